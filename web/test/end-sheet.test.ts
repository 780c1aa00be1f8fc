import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, type Stage, sitDown } from './browser.ts'
import { playOn } from './pressing.ts'
import { violationsInBothThemes } from './violations.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage?.close())

const numberIn = (text: string): number => Number(text.replace('−', '-'))
const boxOf = async (page: Page, wanted: string) => {
  const box = await page.locator(wanted).first().boundingBox()
  if (box === null) throw new Error(`${wanted} is not on the page.`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** Totals by seat, as the places show them. */
async function totalsOn(page: Page): Promise<readonly number[]> {
  const shown = await page
    .locator('[data-places] [data-total]')
    .evaluateAll(all => all.map(each => [Number(each.getAttribute('data-total')), each.textContent ?? ''] as const))
  const totals: number[] = []
  for (const [seat, text] of shown) totals[seat] = numberIn(text)
  return totals
}

/** What is said to seat 0, who sits here alone. */
function headlineFor([mine = 0, ...others]: readonly number[]): RegExp {
  const best = Math.max(...others)
  if (mine === best) return /^You share the win with .+\.$/
  return mine > best ? new RegExp(`^You won by ${mine - best}\\.$`) : new RegExp(`^You lost by ${best - mine}\\.$`)
}

async function expectResult(page: Page): Promise<void> {
  const totals = await totalsOn(page)
  expect(totals).toHaveLength(2)
  expect(await page.locator('[data-headline-end]').textContent()).toMatch(headlineFor(totals))
  expect(await page.locator('[data-turn=over] [role=status]').first().textContent()).toMatch(/wins\.|share the win\./)
  expect(await page.locator('[data-why]').textContent()).toMatch(/points/)
  const rows = await page
    .locator('[data-end-sheet] [data-source]')
    .evaluateAll(all => all.map(row => [...row.querySelectorAll('td')].map(cell => cell.textContent ?? '')))
  const columns = [0, 1].map(at => rows.reduce((sum, row) => sum + numberIn(row[at] ?? ''), 0))
  expect(columns).toEqual(totals.toSorted((one, other) => other - one)) // the winner stands first
  const told = await page.locator('[data-differences] li').allTextContents()
  expect(told.length).toBeLessThanOrEqual(3)
  for (const sentence of told) expect(sentence).toMatch(/^[A-Z][a-z ]+: \d+ points? more for .+, −?\d+ to −?\d+\.$/)
}

/** One press, and the same people and bots begin anew. */
async function expectRematch(page: Page, press: () => Promise<void>): Promise<void> {
  const before = page.url()
  await press()
  await page.locator('[data-turn=mine]').waitFor()
  expect(page.url()).not.toBe(before)
  expect(await page.locator('[data-end-sheet]').count()).toBe(0)
  expect(await page.locator('[data-total]').allTextContents()).toHaveLength(2)
}

describe('the end of a match of this device', () => {
  test('at 1440×900: result beside the finished board, buttons in the dock', async () => {
    const { page, context } = await stage.visit('/', { width: 1440, height: 900 })
    await sitDown(page, 'subdivision')
    const board = await boxOf(page, '[data-picture]')
    await playOn(page, 100)
    await expectResult(page)
    expect(await violationsInBothThemes(page)).toEqual([])
    expect(await boxOf(page, '[data-picture]')).toEqual(board)
    const [sheet, dock] = [await boxOf(page, '[data-end-sheet]'), await boxOf(page, '[data-turn=over]')]
    expect(sheet.x).toBeGreaterThanOrEqual(board.right)
    expect(sheet.bottom).toBeLessThanOrEqual(900)
    for (const wanted of ['rematch', 'picture', 'replay', 'new']) {
      const button = await boxOf(page, `[data-end=${wanted}]`)
      expect(button.y).toBeGreaterThan(dock.y)
      expect(button.right).toBeLessThan(dock.right)
    }
    const [mine = 0, theirs = 0] = await totalsOn(page)
    expect(await page.locator('[data-end=harder]').count()).toBe(mine > theirs ? 1 : 0)
    await expectRematch(page, () => page.locator('[data-end=rematch]').click())
    await context.close()
  })

  test('on a phone of 360×780: a page with the buttons fixed at its foot', async () => {
    const { page, context } = await stage.visit('/', { width: 360, height: 780 })
    await sitDown(page, 'subdivision')
    await playOn(page, 100)
    await expectResult(page)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360)
    const [sheet, board] = [await boxOf(page, '[data-end-sheet]'), await boxOf(page, '[data-picture]')]
    expect(sheet.y).toBeLessThan(60)
    expect(sheet.width).toBeGreaterThan(320)
    expect(board.y).toBeGreaterThanOrEqual(sheet.bottom)
    const rematch = await boxOf(page, '[data-end=rematch]')
    expect(rematch.bottom).toBeLessThanOrEqual(780)
    expect(await violationsInBothThemes(page)).toEqual([])
    await page.locator('[data-picture]').scrollIntoViewIfNeeded()
    expect(await boxOf(page, '[data-end=rematch]')).toEqual(rematch)
    const [x, y] = [rematch.x + rematch.width / 2, rematch.y + rematch.height / 2]
    await expectRematch(page, () => page.touchscreen.tap(x, y))
    await context.close()
  })

  test('goes into a picture of the board with the result', async () => {
    const { page, context } = await stage.visit('/', { width: 1440, height: 900 })
    await sitDown(page, 'subdivision')
    await playOn(page, 100)
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-end=picture]').click()])
    expect(download.suggestedFilename()).toBe('subdivision.png')
    const png = await readFile(await download.path())
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect(png.readUInt32BE(16)).toBe(1200)
    expect(png.length).toBeGreaterThan(40_000) // a picture without its board is far smaller
    await context.close()
  })
})
