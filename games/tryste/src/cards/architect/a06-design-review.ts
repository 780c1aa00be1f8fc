import { FINISHED } from '../card.ts'
import { nowCard } from '../make.ts'
import { takePrestige } from '../verbs.ts'
import { tokenlessOf } from './tokenless.ts'

const MOST_LOST = 3

/** Everybody loses a point of prestige for each construct without a token, three at most. */
export const designReview = nowCard({
  id: 'A06',
  copies: 2,
  resolve(state, _seat, tell) {
    for (let seat = 0; seat < state.fixed.players; seat++) {
      takePrestige(state, seat, Math.min(tokenlessOf(state, seat, 1), MOST_LOST), 'A06', tell)
    }
    return FINISHED
  },
})
