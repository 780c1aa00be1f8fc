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
import { type SearchRates, searchRates } from './bench-search.ts'

/** What the machine can tell; handed in, because it is asked differently in a worker thread and in a browser. */
export interface ThreadMeter {
  cpuSeconds(): number // used by this thread so far; may count in steps of some milliseconds
  seconds(): number // on the wall, finely
  heapBytes(): number // in use, after a collection
}
/** `searches`: whether searches are timed as well, which takes longer than the playouts. */
export type Drill = { readonly players: number; readonly seconds: number; readonly searches: boolean }

/** Rates are per CPU second on one core, of random play but for the searches. */
export interface Bench extends SearchRates {
  readonly game: string
  readonly players: number
  readonly playoutsPerSecond: number
  readonly calmPlayoutsPerSecond: number // in the fastest tenth of its stretches, when nobody else used the core
  readonly movesPerSecond: number // decisions and luck alike
  readonly copiesPerSecond: number
  readonly bytesPerState: number
}

const NO_SEARCHES: SearchRates = {
  positionsPerSecond: null,
  iterationsPerSecond: null,
  plainIterationsPerSecond: null,
}
const MOST_SEARCH = 2 // seconds for each way to search
const WARM_UP = 1 // seconds until the compiler has seen enough
const BATCH = 0.004 // seconds between two looks at the clock: looking costs little, and calm spells are short
const CALM = 0.1 // of all stretches
const COPIES = 100 // in one go: a copy takes no longer than the call of a function would

/** Run it in a thread of its own: the compiler remembers the shapes of every game it has seen, and slows the next one. */
export function bench(playable: Playable, drill: Drill, meter: ThreadMeter): Bench {
  return playable.unfold(entry => benchGame(entry, drill, meter))
}

function benchGame<G extends GameTypes>(
  entry: Entry<G>,
  { players, seconds, searches }: Drill,
  meter: ThreadMeter,
): Bench {
  const { game } = entry
  const read = readOptions<G['Options']>(game.options, {}, { players, rules: game.rulesVersions[0] })
  if (!read.ok) throw new Error(read.problem)
  const start = game.start(players, read.options, game.rulesVersions[0])
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
    playoutsPerSecond: playouts.times / playouts.seconds,
    calmPlayoutsPerSecond: batch / playouts.calm,
    movesPerSecond,
    copiesPerSecond: (COPIES * copies.times) / copies.seconds,
    bytesPerState: bytesOf(game, start, meter),
    ...(searches ? searchRates(entry, start, Math.min(MOST_SEARCH, seconds), meter) : NO_SEARCHES),
  }
}

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

/** How many times to do it before looking at the clock again, so that looking costs nothing. */
function batchOf(act: () => void, meter: ThreadMeter): number {
  for (let batch = 1; ; batch *= 2) {
    const before = meter.seconds()
    for (let time = 0; time < batch; time++) act()
    if (meter.seconds() - before >= BATCH) return batch
  }
}

/**
 * `calm`: what a batch took, on the wall, where few were faster. A shared machine has slow spells and other programs: they
 * say nothing of this one, and only make it slower.
 */
type Pace = { readonly times: number; readonly seconds: number; readonly calm: number }

function pace(act: () => void, batch: number, seconds: number, meter: ThreadMeter): Pace {
  const before = meter.cpuSeconds()
  const stretches: number[] = []
  let used = 0
  for (let from = meter.seconds(); used < seconds; ) {
    for (let time = 0; time < batch; time++) act()
    const now = meter.seconds()
    stretches.push(now - from)
    from = now
    used = meter.cpuSeconds() - before
  }
  const sorted = stretches.toSorted((one, other) => one - other)
  return { times: batch * stretches.length, seconds: used, calm: sorted[Math.floor(CALM * sorted.length)]! }
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
