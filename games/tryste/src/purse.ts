import type { Seat, Tell } from '@masterplan/kernel'
import { RESOURCES, ZONES } from './data/names.ts'
import { MOST_POINTS } from './data/numbers.ts'
import { JUNIOR, type State } from './state.ts'
import type { Event, Why } from './types.ts'

/** Absent when nobody listens: then no event is even built. */
export type Telling = Tell<Event> | undefined

/** T-GEN-09. */
export const influence = (state: State, seat: number): number => state.prestige[seat]! + state.hype[seat]!

export function gainGobs(state: State, seat: number, gobs: number, why: Why, tell: Telling): void {
  if (gobs === 0) return
  state.gobs[seat]! += gobs
  tell?.('everyone', { kind: 'got', seat: seat as Seat, what: 'gobs', change: gobs, why })
}

/** Takes what there is, at most `gobs`, and says how much it was (T-GEN-06, T-EVT-12). */
export function payGobs(state: State, seat: number, gobs: number, why: Why, tell: Telling): number {
  const paid = Math.min(gobs, state.gobs[seat]!)
  gainGobs(state, seat, -paid, why, tell)
  return paid
}

/** T-JUN-02: in the Junior game there is neither prestige nor Hype nor token. */
export function gainPrestige(state: State, seat: number, prestige: number, why: Why, tell: Telling): void {
  if (state.fixed.mode === JUNIOR) return
  const before = state.prestige[seat]!
  const after = Math.min(before + prestige, MOST_POINTS)
  state.prestige[seat] = after
  if (after !== before) {
    tell?.('everyone', { kind: 'got', seat: seat as Seat, what: 'prestige', change: after - before, why })
  }
}

/** Stops at nothing (T-GEN-07), and says how much was lost. */
export function losePrestige(state: State, seat: number, prestige: number, why: Why, tell: Telling): number {
  const lost = Math.min(prestige, state.prestige[seat]!)
  if (lost === 0) return 0
  state.prestige[seat]! -= lost
  tell?.('everyone', { kind: 'got', seat: seat as Seat, what: 'prestige', change: -lost, why })
  return lost
}

export function gainHype(state: State, seat: number, hype: number, why: Why, tell: Telling): void {
  if (state.fixed.mode === JUNIOR) return
  const before = state.hype[seat]!
  const after = Math.min(before + hype, MOST_POINTS)
  state.hype[seat] = after
  if (after !== before) {
    tell?.('everyone', { kind: 'got', seat: seat as Seat, what: 'hype', change: after - before, why })
  }
}

export function loseHype(state: State, seat: number, hype: number, why: Why, tell: Telling): number {
  const lost = Math.min(hype, state.hype[seat]!)
  if (lost === 0) return 0
  state.hype[seat]! -= lost
  tell?.('everyone', { kind: 'got', seat: seat as Seat, what: 'hype', change: -lost, why })
  return lost
}

/** Hype that was not bought: without any, its clock starts now (T-MED-08, N05). */
export function receiveHype(state: State, seat: number, hype: number, why: Why, tell: Telling): void {
  if (state.fixed.mode === JUNIOR) return
  if (state.hypeYear[seat] === 0) state.hypeYear[seat] = 1
  gainHype(state, seat, hype, why, tell)
}

export function gainTokens(state: State, seat: number, tokens: number, why: Why, tell: Telling): void {
  if (tokens === 0 || state.fixed.mode !== 0) return // T-JUN-02, T-CND-01
  state.tokens[seat]! += tokens
  tell?.('everyone', { kind: 'got', seat: seat as Seat, what: 'tokens', change: tokens, why })
}

export function gainResource(
  state: State,
  seat: number,
  resource: number,
  units: number,
  why: Why,
  tell: Telling,
): void {
  if (units === 0) return
  state.resources[4 * seat + resource]! += units
  tell?.('everyone', { kind: 'got', seat: seat as Seat, what: RESOURCES[resource]!, change: units, why })
}

export function gainTile(state: State, seat: number, zone: number, tiles: number, why: Why, tell: Telling): void {
  state.tiles[3 * seat + zone]! += tiles
  tell?.('everyone', { kind: 'got', seat: seat as Seat, what: `${ZONES[zone]!}-tile`, change: tiles, why })
}

export function resourcesOf(state: State, seat: number): number {
  const first = 4 * seat
  const { resources } = state
  return resources[first]! + resources[first + 1]! + resources[first + 2]! + resources[first + 3]!
}
