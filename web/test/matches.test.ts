import { BOARDS } from '@masterplan/boards/games'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { complaintsOf, linesOf, nextTurn, openStage, type Stage, sitDown } from './browser.ts'
import { playOn } from './pressing.ts'

let stage: Stage
let wide: Page
let complaints: string[] // of that window
beforeAll(async () => {
  stage = await openStage()
  ;({ page: wide } = await stage.visit('/settings'))
  complaints = complaintsOf(wide)
})
afterAll(() => stage?.close())

/** A match of usual length would take hours at a table; these are whole matches too. */
const SHORTER: Readonly<
  Record<string, { readonly players: string; readonly options: Readonly<Record<string, string>> }>
> = {
  tryste: { players: '2', options: { endAfterYears: '3' } },
}

async function setUp(page: Page, { players, options }: (typeof SHORTER)[string]): Promise<void> {
  await page.locator('[data-players]').selectOption(players)
  for (const [name, value] of Object.entries(options)) await page.locator(`#option-${name}`).fill(value)
  await page.locator('[data-start]').click()
  await page.locator('[data-turn=mine]').waitFor()
}

async function expectFinalScore(page: Page): Promise<void> {
  expect(await page.locator('[data-turn=over] [role=status]').first().textContent()).toMatch(/wins?\.|share the win\./)
  const totals = await page.locator('[data-panel=players] summary').allTextContents()
  expect(totals.length).toBeGreaterThan(1)
  for (const total of totals) expect(total).toMatch(/^[−-]?[\d.]+$/)
}

describe('a whole match against bots, from the start page to the final score', () => {
  test.each(BOARDS.map(({ about }) => about.id))('%s, by clicking', async game => {
    complaints.length = 0
    const shorter = SHORTER[game]
    await stage.load(wide, shorter ? `/new/${game}` : '/')
    if (shorter) await setUp(wide, shorter)
    else await sitDown(wide, game)
    await playOn(wide, 800)
    await expectFinalScore(wide)
    expect(complaints).toEqual([])
  })

  test('from the start page to a first move it is two clicks, in every game', async () => {
    for (const game of BOARDS.map(({ about }) => about.id)) {
      await stage.load(wide, '/')
      await wide.locator(`[data-game="${game}"]`).click()
      await wide.locator('[data-turn=mine]').waitFor()
      const begun = await wide.locator('[data-turn]').getAttribute('data-lines')
      await wide.locator('[data-lit]:visible, [data-move]').first().click()
      await wide.locator(`[data-turn][data-pressed="1"], [data-turn]:not([data-lines="${begun}"])`).waitFor()
    }
  })

  test('parks-and-towers, on a phone of 360 pixels', async () => {
    const { page, context } = await stage.visit('/', { width: 360, height: 740 })
    await sitDown(page, 'parks-and-towers')
    await playOn(page, 100)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360)
    await page.locator('[data-tab=players]').click()
    await expectFinalScore(page)
    await context.close()
  })

  test('subdivision, by the keyboard alone', async () => {
    const { page, context } = await stage.visit('/')
    await tabTo(page, '[data-game="subdivision"]')
    await page.keyboard.press('Enter')
    await page.locator('[data-turn=mine]').waitFor()
    await tabTo(page, '[data-panel=text] summary')
    await page.keyboard.press('Enter')
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
  }
  await page.keyboard.press('Enter')
  await nextTurn(page, before)
  if (there === null) await tabTo(page, '[data-cell]')
}
