import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

// `npm run test:web`: fetches the browser when there is none, builds the page when it is not up to date, runs the tests.
const WEB = join(import.meta.dirname, '..')
const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit', cwd: WEB }).status === 0

const tested =
  run(process.execPath, [join(WEB, 'test', 'ready.ts')]) && run('vitest', ['run', ...process.argv.slice(2)])
process.exitCode = tested ? 0 : 1
