import { type Hex, hexAt, hexesAround, hexKey, ORIGIN, opposite, scaled, sum } from '@masterplan/kernel/hex'
import type { Shape } from './data/projects.ts'
import { SPACES } from './types.ts'

/**
 * A space by where it lies: `7 * slot + position`, both as places in POSITIONS. Unlike `Space`, which names its region
 * by number, neighbours of a spot are the same in every layout.
 */
export type Spot = number
export const spotOf = (slot: number, position: number): Spot => slot * 7 + position
export const slotOf = (spot: Spot): number => (spot / 7) | 0
export const positionOf = (spot: Spot): number => spot % 7

export const SPOTS: readonly Spot[] = Array.from({ length: SPACES }, (_, spot) => spot)
const RING = [1, 2, 3, 4, 5, 6] as const
/** A ring position some clockwise steps further (B-GEO, rotation of tiles). The centre stays. */
export const turnedPosition = (position: number, sixths: number): number =>
  position === 0 ? 0 : ((position - 1 + sixths) % 6) + 1

const flower = (place: number): Hex => (place === 0 ? ORIGIN : hexAt(ORIGIN, place - 1))
/** Regions lie three apart, so that each touches the next by one pair of spaces (B-GEO-02). */
export const HEXES: readonly Hex[] = SPOTS.map(spot => sum(scaled(flower(slotOf(spot)), 3), flower(positionOf(spot))))

const SPOT_AT = new Map(HEXES.map((hex, spot) => [hexKey(hex), spot]))
const spotAt = (hex: Hex): Spot | undefined => SPOT_AT.get(hexKey(hex))
/** The spot one step away in a direction, if there is one. */
const stepFrom = (spot: Spot, direction: number): Spot | undefined => spotAt(hexAt(HEXES[spot]!, direction))
export const BESIDE: readonly (readonly Spot[])[] = HEXES.map(hex =>
  hexesAround(hex)
    .map(spotAt)
    .filter(spot => spot !== undefined),
)

const pairs: readonly (readonly Spot[])[] = SPOTS.flatMap(one =>
  SPOTS.filter(other => other > one).map(other => [one, other]),
)
const adjacent = (one: Spot, other: Spot) => BESIDE[one]!.includes(other)
const sameRegion = (one: Spot, other: Spot) => slotOf(one) === slotOf(other)
const ring = (slot: number, ...steps: readonly number[]): readonly Spot[] =>
  steps.map(step => spotOf(slot, turnedPosition(1, step)))
const SLOTS = [0, ...RING]

const among = (spots: readonly Spot[], size: 2 | 3): (readonly Spot[])[] =>
  spots.flatMap((one, at) =>
    size === 2
      ? spots.slice(at + 1).map(two => [one, two])
      : among(spots.slice(at + 1), 2).map(others => [one, ...others]),
  )
const once = (sets: readonly (readonly Spot[])[]): readonly (readonly Spot[])[] => [
  ...new Map(sets.map(set => set.toSorted((one, other) => one - other)).map(set => [set.join(), set])).values(),
]

/** The pairs of spots of two regions that touch (B-GEO-02, B-GEO-03). */
export const LINKS = pairs.filter(([one, other]) => adjacent(one!, other!) && !sameRegion(one!, other!))

/** All sets of spots that have a shape, each set once. */
export const SETS: Readonly<
  Record<Shape, { readonly 2: readonly (readonly Spot[])[]; readonly 3: readonly (readonly Spot[])[] }>
> = {
  adjacent: { 2: pairs.filter(([one, other]) => adjacent(one!, other!)), 3: [] },
  border: { 2: LINKS, 3: [] },
  opposite: { 2: SLOTS.flatMap(slot => [0, 1, 2].map(step => ring(slot, step, step + 3))), 3: [] },
  sameRegion: {
    2: SLOTS.flatMap(slot =>
      among(
        SLOTS.map(position => spotOf(slot, position)),
        2,
      ),
    ),
    3: SLOTS.flatMap(slot =>
      among(
        SLOTS.map(position => spotOf(slot, position)),
        3,
      ),
    ),
  },
  twoRegions: { 2: pairs.filter(([one, other]) => !sameRegion(one!, other!)), 3: [] },
  connected: { 2: [], 3: once(SPOTS.flatMap(middle => among(BESIDE[middle]!, 2).map(ends => [middle, ...ends]))) },
  line: {
    2: [],
    3: SPOTS.flatMap(middle =>
      [0, 1, 2].flatMap(direction => {
        const [one, other] = [stepFrom(middle, direction), stepFrom(middle, opposite(direction))]
        return one === undefined || other === undefined ? [] : [[one, middle, other]]
      }),
    ),
  },
  arc: { 2: [], 3: SLOTS.flatMap(slot => RING.map(at => ring(slot, at - 1, at, at + 1))) },
  samePosition: {
    2: [],
    3: SLOTS.flatMap(position =>
      among(
        SLOTS.map(slot => spotOf(slot, position)),
        3,
      ),
    ),
  },
}
