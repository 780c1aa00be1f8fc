import { gainPrestige, influence } from '../../purse.ts'
import { FINISHED } from '../card.ts'
import { fewestOf } from '../extremes.ts'
import { nowCard } from '../make.ts'

/** The player with the lowest Influence gains four points of prestige; equals all do. */
export const underdogFeature = nowCard({
  id: 'N04',
  copies: 2,
  resolve(state, _seat, tell) {
    const { players } = state.fixed
    const lowest = fewestOf(state, influence)
    for (let seat = 0; seat < players; seat++) {
      if (influence(state, seat) === lowest) gainPrestige(state, seat, 4, 'N04', tell)
    }
    return FINISHED
  },
})
