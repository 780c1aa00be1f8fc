import { type Refused, refused } from '@masterplan/kernel'
import type { Menu } from '../moves.ts'
import type { Telling } from '../purse.ts'
import type { State } from '../state.ts'
import type { Move, Refusal } from '../types.ts'

/** What a move leaves behind: the same stage goes on (perhaps waiting for something else), or its seat is through. */
export type Flow = 0 | 1
export const STAYS: Flow = 0
export const PASSES: Flow = 1

/** One kind of decision: what may be done, why something may not, and what happens. */
export interface Step {
  /** Every move that is legal now: the one statement of it. */
  may(state: State, seat: number, menu: Menu): void
  /** Why a move is not on the menu. */
  why(state: State, seat: number, move: Move): Refused<Refusal>
  do(state: State, seat: number, move: Move, tell: Telling): Flow
}

export const notNow = (move: Move, rule: string): Refused<Refusal> => refused('not-now', rule, { kind: move.kind })
