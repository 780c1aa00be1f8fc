import { block, LUCK, OVER, one, perCell, perSeat, type Seat, type Turn, waitFor } from '@masterplan/kernel'
import type { Lot, Options, Phase } from './types.ts'

export const MOST_LOTS = 12 // four seats with three houses each

/** What never changes in a match. */
export type Fixed = {
  readonly rules: string // the version
  readonly players: number
  readonly options: Options
  readonly lots: number
}

const table = block<Fixed>()({
  seat: one, // whose turn it is to build
  dealt: one, // how many seats have their wish
  built: one, // how many lots have a house
  wish: perSeat('u8'), // a lot
  floors: perCell(MOST_LOTS, 'u8'), // 0: empty
  owner: perCell(MOST_LOTS, 'u8'),
})
export type State = ReturnType<typeof table.create>
export const { create, copy } = table

export function phaseOf({ dealt, built, fixed }: State): Phase {
  if (dealt < fixed.players) return 'wish'
  return built < fixed.lots ? 'build' : 'over'
}

export function turn(state: State): Turn {
  const phase = phaseOf(state)
  if (phase === 'build') return waitFor(state.seat as Seat)
  return phase === 'wish' ? LUCK : OVER
}

/** TT-1.2: whether luck has dealt this lot. */
export function isWished({ wish, dealt }: State, lot: Lot): boolean {
  for (let seat = 0; seat < dealt; seat++) if (wish[seat] === lot) return true
  return false
}

/** TT-1.1, TT-3.2: how many houses of two floors stand beside a lot. */
export function tallBeside({ floors }: State, lot: Lot): number {
  return (floors[lot - 1] === 2 ? 1 : 0) + (floors[lot + 1] === 2 ? 1 : 0)
}
