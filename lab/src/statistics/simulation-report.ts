import type { Plan } from '../run/simulate.ts'
import { deviation, margin, mean, type Share, wilson } from './intervals.ts'
import { type MatchTally, type SeatTally, WHOLE_WIN } from './tally.ts'

/** What a simulation found; plain JSON. */
export interface SimulationReport {
  readonly game: string
  readonly players: number
  readonly options: Plan['options']
  readonly seed: number
  readonly games: number
  readonly bots: readonly ({ readonly bot: string } & Fared)[]
  readonly seats: readonly ({ readonly seat: number } & Fared & { readonly lines: NamedMeans })[] // counted from 1
  readonly moves: { readonly mean: number; readonly shortest: number; readonly longest: number } // decisions of a match
  readonly events: NamedMeans // per match, by kind
}
/** `played` counts seats: a bot that sits twice at a table plays twice. `wins` counts a shared win in parts. */
export interface Fared {
  readonly played: number
  readonly wins: Share
  readonly score: { readonly mean: number; readonly margin: number; readonly deviation: number }
}
export type NamedMeans = Readonly<Record<string, number>>

export function reportOf(plan: Plan, tally: MatchTally): SimulationReport {
  const { games, moves, shortest, longest } = tally
  return {
    game: plan.game,
    players: plan.players,
    options: plan.options,
    seed: plan.seed,
    games,
    bots: [...new Set(plan.bots)]
      .filter(bot => tally.bots[bot] !== undefined) // with few matches, a bot may not have had its turn
      .map(bot => ({ bot, ...fared(tally.bots[bot]!) })),
    seats: tally.seats.map((standing, seat) => ({
      seat: seat + 1,
      ...fared(standing),
      lines: perGame(standing.lines, standing.score.count),
    })),
    moves: { mean: mean(moves), shortest, longest },
    events: perGame(sorted(tally.events), games),
  }
}

const fared = ({ sixtieths, score }: SeatTally): Fared => ({
  played: score.count,
  wins: wilson(sixtieths / WHOLE_WIN, score.count),
  score: { mean: mean(score), margin: margin(score), deviation: deviation(score) },
})

/** By name: which kind came first depends on who played which match. */
const sorted = (sums: NamedMeans): NamedMeans =>
  Object.fromEntries(Object.entries(sums).toSorted(([one], [other]) => (one < other ? -1 : 1)))

const perGame = (sums: NamedMeans, games: number): NamedMeans =>
  Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, sum / games]))
