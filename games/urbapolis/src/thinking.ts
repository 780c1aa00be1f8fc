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
    heat: 0.6,
    hearsay: 0,
    width: 4,
    worlds: 8,
    luck: 'together',
    rivals: 'selfish',
  },
  levels: players => (players === 2 ? DUEL : TABLE),
}

/** Between two. */
const DUEL: readonly Level[] = [
  { by: 'glance', iterations: 1, slack: 0.03 },
  { by: 'glance', iterations: 4, slack: 0 },
  { by: 'tree', iterations: 30, slack: 0 },
  { by: 'tree', iterations: 250, slack: 0 },
  { by: 'tree', iterations: 2500, slack: 0 },
]

/** Among more, where three others move before one's own plans go on: looking far gives less than between two. */
const TABLE: readonly Level[] = [
  { by: 'glance', iterations: 1, slack: 0.12 },
  { by: 'glance', iterations: 1, slack: 0.04 },
  { by: 'glance', iterations: 4, slack: 0 },
  { by: 'tree', iterations: 40, slack: 0 },
  { by: 'tree', iterations: 1000, slack: 0 },
]
