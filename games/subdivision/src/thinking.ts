import type { Level, Thinking } from '@masterplan/kernel'

export const thinking: Thinking = {
  tree: {
    horizon: 0,
    playouts: 'random',
    greed: 0.3,
    first: 'guessed',
    looks: 99,
    curiosity: 0.8,
    trust: 2,
    heat: 0.6,
    hearsay: 0,
    width: 4,
    worlds: 8,
    luck: 'apart',
    rivals: 'hostile', // among four, 88 % of 100 matches with three who look one move ahead; taken for selfish 50 to 55 %
  },
  levels: players => (players === 2 ? DUEL : TABLE),
}

/** Between two. */
const DUEL: readonly Level[] = [
  { by: 'glance', iterations: 1, slack: 0.08 },
  { by: 'glance', iterations: 1, slack: 0.02 },
  { by: 'lines', iterations: 600, slack: 0 },
  { by: 'lines', iterations: 10_000, slack: 0 },
  { by: 'lines', iterations: 200_000, slack: 0 },
]

/** Among more. */
const TABLE: readonly Level[] = [
  { by: 'glance', iterations: 1, slack: 0.14 },
  { by: 'glance', iterations: 1, slack: 0.07 },
  { by: 'glance', iterations: 1, slack: 0 },
  { by: 'tree', iterations: 200, slack: 0 },
  { by: 'tree', iterations: 12_000, slack: 0 },
]
