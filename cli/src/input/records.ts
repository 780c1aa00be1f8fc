import type { FoldedBoard } from '@masterplan/boards'
import {
  type Actor,
  type BadRecord,
  type Match,
  type MatchRecord,
  type Playable,
  readRecord,
  replay,
  type Seat,
  verify,
} from '@masterplan/kernel'
import { recordSentence } from '@masterplan/protocol/sentences'
import { type Context, type Failure, failure, quoted } from '../command.ts'
import { refusalSentence } from '../sheets/refusals.ts'
import { readText } from './files.ts'

export type LoadedMatch = { readonly ok: true; readonly record: MatchRecord; readonly match: Match } | Failure

/** The whole match of a file, proved: every line and the result. */
export async function loadMatch(source: string, context: Context): Promise<LoadedMatch> {
  return load(source, context, undefined)
}

/** The match after `--at` lines; without the flag, the whole match. */
export async function loadMatchAt(source: string, context: Context): Promise<LoadedMatch> {
  return load(source, context, context.args.text('at'))
}

async function load(source: string, context: Context, at: string | undefined): Promise<LoadedMatch> {
  const text = await readText(source, context)
  return text.ok ? matchOf(text.text, context, at) : text
}

/** The match of a record's text; without `at`, the whole match, proved. */
export function matchOf(text: string, context: Context, at?: string): LoadedMatch {
  const read = readRecord(text)
  if (!read.ok) return failure(recordSentence(read))
  const { record } = read
  const lines = at === undefined ? record.log.length : linesOf(at, record)
  if (lines === undefined) {
    return failure(`The flag --at must be a whole number from 0 to ${record.log.length}, not ${quoted(at ?? '')}.`)
  }
  const find = (id: string) => context.catalog.find(game => game.id === id)
  const played = at === undefined ? verify(record, find) : replay(record, find, lines)
  return played.ok
    ? { ok: true, record, match: played.match }
    : failure(explained(played, record, find, context.boards))
}

function linesOf(at: string, { log }: MatchRecord): number | undefined {
  return /^\d{1,9}$/.test(at) && Number(at) <= log.length ? Number(at) : undefined
}

/** A refused line in the words of its game's board; anything else as programs are told. */
function explained(
  bad: BadRecord,
  record: MatchRecord,
  find: (id: string) => Playable | undefined,
  boards: Readonly<Record<string, FoldedBoard>>,
): string {
  if (bad.problem !== 'refused-line') return recordSentence(bad)
  const line = record.log[bad.line - 1] ?? ''
  const before = replay(record, find, bad.line - 1)
  const [, who, text] = /^([1-6*]) (.+)$/.exec(line) ?? []
  if (!before.ok || who === undefined || text === undefined) return recordSentence(bad)
  const by: Actor = who === '*' ? 'luck' : ((Number(who) - 1) as Seat)
  const refused = before.match.judge(by, text)
  if (refused === undefined) return recordSentence(bad)
  return `Line ${bad.line} of the log, ${quoted(line)}, is refused: ${refusalSentence(boards[record.game], refused)}`
}
