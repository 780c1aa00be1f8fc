import { type BoardPlan, zoneNumber } from './data/boards.ts'
import { LAND_TYPES, WATER } from './data/names.ts'
import {
  isTierCentre,
  largerAround,
  readTier,
  type Stooj,
  stoojesOf,
  stoojName,
  trianglesBeside,
} from './land/lattice.ts'

/**
 * A plan made ready for play: everything by number. Stooj 4t is the centre of tier t, 4t+1 to 4t+3 are its corners.
 * Shared by all matches on the same plan and never written.
 */
export interface Board {
  readonly plan: BoardPlan
  readonly tiers: readonly string[]
  readonly stoojes: readonly string[]
  readonly tierAt: ReadonlyMap<string, number>
  readonly stoojAt: ReadonlyMap<string, number>
  readonly words: number // 32-bit words of a set of stoojes
  readonly land: Int32Array // the set of stoojes that are not water
  readonly types: Uint8Array // by tier
  readonly zones: Uint8Array // by tier, at the start; 0 is none, otherwise the zone plus one
  readonly beside: Int16Array // three by stooj; -1 is off the board
  readonly blyces: readonly string[] // by the name of the middle
  readonly blyceAt: ReadonlyMap<string, number>
  readonly members: Int16Array // four by blyce, land only; -1 fills up
}

export const tierOfStooj = (stooj: number): number => stooj >> 2

const made = new Map<string, Board>()

/** `middles`: whether the middle of a blyce may lie beyond the edge (G-15). */
export function boardOf(plan: BoardPlan, middles: 'on-board' | 'anywhere'): Board {
  const key = middles + JSON.stringify(plan)
  const known = made.get(key)
  if (known) return known
  const board = makeBoard(plan, middles)
  made.set(key, board)
  return board
}

function makeBoard(plan: BoardPlan, middles: 'on-board' | 'anywhere'): Board {
  const tiers = plan.tiers.map(({ id }) => id)
  const places = tiers.flatMap(id => stoojesOf(readTier(id)!))
  const stoojes = places.map(stoojName)
  const stoojAt = new Map(stoojes.map((name, at) => [name, at]))
  const types = Uint8Array.from(plan.tiers, ({ type }) => LAND_TYPES.indexOf(type))
  const words = Math.ceil(stoojes.length / 32)
  const land = new Int32Array(words)
  for (let stooj = 0; stooj < stoojes.length; stooj++) {
    if (types[stooj >> 2] !== WATER) land[stooj >> 5]! |= 1 << (stooj & 31)
  }
  const isLand = (stooj: Stooj) => {
    const at = stoojAt.get(stoojName(stooj))
    return at !== undefined && types[at >> 2] !== WATER
  }
  const all = middlesOf(places, middles).filter(middle => largerAround(middle).some(isLand))
  const blyces = all.map(stoojName)
  return {
    plan,
    tiers,
    stoojes,
    tierAt: new Map(tiers.map((id, at) => [id, at])),
    stoojAt,
    words,
    land,
    types,
    zones: Uint8Array.from(plan.tiers, ({ zone }) => (zone === null ? 0 : zoneNumber(zone) + 1)),
    beside: Int16Array.from(
      places.flatMap(place => trianglesBeside(place).map(each => stoojAt.get(stoojName(each)) ?? -1)),
    ),
    blyces,
    blyceAt: new Map(blyces.map((name, at) => [name, at])),
    members: Int16Array.from(
      all.flatMap(middle => {
        const land = largerAround(middle)
          .filter(isLand)
          .map(each => stoojAt.get(stoojName(each))!)
        return [0, 1, 2, 3].map(at => land[at] ?? -1)
      }),
    ),
  }
}

/** G-15, G-16: every corner on the board; with the option, those off the board that touch it as well. */
function middlesOf(places: readonly Stooj[], middles: 'on-board' | 'anywhere'): Stooj[] {
  const found = new Map<string, Stooj>()
  for (const place of places) {
    for (const middle of middles === 'anywhere' ? largerAround(place) : [place]) {
      if (!isTierCentre(middle)) found.set(stoojName(middle), middle)
    }
  }
  return [...found.values()]
}
