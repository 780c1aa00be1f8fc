import type { Seat } from '@masterplan/kernel'
import { rowHas } from '@masterplan/kernel/bits'
import { incomeOf, percentOf } from '../chapters/income.ts'
import { LAND_TYPES, SPECIALS, ZONES } from '../data/names.ts'
import { hasTile, isProtected, zoneAt } from '../land/estate.ts'
import type { State } from '../state.ts'
import type { ConstructView, StoojView, TierView } from '../types.ts'

/** A number plus one, as a state keeps it, or nobody. */
export const seatOrNull = (plusOne: number): Seat | null => (plusOne === 0 ? null : ((plusOne - 1) as Seat))

export const tierViews = (state: State): TierView[] =>
  state.fixed.board.tiers.map((id, tier) => ({
    id,
    type: LAND_TYPES[state.tierType[tier]!]!,
    zone: ZONES[state.tierZone[tier]! - 1] ?? null,
    virgin: state.spoiled[tier] === 0,
  }))

export const stoojViews = (state: State): StoojView[] =>
  state.fixed.board.stoojes.map((id, stooj) => ({
    id,
    tier: state.fixed.board.tiers[stooj >> 2]!,
    owner: seatOrNull(state.owner[stooj]!),
    zone: ZONES[zoneAt(state, stooj) - 1] ?? null,
    variance: state.variance[stooj]! > 0,
    tile: hasTile(state, stooj),
    special: SPECIALS[state.special[stooj]! - 1] ?? null,
    construct: constructView(state, stooj),
    fenced: rowHas(state.fenced, 0, stooj),
  }))

function constructView(state: State, stooj: number): ConstructView | null {
  const owner = seatOrNull(state.builder[stooj]!)
  if (owner === null) return null
  return {
    owner,
    level: state.level[stooj]!,
    tokens: state.affixed[stooj]!,
    protected: isProtected(state, stooj),
    percent: percentOf(state, stooj),
    income: incomeOf(state, stooj),
  }
}
