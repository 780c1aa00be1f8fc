import { brief } from '../brief.ts'

export const WEIGHTS_FORMAT = 'masterplan-weights/1'

/** By number of players and by feature: one number for each stage. Without any, every seat stands alike. */
export type Weights = Readonly<Record<number, Table>>
type Table = Readonly<Record<string, readonly number[]>>

/** A file of weights, with the command that made them and what they proved to be worth. */
export interface WeightFile {
  readonly format: typeof WEIGHTS_FORMAT
  readonly game: string
  readonly rules: string
  readonly command: string
  readonly trained: readonly Trained[]
  readonly weights: Weights
}

/** How the weights for one number of players came about; shares with the range in which the true one lies. */
export interface Trained {
  readonly players: number
  readonly matches: number
  readonly loss: number // of foreseen shares against who won, in matches that were kept aside; guessing alike is ln(players)
  readonly trial: Trial
}
/** Two bots that differ in their weights alone. A fair share is 1 / players. */
export interface Trial {
  readonly bot: string
  readonly against: string
  readonly matches: number
  readonly share: number
  readonly low: number
  readonly high: number
}

/** What the weights are meant for. */
export interface Meant {
  readonly game: string
  readonly rules: string
  readonly features: readonly string[]
  readonly stages: number
}
export type ReadWeights =
  | { readonly ok: true; readonly weights: Weights }
  | { readonly ok: false; readonly sentence: string }

/** Weights of a file, if they are whole and meant for these rules and these features. */
export function readWeights(value: unknown, meant: Meant): ReadWeights {
  const sentence = problemOf(value, meant)
  // Everything that is used of it was just checked.
  return sentence === undefined ? { ok: true, weights: (value as WeightFile).weights } : { ok: false, sentence }
}

/** For weights that come with a game: if they do not fit, nothing of the game can be relied on. */
export function ownWeights(value: unknown, meant: Meant): Weights {
  const read = readWeights(value, meant)
  if (!read.ok) throw new Error(`${meant.game}: ${read.sentence}`)
  return read.weights
}

function problemOf(value: unknown, { game, rules, features, stages }: Meant): string | undefined {
  if (!isObject(value)) return 'The weights are not a JSON object.'
  if (value.format !== WEIGHTS_FORMAT) {
    return `The weights' format must be "${WEIGHTS_FORMAT}", not ${brief(value.format)}.`
  }
  if (value.game !== game) return `The weights are for the game ${brief(value.game)}, not "${game}".`
  if (value.rules !== rules) return `The weights are for the rules ${brief(value.rules)}, not "${rules}"; train anew.`
  if (!isObject(value.weights) || Object.keys(value.weights).length === 0) return 'The weights are empty.'
  for (const [players, table] of Object.entries(value.weights)) {
    if (!/^[1-6]$/.test(players)) return `The weights have no table for ${brief(players)} players.`
    if (!isObject(table)) return `The weights for ${players} players are not a table.`
    const surplus = Object.keys(table).find(name => !features.includes(name))
    if (surplus !== undefined)
      return `The weights know a feature ${brief(surplus)}, which is not looked at; train anew.`
    for (const name of features) {
      const row = Object.hasOwn(table, name) ? table[name] : undefined
      if (row === undefined) return `The weights for ${players} players lack the feature "${name}"; train anew.`
      if (!Array.isArray(row) || row.length !== stages || !row.every(Number.isFinite)) {
        return `The weights of "${name}" for ${players} players must be ${stages} numbers, not ${brief(row)}.`
      }
    }
  }
  return undefined
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
