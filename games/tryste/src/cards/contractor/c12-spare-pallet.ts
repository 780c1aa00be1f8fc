import { gainTile } from '../../purse.ts'
import { FINISHED, neverSpun, waitForChoice } from '../card.ts'
import { nowCard } from '../make.ts'

/** Two tiles of different kinds. The note is the kind of the first, plus one. */
export const sparePallet = nowCard({
  id: 'C12',
  copies: 2,
  resolve: waitForChoice,
  asks: {
    aim: 'zone',
    allows: (state, _seat, zone) => zone + 1 !== state.cardNote,
    choose(state, seat, zone, tell) {
      gainTile(state, seat, zone, 1, 'C12', tell)
      if (state.cardNote > 0) return FINISHED
      state.cardNote = zone + 1
      return waitForChoice(state, seat)
    },
    spun: neverSpun,
  },
})
