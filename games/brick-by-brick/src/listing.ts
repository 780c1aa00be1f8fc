import type { Random, Seat } from '@masterplan/kernel'
import { countBits, lowestBit, nthBit } from '@masterplan/kernel/bits'
import { spotOf } from './geometry.ts'
import { countRoofTargets, invadeBits, landChoices, mayPass, mayPloy, roofSourceBits, roofTargets } from './legal.ts'
import { ABANDON, CONSTRUCT, DOWN, INVADE, PASS, ROOF, UP } from './moves.ts'
import { nthSpot } from './spot-sets.ts'
import { BRAMBLE, type State, spaceOfSpot } from './state.ts'
import type { Move } from './types.ts'

/** Every action `seat` can take now: constructs, abandons, pass, ploys. */
export function listActions(state: State, seat: Seat): Move[] {
  const moves: Move[] = []
  for (let n = 0, mains = countMains(state); n < mains; n++) moves.push(nthMain(state, n))
  if (mayPass(state, seat)) moves.push(PASS)
  if (mayPloy(state, seat)) {
    for (let n = 0, ploys = countPloys(state, seat); n < ploys; n++) moves.push(nthPloy(state, seat, n))
  }
  return moves
}

/** One of `listActions`, each as likely, without a list. */
export function sampleAction(state: State, seat: Seat, random: Random): Move {
  const mains = countMains(state)
  const passes = mayPass(state, seat) ? 1 : 0
  const ploys = mayPloy(state, seat) ? countPloys(state, seat) : 0
  const n = random.below(mains + passes + ploys)
  if (n < mains) return nthMain(state, n)
  return n < mains + passes ? PASS : nthPloy(state, seat, n - mains - passes)
}

/** One word of the sites that are brambles nobody has cleared: there the land is chosen too (B-NEW-02). */
const wild = (state: State, half: 0 | 1): number => state.sites[half]! & state.lands[2 * BRAMBLE + half]!
const countBoth = (low: number, high: number): number => countBits(low) + countBits(high)

/** Main actions. An uncleared bramble counts once for each land it could become. */
function countMains(state: State): number {
  const wilds = countBoth(wild(state, 0), wild(state, 1))
  const sites = countBoth(state.sites[0]!, state.sites[1]!)
  return sites + wilds * (landChoices(state) - 1) + countBoth(state.ruins[0]!, state.ruins[1]!)
}

function nthMain(state: State, n: number): Move {
  const wildLow = wild(state, 0)
  const wildHigh = wild(state, 1)
  const low = state.sites[0]! & ~wildLow
  const high = state.sites[1]! & ~wildHigh
  const plains = countBoth(low, high)
  if (n < plains) return CONSTRUCT[4 * spaceOfSpot(state, nthSpot(low, high, n))]!
  const choices = landChoices(state)
  const wilds = countBoth(wildLow, wildHigh) * choices
  const left = n - plains
  if (left >= wilds) return ABANDON[spaceOfSpot(state, nthSpot(state.ruins[0]!, state.ruins[1]!, left - wilds))]!
  const spot = nthSpot(wildLow, wildHigh, (left / choices) | 0)
  return CONSTRUCT[4 * spaceOfSpot(state, spot) + nthLand(state, left % choices)]!
}

function nthLand(state: State, n: number): number {
  let land = 1
  for (let left = n; state.landLeft[land] === 0 || left-- > 0; land++);
  return land
}

/** Two moves of the hoist, invasions, roof transfers. */
function countPloys(state: State, seat: Seat): number {
  let ploys = 2 + countBits(invadeBits(state, seat, state.hoist))
  for (let rest = roofSourceBits(state, seat, state.hoist); rest !== 0; rest &= rest - 1) {
    ploys += countRoofTargets(state, seat, state.land[spotOf(state.hoist, lowestBit(rest))]!)
  }
  return ploys
}

function nthPloy(state: State, seat: Seat, n: number): Move {
  if (n < 2) return n === 0 ? UP : DOWN
  const rivals = invadeBits(state, seat, state.hoist)
  let left = n - 2
  if (left < countBits(rivals)) return INVADE[spaceOfSpot(state, spotOf(state.hoist, nthBit(rivals, left)))]!
  left -= countBits(rivals)
  for (let rest = roofSourceBits(state, seat, state.hoist); ; rest &= rest - 1) {
    const from = spotOf(state.hoist, lowestBit(rest))
    const land = state.land[from]!
    const targets = countRoofTargets(state, seat, land)
    if (left < targets) {
      const to = nthSpot(roofTargets(state, seat, land, 0), roofTargets(state, seat, land, 1), left)
      return ROOF[49 * spaceOfSpot(state, from) + spaceOfSpot(state, to)]!
    }
    left -= targets
  }
}
