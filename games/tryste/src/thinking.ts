import type { Level, Thinking } from '@masterplan/kernel'

export const thinking: Thinking = {
  tree: {
    horizon: 0,
    playouts: 'random',
    greed: 0.3,
    first: 'guessed',
    looks: 1,
    curiosity: 0,
    trust: 2,
    heat: 0.7,
    hearsay: 0,
    width: 4,
    worlds: 16,
    luck: 'together',
    rivals: 'selfish',
  },
  levels: players => (players === 2 ? DUEL : TABLE),
  amongBots: { yearCap: 40 }, // nobody has to develop the last land
}

/** Between two. */
const DUEL: readonly Level[] = [
  { by: 'glance', iterations: 1, slack: 0.02 },
  { by: 'glance', iterations: 4, slack: 0 },
  { by: 'tree', iterations: 400, slack: 0 },
  { by: 'tree', iterations: 2500, slack: 0 },
  { by: 'tree', iterations: 10_000, slack: 0 },
]

/** Among more. */
const TABLE: readonly Level[] = [
  { by: 'glance', iterations: 1, slack: 0.02 },
  { by: 'glance', iterations: 4, slack: 0 },
  { by: 'tree', iterations: 400, slack: 0 },
  { by: 'tree', iterations: 2000, slack: 0 },
  { by: 'tree', iterations: 10_000, slack: 0 },
]
