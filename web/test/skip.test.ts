import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { linesOf, type Stage } from './browser.ts'
import { onStage } from './on-stage.ts'
import { oneMove } from './pressing.ts'

let stage: Stage
onStage(opened => {
  stage = opened
})

const AN_HOUR = 3_600_000

/** First of three at a table whose bots would take an hour for every move. */
async function sitWithSlowBots(visit: { readonly width: number; readonly height: number }): Promise<Page> {
  const { page } = await stage.visit('/settings', visit)
  await page.evaluate(pace => {
    const kept = JSON.parse(localStorage.getItem('masterplan-settings') ?? '{}')
    localStorage.setItem('masterplan-settings', JSON.stringify({ ...kept, botPace: pace }))
  }, AN_HOUR)
  await stage.load(page, '/new/subdivision')
  await page.locator('[data-players]').selectOption('3')
  await page.locator('[data-start]').click()
  await page.locator('[data-turn=mine]').waitFor()
  return page
}

const boxes = (page: Page) =>
  page
    .locator('[data-frame], [data-turn]')
    .evaluateAll(all => all.map(each => JSON.stringify(each.getBoundingClientRect())))

test.each([
  ['at a desk', { width: 1440, height: 900 }],
  ['on a phone', { width: 360, height: 780 }],
])('bots are skipped to my turn, nothing moves for it, and their pace stays, %s', async (_, visit) => {
  const page = await sitWithSlowBots(visit)
  const before = await boxes(page)
  const first = await linesOf(page)
  await oneMove(page)
  const skip = page.locator('[data-skip]')
  await skip.waitFor()
  expect(await boxes(page)).toEqual(before)
  await skip.click()
  await page.locator(`[data-turn=mine]:not([data-lines="${first}"])`).waitFor()
  expect(await skip.count()).toBe(0)
  const second = await linesOf(page)
  await oneMove(page)
  await skip.waitFor() // they take their time again
  expect(await page.locator('[data-turn=theirs]').count()).toBe(1)
  await page.keyboard.press('Escape')
  await page.locator(`[data-turn=mine]:not([data-lines="${second}"])`).waitFor()
  await page.context().close()
})
