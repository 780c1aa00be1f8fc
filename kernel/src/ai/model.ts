import type { GameTypes, Seat } from '../game.ts'
import { type Playable, playable } from '../match.ts'
import type { Entry, Insight } from './insight.ts'
import type { Weights } from './weights.ts'

/**
 * What a game's evaluation looks at: the same questions for every seat. Weights that come from play turn the answers
 * into one number per seat, and the seats' numbers into shares that add up to 1.
 */
export interface Features<State> {
  readonly names: readonly string[]
  readonly stages: number // each feature has so many weights, from the start of a match to its end; at least 2
  players(state: State): number
  stage(state: State): number // from 0 at the start of a match to 1 at its end
  read(state: State, into: Float64Array): void // fills one row of `names.length` numbers for each seat, without allocating
}

/** What can be trained: the questions, and the insight that weights make of the answers. */
export interface Model<G extends GameTypes> {
  readonly features: Features<G['State']>
  netFeatures?(players: number): Features<G['State']> // what a net is asked; without it, the same
  /** `rivals` are the weights that it believes the others to go by; without them, its own. */
  insightWith(own: Weights, rivals?: Weights): Insight<G>
}

/** A game with its model, types folded away as in `Playable`. */
export interface Trainable {
  readonly game: Playable
  readonly features: readonly string[]
  netFeatures(players: number): readonly string[] // of a net
  readonly stages: number
  unfold<Result>(use: <G extends GameTypes>(entry: Entry<G>, model: Model<G>) => Result): Result
}

export const trainable = <G extends GameTypes>(entry: Entry<G>, model: Model<G>): Trainable => ({
  game: playable(entry),
  features: model.features.names,
  netFeatures: players => netFeaturesOf(model, players).names,
  stages: model.features.stages,
  unfold: use => use(entry, model),
})

export const netFeaturesOf = <G extends GameTypes>(model: Model<G>, players: number): Features<G['State']> =>
  model.netFeatures?.(players) ?? model.features

export const MOST_SEATS = 6

/** How a seat stands, from 0 to 1. */
export type Evaluation<State> = (state: State, seat: Seat) => number
/** The same of several seats, as in `Insight`. */
export type EvaluationOfAll<State> = (state: State, seats: number, into: Float64Array) => void

/** Looks at one seat after the other, where nothing is gained by looking at all of them at once. */
export const seatBySeat = <G extends GameTypes>(insight: Omit<Insight<G>, 'evaluateAll'>): Insight<G> => ({
  ...insight,
  evaluateAll(state, seats, into) {
    for (let rest = seats, seat = 0; seat < into.length; rest >>>= 1, seat++) {
      if ((rest & 1) === 1) into[seat] = insight.evaluate(state, seat as Seat)
    }
  },
})

/** `rivals` as in `Model`. */
export function evaluateBy<State>(features: Features<State>, own: Weights, rivals: Weights = own): Evaluation<State> {
  const width = features.names.length
  const rows = new Float64Array(MOST_SEATS * width)
  const mine = weightsOverTime(features, own)
  const theirs = own === rivals ? mine : weightsOverTime(features, rivals)
  return (state, seat) => {
    const players = features.players(state)
    const time = timeOf(features, state)
    features.read(state, rows)
    const value = weighed(mine(players, time), rows, seat * width)
    const others = theirs(players, time)
    let sum = 1
    for (let other = 0; other < players; other++) {
      if (other !== seat) sum += Math.exp(weighed(others, rows, other * width) - value)
    }
    return 1 / sum
  }
}

/** To the last bit what `evaluateBy` says of each seat, but the features are read and weighed once. */
export function evaluateAllBy<State>(
  features: Features<State>,
  own: Weights,
  rivals: Weights = own,
): EvaluationOfAll<State> {
  const width = features.names.length
  const rows = new Float64Array(MOST_SEATS * width)
  const values = new Float64Array(MOST_SEATS)
  const mine = weightsOverTime(features, own)
  const theirs = own === rivals ? mine : weightsOverTime(features, rivals)
  return (state, seats, into) => {
    const players = features.players(state)
    const time = timeOf(features, state)
    features.read(state, rows)
    const weights = mine(players, time)
    const others = theirs(players, time)
    for (let seat = 0; seat < players; seat++) values[seat] = weighed(others, rows, seat * width)
    for (let seat = 0; seat < players; seat++) {
      if (((seats >>> seat) & 1) === 0) continue
      const value = weights === others ? values[seat]! : weighed(weights, rows, seat * width)
      let sum = 1
      for (let other = 0; other < players; other++) if (other !== seat) sum += Math.exp(values[other]! - value)
      into[seat] = 1 / sum
    }
  }
}

/** In stages. */
const timeOf = <State>(features: Features<State>, state: State): number =>
  Math.max(0, Math.min(1, features.stage(state))) * (features.stages - 1)

function weighed(weights: Float64Array, rows: Float64Array, row: number): number {
  let value = 0
  for (let at = 0; at < weights.length; at++) value += rows[row + at]! * weights[at]!
  return value
}

/** The weights between two stages. A search asks about one time again and again, so that of the last question is kept. */
function weightsOverTime<State>(features: Features<State>, weights: Weights) {
  const { names, stages } = features
  const width = names.length
  const tables = packed(features, weights)
  const now = new Float64Array(width)
  let lastPlayers = -1
  let lastTime = -1
  return (players: number, time: number): Float64Array => {
    if (time === lastTime && players === lastPlayers) return now
    lastTime = time
    lastPlayers = players
    const table = tables[players]!
    const floor = Math.min(stages - 2, time | 0)
    const part = time - floor
    const early = floor * width
    const late = early + width
    for (let at = 0; at < width; at++) now[at] = (1 - part) * table[early + at]! + part * table[late + at]!
    return now
  }
}

/** By number of players, stage by stage. A number without weights of its own takes those of the nearest, the fewer first. */
function packed<State>({ names, stages }: Features<State>, weights: Weights): Float64Array[] {
  const known = Object.keys(weights).map(Number)
  return Array.from({ length: MOST_SEATS + 1 }, (_, players) => {
    const nearest = known.toSorted(
      (one, other) => Math.abs(one - players) - Math.abs(other - players) || one - other,
    )[0]
    const table = new Float64Array(stages * names.length)
    if (nearest === undefined) return table
    for (const [at, name] of names.entries()) {
      for (let stage = 0; stage < stages; stage++) table[stage * names.length + at] = weights[nearest]![name]![stage]!
    }
    return table
  })
}
