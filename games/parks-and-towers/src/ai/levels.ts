import { type Level, PLAYOUT_TREE, type Thinking } from '@masterplan/kernel'

export const thinking: Thinking = {
  tree: { ...PLAYOUT_TREE, marginWeight: 0.3, triesPerWorld: 8 },
  levels: () => DUEL,
}

const DUEL: readonly Level[] = [
  { by: 'one-ply', iterations: 1, slack: 0.05 },
  { by: 'one-ply', iterations: 1, slack: 0.01 },
  { by: 'alpha-beta', iterations: 1000, slack: 0 },
  { by: 'alpha-beta', iterations: 12_000, slack: 0 },
  { by: 'alpha-beta', iterations: 200_000, slack: 0 },
]
