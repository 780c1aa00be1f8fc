import { refused } from '@masterplan/kernel'
import { addOne, addRange } from '@masterplan/kernel/menu'
import { GOBS_PER_PRESTIGE, JUNIOR_VENTURE } from '../data/numbers.ts'
import { notNow, PASSES, STAYS, type Step } from '../flow/step.ts'
import { PASS, SELLS, WORDS_ONLY } from '../moves.ts'
import { gainGobs, losePrestige, type Telling } from '../purse.ts'
import { JUNIOR, type State } from '../state.ts'

/** T-JUN-08: what the Junior game pays when the phase begins. */
export function payJuniorVenture(state: State, tell: Telling): void {
  if (state.fixed.mode === JUNIOR) gainGobs(state, state.seat, JUNIOR_VENTURE, 'venture-capitalist', tell)
}

/** T-VC-01: any part of one's prestige, once. */
export const sellPrestige: Step = {
  may(state, seat, menu) {
    if (state.fixed.mode !== JUNIOR) addRange(menu, SELLS, 1, state.prestige[seat]!)
    addOne(menu, WORDS_ONLY, PASS)
  },
  why(state, seat, move) {
    if (move.kind !== 'sell' || state.fixed.mode === JUNIOR) return notNow(move, 'T-VC-01')
    const code = move.prestige === 0 ? 'no-such-amount' : 'not-enough-prestige'
    return refused(code, 'T-VC-01', { prestige: move.prestige, has: state.prestige[seat]! })
  },
  do(state, seat, move, tell) {
    if (move.kind === 'sell') {
      losePrestige(state, seat, move.prestige, 'venture-capitalist', tell)
      gainGobs(state, seat, GOBS_PER_PRESTIGE * move.prestige, 'venture-capitalist', tell)
    }
    return move.kind === 'sell' || move.kind === 'pass' ? PASSES : STAYS
  },
}
