import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { ROOT } from '../files.ts'
import { copiedTree } from './copied-tree.ts'

/**
 * Part of npm run test:long: a new game in a copy of this tree passes every check, its own tests, and the tests that ask
 * every game of the catalog.
 */
const ID = 'trial-street'
const FOR_EVERY_GAME = ['catalog', 'boards/test/reasons.test.ts', 'server/test/secrets.test.ts']

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
  process.exitCode = steps.every(step => step().status === 0) ? 0 : 1
} finally {
  tree.remove()
}
