import { influence } from '../../purse.ts'
import { FINISHED } from '../card.ts'
import { mostOf } from '../extremes.ts'
import { nowCard } from '../make.ts'
import { takePrestige } from '../verbs.ts'

/** The player with the highest Influence loses five points of prestige; equals all do. */
export const tallPoppies = nowCard({
  id: 'N03',
  copies: 2,
  resolve(state, _seat, tell) {
    const { players } = state.fixed
    const highest = mostOf(state, influence)
    for (let seat = 0; seat < players; seat++) {
      if (influence(state, seat) === highest) takePrestige(state, seat, 5, 'N03', tell)
    }
    return FINISHED
  },
})
