import { ranks, type Score } from '@masterplan/kernel'
import { NO_SUMS, type Sums, sumsOf, sumsWith } from './intervals.ts'

/**
 * What is counted while matches are played. Whole numbers only, so that the parts of any number of workers add up to
 * the same tally in any order; plain JSON, so that it can be sent.
 */
export interface MatchTally {
  readonly games: number
  readonly moves: Sums // decisions of one match; luck is not one
  readonly shortest: number
  readonly longest: number
  readonly seats: readonly SeatTally[]
  readonly bots: Readonly<Record<string, SeatTally>>
  readonly events: Readonly<Record<string, number>>
}

/** Wins are counted in sixtieths: a win shared by two to six is a whole number of them. */
export interface SeatTally {
  readonly sixtieths: number
  readonly score: Sums
  readonly lines: Readonly<Record<string, number>>
}
export const WHOLE_WIN = 60

const NO_STANDING: SeatTally = { sixtieths: 0, score: NO_SUMS, lines: {} }

export const NO_GAMES: MatchTally = {
  games: 0,
  moves: NO_SUMS,
  shortest: Number.MAX_SAFE_INTEGER,
  longest: 0,
  seats: [],
  bots: {},
  events: {},
}

/** One match: who sat where, how it ended, and what happened on the way. */
export interface TalliedMatch {
  readonly bots: readonly string[] // by seat
  readonly scores: readonly Score[]
  readonly moves: number
  readonly events: Readonly<Record<string, number>>
}

export function tallyOf({ bots, scores, moves, events }: TalliedMatch): MatchTally {
  const places = ranks(scores)
  const winners = places.filter(place => place === 1).length
  const seats = scores.map(
    ({ total, lines }, seat): SeatTally => ({
      sixtieths: places[seat] === 1 ? WHOLE_WIN / winners : 0,
      score: sumsWith(NO_SUMS, total),
      lines,
    }),
  )
  const byBot: Record<string, SeatTally> = {}
  for (const [seat, bot] of bots.entries()) byBot[bot] = standingsOf(byBot[bot] ?? NO_STANDING, seats[seat]!)
  return { games: 1, moves: sumsWith(NO_SUMS, moves), shortest: moves, longest: moves, seats, bots: byBot, events }
}

export function talliesOf(one: MatchTally, other: MatchTally): MatchTally {
  const seats = one.seats.length > other.seats.length ? one.seats : other.seats
  return {
    games: one.games + other.games,
    moves: sumsOf(one.moves, other.moves),
    shortest: Math.min(one.shortest, other.shortest),
    longest: Math.max(one.longest, other.longest),
    seats: seats.map((_, seat) => standingsOf(one.seats[seat] ?? NO_STANDING, other.seats[seat] ?? NO_STANDING)),
    bots: merged(one.bots, other.bots, NO_STANDING, standingsOf),
    events: merged(one.events, other.events, 0, plus),
  }
}

const plus = (one: number, other: number): number => one + other

const standingsOf = (one: SeatTally, other: SeatTally): SeatTally => ({
  sixtieths: one.sixtieths + other.sixtieths,
  score: sumsOf(one.score, other.score),
  lines: merged(one.lines, other.lines, 0, plus),
})

type Named<Value> = Readonly<Record<string, Value>>

/** Every name of either, with what both say of it; `none` stands for the one that does not say. */
function merged<Value>(
  one: Named<Value>,
  other: Named<Value>,
  none: Value,
  both: (one: Value, other: Value) => Value,
): Named<Value> {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return Object.fromEntries([...names].map(name => [name, both(one[name] ?? none, other[name] ?? none)]))
}
