import { BOARDS } from '@masterplan/boards/games'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStage, type Stage, sitDown } from './browser.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage?.close())

const KIB = 1024
/** Of the start page, as sent. */
const MOST_SCRIPT = 200 * KIB
const MOST_OF_ALL = 320 * KIB
/** What the service worker fetches by itself, as sent. */
const MOST_KEPT = 3 * KIB * KIB
/** Elements of the start page: five living boards had 5,700, and blocked a phone for a second. */
const MOST_ELEMENTS = 3600

/** What the page has fetched: names and sizes as sent. */
const fetchedBy = (page: Page): Promise<{ name: string; size: number }[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .concat(performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])
      .map(({ name, encodedBodySize }) => ({ name: new URL(name).pathname, size: encodedBodySize })),
  )
const scriptsOf = async (page: Page) => (await fetchedBy(page)).filter(({ name }) => name.endsWith('.js'))
const sum = (files: readonly { readonly size: number }[]): number => files.reduce((all, { size }) => all + size, 0)

test('less than 200 KiB of script and 320 KiB of all are fetched before a game is chosen', async () => {
  const { page, context } = await stage.visit('/')
  await page.locator('[data-picture] svg').nth(4).waitFor()
  await page.locator('[data-living] svg').waitFor()
  await page.waitForLoadState('networkidle')
  const [scripts, all] = [sum(await scriptsOf(page)), sum(await fetchedBy(page))]
  expect(scripts).toBeGreaterThan(10_000) // or nothing was measured
  expect(all).toBeGreaterThan(scripts)
  expect(scripts).toBeLessThan(MOST_SCRIPT)
  expect(all).toBeLessThan(MOST_OF_ALL)
  expect(await page.locator('*').count()).toBeLessThan(MOST_ELEMENTS)
  await context.close()
})

test('less than 3 MiB are kept for times without a network, and drawings with words only in the reader’s language', async () => {
  const { page: keeping, context: offline } = await stage.visit('/', { offlineReady: true })
  const files = await keeping.evaluate(keptFiles)
  await offline.close()
  expect(files.length).toBeGreaterThan(20) // or nothing was kept yet
  expect(files.filter(path => path.startsWith('/living/')).map(path => path.split('.').at(-2))).toEqual(['en', 'en'])
  const { page, context } = await stage.visit('/settings')
  const sizes = await page.evaluate(async paths => {
    performance.setResourceTimingBufferSize(1000)
    for (const path of paths) await (await fetch(path, { cache: 'no-store' })).arrayBuffer()
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, initiatorType }) => initiatorType === 'fetch' && paths.includes(new URL(name).pathname))
      .map(({ encodedBodySize }) => ({ size: encodedBodySize }))
  }, files)
  expect(sizes.length).toBeGreaterThanOrEqual(files.length)
  expect(sum(sizes)).toBeLessThan(MOST_KEPT)
  await context.close()
})

test('where a page leads is read while its scripts are still on their way, by day and by night', async () => {
  const { page, context } = await stage.visit('/settings')
  await context.route(/\.js$/, () => {}) // never there
  const colours: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(new URL('/learn/tryste', stage.address).href, { waitUntil: 'commit' })
    await page.getByRole('heading', { name: 'Learn Tryste' }).waitFor()
    colours.push(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor))
  }
  expect(colours).toEqual(['rgb(243, 234, 216)', 'rgb(15, 39, 70)'])
  await context.close()
})

/** Runs in the page: what the service worker has fetched by itself once it works. */
async function keptFiles(): Promise<string[]> {
  await navigator.serviceWorker.ready
  const names = (await caches.keys()).filter(name => name.startsWith('masterplan-'))
  const kept = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
  return kept.flat().map(({ url }) => new URL(url).pathname)
}

test.each(BOARDS.map(({ about }) => about.id))(
  'the head of a lesson of %s names every script of the page: none waits for another',
  async game => {
    const path = `/learn/${game}`
    const { page, context } = await stage.visit(path)
    await page.locator('[data-answer]').waitFor()
    const asked = (await scriptsOf(page)).map(({ name }) => name)
    const html = await page.evaluate(async address => (await fetch(address)).text(), path)
    const named = new Set([...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, name]) => name))
    expect(asked.length).toBeGreaterThan(3)
    expect(asked.filter(name => !named.has(name) && !/\.worker-/.test(name))).toEqual([])
    await context.close()
  },
)

test('each board is a chunk of its own, fetched when its game is chosen', async () => {
  const fetched = new Map<string, Set<string>>()
  const { page, context } = await stage.visit('/settings')
  for (const game of BOARDS.map(({ about }) => about.id)) {
    await stage.load(page, '/')
    await page.waitForLoadState('networkidle')
    const before = new Set((await scriptsOf(page)).map(({ name }) => name))
    await sitDown(page, game)
    fetched.set(game, new Set((await scriptsOf(page)).map(({ name }) => name).filter(name => !before.has(name))))
  }
  await context.close()
  const boards = [...fetched.values()]
  for (const mine of boards) {
    const others = boards.filter(each => each !== mine)
    expect([...mine].some(name => others.every(other => !other.has(name)))).toBe(true)
  }
})
