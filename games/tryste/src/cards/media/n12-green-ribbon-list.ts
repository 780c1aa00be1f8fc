import { SCAPE } from '../../data/names.ts'
import { isOwnedBy } from '../../land/estate.ts'
import { gainPrestige } from '../../purse.ts'
import type { State } from '../../state.ts'
import { FINISHED } from '../card.ts'
import { countOf } from '../extremes.ts'
import { nowCard } from '../make.ts'

const MOST_GAINED = 4

/** Everybody gains a point of prestige for each own Scape, four at most. */
export const greenRibbonList = nowCard({
  id: 'N12',
  copies: 2,
  resolve(state, _seat, tell) {
    for (let seat = 0; seat < state.fixed.players; seat++) {
      gainPrestige(state, seat, Math.min(countOf(state, seat, isOwnScape), MOST_GAINED), 'N12', tell)
    }
    return FINISHED
  },
})

const isOwnScape = (state: State, seat: number, stooj: number): boolean =>
  isOwnedBy(state, stooj, seat) && state.special[stooj] === SCAPE
