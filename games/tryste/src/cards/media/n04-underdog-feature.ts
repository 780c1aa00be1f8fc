import { gainPrestige, influence } from '../../purse.ts'
import { FINISHED, type NowCard } from '../card.ts'

/** The player with the lowest Influence gains four points of prestige; equals all do. */
export const underdogFeature: NowCard = {
  id: 'N04',
  copies: 2,
  junior: false,
  watched: 0,
  timing: 'now',
  lasts: null,
  asks: null,
  resolve(state, _seat, tell) {
    const { players } = state.fixed
    let lowest = influence(state, 0)
    for (let seat = 1; seat < players; seat++) lowest = Math.min(lowest, influence(state, seat))
    for (let seat = 0; seat < players; seat++) {
      if (influence(state, seat) === lowest) gainPrestige(state, seat, 4, 'N04', tell)
    }
    return FINISHED
  },
}
