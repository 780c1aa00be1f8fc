import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { ROOT } from '../files.ts'
import { copiedTree } from './copied-tree.ts'

/**
 * Part of npm run test:long: a new game in a copy of this tree passes every check, its own tests, the tests that ask every
 * game of the catalog, and is played in a browser from the start page to its score.
 */
const ID = 'trial-street'
const FOR_EVERY_GAME = [
  'catalog',
  'boards/test/reasons.test.ts',
  'boards/test/rules-pages/all.test.ts',
  'boards/test/lessons.test.ts',
  'boards/test/coach.test.ts',
  'server/test/secrets.test.ts',
]
const ON_THE_PAGE = [
  'test/lessons.test.ts',
  'test/drawings.test.ts',
  'test/hints.test.ts',
  'test/matches.test.ts',
  '-t',
  ID,
]
const NO_BROWSER = 3 // says `web/test/main.ts`, and says so itself

const tree = copiedTree(ROOT)
const PATH = [join(tree.root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
const run = (command: string, ...args: readonly string[]): SpawnSyncReturns<Buffer> =>
  spawnSync(command, args, { cwd: tree.root, env: { ...process.env, PATH }, stdio: 'inherit' })

try {
  const steps = [
    () => run(process.execPath, 'scripts/new-game/main.ts', ID),
    () => run(process.execPath, 'scripts/test.ts', '--checks'),
    () => run('vitest', 'run', `games/${ID}`, ...FOR_EVERY_GAME),
  ]
  const passed = steps.every(step => step().status === 0)
  const page = passed ? run(process.execPath, 'web/test/main.ts', ...ON_THE_PAGE).status : 1
  process.exitCode = page === 0 || page === NO_BROWSER ? 0 : 1
} finally {
  tree.remove()
}
