import { type Refused, refused } from '@masterplan/kernel'
import type { Flow } from './flow.ts'
import type { Menu } from './moves.ts'
import type { Telling } from './purse.ts'
import type { State } from './state.ts'
import type { Move, Refusal } from './types/move.ts'

/** One kind of decision. */
export interface Step {
  readonly rule: string
  /** Every move that is legal now: the one statement of it. */
  fill(state: State, seat: number, menu: Menu): void
  /** Why a move is not on the menu. */
  why(state: State, seat: number, move: Move): Refused<Refusal>
  play(state: State, seat: number, move: Move, tell: Telling): Flow
}

export const notNow = (move: Move, rule: string): Refused<Refusal> => refused('not-now', rule, { kind: move.kind })
