import type { Seat } from '@masterplan/kernel'
import { moves } from '../legal.ts'
import type { State } from '../state.ts'
import type { Move } from '../types.ts'

/** All of them: they are few, and none is always worse than another. */
export const candidates = (state: State, seat: Seat): Move[] => moves(state, seat)
