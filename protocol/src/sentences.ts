import {
  type BadLuck,
  type BadOption,
  type BadRecord,
  type BadWeights,
  END_REASONS,
  FORMAT,
  type OptionLimit,
  type RecordField,
  type WantedValue,
  type WhyEnded,
  type WrongEnd,
} from '@masterplan/kernel'
import type { No, WhyNot } from './answers.ts'
import { brief } from './brief.ts'

// The English of every code, for programs, the terminal and logs. The page has words of its own.

const NO: Readonly<Record<WhyNot, string>> = {
  stale: 'Others came first.',
  refused: 'The rules do not allow this.',
  'not-your-turn': 'It is not your turn.',
  'not-seated': 'You do not sit at this table.',
  'not-host': 'Only the host of the table may do this.',
  'already-seated': 'You sit at this table already.',
  'seat-taken': 'Somebody sits there.',
  'no-free-seat': 'No seat is free.',
  'not-gathering': 'The match has begun.',
  'not-playing': 'No match is being played at this table.',
  'not-over': 'The match is not over.',
  'seats-not-filled': 'Some seats are still free.',
  'not-accepted': 'Not everybody has accepted the table as it is now.',
  'not-here': 'Not everybody is here.',
  'not-ratable': 'This cannot be rated.',
  'needs-account': 'At a rated table everybody has an account.',
  'stood-up': 'The host has freed your seat; not at once.',
  'gone-for-good': 'Who left a rated match, or lost on time, does not come back.',
  'too-soon': 'They may still come back: not yet.',
  'unknown-game': 'There is no such game.',
  'unknown-bot': 'There is no such bot.',
  'bad-options': 'The game cannot be played with these options.',
  'nothing-to-undo': 'There is nothing of yours to take back.',
  'nothing-asked': 'Nobody asked you this.',
  'already-asked': 'You have asked something already: wait for the answer.',
  'commitments-closed': 'You have committed to a nonce already, or somebody has shown theirs.',
  'no-commitment': 'You have not committed to this nonce, or have shown it already.',
  blocked: 'Somebody at this table does not want to meet you, or you them.',
  'no-such-table': 'There is no such table.',
  'no-such-person': 'There is no such person.',
  'not-found': 'There is nothing at this address.',
  'not-signed-in': 'Nobody knows who you are: GET /api/me first.',
  'signed-out': 'You are signed out here: what said who you are was taken back.',
  'sign-in-again': 'Sign in again first: your last sign-in is more than ten minutes ago.',
  'no-account': 'You have no account: you play as a guest.',
  'wrong-password': 'That is not the password.',
  'short-password': 'A password needs at least 10 characters, and at most 200.',
  'address-taken': 'Another account has this address.',
  'no-address': 'Give an e-mail address first: a password needs one to sign in with.',
  'name-taken': 'Another account has this name, or one that looks like it.',
  'name-kept': 'This name is kept for bots and for the house.',
  'two-seats':
    'You sit at the same table as a guest and with your account. Finish that match or leave it as the guest first.',
  'not-allowed': 'You may not do this.',
  'too-many': 'That is too much at once.',
  'too-many-tables': 'Too many tables of yours still gather players: start or end some first.',
  'too-slow': 'That took too long to arrive.',
  'too-big': 'That is too large.',
  malformed: 'That could not be understood.',
  'wrong-origin': 'That came from another page.',
  'unknown-rules': 'The table is played by rules that this server does not know.',
  reload: 'The page is of another version than the server: load it again.',
  unavailable: 'Try again: nothing was stored.',
  broken: 'Something went wrong here.',
}

/** Where more can be said than the code alone says. */
export const sentence = {
  notYet: 'That is based on something that has not happened.',
  newTableAlready: 'There is a new table already.',
  oldLink: 'This link is too old, was used, or is not whole.',
  lastPasskey: 'Without this passkey nobody could sign in to your account: add another, or a password, first.',
  noZone: (zone: string) => `There is no time zone "${zone}".`,
  noSeat: (seat: number) => `There is no seat ${seat + 1}.`,
  enoughReports: (count: number) => `You have made ${count} reports today: the host will look at them.`,
  notPublic: (address: string) => `${address} is no address of the internet.`,
  noBot: (bot: string) => `There is no bot "${bot}".`,
  ratedClock: 'A rated match has a clock.',
  ratedOptions: 'A rated match is played with the usual options.',
  ratedBots: 'In a rated match no bots sit from the start.',
  ratedLate: 'In a rated match of two, who runs out of time loses.',
  ownKeys: 'Keys that begin with "rematch-" are the server’s own.',
} as const

/** Why a backup is not put back. */
export const BACKUP_REFUSED = {
  damaged: 'The backup is damaged or cut short.',
  'not-ours': 'The file is not a backup of Masterplan.',
  'not-empty': 'The database is not empty.',
} as const
export const otherSchema = (found: unknown, ours: string): string =>
  `The backup has the schema ${found}, this is ${ours}: restore it with the release that made it.`

/** What a field takes, as the end of a sentence: "must be …". */
export function wantedSentence(wanted: WantedValue): string {
  switch (wanted.kind) {
    case 'number':
      return `a whole number from ${wanted.min} to ${wanted.max}${inSteps(wanted)}`
    case 'row':
      return `${wanted.count} whole numbers from ${wanted.min} to ${wanted.max}${inSteps(wanted)}`
    case 'switch':
      return 'yes or no'
    case 'choice':
      return `one of ${wanted.among.join(', ')}`
    case 'text':
      return wanted.what
  }
}
const inSteps = ({ step, min }: { readonly step: number; readonly min: number }): string =>
  step === 1 ? '' : ` in steps of ${step} from ${min}`

const why = (limit: OptionLimit | null): string => (limit === null ? '' : `: ${limit.words} (${limit.rule})`)

/** Why no match begins with these options. */
export function optionSentence(bad: BadOption): string {
  switch (bad.problem) {
    case 'unknown-option':
      return `There is no option "${bad.name}"; the options are: ${bad.known.join(', ') || 'none'}.`
    case 'value-not-allowed':
      return `The option "${bad.name}" must be ${wantedSentence(bad.wanted)}, not ${brief(bad.given)}${why(bad.limit)}.`
    case 'wrong-players': {
      const { min, max } = bad.seats
      return `${bad.title} is for ${min === max ? min : `${min} to ${max}`} players, not ${bad.given}.`
    }
    case 'unknown-rules':
      return `${bad.title} is played here by the rules ${bad.ours.join(' or ')}, not by ${brief(bad.given)}.`
  }
}

const named = (versions: readonly string[]): string => versions.map(each => `"${each}"`).join(' or ')

/** Why a record is not a match of its game. */
export function recordSentence(bad: BadRecord): string {
  switch (bad.problem) {
    case 'not-json':
      return bad.text === 'empty' ? 'The record is empty.' : 'The record is not JSON.'
    case 'not-a-record':
      return bad.field === null
        ? 'The record is not a JSON object.'
        : `The field "${bad.field}" must be ${RECORD_FIELDS[bad.field]}.`
    case 'unknown-format':
      return `The field "format" must be "${FORMAT}", not ${brief(bad.given)}.`
    case 'unknown-game':
      return `The field "game" names no game we know: ${brief(bad.given)}.`
    case 'other-rules':
      return `The field "rules" must be ${named(bad.ours)}, not ${brief(bad.given)}: these are other rules.`
    case 'wrong-players':
    case 'wrong-options':
      return optionSentence(bad.option)
    case 'refused-line':
      return `Line ${bad.line} of the log, ${brief(bad.given)}, is refused: ${bad.refused.code} (${bad.refused.rule}).`
    case 'wrong-result': {
      const { wrong } = bad
      if (wrong === 'not-over') return 'The record states a result, but the match is not over.'
      return `The field "result.${wrong.field}" says ${wrong.says.join(', ')}, but the log gives ${wrong.gives.join(', ')}.`
    }
    case 'wrong-end':
      return WRONG_ENDS[bad.wrong]
  }
}
const RECORD_FIELDS: Readonly<Record<RecordField, string>> = {
  game: 'the id of a game',
  rules: 'a rules version such as "1.0.0"',
  players: 'a number of players',
  options: 'an object of options',
  names: 'a list of names',
  log: 'a list of lines of text',
  result: 'null or { scores, ranks }, two lists of numbers',
  ended: `{ why, ranks }: why one of ${END_REASONS.join(', ')}, ranks a list of places where somebody was placed`,
  played: 'a day such as "2026-11-18"',
}
const WRONG_ENDS: Readonly<Record<WrongEnd, string>> = {
  'not-over': 'The field "ended.why" says "rules", but by its log the match is not over.',
  'over-by-rules': 'The field "ended.why" must be "rules": by its log the match is over.',
  'not-stuck': 'The field "ended.why" says "stuck", but there are moves to make.',
  'wrong-ranks': 'The field "ended.ranks" must have a place for every player.',
}

/** How a match ended, as the end of a sentence: "It …". */
export const ENDINGS: Readonly<Record<WhyEnded, string>> = {
  rules: 'ended by its rules',
  time: 'ended because time ran out',
  left: 'ended because somebody left',
  agreed: 'ended by agreement',
  host: 'was ended by its host',
  claimed: 'ended by a claim on somebody who was away',
  aborted: 'ended without a result',
  stuck: 'ended without a result: the rules it was played by knew no further',
}

/** Why luck cannot be checked, or how it fell otherwise than its seed says. */
export function luckSentence(bad: BadLuck): string {
  switch (bad.problem) {
    case 'not-json':
      return 'The record is not JSON.'
    case 'no-seed':
      return 'The record names no seed, so its luck cannot be checked.'
    case 'bad-seed':
      return 'The field "fair" must be { hash, seed, takebacks }, with 64 hexadecimal digits each for the first two.'
    case 'bad-takebacks':
      return 'The field "fair.takebacks" must be a list of whole numbers.'
    case 'bad-nonces':
      return 'The field "fair.nonces" must have one entry for each seat: null, or { commitment, nonce }.'
    case 'false-seed':
      return 'The seed is not the promised one: its hash is another than "fair.hash".'
    case 'false-nonce':
      return `The nonce of seat ${bad.seat} is not the promised one: its hash is another than its commitment.`
    case 'unknown-game':
      return `There is no game ${brief(bad.given)}.`
    case 'wrong-options':
      return optionSentence(bad.option)
    case 'refused-line':
      return `Line ${bad.line} of the log, ${brief(bad.given)}, is refused.`
    case 'drawn-otherwise':
      return `Line ${bad.line} of the log says ${brief(bad.given)}, but the seed draws ${brief(bad.drawn)}.`
  }
}

/** Why a file of weights cannot be used. */
export function weightsSentence(bad: BadWeights): string {
  switch (bad.problem) {
    case 'not-an-object':
      return 'The weights are not a JSON object.'
    case 'other-format':
      return `The weights' format must be "${bad.ours}", not ${brief(bad.given)}.`
    case 'other-game':
      return `The weights are for the game ${brief(bad.given)}, not "${bad.ours}".`
    case 'other-rules':
      return `The weights are for the rules ${brief(bad.given)}, not ${named(bad.ours)}; train anew.`
    case 'empty':
      return 'The weights are empty.'
    case 'no-such-count':
      return `The weights have no table for ${brief(bad.given)} players.`
    case 'not-a-table':
      return `The weights for ${bad.players} players are not a table.`
    case 'unknown-feature':
      return `The weights know a feature ${brief(bad.feature)}, which is not looked at; train anew.`
    case 'missing-feature':
      return `The weights for ${bad.players} players lack the feature "${bad.feature}"; train anew.`
    case 'wrong-row':
      return `The weights of "${bad.feature}" for ${bad.players} players must be ${bad.stages} numbers, not ${brief(bad.given)}.`
  }
}

/** A no with its sentence; `rest` tells what is known besides. */
export const no = (code: WhyNot, rest: Partial<Omit<No, 'ok' | 'code'>> = {}): No => ({
  ok: false,
  code,
  sentence: NO[code],
  refusal: null,
  missed: [],
  seq: null,
  retryAfter: null,
  ...rest,
})
