import type { Deal } from './deals.ts'
import { lineUpsOf, type Tournament } from './line-ups.ts'

/** A tournament as a file: a head, then one deal on each line as it was played; the last line may be broken off. */
const FORMAT = 'masterplan-tournament/1'

export type Results =
  | { readonly ok: true; readonly deals: readonly Deal[]; readonly sound: string } // `sound`: what to go on writing to
  | { readonly ok: false; readonly sentence: string }

export const headLine = (tournament: Tournament, rules: string): string =>
  `${JSON.stringify({ format: FORMAT, rules, ...tournament })}\n`

export const dealLine = (deal: Deal): string => `${JSON.stringify(deal)}\n`

/** The deals of a file that was begun by the same tournament under the same rules. */
export function readResults(text: string, tournament: Tournament, rules: string): Results {
  const head = headLine(tournament, rules)
  if (!text.startsWith(head)) {
    const said = text.startsWith(`{"format":"${FORMAT}"`)
    const what = said ? 'another tournament: other bots, players, options, seed or rules' : 'something else'
    return { ok: false, sentence: `The file holds ${what}.` }
  }
  const tables = lineUpsOf(tournament).length
  const lines = text.slice(head.length).split('\n')
  const whole = lines.slice(0, -1) // after the last newline there is nothing, or a line broken off in mid-writing
  const deals: Deal[] = []
  for (const [at, line] of whole.entries()) {
    const deal = readDeal(line, tables, tournament.players)
    if (deal === undefined) return { ok: false, sentence: `Line ${at + 2} of the file is not a deal.` }
    deals.push(deal)
  }
  return { ok: true, deals, sound: head + whole.map(line => `${line}\n`).join('') }
}

function readDeal(line: string, tables: number, players: number): Deal | undefined {
  const deal = parsed(line)
  if (typeof deal !== 'object' || deal === null || !('lineUp' in deal && 'deal' in deal && 'matches' in deal)) {
    return undefined
  }
  const { lineUp, deal: number, matches } = deal
  const isMatch = (match: unknown) =>
    typeof match === 'object' &&
    match !== null &&
    ['ranks', 'scores', 'moves', 'milliseconds'].every(name => isRow(Reflect.get(match, name), players)) &&
    isForfeit(Reflect.get(match, 'forfeit'), players)
  const good =
    isCount(lineUp) &&
    lineUp < tables &&
    isCount(number) &&
    Array.isArray(matches) &&
    matches.length === players &&
    matches.every(isMatch)
  return good ? (deal as Deal) : undefined // every field was just checked
}

function isForfeit(value: unknown, players: number): boolean {
  if (value === undefined) return true
  if (typeof value !== 'object' || value === null) return false
  const { seat, sentence } = value as { seat?: unknown; sentence?: unknown }
  return isCount(seat) && seat < players && typeof sentence === 'string'
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0
const isRow = (value: unknown, length: number): boolean =>
  Array.isArray(value) && value.length === length && value.every(each => typeof each === 'number')
