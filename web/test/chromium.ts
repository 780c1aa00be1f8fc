import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'
const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0

/** The page is tested in Debian's Chromium, which is installed when it is missing. */
export function fetchBrowser(): void {
  if (existsSync(CHROMIUM)) return
  console.error('The page is tested in Chromium, which is missing: installing the Debian package chromium …')
  if (run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', 'chromium'])) return
  console.error('Chromium could not be installed: install it yourself, or set CHROMIUM to the path of one.')
  process.exit(1)
}
