import { BOARDS } from '@masterplan/boards/games'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { linesOf, nextTurn, openStage, type Stage } from './browser.ts'

let stage: Stage
let wide: Page
beforeAll(async () => {
  stage = await openStage()
  ;({ page: wide } = await stage.visit('/settings'))
})
afterAll(() => stage?.close())

async function expectFinalScore(page: Page): Promise<void> {
  expect(await page.locator('[data-turn=over] [role=status]').first().textContent()).toMatch(/wins?\.|share the win\./)
  const totals = await page.locator('[data-total]').allTextContents()
  expect(totals.length).toBeGreaterThan(1)
  for (const total of totals) expect(total).toMatch(/^[−-]?[\d.]+$/)
}

describe('a match against bots, from the start page', () => {
  test('to a first move it is two clicks, in every game', async () => {
    for (const game of BOARDS.map(({ about }) => about.id)) {
      await stage.load(wide, '/')
      await wide.locator(`[data-game="${game}"]`).click()
      await wide.locator('[data-turn=mine]').waitFor()
      const begun = await wide.locator('[data-turn]').getAttribute('data-lines')
      await wide.locator('[data-lit]:visible, [data-choice], [data-kinds] button').first().click()
      await wide
        .locator(`[data-turn][data-begun], [data-move], [data-turn]:not([data-lines="${begun}"])`)
        .first()
        .waitFor()
    }
  })

  test('subdivision to its final score, by the keyboard alone', async () => {
    const { page, context } = await stage.visit('/')
    await tabTo(page, '[data-game="subdivision"]')
    await page.keyboard.press('Enter')
    await page.locator('[data-turn=mine]').waitFor()
    await tabTo(page, '[data-more-tools]')
    await page.keyboard.press('Enter')
    await tabTo(page, '[data-text-board]')
    await page.keyboard.press('Space')
    await page.keyboard.press('Escape')
    await tabTo(page, '[data-cell]')
    while ((await page.locator('[data-turn]').getAttribute('data-turn')) !== 'over') await moveByKeys(page)
    await expectFinalScore(page)
    await context.close()
  })
})

/** Presses Tab until the focus is on what is wanted. */
async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await page.evaluate(selector => document.activeElement?.matches(selector) ?? false, wanted)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Eighty times Tab did not lead to ${wanted}.`)
}

/** Where the focus is in the board as text, and where the nearest lit place: rows and columns. */
const standing = (page: Page) =>
  page.evaluate(() => {
    const at = (cell: Element | null) => {
      const box = cell?.closest('td')
      const row = box?.closest('tr')
      return box && row ? { row: row.sectionRowIndex, column: box.cellIndex } : null
    }
    const grid = document.querySelector('[data-panel=text] table')
    const lit = grid?.querySelector('[data-cell][data-open]') ?? null
    return { here: at(document.activeElement), there: at(lit) }
  })

async function moveByKeys(page: Page): Promise<void> {
  const before = await linesOf(page)
  const { here, there } = await standing(page)
  if (there === null) {
    await tabTo(page, '[data-move]') // nothing fits: a pass
  } else {
    if (here === null) throw new Error('The focus was lost from the board as text.')
    const steps: readonly (readonly [string, number])[] = [
      [there.row > here.row ? 'ArrowDown' : 'ArrowUp', Math.abs(there.row - here.row)],
      [there.column > here.column ? 'ArrowRight' : 'ArrowLeft', Math.abs(there.column - here.column)],
    ]
    for (const [key, times] of steps) for (let at = 0; at < times; at++) await page.keyboard.press(key)
    await page.keyboard.press('Enter')
    await page.locator('[data-pressed="1"]').waitFor()
    await tabTo(page, '[data-choice], [data-move]')
  }
  if ((await page.locator('[data-move]').count()) === 0) await page.keyboard.press('Enter')
  await tabTo(page, '[data-move]')
  await page.keyboard.press('Enter')
  await nextTurn(page, before)
  // After the last move the end sheet holds the focus.
  const over = (await page.locator('[data-turn]').getAttribute('data-turn')) === 'over'
  if (there === null && !over) await tabTo(page, '[data-cell]')
}
