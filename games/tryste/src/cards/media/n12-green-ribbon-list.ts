import { SCAPE } from '../../data/names.ts'
import { gainPrestige } from '../../purse.ts'
import { FINISHED, type NowCard } from '../card.ts'

const MOST_GAINED = 4

/** Everybody gains a point of prestige for each own Scape, four at most. */
export const greenRibbonList: NowCard = {
  id: 'N12',
  copies: 2,
  junior: false,
  watched: 0,
  timing: 'now',
  lasts: null,
  asks: null,
  resolve(state, _seat, tell) {
    for (let seat = 0; seat < state.fixed.players; seat++) {
      let scapes = 0
      for (let stooj = 0; stooj < state.fixed.board.stoojes.length; stooj++) {
        if (state.owner[stooj] === seat + 1 && state.special[stooj] === SCAPE) scapes++
      }
      gainPrestige(state, seat, Math.min(scapes, MOST_GAINED), 'N12', tell)
    }
    return FINISHED
  },
}
