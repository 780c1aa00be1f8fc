import { gainPrestige } from '../../purse.ts'
import { FINISHED, type NowCard } from '../card.ts'

const MOST_MENTIONED = 5

/** A point of prestige for each own construct with a token, five at most. */
export const honourableMention: NowCard = {
  id: 'A01',
  copies: 2,
  junior: false,
  watched: 0,
  timing: 'now',
  lasts: null,
  asks: null,
  resolve(state, seat, tell) {
    let mentioned = 0
    for (let stooj = 0; stooj < state.fixed.board.stoojes.length; stooj++) {
      if (state.builder[stooj] === seat + 1 && state.affixed[stooj]! > 0) mentioned++
    }
    gainPrestige(state, seat, Math.min(mentioned, MOST_MENTIONED), 'A01', tell)
    return FINISHED
  },
}
