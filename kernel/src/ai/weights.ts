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
  readonly rules: readonly string[] // weights that were learnt by one version serve all that the game knows
  readonly features: readonly string[]
  readonly stages: number
}
export type ReadWeights = { readonly ok: true; readonly weights: Weights } | BadWeights
/** What is wrong with a file of weights, and what a sentence needs to explain it. */
export type BadWeights = { readonly ok: false } & WrongWeights
type WrongWeights =
  | MeantOtherwise
  | { readonly problem: 'empty' }
  | { readonly problem: 'no-such-count'; readonly given: string }
  | { readonly problem: 'not-a-table'; readonly players: string }
  | { readonly problem: 'unknown-feature'; readonly feature: string }
  | { readonly problem: 'missing-feature'; readonly feature: string; readonly players: string }
  | {
      readonly problem: 'wrong-row'
      readonly feature: string
      readonly players: string
      readonly stages: number
      readonly given: unknown
    }
/** A file of another kind, or for another game or other rules. */
export type MeantOtherwise =
  | { readonly problem: 'not-an-object' }
  | { readonly problem: 'other-format' | 'other-game'; readonly ours: string; readonly given: unknown }
  | { readonly problem: 'other-rules'; readonly ours: readonly string[]; readonly given: unknown }

/** What a file that was made for a game says of itself, if that is not what it should be. */
export function meantOtherwise(
  value: Record<string, unknown>,
  { format, game, rules }: { readonly format: string; readonly game: string; readonly rules: readonly string[] },
): MeantOtherwise | undefined {
  if (value.format !== format) return { problem: 'other-format', ours: format, given: value.format }
  if (value.game !== game) return { problem: 'other-game', ours: game, given: value.game }
  if (!rules.some(each => each === value.rules)) return { problem: 'other-rules', ours: rules, given: value.rules }
  return undefined
}

/** Weights of a file, if they are whole and meant for these rules and these features. */
export function readWeights(value: unknown, meant: Meant): ReadWeights {
  const wrong = problemOf(value, meant)
  // Everything that is used of it was just checked.
  return wrong === undefined ? { ok: true, weights: (value as WeightFile).weights } : { ok: false, ...wrong }
}

/** For weights that come with a game: if they do not fit, nothing of the game can be relied on. */
export function ownWeights(value: unknown, meant: Meant): Weights {
  const read = readWeights(value, meant)
  if (!read.ok) throw new Error(`${meant.game}: its weights do not fit: ${JSON.stringify(read)}`)
  return read.weights
}

function problemOf(value: unknown, { game, rules, features, stages }: Meant): WrongWeights | undefined {
  if (!isObject(value)) return { problem: 'not-an-object' }
  const otherwise = meantOtherwise(value, { format: WEIGHTS_FORMAT, game, rules })
  if (otherwise !== undefined) return otherwise
  if (!isObject(value.weights) || Object.keys(value.weights).length === 0) return { problem: 'empty' }
  for (const [players, table] of Object.entries(value.weights)) {
    if (!/^[1-6]$/.test(players)) return { problem: 'no-such-count', given: players }
    if (!isObject(table)) return { problem: 'not-a-table', players }
    const surplus = Object.keys(table).find(name => !features.includes(name))
    if (surplus !== undefined) return { problem: 'unknown-feature', feature: surplus }
    for (const feature of features) {
      const given = Object.hasOwn(table, feature) ? table[feature] : undefined
      if (given === undefined) return { problem: 'missing-feature', feature, players }
      if (!Array.isArray(given) || given.length !== stages || !given.every(Number.isFinite))
        return { problem: 'wrong-row', feature, players, stages, given }
    }
  }
  return undefined
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
