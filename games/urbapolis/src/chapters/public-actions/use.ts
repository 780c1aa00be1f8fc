import { type Refused, refused } from '@masterplan/kernel'
import { codeOf, FIRST_START } from '../../data/tiles.ts'
import { placeWorkers } from '../../seats.ts'
import type { State } from '../../state.ts'
import type { Refusal } from '../../types.ts'

/** U-PBA-01, U-PBA-04: a starting public building that stands here and was not used this round. */
export const isAvailable = (unused: number, start: number): boolean => (unused & (1 << start)) !== 0

/** Why the action of a starting public building cannot be taken by anybody; undefined when it can. */
export function whyNotAvailable(state: State, start: number): Refused<Refusal> | undefined {
  const building = codeOf(FIRST_START + start)
  if (((state.fixed.standing >>> start) & 1) === 0) return refused('building-absent', 'U-PBA-01', { building })
  return isAvailable(state.unused, start) ? undefined : refused('action-used', 'U-PBA-04', { building })
}

/** U-PBA-04: the workers block the building until upkeep. */
export function use(state: State, seat: number, start: number, workers: number, coins: number): void {
  placeWorkers(state, seat, workers)
  state.coins[seat]! -= coins
  markUsed(state, seat, start)
}

export function markUsed(state: State, seat: number, start: number): void {
  state.unused &= ~(1 << start)
  state.usedBy[start] = seat + 1
}

export function openActions(state: State): void {
  state.unused = state.fixed.standing
  state.usedBy.fill(0)
}
