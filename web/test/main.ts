import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

// `npm run test:web`: builds the page when it is not up to date, fetches the browser when there is none, runs the tests.
const WEB = join(import.meta.dirname, '..')
const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit', cwd: WEB }).status === 0

if (!existsSync(process.env.CHROMIUM ?? '/usr/bin/chromium')) {
  console.error('The page is tested in Chromium: installing the Debian package chromium …')
  const installed = run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', 'chromium'])
  if (!installed) {
    console.error('Chromium could not be installed: install it yourself, or set CHROMIUM to the path of one.')
    process.exit(1)
  }
}
const tested =
  run(process.execPath, [join(WEB, 'build', 'main.ts')]) && run('vitest', ['run', ...process.argv.slice(2)])
process.exitCode = tested ? 0 : 1
