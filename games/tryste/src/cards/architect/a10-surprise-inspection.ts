import { CONTRACTOR } from '../../data/names.ts'
import { payGobs } from '../../purse.ts'
import { hushCard } from '../make.ts'
import { tokenlessOf } from './tokenless.ts'

/** When revealed, everybody pays $50 for each construct of level 3 or 4 without a token. */
export const surpriseInspection = hushCard({
  id: 'A10',
  copies: 2,
  role: CONTRACTOR,
  reveal(state, _seat, tell) {
    for (let seat = 0; seat < state.fixed.players; seat++) {
      payGobs(state, seat, 50 * tokenlessOf(state, seat, 3), 'A10', tell)
    }
  },
})
