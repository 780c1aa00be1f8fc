import { FIRST_MINE, MEDIA } from '../../data/names.ts'
import { isOwnedBy } from '../../land/estate.ts'
import type { State } from '../../state.ts'
import { countOf } from '../extremes.ts'
import { hushCard } from '../make.ts'
import { takePrestige } from '../verbs.ts'

const MOST_LOST = 4

/** When revealed, everybody loses a point of prestige for each own mine, four at most. */
export const expose = hushCard({
  id: 'N11',
  copies: 1,
  role: MEDIA,
  reveal(state, _seat, tell) {
    for (let seat = 0; seat < state.fixed.players; seat++) {
      takePrestige(state, seat, Math.min(countOf(state, seat, isOwnMine), MOST_LOST), 'N11', tell)
    }
  },
})

const isOwnMine = (state: State, seat: number, stooj: number): boolean =>
  isOwnedBy(state, stooj, seat) && state.special[stooj]! >= FIRST_MINE
