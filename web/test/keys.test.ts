import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { linesOf, nextTurn, type Stage, sitDown } from './browser.ts'
import { openAt } from './greedy-match.ts'
import { onStage } from './on-stage.ts'
import { openTab } from './room.ts'

let stage: Stage
onStage(opened => {
  stage = opened
})

const cursor = (page: Page) => page.locator('[data-cursor]').getAttribute('data-cursor')
const held = (page: Page) => page.locator('[data-turn] [data-move]').getAttribute('data-move')

test('Parks & Towers is played by keys: a cell, the way its house looks, a turn, and it is built', async () => {
  const { page } = await stage.visit('/', { width: 1440, height: 900 })
  await sitDown(page, 'parks-and-towers')
  const lines = await linesOf(page)
  await page.locator('[data-frame]').focus()
  await page.keyboard.press('ArrowRight')
  const first = await cursor(page)
  await page.keyboard.press('ArrowRight')
  const second = await cursor(page)
  expect([first, second].join()).toMatch(/^([a-h])[1-8],(?!\1)[a-h][1-8]$/) // from cell to cell, not to the eight ways within one
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp') // now the eight ways are there
  expect(await cursor(page)).toMatch(new RegExp(`^${second}.+`))
  await page.keyboard.press('Enter')
  const north = await held(page)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => held(page)).not.toBe(north)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => held(page)).toBe(north)
  await page.keyboard.press('Enter')
  await nextTurn(page, lines)
  await page.context().close()
})

test('a replay leads back to the table it was opened from, also after a reload; one from a link does not', async () => {
  const { page } = await stage.visit('/')
  await openAt(page, 'subdivision', 'over')
  const table = page.url()
  await page.locator('[data-end=replay]').click()
  await page.locator('[data-to-match]').waitFor()
  await page.reload()
  const address = page.url()
  await page.locator('[data-to-match]').click()
  await page.locator('[data-turn=over]').waitFor()
  expect(page.url()).toBe(table)
  const { page: elsewhere } = await stage.visit(address)
  await elsewhere.locator('[data-frame]').waitFor()
  expect(await elsewhere.locator('[data-to-match]').count()).toBe(0)
  for (const each of [page, elsewhere]) await each.context().close()
})

test('Escape takes away a “why not?” and on a phone closes a sheet', async () => {
  const { page } = await stage.visit('/', { width: 360, height: 780 })
  await openAt(page, 'subdivision', 'middle')
  await page.locator('[data-place=a1]').first().click({ force: true })
  const whyNot = page.locator('[data-turn]').getByText('Why not?')
  await whyNot.waitFor()
  await page.keyboard.press('Escape')
  await whyNot.waitFor({ state: 'detached' })
  await openTab(page, 'log')
  await page.keyboard.press('Escape')
  await page.locator('[data-tab-open]').waitFor({ state: 'detached' })
  await page.context().close()
})

test.each([
  [1440, 900, 12],
  [360, 780, 11],
])(
  'at %d×%d the letters of seats’ marks beside a board are never too small to be read',
  async (width, height, least) => {
    const { page } = await stage.visit('/', { width, height })
    for (const game of ['urbapolis', 'tryste', 'subdivision', 'parks-and-towers', 'brick-by-brick']) {
      await openAt(page, game, 'middle')
      const sizes = await page.locator('[data-layout] svg[viewBox="-13 -13 26 26"] text').evaluateAll(letters =>
        letters.map(letter => {
          const { a, b } = (letter as SVGTextElement).getScreenCTM() ?? { a: 0, b: 0 }
          return Math.round(Number.parseFloat(getComputedStyle(letter).fontSize) * Math.hypot(a, b) * 10) / 10
        }),
      )
      const shown = sizes.filter(size => size > 0) // what lies behind another tab has none
      expect(shown.length, game).toBeGreaterThan(1)
      expect(Math.min(...shown), game).toBeGreaterThanOrEqual(least)
    }
    await page.context().close()
  },
)
