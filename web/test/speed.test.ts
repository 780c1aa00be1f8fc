import { BOARDS } from '@masterplan/boards/games'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStage, type Stage, sitDown } from './browser.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage?.close())

const MOST = 200 * 1024

/** Scripts that the page has fetched: their names and their size as sent. */
const scriptsOf = (page: Page): Promise<{ name: string; size: number }[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, encodedBodySize }) => ({ name: new URL(name).pathname, size: encodedBodySize })),
  )

test('less than 200 KiB of script are fetched before a game is chosen', async () => {
  const { page, context } = await stage.visit('/')
  await page.locator('[data-game]').first().waitFor()
  await page.waitForLoadState('networkidle')
  const scripts = await scriptsOf(page)
  const total = scripts.reduce((sum, { size }) => sum + size, 0)
  expect(total).toBeGreaterThan(10_000) // or nothing was measured
  expect(total).toBeLessThan(MOST)
  await context.close()
})

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
