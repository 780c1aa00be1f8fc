import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fetchBrowser } from './chromium.ts'

// `npm run test:web`: builds the page when it is not up to date, fetches the browser when there is none, runs the tests.
const WEB = join(import.meta.dirname, '..')
const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit', cwd: WEB }).status === 0

fetchBrowser()
const tested =
  run(process.execPath, [join(WEB, 'build', 'main.ts')]) && run('vitest', ['run', ...process.argv.slice(2)])
process.exitCode = tested ? 0 : 1
