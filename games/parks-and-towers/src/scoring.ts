import type { Score } from '@masterplan/kernel'
import type { ScoreLine, State } from './board.ts'
import { share } from './shares.ts'

const NO_TIEBREAKS: readonly number[] = [] // P-8.6: equal totals are a draw

/** As if the match ended now: what parks have paid, P-6.7, the larger share in each tower, P-8.4, and Yellow's komi. */
export function scores(state: State): Score[] {
  let white = 0
  let yellow = 0
  for (let rest = state.towersLow; rest !== 0; rest &= rest - 1) {
    const lead = leadIn(state, 31 - Math.clz32(rest & -rest))
    if (lead > 0) white += 2
    else if (lead < 0) yellow += 2
  }
  for (let rest = state.towersHigh; rest !== 0; rest &= rest - 1) {
    const lead = leadIn(state, 63 - Math.clz32(rest & -rest))
    if (lead > 0) white += 2
    else if (lead < 0) yellow += 2
  }
  const komi = state.fixed.options.komiHalves / 2
  return [scored(state.points[0]!, white, 0), scored(state.points[1]!, yellow, komi)]
}

const leadIn = (state: State, tower: number): number => share(state, 0, tower) - share(state, 1, tower)

function scored(parks: number, towers: number, komi: number): Score {
  const lines: Readonly<Record<ScoreLine, number>> = { parks, towers, komi }
  return { total: parks + towers + komi, lines, tiebreaks: NO_TIEBREAKS }
}
