import { EVALUATING_TREE, type Levels, type Thinking, type TreeSettings } from '@masterplan/kernel'

export const thinking: Thinking = {
  tree: () => TREE,
  levels: players => (players === 2 ? DUEL : TABLE),
}

const TREE: TreeSettings = { ...EVALUATING_TREE, priorTemperature: 1.2, triesPerWorld: 2 }

/** Between two. */
const DUEL: Levels = {
  newcomer: { by: 'glance', iterations: 1.35, slack: 0 },
  'level-1': { by: 'glance', iterations: 2.6, slack: 0 },
  'level-2': { by: 'one-ply', iterations: 1, slack: 0.04 },
  'level-3': { by: 'one-ply', iterations: 2, slack: 0 },
  'level-4': { by: 'tree', iterations: 120, slack: 0 },
  'level-5': { by: 'tree', iterations: 3500, slack: 0 },
  master: { by: 'tree', iterations: 8000, slack: 0 },
}

/** Among more, where three others move before one's own plans go on: looking far gives less than between two. */
const TABLE: Levels = {
  newcomer: { by: 'glance', iterations: 1.3, slack: 0 },
  'level-1': { by: 'one-ply', iterations: 1, slack: 0.12 },
  'level-2': { by: 'one-ply', iterations: 1, slack: 0.04 },
  'level-3': { by: 'one-ply', iterations: 4, slack: 0 },
  'level-4': { by: 'tree', iterations: 40, slack: 0 },
  'level-5': { by: 'tree', iterations: 500, slack: 0 },
  master: { by: 'tree', iterations: 8000, slack: 0 },
}
