import { influence } from '../../purse.ts'
import { FINISHED, type NowCard } from '../card.ts'
import { takePrestige } from '../verbs.ts'

/** The player with the highest Influence loses five points of prestige; equals all do. */
export const tallPoppies: NowCard = {
  id: 'N03',
  copies: 2,
  junior: false,
  watched: 0,
  timing: 'now',
  lasts: null,
  asks: null,
  resolve(state, _seat, tell) {
    const { players } = state.fixed
    let highest = 0
    for (let seat = 0; seat < players; seat++) highest = Math.max(highest, influence(state, seat))
    for (let seat = 0; seat < players; seat++) {
      if (influence(state, seat) === highest) takePrestige(state, seat, 5, 'N03', tell)
    }
    return FINISHED
  },
}
