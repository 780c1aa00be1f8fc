import { gainGobs, payGobs } from '../../purse.ts'
import { ask } from '../ask.ts'
import { type Asks, FINISHED, spin } from '../card.ts'
import { nowCard } from '../make.ts'

/** The note is the stake in fives. */
const asks: Asks = {
  aim: 'gobs',
  allows: (state, seat, fives) => 5 * fives <= state.gobs[seat]!,
  choose(state, _seat, fives) {
    if (fives === 0) return FINISHED
    state.cardNote = fives
    return spin(state)
  },
  spun(state, seat, side, tell) {
    const stake = 5 * state.cardNote
    if (side === 'win') gainGobs(state, seat, stake, 'M15', tell)
    else payGobs(state, seat, stake, 'M15', tell)
    return FINISHED
  },
}

/** Stake up to $200 on an even chance. */
export const backRoomWheel = nowCard({
  id: 'M15',
  copies: 1,
  junior: true,
  asks,
  resolve: (state, seat, tell) => ask(state, seat, asks, tell),
})
