import { plainEntry, type Trainable, trainable } from '@masterplan/kernel'

/** The games whose insight can be trained: one line per game. */
const MODELS: Readonly<Record<string, () => Promise<Trainable>>> = {
  subdivision: async () => {
    const { subdivision: game, insight, model, thinking } = await import('@masterplan/subdivision')
    return trainable({ ...plainEntry(game, insight), thinking }, model)
  },
  'parks-and-towers': async () => {
    const { parksAndTowers: game, insight, model, thinking } = await import('@masterplan/parks-and-towers')
    return trainable({ ...plainEntry(game, insight), thinking }, model)
  },
  'brick-by-brick': async () => {
    const { brickByBrick: game, insight, model, thinking } = await import('@masterplan/brick-by-brick')
    return trainable({ ...plainEntry(game, insight), thinking }, model)
  },
  urbapolis: async () => {
    const { urbapolis: game, insight, model, thinking } = await import('@masterplan/urbapolis')
    return trainable({ ...plainEntry(game, insight), thinking }, model)
  },
  tryste: async () => {
    const { tryste: game, insight, model, thinking } = await import('@masterplan/tryste')
    return trainable({ ...plainEntry(game, insight), thinking }, model)
  },
}

export async function loadModel(id: string): Promise<Trainable | undefined> {
  return Object.hasOwn(MODELS, id) ? MODELS[id]!() : undefined
}
