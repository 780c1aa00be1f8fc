import { receiveHype } from '../../purse.ts'
import { FINISHED } from '../card.ts'
import { nowCard } from '../make.ts'

/** Fifteen points of Hype that were not bought: they multiply nothing and may come in a year of rest. */
export const groundbreakingGoesViral = nowCard({
  id: 'N05',
  copies: 2,
  resolve(state, seat, tell) {
    receiveHype(state, seat, 15, 'N05', tell)
    return FINISHED
  },
})
