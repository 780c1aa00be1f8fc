import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'
/** The same browser without a window, from the same Debian source: it opens a page in half the time. */
const WINDOWLESS = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell'

/** `windowless` lacks notices of the system, and is no measure of speed. Without it, the other does everything. */
export type Kind = 'whole' | 'windowless'
export const browserAt = (kind: Kind): string =>
  kind === 'windowless' && existsSync(WINDOWLESS) ? WINDOWLESS : CHROMIUM

const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0

/** The page is tested in Debian's Chromium, which is installed when it is missing. */
export function fetchBrowser(): void {
  const missing = [
    ...(existsSync(CHROMIUM) ? [] : ['chromium']),
    ...(existsSync(WINDOWLESS) ? [] : ['chromium-headless-shell']),
  ]
  if (missing.length === 0) return
  console.error(`The page is tested in Chromium: installing the Debian packages ${missing.join(' and ')} …`)
  const fetched = run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', ...missing])
  if (fetched || existsSync(CHROMIUM)) return
  console.error('Chromium could not be installed: install it yourself, or set CHROMIUM to the path of one.')
  process.exit(1)
}
