import { gainPrestige } from '../../purse.ts'
import type { State } from '../../state.ts'
import { FINISHED } from '../card.ts'
import { countOf, isOwnConstruct, tokensOn } from '../extremes.ts'
import { nowCard } from '../make.ts'

const MOST_MENTIONED = 5

/** A point of prestige for each own construct with a token, five at most. */
export const honourableMention = nowCard({
  id: 'A01',
  copies: 2,
  resolve(state, seat, tell) {
    gainPrestige(state, seat, Math.min(countOf(state, seat, isMentioned), MOST_MENTIONED), 'A01', tell)
    return FINISHED
  },
})

const isMentioned = (state: State, seat: number, stooj: number): boolean =>
  isOwnConstruct(state, seat, stooj) && tokensOn(state, stooj) > 0
