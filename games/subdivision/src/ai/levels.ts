import { EVALUATING_TREE, type Level, type Thinking } from '@masterplan/kernel'

export const thinking: Thinking = {
  tree: {
    ...EVALUATING_TREE,
    exploration: 0.8,
    priorWeight: 2,
    luck: 'apart',
    rivals: 'hostile', // among four, 88 % of 100 matches with three who look one move ahead; taken for selfish 50 to 55 %
  },
  levels: players => (players === 2 ? DUEL : TABLE),
}

/** Between two. */
const DUEL: readonly Level[] = [
  { by: 'one-ply', iterations: 1, slack: 0.08 },
  { by: 'one-ply', iterations: 1, slack: 0.02 },
  { by: 'alpha-beta', iterations: 600, slack: 0 },
  { by: 'alpha-beta', iterations: 10_000, slack: 0 },
  { by: 'alpha-beta', iterations: 200_000, slack: 0 },
]

/** Among more. */
const TABLE: readonly Level[] = [
  { by: 'one-ply', iterations: 1, slack: 0.14 },
  { by: 'one-ply', iterations: 1, slack: 0.07 },
  { by: 'one-ply', iterations: 1, slack: 0 },
  { by: 'tree', iterations: 200, slack: 0 },
  { by: 'tree', iterations: 12_000, slack: 0 },
]
