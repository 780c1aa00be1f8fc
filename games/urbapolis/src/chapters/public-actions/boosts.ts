import { type Refused, refused, type Seat } from '@masterplan/kernel'
import { highWord, lowWord, pairHas } from '@masterplan/kernel/bits'
import { addPair } from '@masterplan/kernel/menu'
import { cellName } from '@masterplan/kernel/square'
import { FAMILIES } from '../../data/icons.ts'
import { liftCost, MOST_LIFTS } from '../../data/numbers.ts'
import { codeOf, FAMILY, FIRST_BOOST, isPrivate, levelOf, TOP_LEVEL } from '../../data/tiles.ts'
import { BOOSTS, isAny, type Menu } from '../../moves.ts'
import { BOOST, type Telling } from '../../phases.ts'
import { isPlot, notAPlot } from '../../plots.ts'
import { tooDear } from '../../seats.ts'
import type { State } from '../../state.ts'
import type { Cell, Refusal } from '../../types.ts'
import { boost } from '../levels.ts'
import { endTurn } from '../turns.ts'
import { isAvailable, use, whyNotAvailable } from './use.ts'

const ALL_BOOSTS = 0b1111 << FIRST_BOOST

/** U-PBA-15 to U-PBA-18: the first building of a boost; the family says at which public building. */
export function fillBoosts(state: State, seat: number, unused: number, menu: Menu): void {
  if ((unused & ALL_BOOSTS) === 0) return
  for (let family = 0; family < 4; family++) {
    if (isAvailable(unused, FIRST_BOOST + family)) fillLifts(state, seat, family, menu)
  }
}

/** The second and third building of the boost that is going on. */
export function fillMoreBoosts(state: State, seat: number, menu: Menu): void {
  if (state.lifts < MOST_LIFTS) fillLifts(state, seat, state.liftFamily, menu)
}

/** U-PBA-22: own buildings below the top, each once; with the option, everybody's. */
function fillLifts(state: State, seat: number, family: number, menu: Menu): void {
  if (state.coins[seat]! < liftCost(family, state.lifts)) return
  const own = state.fixed.options.boostTargets === 'own'
  const low = state.kinLow[family]! & state.liftLow & ~state.liftedLow
  const high = state.kinHigh[family]! & state.liftHigh & ~state.liftedHigh
  if (own) addPair(menu, BOOSTS, 0, low & state.mineLow[seat]!, high & state.mineHigh[seat]!)
  else addPair(menu, BOOSTS, 0, low, high)
}

export function whyNotBoost(state: State, seat: number, plot: Cell): Refused<Refusal> {
  if (!isPlot(state, plot)) return notAPlot(plot)
  const tile = state.building[plot]! - 1
  if (!isPrivate(tile)) return refused('no-private-building', 'U-PBA-22', { plot: cellName(plot) })
  const more = state.phase === BOOST
  const no = (more ? whyNotOneMore(state, tile, plot) : undefined) ?? whyNotThis(state, seat, plot)
  if (no !== undefined) return no
  const family = FAMILY[tile]!
  const used = more ? undefined : whyNotAvailable(state, FIRST_BOOST + family)
  return used ?? tooDear(state, seat, more ? 0 : 1, liftCost(family, state.lifts))
}

function whyNotOneMore(state: State, tile: number, plot: Cell): Refused<Refusal> | undefined {
  const family = FAMILY[tile]!
  const rule = `U-PBA-${15 + state.liftFamily}`
  if (family !== state.liftFamily) {
    return refused('wrong-family', rule, { tile: codeOf(tile), family: FAMILIES[state.liftFamily]! })
  }
  const facts = { plot: cellName(plot) }
  if (pairHas(state.liftedLow, state.liftedHigh, plot)) return refused('already-boosted', 'U-PBA-22', facts)
  return state.lifts >= MOST_LIFTS ? refused('not-offered', rule, facts) : undefined
}

function whyNotThis(state: State, seat: number, plot: Cell): Refused<Refusal> | undefined {
  const facts = { plot: cellName(plot) }
  const anybody = state.fixed.options.boostTargets === 'any'
  if (!anybody && state.owner[plot] !== seat + 1) return refused('not-your-building', 'U-PBA-22', facts)
  return state.total[plot]! >= TOP_LEVEL ? refused('level-full', 'U-PBA-22', facts) : undefined
}

/** U-PBA-15 to U-PBA-18, U-PBA-22: one building at a time; the first one pays the worker. */
export function lift(state: State, seat: number, cell: Cell, tell: Telling): void {
  const family = FAMILY[state.building[cell]! - 1]!
  const coins = liftCost(family, state.lifts)
  if (state.lifts === 0) use(state, seat, FIRST_BOOST + family, 1, coins)
  else state.coins[seat]! -= coins
  boost(state, cell)
  state.lifts++
  state.liftFamily = family
  state.liftedLow |= lowWord(cell)
  state.liftedHigh |= highWord(cell)
  const level = levelOf(state.total[cell]!)
  tell?.('everyone', { kind: 'boosted', seat: seat as Seat, plot: cellName(cell), level })
  if (isAny(fillMoreBoosts, state, seat)) state.phase = BOOST
  else endLift(state, tell)
}

export function endLift(state: State, tell: Telling): void {
  state.lifts = 0
  state.liftFamily = 0
  state.liftedLow = 0
  state.liftedHigh = 0
  endTurn(state, tell)
}
