import { COLD_SNAP, CRANE_HIRED, isArmed, isOn, OVERTIME, PREFAB_KIT } from '../../cards/effects.ts'
import { ceil5, INDUSTRIAL } from '../../data/names.ts'
import { HALVED_ABOVE, REDUCTIONS, SECOND_ABOVE, SECOND_ABOVE_CONDENSED } from '../../data/numbers.ts'
import { zoneAt } from '../../land/estate.ts'
import { influence } from '../../purse.ts'
import { CONDENSED, JUNIOR, type State } from '../../state.ts'

/** What is being paid. */
export const ORDINARY = 0 // a work of the Contractor phase
export const PUNCH_LIST = 1 // C13: one level more, one token, besides the turn's works
export const NIGHT_SHIFT = 2 // M09: half price, no tokens, besides the turn's works
export const MINE = 3 // only when resources may pay for mines

const CONCRETE = 1

export function reduction(state: State, zone: number, resource: number): number {
  if (resource === CONCRETE && isOn(state, COLD_SNAP)) return 0
  return REDUCTIONS[4 * zone + resource]!
}

/** Everything that a player's resources could take off. */
export function reachOf(state: State, seat: number, zone: number): number {
  let sum = 0
  for (let resource = 0; resource < 4; resource++) {
    sum += state.resources[4 * seat + resource]! * reduction(state, zone, resource)
  }
  return sum
}

/** The last price asked for; rewritten by every call of `quote`. */
export const quoted = { base: 0, halved: 0, onTop: 0 }

/** T-CON-04, T-CON-06, T-CON-08 and what cards make of it. */
export function quote(state: State, seat: number, site: number, level: number, sort: number): void {
  const zone = zoneAt(state, site) - 1
  const before = state.level[site]!
  const { costs } = state.fixed.options
  const given = before === 0 && sort === ORDINARY && isArmed(state, PREFAB_KIT) ? 1 : 0
  let base = 0
  for (let step = before + given; step < level; step++) base += costs[4 * zone + step]!
  const fresh = before === 0 && state.fixed.mode !== JUNIOR && influence(state, seat) > HALVED_ABOVE
  quoted.base = base
  quoted.halved = fresh || sort === NIGHT_SHIFT ? 1 : 0
  quoted.onTop = isOn(state, OVERTIME) ? 20 * (level - before - given) : 0
  if (sort === ORDINARY && isArmed(state, CRANE_HIRED)) quoted.onTop -= 40
}

/** T-CON-06, T-CON-07: what is still owed after spending resources worth `spent`. */
export function owed(state: State, base: number, halved: number, onTop: number, spent: number): number {
  if (halved === 1 && state.fixed.options.discountOrder === 'resourcesFirst') {
    const rest = base - spent
    return Math.max(0, (rest > 0 ? ceil5(rest / 2) : rest) + onTop)
  }
  const price = (halved === 1 ? ceil5(base / 2) : base) + onTop
  return Math.max(0, Math.max(0, price) - spent)
}

export const stillOwed = (state: State): number => owed(state, state.base, state.halved, state.onTop, state.spent)

export function canPay(state: State, seat: number, site: number, level: number, sort: number): boolean {
  quote(state, seat, site, level, sort)
  const { base, halved, onTop } = quoted
  if (owed(state, base, halved, onTop, 0) <= state.gobs[seat]!) return true
  const reach = reachOf(state, seat, zoneAt(state, site) - 1)
  return reach > 0 && owed(state, base, halved, onTop, reach) <= state.gobs[seat]!
}

export const zoneOfPayment = (state: State): number =>
  state.sort === MINE ? INDUSTRIAL : zoneAt(state, state.site) - 1

/** T-CON-03, T-CND-03: above this a player may work on a second stooj. */
export function mayDoSecond(state: State, seat: number): boolean {
  if (state.fixed.mode === JUNIOR) return false
  return influence(state, seat) > (state.fixed.mode === CONDENSED ? SECOND_ABOVE_CONDENSED : SECOND_ABOVE)
}
