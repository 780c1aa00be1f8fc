import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Serving, servePage } from '@masterplan/server'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'
const DIST = fileURLToPath(new URL('../dist', import.meta.url))
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** The real built page in the real browser. */
export interface Stage {
  readonly address: string
  readonly browser: Browser
  visit(path: string, settings?: Visit): Promise<{ readonly page: Page; readonly context: BrowserContext }>
  close(): Promise<void>
}
export interface Visit {
  readonly width?: number // 1280 unless told
  readonly height?: number // 800 unless told
  readonly language?: 'en' | 'fr' // en unless told
  readonly theme?: 'paper' | 'blueprint' // paper unless told
}

export async function openStage(): Promise<Stage> {
  if (!existsSync(CHROMIUM))
    throw new Error('These tests need Chromium: apt-get install chromium, or set CHROMIUM to its path.')
  const serving: Serving = await servePage(DIST, { host: '127.0.0.1', port: 0 })
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: QUIET })
  return {
    address: serving.address,
    browser,
    async visit(path, { width = 1280, height = 800, language = 'en', theme = 'paper' } = {}) {
      const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' })
      // Bots move at once: what is tested is the table, not patience.
      const kept = JSON.stringify({ theme, language, motion: false, pace: 0 })
      await context.addInitScript(text => {
        if (!localStorage.getItem('masterplan-settings')) localStorage.setItem('masterplan-settings', text)
      }, kept)
      const page = await context.newPage()
      await page.goto(new URL(path, serving.address).href)
      return { page, context }
    },
    async close() {
      await browser.close()
      await serving.close()
    },
  }
}

/** Problems that a page reports while a test looks on. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(error.message))
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return complaints
}

/** Plays by clicking what is lit until the match is over; returns how many moves it took. */
export async function playOn(page: Page, most: number): Promise<number> {
  for (let moves = 0; moves < most; moves++) {
    const said = await page.locator('[data-turn]').getAttribute('data-turn')
    if (said === 'over') return moves
    if (said !== 'mine') {
      await page.locator('[data-turn=mine], [data-turn=over]').waitFor({ timeout: 60_000 })
      continue
    }
    await oneMove(page)
  }
  throw new Error(`The match was not over after ${most} moves.`)
}

async function oneMove(page: Page): Promise<void> {
  const lines = await page.locator('[data-turn]').getAttribute('data-lines')
  for (let press = 0; press < 12; press++) {
    const ready = page.locator('[data-move]')
    const lit = page.locator('[data-lit]')
    const [buttons, places] = [await ready.count(), await lit.count()]
    // A button plays; without one the next lit place brings a button nearer.
    if (buttons > 0 && (places === 0 || press > 0)) await ready.nth((press * 7 + buttons) % buttons).click()
    else if (places > 0) await lit.nth((Number(lines) * 7 + press) % places).click({ force: true })
    else if (buttons > 0) await ready.first().click()
    await page.waitForTimeout(20)
    if ((await page.locator('[data-turn]').getAttribute('data-lines')) !== lines) return
  }
  throw new Error('Twelve presses made no move.')
}
