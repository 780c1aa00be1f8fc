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
