import type { Level, Thinking } from '@masterplan/kernel'

export const thinking: Thinking = {
  tree: {
    horizon: 0,
    playouts: 'random',
    greed: 0.3,
    first: 'guessed',
    looks: 99,
    curiosity: 0,
    trust: 8,
    heat: 0.6,
    hearsay: 0,
    width: 4,
    worlds: 4,
    luck: 'together',
    rivals: 'selfish',
  },
  levels: players => (players === 2 ? DUEL : TABLE),
  amongBots: { yearCap: 40 }, // nobody has to develop the last land
}

/** Between two. */
const DUEL: readonly Level[] = [
  { by: 'glance', iterations: 1, slack: 0.06 },
  { by: 'glance', iterations: 1, slack: 0.02 },
  { by: 'glance', iterations: 4, slack: 0 },
  { by: 'tree', iterations: 10, slack: 0 },
  { by: 'tree', iterations: 256, slack: 0 },
]

/** Among more. A tree of fewer iterations than there are moves to look at is worse than one look at each. */
const TABLE: readonly Level[] = [
  { by: 'glance', iterations: 1, slack: 0.06 },
  { by: 'glance', iterations: 1, slack: 0.02 },
  { by: 'glance', iterations: 4, slack: 0 },
  { by: 'tree', iterations: 60, slack: 0 },
  { by: 'tree', iterations: 1500, slack: 0 },
]
