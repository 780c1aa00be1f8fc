import { brief } from './brief.ts'
import { ranks } from './game.ts'
import type { Match, Playable } from './match.ts'
import type { Chosen } from './options.ts'

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
  readonly result: Result | null // null while it is being played, or when nobody claims one
}
export type Result = { readonly scores: readonly number[]; readonly ranks: readonly number[] }

export type RecordProblem =
  | 'not-json'
  | 'not-a-record'
  | 'unknown-format'
  | 'unknown-game'
  | 'other-rules'
  | 'wrong-players'
  | 'wrong-options'
  | 'refused-line'
  | 'wrong-result'

/** What is wrong, where, and a sentence that says so. `line` counts log lines from 1; 0 is not in the log. */
export type BadRecord = {
  readonly ok: false
  readonly problem: RecordProblem
  readonly line: number
  readonly sentence: string
}
export type ReadRecord = { readonly ok: true; readonly record: MatchRecord } | BadRecord
export type Verified = { readonly ok: true; readonly match: Match } | BadRecord

const bad = (problem: RecordProblem, line: number, sentence: string): BadRecord => ({
  ok: false,
  problem,
  line,
  sentence,
})

export function resultOf(match: Match): Result | null {
  if (match.turn().kind !== 'over') return null
  const scores = match.scores()
  return { scores: scores.map(each => each.total), ranks: ranks(scores) }
}

export function recordOf(match: Match, names: readonly string[]): MatchRecord {
  const { id: game, rulesVersion: rules } = match.game
  const { players, options, log } = match
  return { format: FORMAT, game, rules, players, options, names, log: [...log], result: resultOf(match) }
}

export function writeRecord(match: Match, names: readonly string[]): string {
  return `${JSON.stringify(recordOf(match, names), null, 2)}\n`
}

/** Text to record: its shape only. Whether the match is legal, `verify` tells. */
export function readRecord(text: string): ReadRecord {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return bad('not-json', 0, text.trim() === '' ? 'The record is empty.' : 'The record is not JSON.')
  }
  if (!isObject(value)) return bad('not-a-record', 0, 'The record is not a JSON object.')
  if (value.format !== FORMAT) {
    return bad('unknown-format', 0, `The field "format" must be "${FORMAT}", not ${brief(value.format)}.`)
  }
  const wrong = FIELDS.find(([name, , fits]) => !fits(value[name]))
  if (wrong) return bad('not-a-record', 0, `The field "${wrong[0]}" must be ${wrong[1]}.`)
  const { game, rules, players, options, names, log, result } = value
  // Every field was just checked by the table above; unknown fields are dropped.
  const record = { format: FORMAT, game, rules, players, options, names: names ?? [], log, result: result ?? null }
  return { ok: true, record: record as MatchRecord }
}

/** Plays a record again. The first thing that is not as the rules say is named with its line. */
export function verify(record: MatchRecord, find: (id: string) => Playable | undefined): Verified {
  const replayed = replay(record, find, record.log.length)
  if (!replayed.ok || record.result === null) return replayed
  const result = resultOf(replayed.match)
  const after = record.log.length
  if (result === null) return bad('wrong-result', after, `The record states a result, but the match is not over.`)
  for (const name of ['scores', 'ranks'] as const) {
    if (result[name].join() === record.result[name].join()) continue
    const sentence = `The field "result.${name}" says ${record.result[name].join(', ')}, but the log gives ${result[name].join(', ')}.`
    return bad('wrong-result', after, sentence)
  }
  return replayed
}

/** The match after the first `lines` lines of its log; what the record says about the end is not looked at. */
export function replay(record: MatchRecord, find: (id: string) => Playable | undefined, lines: number): Verified {
  const game = find(record.game)
  if (game === undefined)
    return bad('unknown-game', 0, `The field "game" names no game we know: ${brief(record.game)}.`)
  if (game.rulesVersion !== record.rules) {
    const sentence = `The field "rules" must be "${game.rulesVersion}", not ${brief(record.rules)}: these are other rules.`
    return bad('other-rules', 0, sentence)
  }
  const opened = game.open(record.players, record.options)
  if (!opened.ok) return bad(opened.problem === 'wrong-players' ? 'wrong-players' : 'wrong-options', 0, opened.sentence)
  for (const [at, line] of record.log.slice(0, lines).entries()) {
    const entered = opened.match.append(line)
    if (entered.ok) continue
    const { code, rule } = entered.refused
    return bad('refused-line', at + 1, `Line ${at + 1} of the log, ${brief(line)}, is refused: ${code} (${rule}).`)
  }
  return opened
}

type Field = readonly [name: string, wanted: string, fits: (value: unknown) => boolean]
const FIELDS: readonly Field[] = [
  ['game', 'the id of a game', value => typeof value === 'string'],
  ['rules', 'a rules version such as "1.0.0"', value => typeof value === 'string'],
  ['players', 'a number of players', value => Number.isInteger(value)],
  ['options', 'an object of options', isObject],
  ['names', 'a list of names', value => value === undefined || isListOf('string', value)],
  ['log', 'a list of lines of text', value => isListOf('string', value)],
  ['result', 'null or { scores, ranks }, two lists of numbers', value => value == null || isResult(value)],
]

function isResult(value: unknown): boolean {
  return isObject(value) && isListOf('number', value.scores) && isListOf('number', value.ranks)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const isListOf = (type: 'string' | 'number', value: unknown): boolean =>
  Array.isArray(value) && value.every(each => typeof each === type)
