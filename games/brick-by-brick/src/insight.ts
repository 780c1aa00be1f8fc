import type { Insight } from '@masterplan/kernel'
import type { BrickByBrick } from './index.ts'
import { moves } from './rules.ts'
import { scores } from './scoring.ts'

export const insight: Insight<BrickByBrick> = {
  standing(state, seat) {
    const totals = scores(state).map(each => each.total)
    return 1 / (1 + Math.exp(-(totals[seat]! - Math.max(...totals.filter((_, other) => other !== seat))) / 8))
  },
  hunch: () => 1,
  candidates: moves,
}
