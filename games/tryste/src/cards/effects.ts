import type { State } from '../state.ts'

/**
 * What cards leave behind, as bits, so that the rules can ask cheaply: lasting effects in `state.effects`, cards that
 * change this turn's next act in `state.armed`, permanent cards turned face up in `state.permanent`.
 */
export const LEAKY_ROOFS = 1 // A03: token-less constructs in the tiers of `state.leaky` earn nothing
export const OPEN_HOUSE = 2 // A14: constructs with three tokens or more get 50 points
export const CREW_SHORTAGE = 4 // C03: no stooj rises by more than two levels
export const OVERTIME = 8 // C04: every paid step costs $20 more
export const COLD_SNAP = 16 // C15: Concrete gives no discount
export const DOCK_SLOWDOWN = 32 // M11: a mine yields at most one
export const STRAW_POLL = 64 // N07: Hype counts nothing in the vote
export const IN_USE = 128 // any card that was played and is not yet used

export const PREFAB_KIT = 1 // C08: the first level of the next new construct is free
export const CRANE_HIRED = 2 // C14: the next work costs $40 less
export const SPONSORED = 4 // N09: one more in the multiplier of this phase's Hype purchase

export const HOUSE_STYLE = 1 // A09
export const CRANE_ON_RETAINER = 2 // C14
export const NAME_IN_LIGHTS = 4 // N13: votes weigh five more

export const isOn = (state: State, effect: number): boolean => (state.effects & effect) !== 0
export const isArmed = (state: State, card: number): boolean => (state.armed & card) !== 0
export const hasPermanent = (state: State, seat: number, card: number): boolean => (state.permanent[seat]! & card) !== 0
