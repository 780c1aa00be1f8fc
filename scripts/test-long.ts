import { program, runAll, type TestStep } from './steps.ts'

/**
 * npm run test:long: what `npm test` has no time for, each in small. A new game that passes every check, engines at fault, what takes long in
 * the browser, a whole match of every game at every size of a window, servers killed in mid-move and troubled otherwise,
 * nonsense over real sockets, and whether this tree plays as an older one did; the whole in half an hour at most.
 */
const MINUTES = 30
const OLD = 'e9b59c5' // the commit whose moves, views and luck are kept
/** Games whose order of moves and sampling changed on purpose since: their lists are compared as sets. */
const AS_SETS: readonly string[] = []
/** Bots have become better on purpose since; how good they are is measured, and the same seed gives the same moves by other tests. */
const BOT_MATCHES = '0'
const NOT_IN_CLONE = 3

const end = Date.now() + 60_000 * MINUTES
const node = (name: string, ...args: readonly string[]): TestStep =>
  program(name, process.execPath, args, 'live', { within: () => end - Date.now() })

const sameAs = [
  'scripts/same-as/main.ts',
  OLD,
  '--matches',
  '100',
  '--bots',
  BOT_MATCHES,
  ...AS_SETS.flatMap(game => ['--as-sets', game]),
]
const { failed } = await runAll(
  [
    node('a new game passes every check', 'scripts/new-game/trial.ts'),
    program('engines of others, at fault too', 'vitest', ['run', '--project', 'at-length'], 'live', {
      within: () => end - Date.now(),
    }),
    node('the page at length', 'web/test/main.ts', '--at-length'),
    node('an evening of every game at every size', 'web/test/evenings/main.ts'),
    node('servers and databases killed, twice each, and other troubles in small', 'server/faults/main.ts', '2'),
    node('five thousand messages of nonsense', 'server/faults/nonsense.ts', '5000'),
    // It says so itself where the clone does not reach so far.
    program(`the same moves as ${OLD}`, process.execPath, sameAs, 'live', {
      within: () => end - Date.now(),
      alsoFine: NOT_IN_CLONE,
    }),
  ],
  line => console.log(line),
)
process.exitCode = failed > 0 ? 1 : 0
