import { type Score, type Seat, score } from '@masterplan/kernel'
import type { View } from './types.ts'

type Parts = {
  readonly projects: number
  readonly missions: number
  readonly inhabitants: number // points for them
  readonly claims: number
  readonly purse: number
}

/** B-SCO-04; B-SCO-05 breaks ties by claimed projects, then by inhabitants. */
export const scoreFrom = ({ claims, purse, ...lines }: Parts): Score => score(lines, [claims, purse])

/** By seat, as far as a view tells: a score is known when its missions are, one's own and everybody's at the end. */
export const knownScores = ({ table, missions, viewer, phase }: View): (Score | null)[] =>
  table.map(({ seat, points, inhabitantPoints, projects, inhabitants }) =>
    phase === 'over' || seat === viewer
      ? scoreFrom({
          projects: points,
          missions: missionPoints(missions, seat),
          inhabitants: inhabitantPoints,
          claims: projects.length,
          purse: inhabitants,
        })
      : null,
  )

const missionPoints = (missions: View['missions'], seat: Seat): number =>
  missions.filter(each => each.seat === seat && each.kept).reduce((sum, { worth }) => sum + worth, 0)
