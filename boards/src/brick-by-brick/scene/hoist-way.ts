import type { View } from '@masterplan/brick-by-brick/nouns'
import { type Point, plaquePoint, SIDE, SIZE, spacePoint } from './coordinates.ts'

/** A gentle curve from one point to another, bent towards a third. */
export interface Curve {
  readonly from: Point
  readonly by: Point
  readonly to: Point
}

/** Something written that the way of the hoist must not cross. */
interface Written extends Point {
  readonly reach: number
}

/** Every number on the hillside: of regions, of floors, and what spaces cost. */
function numbersOf(view: View): readonly Written[] {
  return [
    ...view.tiles.map(region => ({ ...plaquePoint(view, region), reach: 0.8 * SIDE })),
    ...view.spaces.flatMap(({ floors }, space): Written[] => {
      const { x, y } = spacePoint(view, space)
      if (floors === 0) return [{ x, y, reach: 0.6 * SIDE }]
      return [
        { x, y: y + 36, reach: 0.5 * SIDE },
        { x: x - 28, y: y + 3, reach: 0.55 * SIDE },
      ]
    }),
  ]
}

const BENDS = Array.from({ length: 33 }, (_, at) => (at - 16) / 32)
const TOWARDS = [0.3, 0.5, 0.7] as const
const SAMPLES = 24
const START = 48 // beside the middle of the space used
const END = 62 // before the plaque

/**
 * Of all gentle curves between a space and a plaque the one that stays within the picture, crosses least of what is written and
 * bends least.
 */
export function clearWay(view: View, from: Point, to: Point): Curve {
  const numbers = numbersOf(view).filter(each => apart(each, from) > (2 * SIDE) / 3 && apart(each, to) > (2 * SIDE) / 3)
  let best = bent(from, to, 0, 0.5)
  let least = Number.POSITIVE_INFINITY
  for (const bend of BENDS) {
    for (const along of TOWARDS) {
      const way = bent(from, to, bend, along)
      const cost = crossed(way, numbers) + cut(way) + Math.abs(bend) / 10
      if (cost < least) [best, least] = [way, cost]
    }
  }
  return best
}

const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)

/** Its middle lies aside by a share of its length, and that far along. */
function bent(from: Point, to: Point, bend: number, along: number): Curve {
  const length = apart(from, to)
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length]
  const by = {
    x: from.x + along * (to.x - from.x) - 2 * bend * length * y,
    y: from.y + along * (to.y - from.y) + 2 * bend * length * x,
  }
  return { from: nearer(from, by, START), by, to: nearer(to, by, END) }
}

function nearer(one: Point, other: Point, by: number): Point {
  const length = apart(one, other) || 1
  return { x: one.x + (by * (other.x - one.x)) / length, y: one.y + (by * (other.y - one.y)) / length }
}

export function pointAt({ from, by, to }: Curve, share: number): Point {
  const rest = 1 - share
  return {
    x: rest * rest * from.x + 2 * rest * share * by.x + share * share * to.x,
    y: rest * rest * from.y + 2 * rest * share * by.y + share * share * to.y,
  }
}

/** How much of a curve would be cut off by the edge of the picture: worse than crossing all that is written. */
function cut(way: Curve): number {
  const points = Array.from({ length: SAMPLES + 1 }, (_, at) => pointAt(way, at / SAMPLES))
  return SAMPLES * points.filter(({ x, y }) => Math.min(x, y, SIZE.width - x, SIZE.height - y) < EDGE).length
}
const EDGE = 10 // of the way's own breadth

/** How deep a curve lies in what is written, all its points together. */
function crossed(way: Curve, numbers: readonly Written[]): number {
  let deep = 0
  for (let at = 0; at <= SAMPLES; at++) {
    const point = pointAt(way, at / SAMPLES)
    for (const each of numbers) deep += Math.max(0, 1 - apart(point, each) / each.reach)
  }
  return deep
}
