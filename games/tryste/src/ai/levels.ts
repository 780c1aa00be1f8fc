import { EVALUATING_TREE, type Levels, type Thinking, type TreeSettings } from '@masterplan/kernel'

export const thinking: Thinking = {
  tree: players => (players === 2 ? TREE_OF_TWO : TREE),
  levels: players => (players === 2 ? DUEL : TABLE),
  amongBots: { yearCap: 40 }, // nobody has to develop the last land
}

const TREE: TreeSettings = { ...EVALUATING_TREE, priorWeight: 8, triesPerWorld: 4 }
/** Between two more moves are worth a try than look best at first; among four that made it weaker. */
const TREE_OF_TWO: TreeSettings = { ...TREE, priorTemperature: 2, priorWeight: 4 }

/** Between two. */
const DUEL: Levels = {
  newcomer: { by: 'glance', iterations: 1.3, slack: 0 },
  'level-1': { by: 'glance', iterations: 2.5, slack: 0 },
  'level-2': { by: 'one-ply', iterations: 1, slack: 0.03 },
  'level-3': { by: 'one-ply', iterations: 1, slack: 0.012 },
  'level-4': { by: 'tree', iterations: 60, slack: 0 },
  'level-5': { by: 'tree', iterations: 400, slack: 0 },
  master: { by: 'tree', iterations: 7000, slack: 0 },
}

/** Among more. A tree of fewer iterations than there are moves to look at is worse than one look at each. */
const TABLE: Levels = {
  newcomer: { by: 'glance', iterations: 1.15, slack: 0 },
  'level-1': { by: 'one-ply', iterations: 1, slack: 0.06 },
  'level-2': { by: 'one-ply', iterations: 1, slack: 0.02 },
  'level-3': { by: 'one-ply', iterations: 2, slack: 0.004 },
  'level-4': { by: 'tree', iterations: 60, slack: 0 },
  'level-5': { by: 'tree', iterations: 700, slack: 0 },
  master: { by: 'tree', iterations: 8000, slack: 0 },
}
