import type { Level, Thinking } from '@masterplan/kernel'

export const thinking: Thinking = {
  tree: {
    horizon: 10,
    playouts: 'random',
    greed: 0.3,
    first: 'guessed',
    looks: 0,
    curiosity: 0.8,
    trust: 1.2,
    heat: 1,
    hearsay: 10,
    width: 4,
    worlds: 8,
    luck: 'apart',
    rivals: 'selfish',
  },
  levels: () => DUEL,
}

const DUEL: readonly Level[] = [
  { by: 'glance', iterations: 1, slack: 0.05 },
  { by: 'glance', iterations: 1, slack: 0.01 },
  { by: 'lines', iterations: 1000, slack: 0 },
  { by: 'lines', iterations: 12_000, slack: 0 },
  { by: 'lines', iterations: 200_000, slack: 0 },
]
