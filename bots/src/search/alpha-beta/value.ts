import { type Game, type GameTypes, type Seat, shareOfWin } from '@masterplan/kernel'
import { marginOf } from '../outcome.ts'

/**
 * Values of alpha-beta, in whole numbers: any win is above any estimate, any estimate above any loss, and the margin
 * tells wins from wins. Margins count in halves, because a komi can be half a point: the table keeps no fractions.
 */
const WIN = 1_000_000
const HALVES = 2
const MOST_MARGIN = 90_000 // in halves
const SURE = WIN - MOST_MARGIN
const SPREAD = 900_000
export const HIGHEST = 2_000_000

export function valueOfEnd<G extends GameTypes>(game: Game<G>, state: G['State'], seat: Seat): number {
  const scores = game.scores(state)
  const margin = Math.max(-MOST_MARGIN, Math.min(MOST_MARGIN, HALVES * marginOf(scores, seat)))
  const share = shareOfWin(scores, seat)
  return share === 1 ? WIN + margin : share === 0 ? margin - WIN : 0
}

export function valueOfEstimate(estimate: number): number {
  return Math.round((2 * Math.min(1, Math.max(0, estimate)) - 1) * SPREAD)
}

export const isSure = (value: number): boolean => Math.abs(value) > SURE

export function shareIn(value: number): number {
  if (isSure(value)) return value > 0 ? 1 : 0
  return 0.5 + value / SPREAD / 2
}

/** The lead at the end, of a value that rests on ends of the game alone. */
export function marginIn(value: number): number {
  if (!isSure(value)) return 0
  return (value > 0 ? value - WIN : value + WIN) / HALVES
}
