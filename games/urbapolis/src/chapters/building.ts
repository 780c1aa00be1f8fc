import { type Refused, refused, type Seat } from '@masterplan/kernel'
import { lowestBit } from '@masterplan/kernel/bits'
import { addPair, addProduct } from '@masterplan/kernel/menu'
import { cellName } from '@masterplan/kernel/square'
import { COIN_COST, codeOf, FIRST_LATER, FIRST_START, isPrivate, levelOf, WORKER_COST } from '../data/tiles.ts'
import { BUILDS, type Menu } from '../moves.ts'
import type { Telling } from '../phases.ts'
import { isFree, isPlot, notAPlot, occupy } from '../plots.ts'
import { drop, isInHand, placeWorkers, tooDear } from '../seats.ts'
import type { State } from '../state.ts'
import type { MoveOf, Refusal } from '../types.ts'
import { beginEffect } from './effects.ts'
import { raise } from './levels.ts'
import { PAYABLE_HIGH, PAYABLE_LOW, payablePublics, purse } from './payable.ts'
import { endTurn } from './turns.ts'

/** U-BLD-01, U-BLD-02: every payable private tile in hand on every own empty plot. */
export function fillPrivateBuilds(state: State, seat: number, menu: Menu): void {
  const at = purse(state, seat)
  const low = state.handLow[seat]! & PAYABLE_LOW[at]!
  const high = state.handHigh[seat]! & PAYABLE_HIGH[at]!
  if ((low | high) !== 0) addProduct(menu, BUILDS, low, high, state.bareLow[seat]!, state.bareHigh[seat]!)
}

/** U-BLD-03 to U-BLD-05: every payable public tile in hand, on own empty plots and then on free ones. */
export function fillPublicBuilds(state: State, seat: number, menu: Menu): void {
  const leftOut = state.fixed.options.publicPlots === 'adjacentFree' ? -1 : 0 // plots without a building beside them
  const low = state.freeLow & ~(state.openLow[0]! & leftOut)
  const high = state.freeHigh & ~(state.openHigh[0]! & leftOut)
  for (let word = payablePublics(state, seat); word !== 0; word &= word - 1) {
    const first = (FIRST_LATER + lowestBit(word)) * 64
    addPair(menu, BUILDS, first, state.bareLow[seat]!, state.bareHigh[seat]!)
    addPair(menu, BUILDS, first, low, high)
  }
}

export function whyNotBuild(state: State, seat: number, { tile, plot }: MoveOf<'build'>): Refused<Refusal> {
  if (!isPlot(state, plot)) return notAPlot(plot)
  if (!isInHand(state, seat, tile)) return refused('not-in-hand', 'U-BLD-01', { tile: codeOf(tile) })
  if (state.building[plot] !== 0) return refused('plot-built', 'U-GEO-05', { plot: cellName(plot) })
  const site = state.owner[plot] === seat + 1 ? undefined : whyNotElsewhere(state, tile, plot)
  return site ?? tooDear(state, seat, WORKER_COST[tile]!, COIN_COST[tile]!)
}

/** On a plot that is not one's own: public tiles on free ones, with the option only beside a building. */
function whyNotElsewhere(state: State, tile: number, plot: number): Refused<Refusal> | undefined {
  const facts = { plot: cellName(plot) }
  if (isPrivate(tile)) return refused('not-your-plot', 'U-BLD-01', facts)
  if (state.owner[plot] !== 0) return refused('not-your-plot', 'U-BLD-04', facts)
  if (!isFree(state, plot)) return refused('plot-not-free', 'U-AUC-16', facts)
  const lonely = state.fixed.options.publicPlots === 'adjacentFree' && state.beside[plot] === 0
  return lonely ? refused('no-neighbour', 'U-BLD-04', facts) : undefined
}

/** U-BLD-11: pay, place, last-plot check, levels, immediate effect. */
export function build(state: State, seat: number, { tile, plot }: MoveOf<'build'>, tell: Telling): void {
  placeWorkers(state, seat, WORKER_COST[tile]!)
  state.coins[seat]! -= COIN_COST[tile]!
  if (tile < FIRST_START) drop(state, seat, tile)
  else state.handPublic[seat]! &= ~(1 << (tile - FIRST_LATER))
  if (state.owner[plot] === 0) occupy(state, plot)
  raise(state, seat, tile, plot)
  const level = levelOf(state.total[plot]!)
  tell?.('everyone', { kind: 'built', seat: seat as Seat, tile: codeOf(tile), plot: cellName(plot), level })
  if (state.empty === 0 && state.ending === 0) {
    state.ending = 1 // U-END-01, U-END-04
    tell?.('everyone', { kind: 'last-plot', seat: seat as Seat })
  }
  if (tile < FIRST_START) endTurn(state, tell)
  else beginEffect(state, seat, tile, plot, tell)
}
