import { type Score, type Seat, score, seatsOf } from '@masterplan/kernel'
import { countBits } from '@masterplan/kernel/bits'
import { missionPoints } from './mission-points.ts'
import type { State } from './state.ts'

/** B-SCO-03: points by number of inhabitants; each entry begins at its first number. */
const INHABITANT_POINTS: readonly (readonly [from: number, points: number])[] = [
  [60, 8],
  [52, 7],
  [45, 6],
  [40, 5],
  [35, 4],
  [30, 3],
  [25, 2],
  [20, 1],
  [15, 0],
  [12, -1],
  [9, -3],
  [6, -6],
  [3, -10],
  [0, -15],
]

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
    points += missionPoints(state, seat, countBits((rest & -rest) - 1) + 1)
  return points
}
