import { type Levels, PLAYOUT_TREE, type Thinking, type TreeSettings } from '@masterplan/kernel'

export const thinking: Thinking = {
  tree: () => TREE,
  levels: () => DUEL,
}

const TREE: TreeSettings = { ...PLAYOUT_TREE, marginWeight: 0.3, triesPerWorld: 8 }

const DUEL: Levels = {
  newcomer: { by: 'glance', iterations: 1.32, slack: 0 },
  'level-1': { by: 'glance', iterations: 3.1, slack: 0 },
  'level-2': { by: 'one-ply', iterations: 1, slack: 0.15 },
  'level-3': { by: 'one-ply', iterations: 1, slack: 0.036 },
  'level-4': { by: 'alpha-beta', iterations: 1800, slack: 0 },
  'level-5': { by: 'core-tree', iterations: 60_000, slack: 0 },
  master: { by: 'core-tree', iterations: 500_000, slack: 0 },
}
