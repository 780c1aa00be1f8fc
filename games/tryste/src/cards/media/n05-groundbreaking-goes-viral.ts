import { receiveHype } from '../../purse.ts'
import { FINISHED, type NowCard } from '../card.ts'

/** Fifteen points of Hype that were not bought: they multiply nothing and may come in a year of rest. */
export const groundbreakingGoesViral: NowCard = {
  id: 'N05',
  copies: 2,
  junior: false,
  watched: 0,
  timing: 'now',
  lasts: null,
  asks: null,
  resolve(state, seat, tell) {
    receiveHype(state, seat, 15, 'N05', tell)
    return FINISHED
  },
}
