import { type Score, type Seat, seatsOf } from '@masterplan/kernel'
import { lowestBit } from '@masterplan/kernel/bits'
import { INHABITANT_POINTS } from './data/numbers.ts'
import { missionPoints } from './mission-points.ts'
import { scoreFrom } from './score.ts'
import type { State } from './state.ts'

/** B-SCO-03 */
export const inhabitantPoints = (inhabitants: number): number =>
  INHABITANT_POINTS.find(([from]) => inhabitants >= from)![1]

export function scores(state: State): Score[] {
  return seatsOf(state.fixed.players).map(seat =>
    scoreFrom({
      projects: state.points[seat]!,
      missions: missionTotal(state, seat),
      inhabitants: inhabitantPoints(state.purse[seat]!),
      claims: state.claims[seat]!,
      purse: state.purse[seat]!,
    }),
  )
}

/** B-SCO-01: each on its own. */
function missionTotal(state: State, seat: Seat): number {
  let points = 0
  for (let rest = state.kept[seat]!; rest !== 0; rest &= rest - 1)
    points += missionPoints(state, seat, lowestBit(rest) + 1)
  return points
}
