import type { Insight } from '@masterplan/kernel'
import type { Subdivision } from './index.ts'
import { moves } from './rules.ts'
import { scores } from './scoring.ts'

export const insight: Insight<Subdivision> = {
  standing(state, seat) {
    const totals = scores(state).map(each => each.total)
    const lead = totals[seat]! - Math.max(...totals.filter((_, other) => other !== seat))
    return 1 / (1 + Math.exp(-lead / 2))
  },
  hunch: () => 1,
  candidates: moves,
}
