import { type Evaluation, type EvaluationOfAll, type Features, MOST_SEATS } from './model.ts'
import { type MeantOtherwise, meantOtherwise, type Trial } from './weights.ts'

export const NETWORK_FORMAT = 'masterplan-net/1'

/**
 * What the seats' features say together about the end: by how many points a seat will be ahead of the others' mean. A sum
 * of weighed features, as in `Weights`, and of a few units, each a weighed sum that counts only where it is above zero. So
 * it can say what no sum can: that a feature is worth more when another is low. Inputs are the features of the seat, the
 * mean of the others', and the stage.
 */
export interface Network {
  readonly base: number
  readonly straight: readonly number[] // by input
  readonly units: readonly HiddenUnit[]
  readonly doubt: readonly [number, number] // how far ends lie from what is foreseen, at the start of a match and at its end
}
export interface HiddenUnit {
  readonly base: number
  readonly inputs: readonly number[]
  readonly weight: number
}

/** A net with the command that made it and what it proved to be worth. */
export interface NetworkFile {
  readonly format: typeof NETWORK_FORMAT
  readonly game: string
  readonly rules: string
  readonly players: number
  readonly command: string
  readonly matches: number
  readonly explained: number // of the variance of leads at the end, in matches that were kept aside
  readonly trial: Trial
  readonly net: Network
}

export type ReadNetwork = { readonly ok: true; readonly net: Network } | BadNetwork
/** What is wrong with a file of a net, and what a sentence needs to explain it. */
export type BadNetwork = { readonly ok: false } & WrongNetwork
type WrongNetwork =
  | MeantOtherwise
  | { readonly problem: 'other-players'; readonly ours: number; readonly given: unknown }
  | { readonly problem: 'no-base' | 'no-units' }
  | { readonly problem: 'wrong-inputs'; readonly inputs: number }
  | { readonly problem: 'wrong-doubt'; readonly given: unknown }
  | { readonly problem: 'wrong-unit'; readonly unit: number; readonly inputs: number }

export const inputsOf = (features: readonly string[]): number => 2 * features.length + 1

/** The net of a file, if it is whole and meant for these rules and so many features. */
export function readNetwork(value: unknown, meant: NetworkMeant): ReadNetwork {
  const wrong = problemOf(value, meant)
  // Everything that is used of it was just checked.
  return wrong === undefined ? { ok: true, net: (value as NetworkFile).net } : { ok: false, ...wrong }
}
export interface NetworkMeant {
  readonly game: string
  readonly rules: readonly string[] // as with weights
  readonly players: number
  readonly features: readonly string[]
}

/** For a net that comes with a game: if it does not fit, nothing of the game can be relied on. */
export function ownNetwork(value: unknown, meant: NetworkMeant): Network {
  const read = readNetwork(value, meant)
  if (!read.ok) throw new Error(`${meant.game}: its net does not fit: ${JSON.stringify(read)}`)
  return read.net
}

function problemOf(value: unknown, { game, rules, players, features }: NetworkMeant): WrongNetwork | undefined {
  if (!isObject(value)) return { problem: 'not-an-object' }
  const otherwise = meantOtherwise(value, { format: NETWORK_FORMAT, game, rules })
  if (otherwise !== undefined) return otherwise
  if (value.players !== players) return { problem: 'other-players', ours: players, given: value.players }
  const { net } = value
  const inputs = inputsOf(features)
  const areNumbers = (row: unknown, count: number) =>
    Array.isArray(row) && row.length === count && row.every(Number.isFinite)
  if (!isObject(net) || !Number.isFinite(net.base)) return { problem: 'no-base' }
  if (!areNumbers(net.straight, inputs)) return { problem: 'wrong-inputs', inputs }
  if (!areNumbers(net.doubt, 2) || !(net.doubt as number[]).every(each => each > 0))
    return { problem: 'wrong-doubt', given: net.doubt }
  if (!Array.isArray(net.units)) return { problem: 'no-units' }
  const isUnit = (unit: unknown) =>
    isObject(unit) && Number.isFinite(unit.base) && Number.isFinite(unit.weight) && areNumbers(unit.inputs, inputs)
  const wrong = net.units.findIndex(unit => !isUnit(unit))
  return wrong === -1 ? undefined : { problem: 'wrong-unit', unit: wrong + 1, inputs }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const STEEPNESS = 1.7 // of the curve from leads to shares that is nearest to a normal distribution

/** How one of two seats stands, from 0 to 1. A search asks it a million times a second: nothing is allocated. */
export function evaluateByNetwork<State>(features: Features<State>, net: Network): Evaluation<State> {
  const inputs = inputsOf(features.names)
  const rows = new Float64Array(inputs)
  const straight = Float64Array.from(net.straight)
  const bases = Float64Array.from(net.units, unit => unit.base)
  const weights = Float64Array.from(net.units, unit => unit.weight)
  const all = Float64Array.from(net.units.flatMap(unit => unit.inputs))
  const [early, late] = net.doubt
  return (state, seat) => {
    features.read(state, rows)
    const stage = Math.max(0, Math.min(1, features.stage(state)))
    rows[inputs - 1] = stage
    let lead = net.base
    for (let at = 0; at < inputs; at++) lead += straight[at]! * rows[at]!
    for (let unit = 0, from = 0; unit < bases.length; unit++, from += inputs) {
      let sum = bases[unit]!
      for (let at = 0; at < inputs; at++) sum += all[from + at]! * rows[at]!
      if (sum > 0) lead += weights[unit]! * sum
    }
    const first = 1 / (1 + Math.exp((-STEEPNESS * lead) / (early + stage * (late - early))))
    return seat === 0 ? first : 1 - first
  }
}

export interface EvaluationAmong<State> {
  readonly evaluate: Evaluation<State>
  readonly evaluateAll: EvaluationOfAll<State>
}

/**
 * How the seats of a table stand, from 0 to 1 and 1 together, by a net that was learnt among so many players. Of what the
 * others have only the sum counts, and that is the sum of all less one's own: so it is weighed once for all seats.
 */
export function evaluateAmongByNetwork<State>(
  features: Features<State>,
  net: Network,
  players: number,
): EvaluationAmong<State> {
  const width = features.names.length
  const units = net.units.length
  const sums = [...net.units, { base: net.base, inputs: net.straight }] // the straight ones come last
  const lines = sums.length
  const others = packed(lines, width, (line, at) => sums[line]!.inputs[width + at]! / (players - 1))
  const own = packed(lines, width, (line, at) => sums[line]!.inputs[at]! - others[line * width + at]!)
  const bases = Float64Array.from(sums, ({ base }) => base)
  const byStage = Float64Array.from(sums, ({ inputs }) => inputs[2 * width]!)
  const weights = Float64Array.from(net.units, ({ weight }) => weight)
  const [early, late] = net.doubt
  const rows = new Float64Array(MOST_SEATS * width)
  const whole = new Float64Array(width)
  const common = new Float64Array(paddedTo4(lines))
  const mine = new Float64Array(paddedTo4(lines))
  const chances = new Float64Array(MOST_SEATS)

  /** Fills `chances`; their sum. */
  function weighAll(state: State): number {
    const stage = Math.max(0, Math.min(1, features.stage(state)))
    features.read(state, rows)
    for (let at = 0; at < width; at++) {
      let sum = 0
      for (let seat = 0; seat < players; seat++) sum += rows[seat * width + at]!
      whole[at] = sum
    }
    weighLines(others, whole, 0, common)
    for (let line = 0; line < lines; line++) common[line]! += bases[line]! + stage * byStage[line]!
    const surety = STEEPNESS / 2 / (early + stage * (late - early)) // between two, leads are opposite and count twice
    let all = 0
    for (let seat = 0; seat < players; seat++) {
      weighLines(own, rows, seat * width, mine)
      let lead = common[units]! + mine[units]!
      for (let unit = 0; unit < units; unit++) {
        const sum = common[unit]! + mine[unit]!
        if (sum > 0) lead += weights[unit]! * sum
      }
      const chance = Math.exp(surety * lead)
      chances[seat] = chance
      all += chance
    }
    return all
  }

  return {
    evaluate(state, seat) {
      const all = weighAll(state)
      return chances[seat]! / all
    },
    evaluateAll(state, seats, into) {
      const all = weighAll(state)
      for (let seat = 0; seat < players; seat++) {
        if (((seats >>> seat) & 1) === 1) into[seat] = chances[seat]! / all
      }
    },
  }
}

const paddedTo4 = (lines: number): number => (lines + 3) & ~3

/** Line by line; more lines of zeros up to a multiple of four. */
function packed(lines: number, width: number, weightOf: (line: number, at: number) => number): Float64Array {
  return Float64Array.from({ length: paddedTo4(lines) * width }, (_, at) =>
    at < lines * width ? weightOf(Math.floor(at / width), at % width) : 0,
  )
}

/** Every line of a table against a row. Four at a time: one sum alone would wait for itself at every step. */
function weighLines(table: Float64Array, row: Float64Array, from: number, into: Float64Array): void {
  const width = table.length / into.length
  for (let line = 0; line < into.length; line += 4) {
    const first = line * width
    const second = first + width
    const third = second + width
    const fourth = third + width
    let one = 0
    let two = 0
    let three = 0
    let four = 0
    for (let at = 0; at < width; at++) {
      const value = row[from + at]!
      one += table[first + at]! * value
      two += table[second + at]! * value
      three += table[third + at]! * value
      four += table[fourth + at]! * value
    }
    into[line] = one
    into[line + 1] = two
    into[line + 2] = three
    into[line + 3] = four
  }
}
