import { type Random, type Seat, seeded } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { putRoof, raise } from '../../src/buildings.ts'
import { type Cell, type Objective, PROJECTS, type Shape } from '../../src/data/projects.ts'
import { BESIDE, HEXES, positionOf, SPOTS, type Spot, slotOf } from '../../src/geometry.ts'
import { brickByBrick, LANDS } from '../../src/index.ts'
import { fulfils } from '../../src/objectives.ts'
import { USUAL } from '../builder.ts'

type State = ReturnType<typeof brickByBrick.start>

/** The grammar read literally, without a table or a bit: any set of spaces, any match of its buildings to the cells. */
const SHAPES: Readonly<Record<Shape, (set: readonly Spot[]) => boolean>> = {
  adjacent: ([one, two]) => BESIDE[one!]!.includes(two!),
  border: ([one, two]) => BESIDE[one!]!.includes(two!) && slotOf(one!) !== slotOf(two!),
  opposite: ([one, two]) =>
    slotOf(one!) === slotOf(two!) && positionOf(one!) > 0 && positionOf(two!) > 0 && middle([one!, two!]),
  sameRegion: set => set.every(spot => slotOf(spot) === slotOf(set[0]!)),
  twoRegions: ([one, two]) => slotOf(one!) !== slotOf(two!),
  connected: set => set.filter(spot => set.filter(other => BESIDE[spot]!.includes(other)).length === 2).length > 0,
  line: set =>
    set.some(
      spot =>
        set.every(each => each === spot || BESIDE[spot]!.includes(each)) &&
        middle(
          set.filter(each => each !== spot),
          spot,
        ),
    ),
  arc: set =>
    set.every(spot => slotOf(spot) === slotOf(set[0]!) && positionOf(spot) > 0) &&
    set.some(spot => set.every(each => each === spot || BESIDE[spot]!.includes(each))),
  samePosition: set =>
    set.every(spot => positionOf(spot) === positionOf(set[0]!)) && new Set(set.map(slotOf)).size === set.length,
}
/** Do two spaces lie on opposite sides of a space, or of the centre of their region? */
function middle([one, two]: readonly Spot[], spot = slotOf(one!) * 7): boolean {
  const [a, b, c] = [HEXES[one!]!, HEXES[two!]!, HEXES[spot]!]
  return a.q + b.q === 2 * c.q && a.r + b.r === 2 * c.r
}

const matches = (state: State, set: readonly Spot[], cells: readonly Cell[]): boolean =>
  cells.length === 0 ||
  set.some(spot => {
    const [{ floors, land }, ...rest] = cells as [Cell, ...Cell[]]
    const fits = state.floors[spot]! >= floors && (land === null || LANDS[state.land[spot]! - 1] === land)
    return (
      fits &&
      matches(
        state,
        set.filter(each => each !== spot),
        rest,
      )
    )
  })

function literally(state: State, seat: Seat, anchor: Spot, objective: Objective): boolean {
  const { spaces } = brickByBrick.view(state, 'audience')
  const seen = (spot: Spot) => spaces[(state.number[slotOf(spot)]! - 1) * 7 + positionOf(spot)]!
  const open = SPOTS.filter(spot => seen(spot).owner === seat && !seen(spot).roof)
  const height = state.floors[anchor]!
  switch (objective.shape) {
    case 'single': {
      const places = {
        anywhere: true,
        centreSpace: positionOf(anchor) === 0,
        centreRegion: slotOf(anchor) === 0,
        bramble: seen(anchor).bramble,
      }
      return places[objective.where] && matches(state, [anchor], [objective.cell])
    }
    case 'overlook': {
      const lower = BESIDE[anchor]!.map(seen).filter(
        ({ owner, floors }) => owner !== null && owner !== seat && floors < height,
      )
      return height >= objective.floors && lower.length >= objective.rivals
    }
    case 'landmark':
      return height >= objective.floors && SPOTS.every(spot => spot === anchor || state.floors[spot]! < height)
    case 'spread':
      return new Set(open.map(slotOf)).size >= objective.regions
    default: {
      const others = open.filter(spot => spot !== anchor)
      const sets =
        objective.cells.length === 2
          ? others.map(one => [anchor, one])
          : others.flatMap((one, at) => others.slice(at + 1).map(two => [anchor, one, two]))
      return sets.some(set => {
        const lands = new Set(set.map(spot => state.land[spot]))
        const landsFit = { any: true, different: lands.size === set.length, same: lands.size === 1 }[objective.lands]
        const sum = set.reduce((so, spot) => so + state.floors[spot]!, 0)
        return landsFit && sum >= objective.sum && SHAPES[objective.shape](set) && matches(state, set, objective.cells)
      })
    }
  }
}

/** A hillside full of anybody's buildings; brambles that are built on have become something. */
function randomHillside(random: Random): State {
  const state = brickByBrick.start(3, USUAL)
  while (state.rotated < 7) brickByBrick.play(state, 'luck', brickByBrick.sample(state, 'luck', random))
  const crowd = 2 + random.below(3)
  for (const spot of SPOTS) {
    if (random.below(4) >= crowd) continue
    if (state.land[spot] === 0) {
      state.land[spot] = 1 + random.below(3)
    }
    raise(state, random.below(3) as Seat, spot, 1 + random.below(2) + random.below(2) * random.below(3))
    if (random.below(5) === 0) putRoof(state, spot)
  }
  return state
}

describe('The grammar of projects', () => {
  test('B-PRJ-03 the tables say of every building what the grammar says, on random hillsides', () => {
    const random = seeded(11)
    const met = PROJECTS.map(() => 0)
    let asked = 0
    for (let round = 0; round < 60; round++) {
      const state = randomHillside(random)
      for (const anchor of SPOTS) {
        const seat = state.owner[anchor] as Seat
        const { floors, roof } = brickByBrick.view(state, 'audience').spaces[
          (state.number[slotOf(anchor)]! - 1) * 7 + positionOf(anchor)
        ]!
        if (floors === 0 || roof || random.below(4) > 0) continue
        for (const [at, { objective }] of PROJECTS.entries()) {
          const said = fulfils(state, seat, anchor, at + 1)
          expect([at + 1, said]).toEqual([at + 1, literally(state, seat, anchor, objective)])
          if (said) met[at]!++
          asked++
        }
      }
    }
    expect(met.every(times => times > 0 && times < asked / 32)).toBe(true) // no card is always or never met
  })
})
