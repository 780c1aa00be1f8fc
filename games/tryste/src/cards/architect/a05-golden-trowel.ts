import { gainPrestige } from '../../purse.ts'
import type { State } from '../../state.ts'
import { FINISHED } from '../card.ts'
import { isOwnConstruct, mostOf, tokensOn } from '../extremes.ts'
import { nowCard } from '../make.ts'

/** Four points of prestige for the most tokens on constructs; two for each of several who have as many. */
export const goldenTrowel = nowCard({
  id: 'A05',
  copies: 2,
  resolve(state, _seat, tell) {
    const { players } = state.fixed
    const most = mostOf(state, affixedBy)
    if (most === 0) return FINISHED
    let winners = 0
    for (let seat = 0; seat < players; seat++) if (affixedBy(state, seat) === most) winners++
    for (let seat = 0; seat < players; seat++) {
      if (affixedBy(state, seat) === most) gainPrestige(state, seat, winners === 1 ? 4 : 2, 'A05', tell)
    }
    return FINISHED
  },
})

function affixedBy(state: State, seat: number): number {
  let tokens = 0
  for (let stooj = 0; stooj < state.fixed.board.stoojes.length; stooj++) {
    if (isOwnConstruct(state, seat, stooj)) tokens += tokensOn(state, stooj)
  }
  return tokens
}
