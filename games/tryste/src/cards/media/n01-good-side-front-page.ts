import { gainPrestige } from '../../purse.ts'
import { FINISHED, type NowCard } from '../card.ts'

/** Four points of prestige. */
export const goodSideFrontPage: NowCard = {
  id: 'N01',
  copies: 2,
  junior: false,
  watched: 0,
  timing: 'now',
  lasts: null,
  asks: null,
  resolve(state, seat, tell) {
    gainPrestige(state, seat, 4, 'N01', tell)
    return FINISHED
  },
}
