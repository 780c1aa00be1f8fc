import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { type BrowserKind, browserAt, HOW_TO_HAVE_ONE } from './chromium.ts'
import { listenTo } from './complaints.ts'
import { openHome } from './home.ts'

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
  /** A new window, as if of somebody else's device, at a path of this address or at any address. */
  visit(path: string, visit?: Visit): Promise<{ readonly page: Page; readonly context: BrowserContext }>
  /** Loads a path in a window: a link within the page would keep what an earlier test has done to it. */
  load(page: Page, path: string): Promise<void>
  close(): Promise<void>
}
export interface Visit {
  readonly width?: number // 1280 unless told
  readonly height?: number // 800 unless told
  readonly touch?: boolean // whether it has a touch screen; a narrow one does unless told
  readonly language?: 'en' | 'fr' // en unless told
  readonly theme?: 'paper' | 'blueprint' // paper unless told
  readonly offlineReady?: boolean // whether the service worker may work; not unless told: it fetches everything
  readonly before?: (context: BrowserContext) => Promise<unknown> // spoils the browser before the page opens
}

/** The windowless one of a process is for all its test files: to start one takes as long as many a test. */
let windowless: Promise<Browser> | undefined
function sharedBrowser(): Promise<Browser> {
  windowless ??= startBrowser('windowless')
  return windowless
}

function startBrowser(kind: BrowserKind): Promise<Browser> {
  const executablePath = browserAt(kind)
  if (executablePath === undefined) throw new Error(`These tests need a browser: ${HOW_TO_HAVE_ONE}.`)
  return chromium.launch({ executablePath, args: QUIET })
}

export async function openStage(kind: BrowserKind = 'windowless'): Promise<Stage> {
  const browser = await (kind === 'windowless' ? sharedBrowser() : startBrowser(kind))
  const serving = await openHome()
  return {
    address: serving.address,
    browser,
    async visit(
      path,
      { width = 1280, height = 800, touch = width < 600, offlineReady = false, before, ...wanted } = {},
    ) {
      const context = await browser.newContext({
        viewport: { width, height },
        reducedMotion: 'reduce',
        hasTouch: touch,
        serviceWorkers: offlineReady ? 'allow' : 'block',
        acceptDownloads: true,
      })
      context.setDefaultTimeout(60_000)
      listenTo(context)
      await context.addInitScript(keepSettings, JSON.stringify(settingsOf(wanted)))
      await before?.(context)
      const page = await context.newPage()
      await page.goto(new URL(path, serving.address).href)
      return { page, context }
    },
    load: (page, path) => load(page, new URL(path, serving.address).href),
    async close() {
      await (kind === 'whole' ? browser.close() : Promise.all(browser.contexts().map(context => context.close())))
      await serving.close()
    },
  }
}

/** Bots move at once and nothing glides: what is tested is the table, not patience. */
const settingsOf = ({ language = 'en', theme = 'paper' }: Visit) => ({
  theme,
  language,
  motion: false,
  botPace: 0,
  notation: true,
  sound: false,
})

function keepSettings(text: string): void {
  try {
    if (!localStorage.getItem('masterplan-settings')) localStorage.setItem('masterplan-settings', text)
  } catch {
    // A test that denies storage denies it here too.
  }
}

async function load(page: Page, address: string): Promise<void> {
  const [old, wanted] = [page.url(), address].map(each => each.split('#')[0])
  if (old === wanted) await page.goto('about:blank') // another fragment alone would fetch nothing
  await page.goto(address)
  await page.locator('h1').first().waitFor()
  const { pathname } = new URL(address)
  // What comes last on a page of that kind.
  if (pathname === '/') await page.locator('[data-picture] svg').nth(4).waitFor()
  if (pathname.startsWith('/new/')) await page.locator('figure svg').waitFor()
  if (pathname.startsWith('/learn/')) await page.locator('[data-step]').waitFor()
  if (pathname.startsWith('/rules/')) await page.locator('[data-signs]').waitFor()
  if (pathname.startsWith('/rules/')) await page.locator('[data-chapter]').first().waitFor()
}

/** The page's own scripts as they were built, for tests that plant something in one. */
export async function builtScripts(): Promise<{ readonly name: string; readonly code: string }[]> {
  const assets = join(DIST, 'assets')
  const names = (await readdir(assets)).filter(name => name.endsWith('.js'))
  return Promise.all(names.map(async name => ({ name, code: await readFile(join(assets, name), 'utf8') })))
}

/** From the start page to the table of a game, in one click. */
export async function sitDown(page: Page, game: string): Promise<void> {
  await page.locator(`[data-game="${game}"]`).click()
  await page.locator('[data-turn=mine]').waitFor()
}

/** Everything a page reports while a test looks on, what the network did to it included; errors fail any test. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(error.message))
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return complaints
}

export const linesOf = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-turn]').getAttribute('data-lines'))

/** Waits until somebody has moved, and a person must decide again or it is over. */
export async function nextTurn(page: Page, after: number): Promise<void> {
  const further = `:not([data-lines="${after}"])`
  await page.locator(`[data-turn=mine]${further}, [data-turn=over]${further}`).waitFor()
}
