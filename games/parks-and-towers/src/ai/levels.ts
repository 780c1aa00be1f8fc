import type { Level, Thinking } from '@masterplan/kernel'

export const thinking: Thinking = {
  tree: {
    horizon: 10,
    playouts: 'random',
    marginWeight: 0.3,
    first: 'guessed',
    evaluateToDepth: 0,
    exploration: 0.8,
    priorWeight: 1.2,
    priorTemperature: 1,
    amafWeight: 10,
    initialWidth: 4,
    triesPerWorld: 8,
    luck: 'apart',
    rivals: 'selfish',
  },
  levels: () => DUEL,
}

const DUEL: readonly Level[] = [
  { by: 'one-ply', iterations: 1, slack: 0.05 },
  { by: 'one-ply', iterations: 1, slack: 0.01 },
  { by: 'alpha-beta', iterations: 1000, slack: 0 },
  { by: 'alpha-beta', iterations: 12_000, slack: 0 },
  { by: 'alpha-beta', iterations: 200_000, slack: 0 },
]
