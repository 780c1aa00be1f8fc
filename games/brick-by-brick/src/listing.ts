import type { Random, Seat } from '@masterplan/kernel'
import { count, nth, nthSpot } from './bits.ts'
import type { Move } from './city.ts'
import { spotOf } from './geometry.ts'
import { type State, spaceOfSpot } from './hillside.ts'
import {
  abandonBits,
  constructBits,
  countRoofTargets,
  invadeBits,
  landChoices,
  mayPass,
  mayPloy,
  roofSourceBits,
  roofTargets,
  uncleared,
} from './legal.ts'
import { ABANDON, CONSTRUCT, DOWN, INVADE, PASS, ROOF, UP } from './moves.ts'

/** Every action `seat` can take now: constructs and abandons region by region, pass, ploys. */
export function listActions(state: State, seat: Seat): Move[] {
  const moves: Move[] = []
  for (let slot = 0; slot < 7; slot++) {
    if ((state.working & (1 << slot)) === 0) continue
    for (let n = 0, mains = countMains(state, seat, slot); n < mains; n++) moves.push(nthMain(state, seat, slot, n))
  }
  if (mayPass(state, seat)) moves.push(PASS)
  if (mayPloy(state, seat)) {
    for (let n = 0, ploys = countPloys(state, seat); n < ploys; n++) moves.push(nthPloy(state, seat, n))
  }
  return moves
}

/** One of `listActions`, each as likely, without a list. */
export function sampleAction(state: State, seat: Seat, random: Random): Move {
  let mains = 0
  for (let rest = state.working; rest !== 0; rest &= rest - 1) mains += countMains(state, seat, nth(rest, 0))
  const passes = mayPass(state, seat) ? 1 : 0
  const ploys = mayPloy(state, seat) ? countPloys(state, seat) : 0
  let n = random.below(mains + passes + ploys)
  if (n >= mains) return n < mains + passes ? PASS : nthPloy(state, seat, n - mains - passes)
  for (let rest = state.working; ; rest &= rest - 1) {
    const slot = nth(rest, 0)
    const here = countMains(state, seat, slot)
    if (n < here) return nthMain(state, seat, slot, n)
    n -= here
  }
}

/** Main actions in one region. An uncleared bramble counts once for each land it could become. */
function countMains(state: State, seat: Seat, slot: number): number {
  const room = constructBits(state, seat, slot)
  const wild = uncleared(state, room, slot)
  return count(room) + count(wild) * (landChoices(state) - 1) + count(abandonBits(state, seat, slot))
}

function nthMain(state: State, seat: Seat, slot: number, n: number): Move {
  const room = constructBits(state, seat, slot)
  const wild = uncleared(state, room, slot)
  const plain = room & ~wild
  const plains = count(plain)
  const space = 7 * (state.number[slot]! - 1)
  if (n < plains) return CONSTRUCT[4 * (space + nth(plain, n))]!
  const choices = landChoices(state)
  const wilds = count(wild) * choices
  const left = n - plains
  if (left >= wilds) return ABANDON[space + nth(abandonBits(state, seat, slot), left - wilds)]!
  return CONSTRUCT[4 * (space + nth(wild, (left / choices) | 0)) + nthLand(state, left % choices)]!
}

function nthLand(state: State, n: number): number {
  let land = 1
  for (let left = n; state.landLeft[land] === 0 || left-- > 0; land++);
  return land
}

/** Two moves of the hoist, invasions, roof transfers. */
function countPloys(state: State, seat: Seat): number {
  let ploys = 2 + count(invadeBits(state, seat, state.hoist))
  for (let rest = roofSourceBits(state, seat, state.hoist); rest !== 0; rest &= rest - 1) {
    ploys += countRoofTargets(state, seat, state.land[spotOf(state.hoist, nth(rest, 0))]!)
  }
  return ploys
}

function nthPloy(state: State, seat: Seat, n: number): Move {
  if (n < 2) return n === 0 ? UP : DOWN
  const rivals = invadeBits(state, seat, state.hoist)
  let left = n - 2
  if (left < count(rivals)) return INVADE[spaceOfSpot(state, spotOf(state.hoist, nth(rivals, left)))]!
  left -= count(rivals)
  for (let rest = roofSourceBits(state, seat, state.hoist); ; rest &= rest - 1) {
    const from = spotOf(state.hoist, nth(rest, 0))
    const land = state.land[from]!
    const targets = countRoofTargets(state, seat, land)
    if (left < targets) {
      const to = nthSpot(roofTargets(state, seat, land, 0), roofTargets(state, seat, land, 1), left)
      return ROOF[49 * spaceOfSpot(state, from) + spaceOfSpot(state, to)]!
    }
    left -= targets
  }
}
