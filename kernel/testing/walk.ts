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
  readonly seed: number // of the random game
  readonly state: G['State']
  readonly players: number
  readonly options: G['Options']
  readonly viewers: readonly Viewer[]
  readonly next: { readonly by: Actor; readonly move: G['Move'] } | undefined
  readonly log: readonly (readonly [Actor, string])[]
  readonly random: Random
}

/** One decision in so many is an open-ended move, where there is one. */
const NOW_AND_THEN = 6

/**
 * Random games, a third of them under the usual options, the others under random ones from the sheet. Open-ended moves are
 * played now and then; they have numbers of their own, so that games without any are walked the same.
 */
export function* walk<G extends GameTypes>(
  game: Game<G>,
  games: number,
  longest: number,
  offersApart = NOW_AND_THEN,
): Generator<Moment<G>> {
  for (let seed = 1; seed <= games; seed++) {
    const random = seeded(seed)
    const trader = seeded(seed + 1_000_000)
    const players = game.seats.min + (seed % (game.seats.max - game.seats.min + 1))
    const options = optionsFor(game, players, seed % 3 === 1 ? undefined : random)
    const viewers: Viewer[] = [...seatsOf(players), 'audience']
    const state = game.start(players, options, game.rulesVersions[0])
    const log: [Actor, string][] = []
    for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
      const by: Actor = turn.kind === 'luck' ? 'luck' : turn.seats[random.below(turn.seats.length)]!
      const offer = by === 'luck' || trader.below(offersApart) > 0 ? undefined : game.openEnded(state, by, trader)
      const move = offer ?? sampled(game, state, by, random)
      ensure(move !== undefined, deadEnd(by, { seed, players, log }))
      yield { seed, state, players, options, viewers, next: { by, move }, log, random }
      game.play(state, by, move)
      log.push([by, game.notation.write(move)])
      ensure(log.length <= longest, `random game ${seed} of ${players} is longer than ${longest} lines`)
    }
    yield { seed, state, players, options, viewers, next: undefined, log, random }
  }
}

/** Undefined: nothing is left to sample from. */
function sampled<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  by: Actor,
  random: Random,
): G['Move'] | undefined {
  try {
    return game.sample(state, by, random)
  } catch (error) {
    if ((by === 'luck' ? game.draws(state) : game.moves(state, by)).length > 0) throw error
    return undefined
  }
}

type Walked<G extends GameTypes> = Pick<Moment<G>, 'seed' | 'players' | 'log'>

/** What the suite says of a state that waits for somebody who can do nothing; the last lines tell the way to it. */
export function deadEnd<G extends GameTypes>(by: Actor, { seed, players, log }: Walked<G>): string {
  const last = log.slice(-4).map(([who, text]) => `${who === 'luck' ? '*' : who + 1} ${text}`)
  const place = `random game ${seed} of ${players}, line ${log.length + 1}`
  return `${by === 'luck' ? 'luck' : `seat ${by + 1}`} is waited for and has no move: ${place}, after ${last.join(' / ')}`
}

/** With `random`, any combination the sheet allows; without, the usual one. */
function optionsFor<G extends GameTypes>(game: Game<G>, players: number, random?: Random): G['Options'] {
  const sheet: AnySheet = game.options
  const rules = game.rulesVersions[0]
  const chosen = Object.fromEntries(
    Object.entries(sheet).map(([name, field]) => [name, random ? anyValue(field, random) : field.usual]),
  )
  for (const [name, field] of Object.entries(sheet)) {
    const limited = field.kind === 'choice' && field.limit?.(`${chosen[name]}`, { players, rules, options: chosen })
    if (limited) chosen[name] = field.usual // another would be allowed at another table
  }
  const read = readOptions<G['Options']>(game.options, chosen, { players, rules })
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
