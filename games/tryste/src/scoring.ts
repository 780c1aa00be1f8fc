import { type Score, score, seatsOf } from '@masterplan/kernel'
import { isDeveloped } from './land/estate.ts'
import { influence } from './purse.ts'
import { JUNIOR, type State } from './state.ts'
import type { ScoreLine } from './types.ts'

/** T-GEN-01, T-GEN-02, T-END-03; of equals, Influence, then gobs (T-END-04, T-JUN-10). */
export function scores(state: State): Score[] {
  const { players, board, mode } = state.fixed
  const lines = seatsOf(players).map((): Record<ScoreLine, number> => ({ tiles: 0, specials: 0, levels: 0 }))
  for (let stooj = 0; stooj < board.stoojes.length; stooj++) {
    const owner = lines[state.owner[stooj]! - 1]
    if (owner && state.special[stooj]! > 0) owner.specials++
    else if (owner && isDeveloped(state, stooj)) owner.tiles++
    const builder = lines[state.builder[stooj]! - 1]
    if (builder) builder.levels += state.level[stooj]!
  }
  return seatsOf(players).map(seat => {
    const gobs = state.gobs[seat]!
    return score(lines[seat]!, mode === JUNIOR ? [gobs] : [influence(state, seat), gobs])
  })
}
