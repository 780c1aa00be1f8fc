import { type Score, type Seat, score, seatsOf } from '@masterplan/kernel'
import { lowestBit } from '@masterplan/kernel/bits'
import { INHABITANT_POINTS } from './data/numbers.ts'
import { missionPoints } from './mission-points.ts'
import type { State } from './state.ts'

/** B-SCO-03 */
export const inhabitantPoints = (inhabitants: number): number =>
  INHABITANT_POINTS.find(([from]) => inhabitants >= from)![1]

/** B-SCO-04; B-SCO-05 breaks ties by claimed projects, then by inhabitants. */
export function scores(state: State): Score[] {
  return seatsOf(state.fixed.players).map(seat =>
    score(
      {
        projects: state.points[seat]!,
        missions: missionTotal(state, seat),
        inhabitants: inhabitantPoints(state.purse[seat]!),
      },
      [state.claims[seat]!, state.purse[seat]!],
    ),
  )
}

/** B-SCO-01: each on its own. */
function missionTotal(state: State, seat: Seat): number {
  let points = 0
  for (let rest = state.kept[seat]!; rest !== 0; rest &= rest - 1)
    points += missionPoints(state, seat, lowestBit(rest) + 1)
  return points
}
