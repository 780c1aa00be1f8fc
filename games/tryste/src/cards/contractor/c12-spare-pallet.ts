import { gainTile } from '../../purse.ts'
import { FINISHED, type NowCard, neverSpun, waitForChoice } from '../card.ts'

/** Two tiles of different kinds. The note is the kind of the first, plus one. */
export const sparePallet: NowCard = {
  id: 'C12',
  copies: 2,
  junior: false,
  watched: 0,
  timing: 'now',
  lasts: null,
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
}
