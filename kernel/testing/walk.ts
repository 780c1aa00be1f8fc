import {
  type Actor,
  type AnyOption,
  type AnySheet,
  type Game,
  type GameTypes,
  type Random,
  readOptions,
  seatsOf,
  seeded,
  type Viewer,
} from '../src/index.ts'

/** One moment of a random game: the state and the move about to be played (at the end: none). */
export interface Moment<G extends GameTypes> {
  readonly state: G['State']
  readonly players: number
  readonly options: G['Options']
  readonly viewers: readonly Viewer[]
  readonly next: { readonly by: Actor; readonly move: G['Move'] } | undefined
  readonly log: readonly (readonly [Actor, string])[]
  readonly random: Random
}

/** Random games, a third of them under the usual options, the others under random ones from the sheet. */
export function* walk<G extends GameTypes>(game: Game<G>, games: number, longest: number): Generator<Moment<G>> {
  for (let seed = 1; seed <= games; seed++) {
    const random = seeded(seed)
    const players = game.seats.min + (seed % (game.seats.max - game.seats.min + 1))
    const options = optionsFor(game, players, seed % 3 === 1 ? undefined : random)
    const viewers: Viewer[] = [...seatsOf(players), 'audience']
    const state = game.start(players, options, game.rulesVersions[0])
    const log: [Actor, string][] = []
    for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
      const by: Actor = turn.kind === 'luck' ? 'luck' : turn.seats[random.below(turn.seats.length)]!
      const move = game.sample(state, by, random)
      yield { state, players, options, viewers, next: { by, move }, log, random }
      game.play(state, by, move)
      log.push([by, game.notation.write(move)])
      ensure(log.length <= longest, `random game ${seed} of ${players} is longer than ${longest} lines`)
    }
    yield { state, players, options, viewers, next: undefined, log, random }
  }
}

/** With `random`, any combination the sheet allows; without, the usual one. */
function optionsFor<G extends GameTypes>(game: Game<G>, players: number, random?: Random): G['Options'] {
  const sheet: AnySheet = game.options
  const chosen = Object.fromEntries(
    Object.entries(sheet).map(([name, field]) => [name, random ? anyValue(field, random) : field.usual]),
  )
  const read = readOptions<G['Options']>(game.options, chosen, { players, rules: game.rulesVersions[0] })
  if (!read.ok) throw new Broken(`the sheet does not allow what it offers: ${read.problem}`)
  return read.options
}

function anyValue(field: AnyOption, random: Random): unknown {
  const onScale = ({ min, max, step }: { min: number; max: number; step: number }) =>
    min + step * random.below(Math.floor((max - min) / step) + 1)
  switch (field.kind) {
    case 'number':
      return onScale(field)
    case 'row':
      return field.usual.map(() => onScale(field))
    case 'switch':
      return random.below(2) === 1
    case 'choice':
      return field.among[random.below(field.among.length)]
    case 'text':
      return field.usual // only its game can draw one
  }
}

/** A promise that was not kept. */
export class Broken extends Error {}

export function ensure(kept: boolean, otherwise: string): asserts kept {
  if (!kept) throw new Broken(otherwise)
}

/** Everything in a value, as text to compare; states that are a block of memory print that block. */
export function print(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'memory' in value && value.memory instanceof Int32Array) {
    return value.memory.join()
  }
  return (
    JSON.stringify(value, (_, each) => (ArrayBuffer.isView(each) ? [...(each as Uint8Array)].join() : each)) ??
    'undefined'
  )
}
