import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { linesOf, nextTurn, type Stage, sitDown } from './browser.ts'
import { openAt } from './greedy-match.ts'
import { onStage } from './on-stage.ts'

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
