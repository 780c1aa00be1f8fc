import { EVALUATING_TREE, type Level, type Thinking } from '@masterplan/kernel'

export const thinking: Thinking = {
  tree: EVALUATING_TREE,
  levels: players => (players === 2 ? DUEL : TABLE),
}

/** Between two. */
const DUEL: readonly Level[] = [
  { by: 'one-ply', iterations: 1, slack: 0.03 },
  { by: 'one-ply', iterations: 4, slack: 0 },
  { by: 'tree', iterations: 30, slack: 0 },
  { by: 'tree', iterations: 250, slack: 0 },
  { by: 'tree', iterations: 2500, slack: 0 },
]

/** Among more, where three others move before one's own plans go on: looking far gives less than between two. */
const TABLE: readonly Level[] = [
  { by: 'one-ply', iterations: 1, slack: 0.12 },
  { by: 'one-ply', iterations: 1, slack: 0.04 },
  { by: 'one-ply', iterations: 4, slack: 0 },
  { by: 'tree', iterations: 40, slack: 0 },
  { by: 'tree', iterations: 1000, slack: 0 },
]
