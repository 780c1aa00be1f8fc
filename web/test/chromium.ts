import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { alone } from '@masterplan/store/testing'

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'
/** The same browser without a window, from the same Debian source: it opens a page in half the time. */
const WINDOWLESS = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell'

/** `windowless` lacks notices of the system, and is no measure of speed. Without it, the other does everything. */
export type BrowserKind = 'whole' | 'windowless'
export const browserAt = (kind: BrowserKind): string =>
  kind === 'windowless' && existsSync(WINDOWLESS) ? WINDOWLESS : CHROMIUM

const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0

/** The page is tested in Debian's Chromium, which is installed when it is missing. */
export async function fetchBrowser(): Promise<void> {
  if (missing().length > 0) await alone(installMissing)
}

const missing = (): string[] => [
  ...(existsSync(CHROMIUM) ? [] : ['chromium']),
  ...(existsSync(WINDOWLESS) ? [] : ['chromium-headless-shell']),
]

async function installMissing(): Promise<void> {
  const names = missing()
  if (names.length === 0) return
  console.error(`The page is tested in Chromium: installing the Debian packages ${names.join(' and ')} …`)
  const fetched = run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', ...names])
  if (fetched || existsSync(CHROMIUM)) return
  throw new Error('Chromium could not be installed: install it yourself, or set CHROMIUM to the path of one.')
}
