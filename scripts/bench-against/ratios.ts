import { spread } from '../ratios.ts'

export const MEASURES = [
  'playoutsPerSecond',
  'positionsPerSecond',
  'iterationsPerSecond',
  'plainIterationsPerSecond',
] as const
export type Measure = (typeof MEASURES)[number]
export type BenchRates = Readonly<Record<Measure, number | null>>

/**
 * The median of ratios, and an interval that holds the true one with 95 % or more whatever their distribution; of fewer than
 * six pairs, their whole range, which is less sure.
 */
export type MedianRatio = {
  readonly median: number
  readonly low: number
  readonly high: number
  readonly pairs: number
}

/** What `masterplan bench GAME --json` prints: one row in a list. */
export function readRates(json: string): BenchRates {
  const [row]: unknown[] = JSON.parse(json)
  const rate = (name: Measure): number | null => {
    const value: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, name) : undefined
    if (typeof value !== 'number' && value !== null) throw new Error(`The benchmark printed no ${name}.`)
    return value
  }
  return Object.fromEntries(MEASURES.map(name => [name, rate(name)])) as BenchRates // every measure was just read
}

export function medianRatio(ratios: readonly number[]): MedianRatio {
  const sorted = ratios.toSorted((one, other) => one - other)
  const at = (rank: number): number => sorted[Math.max(0, Math.min(sorted.length - 1, rank))]!
  const rank = lowRank(sorted.length)
  return { median: spread(ratios).median, low: at(rank), high: at(sorted.length - 1 - rank), pairs: sorted.length }
}

/** The highest rank, from 0, below which the median lies with a probability of at most 2.5 %: fair coins. */
function lowRank(count: number): number {
  let chance = 0.5 ** count
  let ways = chance
  let rank = 0
  while (chance <= 0.025 && rank < count) {
    ways *= (count - rank) / (rank + 1)
    rank++
    chance += ways
  }
  return Math.max(0, rank - 1)
}
