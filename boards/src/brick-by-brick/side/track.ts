import { type HeldMission, MISSIONS, type View } from '@masterplan/brick-by-brick/nouns'
import { regionOf } from '../scene/coordinates.ts'

/** One step of a mission: what is counted, the points for it, whether its holder stands there. */
export interface Step {
  readonly count: string
  readonly points: number
  readonly here: boolean
}

/** A mission as a track: for 0, 1, 2 … of what it counts the points, and where its holder stands. */
export function trackOf(view: View, held: HeldMission): readonly Step[] {
  const card = MISSIONS[held.mission - 1]!
  if (card.counts === 'keys') {
    return card.regions.map(region => {
      const points = card.points[controlOf(view, held, region)] ?? 0
      return { count: String(region), points, here: points > 0 }
    })
  }
  const last = card.points.length - 1
  const stands = standsAt(view, held)
  return card.points.map((points, many) => ({
    count: card.counts === 'tallest' ? '<=>'[many]! : `${many}${many === last ? '+' : ''}`,
    points,
    here: many === stands,
  }))
}

/** 2 alone, 1 tied, 0 without control. */
function controlOf({ control }: View, { seat }: HeldMission, region: number): number {
  const seats = control.find(each => each.region === region)?.seats ?? []
  return seats.includes(seat) ? (seats.length === 1 ? 2 : 1) : 0
}

/** Steps differ by their points, but for the first of two missions, where what stands on the hillside tells. */
function standsAt({ spaces }: View, { mission, seat, worth }: HeldMission): number {
  const { counts, points } = MISSIONS[mission - 1]!
  const step = points.indexOf(worth)
  if (step !== 0 || points[1] !== points[0]) return step
  const own = spaces.flatMap((space, at) => (space.owner === seat ? [{ ...space, at }] : []))
  if (counts === 'regionsBuilt') return new Set(own.map(({ at }) => regionOf(at))).size
  return own.some(({ roof }) => !roof) ? 1 : 0
}
