import { BOARDS, boardsOf } from '@masterplan/boards/games'
import { LANGUAGES } from '@masterplan/boards/web'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Stage, Visit } from './browser.ts'
import { movesOf, pressMove } from './lesson-moves.ts'
import { onStage } from './on-stage.ts'
import { violationsInBothThemes } from './violations.ts'

let stage: Stage
onStage(opened => {
  stage = opened
})

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 360, height: 780 }
const LYING = { width: 780, height: 360, touch: true }

/** Does a whole lesson by presses: every other task goes wrong first, one is shown; it ends at the table of a first match. */
async function doLesson(
  page: Page,
  game: string,
  each: (task: number) => Promise<void> = async () => {},
): Promise<void> {
  const { tasks } = await boardsOf(game)!.lesson()
  const board = await boardsOf(game)!.web()
  for (const [at, task] of tasks.entries()) {
    await page.locator(`[data-step="${at}"][data-answer=none]`).waitFor()
    const { right, wrong } = movesOf(task, board)
    if (at % 2 === 1) {
      await pressMove(page, wrong)
      await page.locator('[data-answer=wrong]').waitFor()
      await page.locator('[data-kind=wrong] :is(h2, h3)').waitFor()
      await page.locator('[data-kind=wrong] a').waitFor()
      await each(at)
      await page.locator('[data-again]').click()
      await page.locator('[data-answer=none]').waitFor()
    }
    if (at === 2) await page.locator('[data-show]').click()
    else await pressMove(page, right)
    await page.locator('[data-answer=right]').waitFor()
    expect(await page.locator('[data-kind=right] p').textContent()).not.toMatch(/[{}*]/)
    await page.locator(at === tasks.length - 1 ? `[data-game="${game}"]` : '[data-next]').click()
  }
  await page.locator('[data-turn=mine]').first().waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/table\//)
  await page.locator('[data-tab=coach]').waitFor() // a first match has a coach
}

describe.each(BOARDS.map(({ about }) => about.id))('the lesson of %s', game => {
  test.each([
    ['at a desk, in English', { ...DESK, language: 'en' }],
    ['on a phone, in French', { ...PHONE, language: 'fr' }],
  ] satisfies readonly (readonly [string, Visit])[])('is done by presses, %s', async (_, visit) => {
    const { page, context } = await stage.visit(`/learn/${game}`, visit)
    await doLesson(page, game)
    await context.close()
  })
})

test('a lesson is done by presses on a phone that lies', async () => {
  const { page, context } = await stage.visit('/learn/subdivision', LYING)
  await doLesson(page, 'subdivision')
  await context.close()
})

test('an answer breaks no rule of accessibility, right or wrong, in either theme', async () => {
  const { page, context } = await stage.visit('/learn/parks-and-towers', DESK)
  const found: string[] = []
  await doLesson(page, 'parks-and-towers', async at => {
    if (at === 1) found.push(...(await violationsInBothThemes(page)))
  })
  expect(found).toEqual([])
  await context.close()
})

test('progress is kept on the device, and any task can be gone to', async () => {
  const { page, context } = await stage.visit('/learn/subdivision', DESK)
  await page.locator('[data-step="0"]').waitFor()
  await page.locator('[data-show]').click()
  await page.locator('[data-answer=right]').waitFor()
  await page.reload()
  await page.locator('[data-step="1"]').waitFor()
  expect(await page.locator('li[data-done]').count()).toBe(1)
  await page.locator('ol li button').nth(4).click()
  await page.locator('[data-step="4"]').waitFor()
  await context.close()
})

test('a dark plot says why not, with its rule, and nothing is lost', async () => {
  const { page, context } = await stage.visit('/learn/subdivision', DESK)
  await page.locator('ol li button').nth(1).click()
  await page.locator('[data-step="1"]').waitFor()
  await page.locator('[data-place=c2]').first().click()
  await page.locator('[role=alert] a').waitFor()
  await page.locator('[data-step="1"][data-answer=none]').waitFor()
  await context.close()
})

test('the goal of the game is in sight in every lesson, in both languages', async () => {
  for (const language of LANGUAGES) {
    const { page, context } = await stage.visit('/settings', { ...PHONE, language })
    for (const { about } of BOARDS) {
      await stage.load(page, `/learn/${about.id}`)
      const goal = (await boardsOf(about.id)!.lesson()).goal[language].replaceAll('**', '')
      expect(await page.getByText(goal).isVisible()).toBe(true)
    }
    await context.close()
  }
})

test.each([
  ['a phone', PHONE],
  ['a phone that lies', LYING],
  ['a desk', DESK],
])('a lesson is a table: on %s its page never scrolls', async (_, visit) => {
  const { page, context } = await stage.visit('/settings', { ...visit, language: 'fr' })
  for (const { about } of BOARDS) {
    await stage.load(page, `/learn/${about.id}`)
    const size = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.scrollHeight,
    ])
    expect(size, about.id).toEqual([visit.width, visit.height])
  }
  await context.close()
})
