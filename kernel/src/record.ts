import { endOf, isDay, isEnd, type RecordedEnd, type WrongEnd, wrongEnd } from './ending.ts'
import { type Refused, ranks } from './game.ts'
import type { Match, Playable } from './match.ts'
import type { BadOption, Chosen } from './options.ts'

export const FORMAT = 'masterplan-match/1'

/** A match as a file, `*.match.json`. */
export interface MatchRecord {
  readonly format: typeof FORMAT
  readonly game: string
  readonly rules: string
  readonly players: number
  readonly options: Chosen // what is left out is as usual in these rules
  readonly names: readonly string[]
  readonly log: readonly string[]
  readonly result: Result | null // what the log gives; null while it gives none, or when nobody claims one
  readonly ended?: RecordedEnd // left out while it is being played, and by whoever does not say
  readonly played?: string // the last day, such as "2026-11-18"; left out by whoever does not say
}
export type Result = { readonly scores: readonly number[]; readonly ranks: readonly number[] }

/** What is wrong, where, and what a sentence needs to explain it. `line` counts log lines from 1; 0 is not in the log. */
export type BadRecord = { readonly ok: false; readonly line: number } & WrongRecord
export type RecordProblem = BadRecord['problem']
type WrongRecord =
  | { readonly problem: 'not-json'; readonly text: 'empty' | 'other' }
  | { readonly problem: 'not-a-record'; readonly field: RecordField | null } // null: not even a JSON object
  | { readonly problem: 'unknown-format' | 'unknown-game'; readonly given: unknown }
  | { readonly problem: 'other-rules'; readonly ours: readonly string[]; readonly given: string }
  | { readonly problem: 'wrong-players' | 'wrong-options'; readonly option: BadOption }
  | { readonly problem: 'refused-line'; readonly given: string; readonly refused: Refused<string> }
  | { readonly problem: 'wrong-result'; readonly wrong: WrongResult }
  | { readonly problem: 'wrong-end'; readonly wrong: WrongEnd }
/** A result of a match that goes on, or other numbers than the log gives. */
export type WrongResult =
  | 'not-over'
  | { readonly field: keyof Result; readonly says: readonly number[]; readonly gives: readonly number[] }
export type ReadRecord = { readonly ok: true; readonly record: MatchRecord } | BadRecord
export type Verified = { readonly ok: true; readonly match: Match } | BadRecord

const bad = (line: number, wrong: WrongRecord): BadRecord => ({ ok: false, line, ...wrong })

export function resultOf(match: Match): Result | null {
  if (match.turn().kind !== 'over') return null
  const scores = match.scores()
  return { scores: scores.map(each => each.total), ranks: ranks(scores) }
}

/** What the log of a match does not say: when it was played, and how it ended where its rules did not end it. */
export type AboutMatch = Pick<MatchRecord, 'ended' | 'played'>

export function recordOf(match: Match, names: readonly string[], about: AboutMatch = {}): MatchRecord {
  const { id: game } = match.game
  const { players, options, rules, log } = match
  const result = resultOf(match)
  const known = { ended: about.ended ?? endOf(match), played: about.played }
  return { format: FORMAT, game, rules, players, options, names, log: [...log], result, ...given(known) }
}

export function writeRecord(match: Match, names: readonly string[], about: AboutMatch = {}): string {
  return `${JSON.stringify(recordOf(match, names, about), null, 2)}\n`
}

/** Text to record: its shape only. Whether the match is legal, `verify` tells. */
export function readRecord(text: string): ReadRecord {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return bad(0, { problem: 'not-json', text: text.trim() === '' ? 'empty' : 'other' })
  }
  if (!isObject(value)) return bad(0, { problem: 'not-a-record', field: null })
  if (value.format !== FORMAT) return bad(0, { problem: 'unknown-format', given: value.format })
  const field = FIELDS.find(name => !FITS[name](value[name]))
  if (field) return bad(0, { problem: 'not-a-record', field })
  const { game, rules, players, options, names, log, result, ended, played } = value
  // Every field was just checked by the table above; unknown fields are dropped.
  const record = { format: FORMAT, game, rules, players, options, names: names ?? [], log, result: result ?? null }
  return { ok: true, record: { ...record, ...given({ ended, played }) } as MatchRecord }
}

/** Plays a record again. The first thing that is not as the rules say is named with its line. */
export function verify(record: MatchRecord, find: (id: string) => Playable | undefined): Verified {
  const replayed = replay(record, find, record.log.length)
  return replayed.ok ? (wrongAtEnd(record, replayed.match) ?? replayed) : replayed
}

/** What a record says of the result and of the end, held against its log. */
function wrongAtEnd(record: MatchRecord, match: Match): BadRecord | undefined {
  const after = record.log.length
  if (record.result !== null) {
    const result = resultOf(match)
    if (result === null) return bad(after, { problem: 'wrong-result', wrong: 'not-over' })
    for (const field of ['scores', 'ranks'] as const) {
      const says = record.result[field]
      const gives = result[field]
      if (says.join() !== gives.join()) return bad(after, { problem: 'wrong-result', wrong: { field, says, gives } })
    }
  }
  const wrong = record.ended && wrongEnd(match, record.ended)
  return wrong && bad(after, { problem: 'wrong-end', wrong })
}

/** The match after the first `lines` lines of its log; what the record says about the end is not looked at. */
export function replay(record: MatchRecord, find: (id: string) => Playable | undefined, lines: number): Verified {
  const game = find(record.game)
  if (game === undefined) return bad(0, { problem: 'unknown-game', given: record.game })
  const opened = game.open(record.players, record.options, record.rules)
  if (!opened.ok) {
    if (opened.problem === 'unknown-rules')
      return bad(0, { problem: 'other-rules', ours: opened.ours, given: record.rules })
    const problem = opened.problem === 'wrong-players' ? 'wrong-players' : 'wrong-options'
    return bad(0, { problem, option: opened })
  }
  for (const [at, line] of record.log.slice(0, lines).entries()) {
    const entered = opened.match.append(line)
    if (!entered.ok) return bad(at + 1, { problem: 'refused-line', given: line, refused: entered.refused })
  }
  return opened
}

/** Without what is not there. */
const given = (fields: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null))

const FIELDS = ['game', 'rules', 'players', 'options', 'names', 'log', 'result', 'ended', 'played'] as const
export type RecordField = (typeof FIELDS)[number]
const FITS: Readonly<Record<RecordField, (value: unknown) => boolean>> = {
  game: value => typeof value === 'string',
  rules: value => typeof value === 'string',
  players: value => Number.isInteger(value),
  options: isObject,
  names: value => value === undefined || isListOf('string', value),
  log: value => isListOf('string', value),
  result: value => value == null || isResult(value),
  ended: value => value == null || (isObject(value) && isEnd(value)),
  played: value => value == null || isDay(value),
}

function isResult(value: unknown): boolean {
  return isObject(value) && isListOf('number', value.scores) && isListOf('number', value.ranks)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const isListOf = (type: 'string' | 'number', value: unknown): boolean =>
  Array.isArray(value) && value.every(each => typeof each === type)
