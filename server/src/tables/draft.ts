import type { Refused, Seat } from '@masterplan/kernel'
import type { No, WhyNot } from '@masterplan/protocol'
import type { HeldSeat, NewEntry, TableChange } from '@masterplan/store'
import type { Hosted } from './hosted.ts'

/** What a deed would put into the log, and what that makes of the table. Luck and its end are added by whoever stores it. */
export type Draft = {
  readonly ok: true
  readonly entries: readonly NewEntry[]
  readonly change?: TableChange // left out: nothing but the log changes
  readonly seats?: readonly HeldSeat[] // left out: everybody stays where they are
}
export type Drafted = Draft | No

/** Somebody who wants something of a table. */
export type Who = { readonly person: string; readonly seat: Seat | null; readonly host: boolean }

export const whoIs = (hosted: Hosted, person: string): Who => ({
  person,
  seat: hosted.seatOf(person),
  host: hosted.row.host === person,
})

const SENTENCES: Readonly<Record<WhyNot, string>> = {
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
  'unknown-game': 'There is no such game.',
  'unknown-bot': 'There is no such bot.',
  'bad-options': 'The game cannot be played with these options.',
  'nothing-to-undo': 'There is nothing of yours to take back.',
  'nothing-asked': 'Nobody asked you this.',
  blocked: 'Somebody at this table does not want to meet you, or you them.',
  'no-such-table': 'There is no such table.',
  'no-such-person': 'There is no such person.',
  'not-found': 'There is nothing at this address.',
  'not-signed-in': 'Nobody knows who you are: GET /api/me first.',
  'not-allowed': 'You may not do this.',
  'too-many': 'That is too much at once.',
  'too-big': 'That is too large.',
  malformed: 'That could not be understood.',
  'wrong-origin': 'That came from another page.',
  unavailable: 'Try again: nothing was stored.',
  broken: 'Something went wrong here.',
}

export const no = (code: WhyNot, rest: Partial<Omit<No, 'ok' | 'code'>> = {}): No => ({
  ok: false,
  code,
  sentence: SENTENCES[code],
  refusal: null,
  missed: [],
  seq: null,
  retryAfter: null,
  ...rest,
})

export const refusedBy = (refusal: Refused<string>): No =>
  no(refusal.code === 'not-your-turn' ? 'not-your-turn' : 'refused', {
    refusal: { ...refusal, facts: { ...refusal.facts } },
  })
