import { HOLDERS_TOKENS, OTHERS_TOKENS } from '../data/numbers.ts'
import { gainTokens, type Telling } from '../purse.ts'
import type { State } from '../state.ts'

/** T-ARC-01, T-ARC-02: tokens come when a seat's turn begins; the turn itself has no act but cards and trades. */
export function takeTokens(state: State, tell: Telling): void {
  const tokens = state.seat === state.holder ? HOLDERS_TOKENS : OTHERS_TOKENS
  gainTokens(state, state.seat, tokens, 'architect', tell)
}
