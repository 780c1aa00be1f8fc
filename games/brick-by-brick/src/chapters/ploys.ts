import { refused, type Seat, type Tell } from '@masterplan/kernel'
import { lowestBit } from '@masterplan/kernel/bits'
import { addPair, addRange } from '@masterplan/kernel/menu'
import { budget, buildCost, clear, isOwn, isRoofed, putRoof, raise, takeRoof } from '../buildings.ts'
import { slotOf, spotOf } from '../geometry.ts'
import { HOIST, INVADE, type Menu, ROOF } from '../moves.ts'
import { type MoveOf, type No, noSuchSpace, outsideRegion, tooDear } from '../refusals.ts'
import { inRegion, regionOf } from '../spot-sets.ts'
import { firstSpaceIn, OFF_MAP, type State, spaceOfSpot, spotOfSpace } from '../state.ts'
import { type Event, regionBeside, SPACES, type Space, spaceName } from '../types.ts'
import { offerProjects } from './projects.ts'
import { beforeMain } from './rounds.ts'

type Ploy = MoveOf<'move' | 'roof' | 'invade'>

/** Two moves of the hoist, invasions, roof transfers. */
export function may(state: State, seat: Seat, menu: Menu): void {
  if (!mayPloy(state, seat)) return
  addRange(menu, HOIST, 0, 1) // B-PLY-04
  addPair(menu, INVADE, firstSpaceIn(state, state.hoist), invasions(state, seat), 0)
  addRoofs(state, seat, menu)
}

/** B-PLY-01, B-ACT-06: before the first building there is no hoist region for a ploy to refer to. */
export const mayPloy = (state: State, seat: Seat): boolean =>
  state.ployPlayed === 0 && state.ploys[seat]! > 0 && state.hoist !== OFF_MAP

/** B-PLY-08, B-PLY-11: whose buildings in the hoist region could be invaded, as seven bits. */
export function invasions(state: State, seat: Seat): number {
  const supply = state.supply[seat]!
  const spend = budget(state, seat)
  let bits = 0
  const rivals = inRegion(state.built, 0, state.hoist) & ~inRegion(state.own, seat, state.hoist)
  for (let rest = rivals; rest !== 0; rest &= rest - 1) {
    const spot = spotOf(state.hoist, lowestBit(rest))
    if (state.floors[spot]! <= supply && 2 * buildCost(state, spot) <= spend) bits |= rest & -rest
  }
  return bits
}

/** B-PLY-06: from each roofed building of the hoist region to all that could get its roof. */
function addRoofs(state: State, seat: Seat, menu: Menu): void {
  for (let rest = roofSources(state, seat); rest !== 0; rest &= rest - 1) {
    const from = spotOf(state.hoist, lowestBit(rest))
    const land = state.land[from]!
    const low = roofTargets(state, seat, land, 0)
    const high = roofTargets(state, seat, land, 1)
    if ((low | high) === 0) continue
    const row = SPACES * spaceOfSpot(state, from)
    for (let slot = 0; slot < 7; slot++) {
      addPair(menu, ROOF, row + firstSpaceIn(state, slot), regionOf(low, high, slot), 0)
    }
  }
}

/** Own roofed buildings of the hoist region, as seven bits. */
export const roofSources = (state: State, seat: Seat): number =>
  inRegion(state.own, seat, state.hoist) & inRegion(state.roofed, 0, state.hoist)

/** One word of the set of buildings that could get the roof of a building on this land. */
export function roofTargets(state: State, seat: Seat, land: number, half: 0 | 1): number {
  const open =
    state.fixed.options.roofTarget === 'own' ? state.open[2 * seat + half]! : state.built[half]! & ~state.roofed[half]!
  return open & state.lands[2 * land + half]!
}

export function why(state: State, seat: Seat, move: Ploy): No {
  if (move.kind === 'move') return whyNoPloy(state)
  const stray = move.kind === 'invade' ? noSuchSpace(move.space) : (noSuchSpace(move.from) ?? noSuchSpace(move.to))
  if (stray !== undefined) return stray
  if (!mayPloy(state, seat)) return whyNoPloy(state)
  return move.kind === 'roof' ? whyNotRoof(state, seat, move) : whyNotInvade(state, seat, move)
}

function whyNoPloy(state: State): No {
  if (state.hoist === OFF_MAP) return refused('no-hoist-yet', 'B-ACT-06')
  return state.ployPlayed === 1 ? refused('ploy-played', 'B-PLY-01') : refused('no-ploy-left', 'B-PLY-01')
}

function whyNotRoof(state: State, seat: Seat, { from, to }: MoveOf<'roof'>): No {
  const [source, target] = [spotOfSpace(state, from), spotOfSpace(state, to)]
  if (slotOf(source) !== state.hoist) return outsideRegion(state, from, 'B-PLY-06')
  if (!isOwn(state, seat, source)) return refused('not-your-building', 'B-PLY-06', { space: spaceName(from) })
  if (!isRoofed(state, source)) return refused('no-roof-there', 'B-PLY-06', { space: spaceName(from) })
  const anybodys = state.fixed.options.roofTarget === 'any' && state.floors[target]! > 0
  if (!anybodys && !isOwn(state, seat, target)) {
    return refused('not-your-building', 'B-PLY-06', { space: spaceName(to) })
  }
  return refused(isRoofed(state, target) ? 'roofed' : 'other-land', 'B-PLY-06', { space: spaceName(to) })
}

function whyNotInvade(state: State, seat: Seat, { space }: MoveOf<'invade'>): No {
  const spot = spotOfSpace(state, space)
  if (slotOf(spot) !== state.hoist) return outsideRegion(state, space, 'B-PLY-08')
  const rivals = state.floors[spot]! > 0 && state.owner[spot] !== seat
  if (!rivals) return refused('no-rival-there', 'B-PLY-08', { space: spaceName(space) })
  if (state.floors[spot]! > state.supply[seat]!) return refused('no-floors', 'B-PLY-11')
  return tooDear(state, seat, 2 * buildCost(state, spot), 'B-PLY-11')
}

function spendPloy(state: State): void {
  state.ploys[state.seat]!--
  state.ployPlayed = 1
}

/** B-PLY-04: by number, wherever that region lies. */
export function moveHoist(state: State, by: 1 | -1, tell?: Tell<Event>): void {
  spendPloy(state)
  state.hoist = state.slot[regionBeside(state.number[state.hoist]!, by)]!
  tell?.('everyone', { kind: 'moved', seat: state.seat as Seat, region: state.number[state.hoist]! })
  beforeMain(state, tell)
}

/** B-PLY-06 */
export function transferRoof(state: State, from: Space, to: Space, tell?: Tell<Event>): void {
  spendPloy(state)
  takeRoof(state, spotOfSpace(state, from))
  putRoof(state, spotOfSpace(state, to))
  tell?.('everyone', { kind: 'roof-moved', seat: state.seat as Seat, from, to })
  beforeMain(state, tell)
}

/** B-PLY-08 to B-PLY-12 */
export function invade(state: State, space: Space, tell?: Tell<Event>): void {
  const seat = state.seat as Seat
  const spot = spotOfSpace(state, space)
  const rival = state.owner[spot]! as Seat
  const floors = state.floors[spot]!
  const price = 2 * buildCost(state, spot)
  spendPloy(state)
  state.purse[seat]! -= price
  state.purse[rival]! += price
  clear(state, spot)
  if (state.fixed.options.invasionRoof === 'removed' && isRoofed(state, spot)) takeRoof(state, spot)
  raise(state, seat, spot, floors)
  tell?.('everyone', { kind: 'invaded', seat, rival, space, cost: price })
  offerProjects(state, spot, state.fixed.options.invasionClaims ? floors : 0, tell)
}
