import type { Insight } from '@masterplan/kernel'
import { played, waysWorthAThought } from './candidates.ts'
import type { ParksAndTowers } from './index.ts'
import { WORD } from './layout.ts'
import { moveIds } from './move-ids.ts'
import { emptyCells } from './plots.ts'
import { pointsAhead, standing } from './standing.ts'

const listed = new Int32Array(moveIds.most)

export const insight: Insight<ParksAndTowers> = {
  evaluate: standing,
  /** By the points that its parks pay at once, own less the other's: a fifth more or less for each. */
  prior(state, seat, move) {
    const gain = pointsAhead(played(state, move).words) - pointsAhead(state.words)
    return 1.2 ** (seat === 0 ? gain : -gain)
  },
  /** Exact: a place that is left out is never better than one of the same cell that is kept. */
  candidates(state, seat) {
    if (state.words[WORD.EVERYDAY] === 0) return emptyCells(state).flatMap(cell => waysWorthAThought(state, cell))
    return Array.from(listed.subarray(0, moveIds.list(state, seat, listed)), moveIds.moveOf)
  },
}
