import type { Level, Thinking } from '@masterplan/kernel'

export const thinking: Thinking = {
  tree: { horizon: 10, greed: 0.5, curiosity: 0.2, trust: 0.3, hearsay: 10, width: 4 },
  levels: () => DUEL,
}

const DUEL: readonly Level[] = [
  { by: 'glance', iterations: 1, slack: 0.05 },
  { by: 'glance', iterations: 1, slack: 0.01 },
  { by: 'lines', iterations: 3000, slack: 0 },
  { by: 'lines', iterations: 15_000, slack: 0 },
  { by: 'lines', iterations: 80_000, slack: 0 },
]
