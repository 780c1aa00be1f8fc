import type { Level, Thinking } from '@masterplan/kernel'

export const thinking: Thinking = {
  tree: {
    horizon: 0,
    playouts: 'random',
    greed: 0.3,
    first: 'guessed',
    looks: 99,
    curiosity: 0,
    trust: 4,
    heat: 1.2,
    hearsay: 0,
    width: 4,
    worlds: 2,
    luck: 'together',
    rivals: 'selfish',
  },
  levels: players => (players === 2 ? DUEL : TABLE),
}

/** Between two. */
const DUEL: readonly Level[] = [
  { by: 'glance', iterations: 1, slack: 0.04 },
  { by: 'glance', iterations: 4, slack: 0 },
  { by: 'tree', iterations: 40, slack: 0 },
  { by: 'tree', iterations: 300, slack: 0 },
  { by: 'tree', iterations: 3000, slack: 0 },
]

/** Among more, where three others move before one's own plans go on: looking far gives less than between two. */
const TABLE: readonly Level[] = [
  { by: 'glance', iterations: 1, slack: 0.12 },
  { by: 'glance', iterations: 1, slack: 0.04 },
  { by: 'glance', iterations: 4, slack: 0 },
  { by: 'tree', iterations: 40, slack: 0 },
  { by: 'tree', iterations: 3000, slack: 0 },
]
