import { rowHas } from '@masterplan/kernel/bits'
import { heldOf } from '../../cards/hands.ts'
import { incomeOf } from '../../chapters/income.ts'
import { unitsOf } from '../../chapters/year-end/goods.ts'
import { COMPANY, FIRM, FIRST_MINE, LAIR, RESIDENTIAL, SCAPE } from '../../data/names.ts'
import { HALVED_ABOVE, MINE_AT_HOME, SECOND_ABOVE, SECOND_ABOVE_CONDENSED } from '../../data/numbers.ts'
import { isDesert, priceOf, zoneAt } from '../../estate.ts'
import { influence } from '../../purse.ts'
import { CONDENSED, JUNIOR, type State, TYPICAL } from '../../state.ts'
import { BEST_REDUCTION } from '../best-reduction.ts'
import { improvementWorth, yearsLeft, zoneWorth } from '../prospects.ts'
import { pendingWorth } from './pending.ts'
import type { Preferences } from './personalities.ts'

/** All that a seat has and may expect, in gobs. */
export function worthOf(state: State, seat: number, taste: Preferences): number {
  const years = yearsLeft(state)
  const omega = improvementWorth(taste, years)
  return (
    purseWorth(state, seat, taste, years) +
    landWorth(state, seat, taste, years, omega) +
    pendingWorth(state, seat, taste, years, omega)
  )
}

function purseWorth(state: State, seat: number, taste: Preferences, years: number): number {
  const { mode } = state.fixed
  // Money buys nothing after the end: in the last year it only breaks ties.
  let worth = state.gobs[seat]! * (years === 1 ? 0.4 : 0.85 + 0.15 * Math.min(1, (years - 1) / 4))
  for (let resource = 0; resource < 4; resource++) {
    worth += Math.min(8, state.resources[4 * seat + resource]!) * BEST_REDUCTION[resource]! * taste.resource
  }
  if (mode === JUNIOR) return worth + 25 * heldOf(state, seat, 1) + 25 * heldOf(state, seat, 2)
  worth += state.prestige[seat]! * taste.prestige + state.hype[seat]! * 3
  const [low, high] = mode === CONDENSED ? [SECOND_ABOVE_CONDENSED, HALVED_ABOVE] : [HALVED_ABOVE, SECOND_ABOVE]
  const standing = influence(state, seat)
  if (standing > low) worth += taste.thresholds
  if (standing > high) worth += taste.thresholds
  if (mode !== TYPICAL) return worth
  const tokens = state.tokens[seat]!
  worth += Math.min(tokens, 6) * taste.token + Math.max(0, tokens - 6) * 12
  for (let deck = 0; deck < 4; deck++) worth += taste.card * heldOf(state, seat, deck)
  return worth
}

function landWorth(state: State, seat: number, taste: Preferences, years: number, omega: number): number {
  const { stoojes } = state.fixed.board
  let worth = 0
  let best = 0
  const lots = LOTS
  lots.fill(0)
  for (let stooj = 0; stooj < stoojes.length; stooj++) {
    const owned = state.owner[stooj] === seat + 1
    if (state.builder[stooj] === seat + 1) {
      const income = incomeOf(state, stooj)
      const kept = owned ? 1 : 0.8
      worth += state.level[stooj]! * omega + income * kept * years * taste.income
      best = Math.max(best, income)
    } else if (owned && state.level[stooj]! > 0) worth += 0.2 * incomeOf(state, stooj) * years * taste.shares
    if (!owned) continue
    worth += priceOf(state, stooj) * taste.land // the ground is worth the same before and after it is built on
    if (state.special[stooj]! > 0) worth += omega + specialWorth(state, seat, stooj, taste, years)
    else if (!rowHas(state.tile, 0, stooj)) worth += lotWorth(state, seat, stooj, taste, years, omega)
    else worth += state.level[stooj]! > 0 ? omega : bareWorth(state, seat, stooj, taste, years, omega)
  }
  worth += best * Math.max(0, state.hypeTimes[seat]! - 1)
  for (let zone = 0; zone < 3; zone++) {
    const tiles = state.tiles[3 * seat + zone]!
    const used = Math.min(tiles, lots[zone]!)
    worth += used * omega * taste.tile + (tiles - used) * 12
  }
  return worth
}
const LOTS = new Int32Array(3)

/** An own stooj that is still to be developed. */
function lotWorth(state: State, seat: number, stooj: number, taste: Preferences, years: number, omega: number): number {
  if (isDesert(state, stooj)) return taste.desert
  const zone = zoneAt(state, stooj) - 1
  if (zone < 0) return 0.3 * omega
  LOTS[zone]!++
  return 0.4 * omega + 0.4 * zoneWorth(state, seat, stooj, zone, taste, years)
}

/** An own tile that waits for a construct. */
function bareWorth(
  state: State,
  seat: number,
  stooj: number,
  taste: Preferences,
  years: number,
  omega: number,
): number {
  const zone = zoneAt(state, stooj) - 1
  return omega * (1 + taste.bareTile) + 0.6 * zoneWorth(state, seat, stooj, zone, taste, years)
}

function specialWorth(state: State, seat: number, stooj: number, taste: Preferences, years: number): number {
  const special = state.special[stooj]!
  if (special >= FIRST_MINE) {
    const units = unitsOf(state, stooj)
    const fine = units === MINE_AT_HOME ? taste.prestige : 0
    return years * (0.45 * units * BEST_REDUCTION[special - FIRST_MINE]! * taste.mine - fine)
  }
  if (special === SCAPE) return years * pleased(state, stooj) * taste.prestige * taste.scape
  if (special === FIRM) return years * 4 * taste.token * taste.hut
  if (special === COMPANY) return years * 120 * taste.hut
  return special === LAIR ? years * 0.8 * highest(state, seat) * taste.hut : 0
}

/** Homes that a Scape pleases, and that it may please yet. */
export function pleased(state: State, stooj: number): number {
  const { beside } = state.fixed.board
  let homes = 0.2
  for (let at = 3 * stooj; at < 3 * stooj + 3; at++) {
    const other = beside[at]!
    if (other < 0) continue
    const home = state.level[other]! > 0 && zoneAt(state, other) - 1 === RESIDENTIAL
    if (home || state.special[other] === SCAPE) homes++
    else if (zoneAt(state, other) - 1 === RESIDENTIAL) homes += 0.3
  }
  return homes
}

export function highest(state: State, seat: number): number {
  let best = 10
  for (let stooj = 0; stooj < state.fixed.board.stoojes.length; stooj++) {
    if (state.builder[stooj] === seat + 1) best = Math.max(best, incomeOf(state, stooj))
  }
  return best
}
