import { FIRST_MINE, MEDIA } from '../../data/names.ts'
import type { HushCard } from '../card.ts'
import { takePrestige } from '../verbs.ts'

const MOST_LOST = 4

/** When revealed, everybody loses a point of prestige for each own mine, four at most. */
export const expose: HushCard = {
  id: 'N11',
  copies: 1,
  junior: false,
  watched: 0,
  timing: 'hush',
  role: MEDIA,
  lasts: null,
  reveal(state, _seat, tell) {
    for (let seat = 0; seat < state.fixed.players; seat++) {
      let mines = 0
      for (let stooj = 0; stooj < state.fixed.board.stoojes.length; stooj++) {
        if (state.owner[stooj] === seat + 1 && state.special[stooj]! >= FIRST_MINE) mines++
      }
      takePrestige(state, seat, Math.min(mines, MOST_LOST), 'N11', tell)
    }
  },
}
