import { type Refused, refused, type Seat } from '@masterplan/kernel'
import { highWord, lowWord, pairHas } from '@masterplan/kernel/bits'
import { addPair } from '@masterplan/kernel/menu'
import { cellName } from '@masterplan/kernel/square'
import { BARE_LIMIT } from '../data/numbers.ts'
import { EFFECTS } from '../data/public-buildings.ts'
import { COIN_COST, codeOf, EFFECT, FIRST_LATER, isPrivate, RANK } from '../data/tiles.ts'
import { CLAIMS, DEMOLITIONS, DRAFTS, isAny, type Menu } from '../moves.ts'
import { ACT, CLAIM, DEMOLISH, DRAFT, STREET, type Telling } from '../phases.ts'
import { isFree, isPlot, notAPlot, occupy, own } from '../plots.ts'
import { keep, tooDear } from '../seats.ts'
import type { State } from '../state.ts'
import type { Cell, Refusal } from '../types.ts'
import { raze } from './levels.ts'
import { fillStreets } from './public-actions/roads.ts'
import { fillOffered } from './taking.ts'
import { endTurn } from './turns.ts'

const HIRE = EFFECTS.indexOf('hire')
/** The phase in which each effect waits for a target; the first two need none. */
const PHASE_OF = [ACT, ACT, CLAIM, DEMOLISH, STREET, DRAFT]

/** What the effect that is going on may be aimed at. */
export function fillTargets(state: State, seat: number, menu: Menu): void {
  const { phase } = state
  if (phase === CLAIM) fillClaims(state, seat, menu)
  else if (phase === DEMOLISH) fillDemolitions(state, seat, menu)
  else if (phase === STREET) fillStreets(state, menu)
  else if (phase === DRAFT) fillOffered(state, DRAFTS, menu)
}

/** U-FX-02. */
function fillClaims(state: State, seat: number, menu: Menu): void {
  const { nearLow, nearHigh } = state.fixed
  if (state.bareCount[seat]! >= BARE_LIMIT) return
  addPair(menu, CLAIMS, 0, state.freeLow & nearLow[state.site]!, state.freeHigh & nearHigh[state.site]!)
}

/** U-FX-03. */
function fillDemolitions(state: State, seat: number, menu: Menu): void {
  const { near, nearCount } = state.fixed
  const end = state.site * 8 + nearCount[state.site]!
  let [low, high] = [0, 0]
  for (let at = state.site * 8; at < end; at++) {
    const cell = near[at]!
    if (!isDemolishable(state, seat, cell)) continue
    low |= lowWord(cell)
    high |= highWord(cell)
  }
  addPair(menu, DEMOLITIONS, 0, low, high)
}

/** An own one, unless that makes a third empty plot; or a rival's of rank 1, when its owner can be compensated. */
function isDemolishable(state: State, seat: number, cell: Cell): boolean {
  const tile = state.building[cell]! - 1
  if (!isPrivate(tile)) return false
  if (state.owner[cell] === seat + 1) return state.bareCount[seat]! < BARE_LIMIT
  return RANK[tile] === 1 && compensation(state, cell) <= state.coins[seat]!
}

/** U-FX-03: the printed coins, and one for each building beside it. */
export const compensation = (state: State, cell: Cell): number =>
  COIN_COST[state.building[cell]! - 1]! + state.beside[cell]!

const isBesideSite = (state: State, plot: Cell): boolean =>
  pairHas(state.fixed.nearLow[state.site]!, state.fixed.nearHigh[state.site]!, plot)

export function whyNotClaim(state: State, plot: Cell): Refused<Refusal> {
  const facts = { plot: cellName(plot) }
  if (!isPlot(state, plot)) return notAPlot(plot)
  if (!isBesideSite(state, plot)) return refused('not-adjacent', 'U-FX-02', facts)
  return isFree(state, plot) ? refused('two-empty-plots', 'U-FX-02') : refused('plot-not-free', 'U-FX-02', facts)
}

export function whyNotDemolish(state: State, seat: number, plot: Cell): Refused<Refusal> {
  const facts = { plot: cellName(plot) }
  if (!isPlot(state, plot)) return notAPlot(plot)
  const tile = state.building[plot]! - 1
  if (!isBesideSite(state, plot)) return refused('not-adjacent', 'U-FX-03', facts)
  if (!isPrivate(tile)) return refused('no-private-building', 'U-FX-03', facts)
  if (state.owner[plot] === seat + 1) return refused('two-empty-plots', 'U-FX-03')
  if (RANK[tile]! > 1) return refused('rank-too-high', 'U-FX-03', { tile: codeOf(tile) })
  return tooDear(state, seat, 0, compensation(state, plot))
}

/** U-BLD-10: what a public building does at once. Without a target there is nothing to ask (U-FX-06). */
export function beginEffect(state: State, seat: number, tile: number, cell: Cell, tell: Telling): void {
  const effect = EFFECT[tile - FIRST_LATER]!
  if (effect === HIRE) {
    state.hired[seat]!++ // U-FX-01
    tell?.('everyone', { kind: 'hired', seat: seat as Seat })
  }
  state.site = cell
  state.phase = PHASE_OF[effect]!
  if (!isAny(fillTargets, state, seat)) endEffect(state, tell)
}

export function endEffect(state: State, tell: Telling): void {
  state.site = 0
  endTurn(state, tell)
}

export function claim(state: State, seat: number, plot: Cell, tell: Telling): void {
  occupy(state, plot)
  own(state, seat, plot)
  tell?.('everyone', { kind: 'claimed', seat: seat as Seat, plot: cellName(plot) })
  endEffect(state, tell)
}

export function demolish(state: State, seat: number, plot: Cell, tell: Telling): void {
  const tile = state.building[plot]! - 1
  const owner = state.owner[plot]! - 1
  const coins = owner === seat ? 0 : compensation(state, plot)
  state.coins[seat]! -= coins
  state.coins[owner]! += coins
  raze(state, plot)
  keep(state, owner, tile)
  tell?.('everyone', {
    kind: 'demolished',
    seat: seat as Seat,
    tile: codeOf(tile),
    plot: cellName(plot),
    owner: owner as Seat,
    coins,
  })
  endEffect(state, tell)
}
