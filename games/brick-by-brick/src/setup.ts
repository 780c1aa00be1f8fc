import { type Seat, seatsOf } from '@masterplan/kernel'
import { FIXED_LAYOUT, PRINTED_COST, PRINTED_LAND, TILES } from './data/map.ts'
import { BEGIN, LAND_TOKENS } from './data/numbers.ts'
import { spotOf, turnedPosition } from './geometry.ts'
import { add } from './spot-sets.ts'
import { BRAMBLE, type Fixed, OFF_MAP, PHASE, type State, stateBlock } from './state.ts'
import { LANDS, type Options, RULES_VERSIONS } from './types.ts'

/** B-SET: everything that needs no luck. With the fixed layout or a chosen start player there is less left to draw. */
export function start(players: number, options: Options, rules: string = RULES_VERSIONS[0]): State {
  const state = layOut({ rules, players, options })
  if (options.layout === 'fixed') {
    for (const number of FIXED_LAYOUT) placeTile(state, number)
    for (const _ of FIXED_LAYOUT) rotateTile(state, 0)
  }
  return state
}

/** All pieces in supply, no tile on the map. */
export function layOut({ rules, players, options }: Fixed): State {
  const state = stateBlock.create({ rules, players, options })
  const { floors, purse } = BEGIN[players]!
  for (const seat of seatsOf(players)) {
    state.supply[seat] = floors
    state.purse[seat] = purse
    state.ploys[seat] = options.ployTokens
  }
  state.roofs = options.roofs
  state.deck = -1 // all 32 projects
  const brambles = TILES.length
  for (let land = 1; land <= LANDS.length; land++)
    state.landLeft[land] = options.landTokens === '3' ? LAND_TOKENS : brambles
  state.hoist = OFF_MAP // B-SET-07
  state.phase = PHASE.tile
  return state
}

/** B-SET-02: the next slot gets this tile. */
export function placeTile(state: State, number: number): void {
  state.slot[number] = state.placed
  state.number[state.placed] = number
  state.placed++
  if (state.placed === TILES.length) state.phase = PHASE.rotate
}

/** B-SET-02: the next tile is turned, and its spaces lie where they will stay. */
export function rotateTile(state: State, sixths: number): void {
  const slot = state.rotated
  const tile = 7 * (state.number[slot]! - 1)
  state.rotation[slot] = sixths
  for (let printed = 0; printed < 7; printed++) {
    const spot = spotOf(slot, turnedPosition(printed, sixths))
    const land = PRINTED_LAND[tile + printed]!
    state.land[spot] = land
    state.cost[spot] = PRINTED_COST[tile + printed]!
    add(state.lands, land, spot)
    if (land === BRAMBLE) add(state.brambles, 0, spot)
  }
  state.rotated++
  if (state.rotated < TILES.length) return
  if (state.fixed.options.start === 'random') state.phase = PHASE.starter
  else chooseStarter(state, 0)
}

/** B-SET-04 */
export function chooseStarter(state: State, seat: Seat): void {
  state.seat = seat
  state.purse[seat] = BEGIN[state.fixed.players]!.starterPurse
  state.phase = PHASE.reveal
}
