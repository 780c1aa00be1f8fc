import { openPool } from '@masterplan/bots/node'
import type { Playable } from '@masterplan/kernel'
import type { Bench } from '@masterplan/lab'
import { type CliCommand, DONE, failure, printJson, printLines } from '../command.ts'
import { anyNumber, wholeNumber } from '../input/args.ts'
import { findGame } from '../input/options.ts'
import { aligned } from '../sheets/columns.ts'
import { answered, type CliTasks } from '../tasks.ts'

export const bench: CliCommand = {
  name: 'bench',
  summary: 'how fast random matches are played and positions are searched, on one core',
  usage: 'bench [GAME]',
  details: [
    'Without a game, all of them, one after the other. Rates are per CPU second of one thread, after a warm-up, with the',
    'usual options; a playout is a copy of the start, random moves to the end, and the scores.',
    'Positions are those that alpha-beta looks at, leaves included, where two play in the open; iterations are those of',
    'tree search, plain ones those of a search without insight that plays every line at random to its end, as research',
    'frameworks count them; all on the way through a random match.',
    'By says how: through the contract, or in the core that two of the games have; every iteration there is played to its end.',
    'Calm is the rate in the fastest tenth of the stretches: on a shared machine others use the core at times.',
    'With --json: [{ game, players, by, playoutsPerSecond, calmPlayoutsPerSecond, movesPerSecond, copiesPerSecond,',
    'bytesPerState, positionsPerSecond, iterationsPerSecond, plainIterationsPerSecond }]; null where a search does not',
    'suit the game, and where a core does not count.',
  ],
  flags: [
    { name: 'players', value: 'N', help: 'how many players; usually the fewest that the game allows' },
    { name: 'playouts-only', value: null, help: 'time no searches' },
    { name: 'seconds', value: 'S', help: 'how long to play each game, 0.1 to 600; usually 3' },
  ],
  async run(context) {
    const { args, catalog, stdout, worker } = context
    const [id, ...surplus] = args.words
    if (surplus.length > 0)
      return failure('Name one game to bench, or none for all; "masterplan bench --help" says more.')
    const found = id === undefined ? undefined : findGame(id, context)
    if (found?.ok === false) return found
    const seconds = anyNumber(args, 'seconds', { usual: 3, min: 0.1, max: 600 })
    if (!seconds.ok) return seconds
    const benches: Bench[] = []
    for (const game of found === undefined ? catalog : [found.game]) {
      const players = wholeNumber(args, 'players', { ...game.seats, usual: game.seats.min })
      if (!players.ok) return players
      const drill = { players: players.value, seconds: seconds.value, searches: !args.has('playouts-only') }
      benches.push(...(await benched(worker, { game: game.id, drill })))
    }
    if (args.has('json')) printJson(stdout, benches)
    else printLines(stdout, sheetOf(benches, catalog))
    return DONE
  },
}

/** One game in a thread of its own: what the compiler learned about one would slow the next. */
async function benched(worker: URL, task: CliTasks['bench']['task']): Promise<readonly Bench[]> {
  const pool = openPool<CliTasks>(worker, { threads: 1 })
  try {
    return await answered(pool.run('bench', task))
  } finally {
    await pool.close()
  }
}

const HEAD = [
  'game',
  'players',
  'by',
  'playouts/s',
  'calm',
  'moves/s',
  'copies/s',
  'bytes/state',
  'positions/s',
  'iterations/s',
  'plain ones',
]

function sheetOf(benches: readonly Bench[], catalog: readonly Playable[]): string[] {
  const count = (value: number | null) => (value === null ? '–' : Math.round(value).toLocaleString('en'))
  const rows = benches.map(bench => [
    catalog.find(each => each.id === bench.game)?.title ?? bench.game,
    count(bench.players),
    bench.by,
    ...[bench.playoutsPerSecond, bench.calmPlayoutsPerSecond, bench.movesPerSecond].map(count),
    ...[bench.copiesPerSecond, bench.bytesPerState, bench.positionsPerSecond].map(count),
    ...[bench.iterationsPerSecond, bench.plainIterationsPerSecond].map(count),
  ])
  return aligned([HEAD, ...rows], HEAD.map((_, column) => column).slice(1))
}
