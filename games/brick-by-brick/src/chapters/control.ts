import type { Tell } from '@masterplan/kernel'
import { countBits, lowestBit } from '@masterplan/kernel/bits'
import { CONTROL_ALONE, CONTROL_TIED } from '../data/numbers.ts'
import { SEATS, type State, seatsIn } from '../state.ts'
import type { Event } from '../types.ts'

/** B-CTL: who holds most floors in a region, one bit for each seat; nobody in a region without floors. */
export function leaders(state: State, slot: number): number {
  let most = 1
  let seats = 0
  for (let seat = 0; seat < state.fixed.players; seat++) {
    const floors = state.held[slot * SEATS + seat]!
    if (floors > most) seats = 0
    if (floors >= most) {
      most = floors
      seats |= 1 << seat
    }
  }
  return seats
}

export function payControl(state: State, number: number, tell?: Tell<Event>): void {
  const seats = leaders(state, state.slot[number]!)
  const many = countBits(seats)
  if (many === 0 || (many > 2 && state.fixed.options.controlTie === 'twoOnly')) return
  const gain = many === 1 ? CONTROL_ALONE : CONTROL_TIED // B-CTL-02, B-CTL-03
  for (let rest = seats; rest !== 0; rest &= rest - 1) state.purse[lowestBit(rest)]! += gain
  tell?.('everyone', { kind: 'control', region: number, seats: seatsIn(seats), gain })
}
