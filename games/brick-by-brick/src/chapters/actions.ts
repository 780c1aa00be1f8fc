import { refused, type Seat, type Tell } from '@masterplan/kernel'
import { lowestBit } from '@masterplan/kernel/bits'
import { addOne, addPair } from '@masterplan/kernel/menu'
import { buildCost, clear, floorCost, isOwn, isRoofed, raise, takeRoof } from '../buildings.ts'
import { type Spot, slotOf, spotOf } from '../geometry.ts'
import { ABANDON, CLEAR, CONSTRUCT, type Menu, PASS, WORDS } from '../moves.ts'
import { type MoveOf, type No, noSuchSpace, outsideRegion, tooDear } from '../refusals.ts'
import { add, inRegion, remove } from '../spot-sets.ts'
import { BRAMBLE, firstSpaceIn, type State, spaceOfSpot, spotOfSpace } from '../state.ts'
import { type Event, type Land, landCode, type Space, spaceName } from '../types.ts'
import { offerProjects } from './projects.ts'
import { afterAction, route } from './rounds.ts'

type MainAction = MoveOf<'construct' | 'abandon' | 'pass'>

/** B-ACT, B-NEW, B-BLD, B-ABN: main actions of the working regions by slot, then the pass. */
export function may(state: State, seat: Seat, menu: Menu): void {
  for (let rest = state.working; rest !== 0; rest &= rest - 1) {
    const slot = lowestBit(rest)
    const plain = inRegion(state.sites, 0, slot) & ~inRegion(state.lands, BRAMBLE, slot)
    addPair(menu, CONSTRUCT, firstSpaceIn(state, slot), plain, 0)
  }
  const lands = landsLeft(state)
  for (let rest = state.working; rest !== 0; rest &= rest - 1) {
    const slot = lowestBit(rest)
    const wild = inRegion(state.sites, 0, slot) & inRegion(state.lands, BRAMBLE, slot)
    for (let each = wild; each !== 0; each &= each - 1) {
      addPair(menu, CLEAR, 3 * spaceOfSpot(state, spotOf(slot, lowestBit(each))), lands, 0)
    }
  }
  for (let rest = state.working; rest !== 0; rest &= rest - 1) {
    const slot = lowestBit(rest)
    addPair(menu, ABANDON, firstSpaceIn(state, slot), inRegion(state.ruins, 0, slot), 0)
  }
  if (mayPass(state, seat)) addOne(menu, WORDS, PASS)
}

/** B-NEW-02: the kinds of land that still have a token, one bit for each. */
export const landsLeft = ({ landLeft }: State): number =>
  Number(landLeft[1]! > 0) | (Number(landLeft[2]! > 0) << 1) | (Number(landLeft[3]! > 0) << 2)

/** B-ACT-04 */
export function mayPass(state: State, seat: Seat): boolean {
  if (state.working === 0) return true
  const { passing } = state.fixed.options
  return passing === 'always' || (passing === 'noFloors' && state.supply[seat] === 0)
}

export function why(state: State, seat: Seat, move: MainAction): No {
  if (move.kind === 'pass') return refused('must-act', 'B-ACT-04')
  const stray = noSuchSpace(move.space)
  if (stray !== undefined) return stray
  return move.kind === 'construct' ? whyNotConstruct(state, seat, move) : whyNotAbandon(state, seat, move)
}

const isWorking = (state: State, spot: Spot): boolean => (state.working & (1 << slotOf(spot))) !== 0

function whyNotConstruct(state: State, seat: Seat, { space, land }: MoveOf<'construct'>): No {
  const spot = spotOfSpace(state, space)
  if (!isWorking(state, spot)) return outsideRegion(state, space, 'B-ACT-03')
  if (state.floors[spot]! > 0) {
    const owner = state.owner[spot]!
    if (owner !== seat) return refused('rival-building', 'B-BLD-04', { space: spaceName(space), owner })
    if (isRoofed(state, spot)) return refused('roofed', 'B-BLD-04', { space: spaceName(space) })
  }
  const wild = state.land[spot] === BRAMBLE
  if (wild && land === null) return refused('land-needed', 'B-NEW-02', { space: spaceName(space) })
  if (!wild && land !== null) return refused('land-fixed', 'B-NEW-02', { space: spaceName(space) })
  if (land !== null && state.landLeft[landCode(land)] === 0) return refused('land-gone', 'B-NEW-02', { land })
  if (state.supply[seat] === 0) return refused('no-floors', 'B-NEW-04')
  return tooDear(state, seat, floorCost(state, spot), state.floors[spot] === 0 ? 'B-NEW-04' : 'B-BLD-05')
}

function whyNotAbandon(state: State, seat: Seat, { space }: MoveOf<'abandon'>): No {
  const spot = spotOfSpace(state, space)
  if (isOwn(state, seat, spot)) return outsideRegion(state, space, 'B-ACT-03')
  return refused('not-your-building', 'B-ABN-01', { space: spaceName(space) })
}

/** B-NEW, B-BLD */
export function construct(state: State, space: Space, land: Land | null, tell?: Tell<Event>): void {
  const seat = state.seat as Seat
  const spot = spotOfSpace(state, space)
  const cost = floorCost(state, spot)
  state.purse[seat]! -= cost
  if (land !== null) clearBramble(state, spot, land, tell)
  raise(state, seat, spot, 1)
  tell?.('everyone', { kind: 'built', seat, space, floors: state.floors[spot]!, cost })
  offerProjects(state, spot, 1, tell)
}

/** B-NEW-02 */
function clearBramble(state: State, spot: Spot, name: Land, tell?: Tell<Event>): void {
  const land = landCode(name)
  if (state.fixed.options.landTokens === '3') state.landLeft[land]!--
  state.land[spot] = land
  remove(state.lands, BRAMBLE, spot)
  add(state.lands, land, spot)
  tell?.('everyone', { kind: 'cleared', seat: state.seat as Seat, space: spaceOfSpot(state, spot), land: name })
}

/** B-ABN */
export function abandon(state: State, space: Space, tell?: Tell<Event>): void {
  const seat = state.seat as Seat
  const spot = spotOfSpace(state, space)
  const gain = 2 * buildCost(state, spot)
  tell?.('everyone', { kind: 'abandoned', seat, space, floors: state.floors[spot]!, gain })
  state.purse[seat]! += gain
  clear(state, spot)
  if (isRoofed(state, spot)) takeRoof(state, spot)
  route(state, spot, tell) // B-ABN-05: no claim
}

/** B-ACT-05 */
export function pass(state: State, seat: Seat, tell?: Tell<Event>): void {
  tell?.('everyone', { kind: 'passed', seat, forced: false })
  afterAction(state, tell)
}
