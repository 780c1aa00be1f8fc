import { existsSync } from 'node:fs'
import { alone, installed, programAt } from '@masterplan/store/testing'

/** Any browser of Chromium's kind will do: the page is tested by the protocol that they share. */
const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
]
const APPLICATIONS = ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
  name => `/Applications/${name}.app/Contents/MacOS/${name}`,
)
const whole = (): string | undefined =>
  process.env.CHROMIUM ?? programAt(NAMES) ?? APPLICATIONS.find(path => existsSync(path))
/** The same browser without a window, from the same Debian source: it opens a page in half the time. */
const windowless = (): string | undefined =>
  process.env.CHROMIUM ?? programAt(['chromium-headless-shell', 'chrome-headless-shell'])

/** `windowless` lacks notices of the system, and is no measure of speed. Without it, the other does everything. */
export type BrowserKind = 'whole' | 'windowless'
export const browserAt = (kind: BrowserKind): string | undefined =>
  kind === 'windowless' ? (windowless() ?? whole()) : whole()

export const HOW_TO_HAVE_ONE =
  'install Chromium (`sudo apt-get install chromium`), Chrome or Edge, or set CHROMIUM to the path of one'

/** Whether there is a browser; Debian's Chromium is installed where none is and that can be done. */
export async function fetchBrowser(): Promise<boolean> {
  if (whole() === undefined) {
    await alone(async () => {
      if (whole() === undefined) installed(['chromium', 'chromium-headless-shell'])
    })
  }
  return whole() !== undefined
}
