import { type Refused, refused, type Seat } from '@masterplan/kernel'
import { highWord, lowWord, pairHas } from '@masterplan/kernel/bits'
import { FIRST_TEAM, TEAM_LIMIT } from './data/numbers.ts'
import { FIRST_LATER, isLater, isPrivate } from './data/tiles.ts'
import type { State } from './state.ts'
import type { Refusal } from './types.ts'

/** U-UPK-02. */
export const teamOf = (state: State, seat: number): number =>
  Math.min(TEAM_LIMIT, FIRST_TEAM + state.hired[seat]! + state.staff[seat]!)

/** Workers leave the supply and stay where they are put until upkeep. */
export function placeWorkers(state: State, seat: number, workers: number): void {
  state.free[seat]! -= workers
  state.placed[seat]! += workers
}

/** U-GEN-06: what is not free at this moment cannot be paid. Workers are looked at first. */
export function tooDear(state: State, seat: number, workers: number, coins: number): Refused<Refusal> {
  const [free, purse] = [state.free[seat]!, state.coins[seat]!]
  if (workers > free) return refused('too-few-workers', 'U-GEN-06', { needed: workers, free })
  return refused('too-few-coins', 'U-GEN-06', { needed: coins, coins: purse })
}

export function keep(state: State, seat: number, tile: number): void {
  state.handLow[seat]! |= lowWord(tile)
  state.handHigh[seat]! |= highWord(tile)
}

export function drop(state: State, seat: number, tile: number): void {
  state.handLow[seat]! &= ~lowWord(tile)
  state.handHigh[seat]! &= ~highWord(tile)
}

export function isInHand(state: State, seat: number, tile: number): boolean {
  if (isPrivate(tile)) return pairHas(state.handLow[seat]!, state.handHigh[seat]!, tile)
  return isLater(tile) && ((state.handPublic[seat]! >>> (tile - FIRST_LATER)) & 1) === 1
}

export const orderOf = (state: State): Seat[] => [...state.order.slice(0, state.fixed.players)] as Seat[]
