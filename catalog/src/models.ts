import { plainEntry, type Trainable, trainable } from '@masterplan/kernel'

/** The games whose insight can be trained: one line per game. */
const MODELS: Readonly<Record<string, () => Promise<Trainable>>> = {
  urbapolis: async () => {
    const { urbapolis: game, insight, model } = await import('@masterplan/urbapolis')
    return trainable(plainEntry(game, insight), model)
  },
}

export async function loadModel(id: string): Promise<Trainable | undefined> {
  return Object.hasOwn(MODELS, id) ? MODELS[id]!() : undefined
}
