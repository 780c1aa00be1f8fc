import { openCore, positionOf } from '@masterplan/bots'
import {
  type Actor,
  type Entry,
  type Game,
  type GameTypes,
  memoryOf,
  type Playable,
  type Random,
  readOptions,
  seeded,
} from '@masterplan/kernel'
import { coreRates, type SearchRates, searchRates } from './bench-search.ts'
import { batchOf, pace, type ThreadMeter } from './pace.ts'

/** `searches`: whether searches are timed as well, which takes longer than the playouts. */
export type Drill = { readonly players: number; readonly seconds: number; readonly searches: boolean }

/** Rates are per CPU second on one core, of random play but for the searches. */
export interface Bench extends SearchRates {
  readonly game: string
  readonly players: number
  readonly by: 'contract' | 'core' // how it is played: through the rules, or in the core of a game that has one
  readonly playoutsPerSecond: number
  readonly calmPlayoutsPerSecond: number // in the fastest tenth of its stretches, when nobody else used the core
  readonly movesPerSecond: number // decisions and luck alike
  readonly copiesPerSecond: number | null // a core copies within its searches alone
  readonly bytesPerState: number
}

const NO_SEARCHES: SearchRates = {
  positionsPerSecond: null,
  iterationsPerSecond: null,
  plainIterationsPerSecond: null,
}
const MOST_SEARCH = 2 // seconds for each way to search
const WARM_UP = 1 // seconds until the compiler has seen enough
const COPIES = 100 // in one go: a copy takes no longer than the call of a function would

/** Run it in a thread of its own: the compiler remembers the shapes of every game it has seen, and slows the next one. */
export function bench(playable: Playable, drill: Drill, meter: ThreadMeter): Bench[] {
  return playable.unfold(entry => {
    const contract = benchGame(entry, drill, meter)
    const core = benchCore(entry, drill, meter)
    return core === undefined ? [contract] : [contract, core]
  })
}

function benchGame<G extends GameTypes>(
  entry: Entry<G>,
  { players, seconds, searches }: Drill,
  meter: ThreadMeter,
): Bench {
  const { game } = entry
  const start = usualStart(game, players)
  const scratch = game.copy(start)
  const random = seeded(1)
  let moves = 0
  const playout = () => {
    moves += playOut(game, start, scratch, random)
  }
  const batch = batchOf(playout, meter)
  pace(playout, batch, Math.min(WARM_UP, seconds), meter)
  moves = 0
  const playouts = pace(playout, batch, seconds, meter)
  const movesPerSecond = moves / playouts.seconds

  const other = game.copy(scratch)
  const copy = () => {
    for (let time = 0; time < COPIES; time++) game.copy(start, other)
  }
  const copyBatch = batchOf(copy, meter)
  const copies = pace(copy, copyBatch, Math.min(1, seconds), meter)
  return {
    game: game.id,
    players,
    by: 'contract',
    playoutsPerSecond: playouts.times / playouts.seconds,
    calmPlayoutsPerSecond: batch / playouts.calm,
    movesPerSecond,
    copiesPerSecond: (COPIES * copies.times) / copies.seconds,
    bytesPerState: bytesOf(game, start, meter),
    ...(searches ? searchRates(entry, start, Math.min(MOST_SEARCH, seconds), meter) : NO_SEARCHES),
  }
}

function usualStart<G extends GameTypes>(game: Game<G>, players: number): G['State'] {
  const read = readOptions<G['Options']>(game.options, {}, { players, rules: game.rulesVersions[0] })
  if (!read.ok) throw new Error(read.problem)
  return game.start(players, read.options, game.rulesVersions[0])
}

/** The same in the game's core, if it has one for so many players; a copy of the start and the scores are part of its playouts, too. */
function benchCore<G extends GameTypes>(
  entry: Entry<G>,
  { players, seconds, searches }: Drill,
  meter: ThreadMeter,
): Bench | undefined {
  const { game, core } = entry
  const start = usualStart(game, players)
  if (core === undefined || !core.position(start, new Int32Array(core.words))) return undefined
  const module = openCore(core)
  core.position(start, positionOf(module, core))
  module.sow(1, 0)
  const moves = module.playOne() // of one game: nearly the same in all
  const playouts = () => module.playMany(PLAYOUTS_AT_ONCE)
  const batch = batchOf(playouts, meter)
  pace(playouts, batch, Math.min(WARM_UP, seconds), meter)
  const paced = pace(playouts, batch, seconds, meter)
  const playoutsPerSecond = (PLAYOUTS_AT_ONCE * paced.times) / paced.seconds
  return {
    game: game.id,
    players,
    by: 'core',
    playoutsPerSecond,
    calmPlayoutsPerSecond: (PLAYOUTS_AT_ONCE * batch) / paced.calm,
    movesPerSecond: playoutsPerSecond * moves,
    copiesPerSecond: null,
    bytesPerState: 4 * core.words,
    ...(searches ? coreRates(entry, start, Math.min(MOST_SEARCH, seconds), meter) : NO_SEARCHES),
  }
}
const PLAYOUTS_AT_ONCE = 100

/** One random match from `start` to its scores, in `scratch`; returns how many moves it took. */
function playOut<G extends GameTypes>(game: Game<G>, start: G['State'], scratch: G['State'], random: Random): number {
  game.copy(start, scratch)
  let moves = 0
  for (let turn = game.turn(scratch); turn.kind !== 'over'; turn = game.turn(scratch)) {
    const by: Actor = turn.kind === 'luck' ? 'luck' : turn.seats[0]!
    game.play(scratch, by, game.sample(scratch, by, random))
    moves++
  }
  game.scores(scratch)
  return moves
}

const HEAP_COPIES = 10_000

function bytesOf<G extends GameTypes>(game: Game<G>, state: G['State'], meter: ThreadMeter): number {
  const memory = memoryOf(state)
  if (memory !== undefined) return memory.byteLength
  const before = meter.heapBytes()
  const copies = Array.from({ length: HEAP_COPIES }, () => game.copy(state))
  const grown = meter.heapBytes() - before
  return Math.round(grown / copies.length)
}
