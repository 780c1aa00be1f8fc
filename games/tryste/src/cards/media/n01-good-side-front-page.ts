import { gainPrestige } from '../../purse.ts'
import { FINISHED } from '../card.ts'
import { nowCard } from '../make.ts'

/** Four points of prestige. */
export const goodSideFrontPage = nowCard({
  id: 'N01',
  copies: 2,
  resolve(state, seat, tell) {
    gainPrestige(state, seat, 4, 'N01', tell)
    return FINISHED
  },
})
