import { gainPrestige } from '../../purse.ts'
import type { State } from '../../state.ts'
import { FINISHED, type NowCard } from '../card.ts'

/** Four points of prestige for the most tokens on constructs; two for each of several who have as many. */
export const goldenTrowel: NowCard = {
  id: 'A05',
  copies: 2,
  junior: false,
  watched: 0,
  timing: 'now',
  lasts: null,
  asks: null,
  resolve(state, _seat, tell) {
    const { players } = state.fixed
    let most = 0
    let winners = 0
    for (let seat = 0; seat < players; seat++) {
      const tokens = affixedBy(state, seat)
      if (tokens > most) winners = 0
      if (tokens >= most) winners++
      most = Math.max(most, tokens)
    }
    if (most === 0) return FINISHED
    for (let seat = 0; seat < players; seat++) {
      if (affixedBy(state, seat) === most) gainPrestige(state, seat, winners === 1 ? 4 : 2, 'A05', tell)
    }
    return FINISHED
  },
}

function affixedBy(state: State, seat: number): number {
  let tokens = 0
  for (let stooj = 0; stooj < state.fixed.board.stoojes.length; stooj++) {
    if (state.builder[stooj] === seat + 1) tokens += state.affixed[stooj]!
  }
  return tokens
}
