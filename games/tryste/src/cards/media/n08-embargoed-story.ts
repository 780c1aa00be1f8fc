import { ZONING_BOARD } from '../../data/names.ts'
import { influence, loseHype } from '../../purse.ts'
import { hushCard } from '../make.ts'
import { takePrestige } from '../verbs.ts'

const FAME = 50
const HYPE = 10

/** When revealed, everybody above 50 Influence loses ten points of Hype or, with fewer than ten, three of prestige. */
export const embargoedStory = hushCard({
  id: 'N08',
  copies: 2,
  role: ZONING_BOARD,
  reveal(state, _seat, tell) {
    for (let seat = 0; seat < state.fixed.players; seat++) {
      if (influence(state, seat) <= FAME) continue
      if (state.hype[seat]! >= HYPE) loseHype(state, seat, HYPE, 'N08', tell)
      else takePrestige(state, seat, 3, 'N08', tell)
    }
  },
})
