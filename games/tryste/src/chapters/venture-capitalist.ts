import { refused } from '@masterplan/kernel'
import { addOne, addRange } from '@masterplan/kernel/menu'
import { RESOURCES } from '../data/names.ts'
import { PASSES, STAYS } from '../flow.ts'
import { DONE, PASS, SELLS, TAKES, WORDS_ONLY } from '../moves.ts'
import { gainGobs, gainResource, losePrestige } from '../purse.ts'
import { JUNIOR } from '../state.ts'
import { notNow, type Step } from '../step.ts'

/** T-CON-01: the Contractor's cardholder takes a resource of any kind. */
export const takeResource: Step = {
  rule: 'T-CON-01',
  fill(_state, _seat, menu) {
    addRange(menu, TAKES, 0, 3)
  },
  why: (_state, _seat, move) => notNow(move, 'T-CON-01'),
  play(state, seat, move, tell) {
    if (move.kind === 'take') gainResource(state, seat, RESOURCES.indexOf(move.resource), 1, 'contractor', tell)
    return PASSES
  },
}

/** A turn that has no act of its own; cards may be played and things traded. */
export const plainTurn: Step = {
  rule: 'T-YR-06',
  fill(_state, _seat, menu) {
    addOne(menu, WORDS_ONLY, DONE)
  },
  why: (_state, _seat, move) => notNow(move, 'T-YR-06'),
  play: () => PASSES,
}

const GOBS_PER_PRESTIGE = 20

/** T-VC-01: any part of one's prestige, once. T-JUN-08 is paid when the phase begins. */
export const sellPrestige: Step = {
  rule: 'T-VC-01',
  fill(state, seat, menu) {
    if (state.fixed.mode !== JUNIOR) addRange(menu, SELLS, 1, state.prestige[seat]!)
    addOne(menu, WORDS_ONLY, PASS)
  },
  why(state, seat, move) {
    if (move.kind !== 'sell' || state.fixed.mode === JUNIOR) return notNow(move, 'T-VC-01')
    const code = move.prestige === 0 ? 'no-such-amount' : 'not-enough-prestige'
    return refused(code, 'T-VC-01', { prestige: move.prestige, has: state.prestige[seat]! })
  },
  play(state, seat, move, tell) {
    if (move.kind === 'sell') {
      losePrestige(state, seat, move.prestige, 'venture-capitalist', tell)
      gainGobs(state, seat, GOBS_PER_PRESTIGE * move.prestige, 'venture-capitalist', tell)
    }
    return move.kind === 'sell' || move.kind === 'pass' ? PASSES : STAYS
  },
}
