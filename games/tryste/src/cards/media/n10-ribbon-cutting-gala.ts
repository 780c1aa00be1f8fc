import { gainPrestige, payGobs } from '../../purse.ts'
import { ask } from '../ask.ts'
import { type Asks, FINISHED, neverSpun } from '../card.ts'
import { nowCard } from '../make.ts'

const MOST_BOUGHT = 6
const PRICE = 10

const asks: Asks = {
  aim: 'number',
  allows: (state, seat, prestige) => prestige <= MOST_BOUGHT && PRICE * prestige <= state.gobs[seat]!,
  choose(state, seat, prestige, tell) {
    payGobs(state, seat, PRICE * prestige, 'N10', tell)
    gainPrestige(state, seat, prestige, 'N10', tell)
    return FINISHED
  },
  spun: neverSpun,
}

/** Up to six points of prestige for $10 each. */
export const ribbonCuttingGala = nowCard({
  id: 'N10',
  copies: 1,
  asks,
  resolve: (state, seat, tell) => ask(state, seat, asks, tell),
})
