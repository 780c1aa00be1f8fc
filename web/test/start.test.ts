import { BOARDS } from '@masterplan/boards/games'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, type Stage, sitDown } from './browser.ts'
import { keepMatches, keptMatch } from './kept.ts'
import { oneMove } from './pressing.ts'
import { violationsInBothThemes } from './violations.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage?.close())

/** How many cards stand in each row. */
const rowsOf = (page: Page): Promise<number[]> =>
  page.locator('article:has([data-game])').evaluateAll(cards => {
    const tops = cards.map(card => Math.round(card.getBoundingClientRect().top))
    return [...new Set(tops)].map(top => tops.filter(each => each === top).length)
  })

describe('somebody new', () => {
  test('one living board, one filled way in, one card to start with, and the games behind it', async () => {
    const { page, context } = await stage.visit('/')
    await page.locator('[data-living] svg').waitFor()
    await page.locator('[data-picture] svg').nth(4).waitFor()
    expect(await page.locator('[data-living]').count()).toBe(1)
    expect(await page.locator('.button.primary').allTextContents()).toEqual([' Play now', ' Play'])
    expect(await page.locator('article').filter({ hasText: 'Start here' }).locator('[data-game]').count()).toBe(1)
    await page.getByRole('link', { name: 'Pick a game' }).click()
    expect(new URL(page.url()).hash).toBe('#games')
    await page.locator('[data-play-now]').click()
    await page.locator('[data-turn=mine]').waitFor()
    await context.close()
  })

  test('what else a game offers is behind “More”, which Escape closes', async () => {
    const { page, context } = await stage.visit('/')
    const { title, credit } = BOARDS[3]!.about
    const menu = page.getByRole('navigation', { name: `More about ${title}` })
    await page.getByRole('button', { name: `More about ${title}` }).click()
    expect(await menu.locator('a').allTextContents()).toEqual([
      'Play with friends',
      'Choose seats and options',
      'Learn in five minutes',
      'Rules',
    ])
    expect(await menu.textContent()).toContain(credit.en)
    expect(await violationsInBothThemes(page)).toEqual([])
    await page.keyboard.press('Escape')
    expect(await menu.isVisible()).toBe(false)
    await page.getByRole('button', { name: `More about ${title}` }).click()
    await menu.getByRole('link', { name: 'Rules' }).click()
    await page.waitForURL('**/rules/urbapolis')
    await context.close()
  })

  test.each([
    [1440, [5]],
    [1280, [5]],
    [1279, [3, 2]],
    [901, [3, 2]],
    [820, [1, 1, 1, 1, 1]],
    [360, [1, 1, 1, 1, 1]],
  ] as const)('no card stands alone at %i pixels', async (width, rows) => {
    const { page, context } = await stage.visit('/', { width, touch: false })
    await page.locator('[data-picture] svg').nth(4).waitFor()
    expect(await rowsOf(page)).toEqual(rows)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
    await context.close()
  })
})

describe('somebody who comes back', () => {
  test('what waits comes first, with its picture; a table that was only looked at does not wait', async () => {
    const { page, context } = await stage.visit('/')
    await sitDown(page, 'subdivision')
    await stage.load(page, '/')
    expect(await page.locator('[data-wait]').count()).toBe(0) // nobody has moved there
    await sitDown(page, 'parks-and-towers')
    await oneMove(page)
    await page.locator('[data-turn=mine]:not([data-lines="0"])').waitFor()
    const address = page.url()
    await stage.load(page, '/')
    const card = page.locator('[data-wait]')
    expect(await card.count()).toBe(1)
    expect(await card.textContent()).toMatch(/Parks & Towers.*against/)
    await card.locator('[data-picture="parks-and-towers"] svg').waitFor()
    expect(await page.locator('[data-living], [data-play-now]').count()).toBe(0)
    await card.getByRole('link', { name: 'Continue' }).click()
    await page.waitForURL(address)
    await context.close()
  })

  test('how the last ones went is told as +9 or −12 with the day; the next level is offered', async () => {
    const { page, context } = await stage.visit('/settings')
    await keepMatches(page, [
      keptMatch({ id: 'won', game: 'parks-and-towers', bot: 'level-1', scores: [30, 21] }),
      keptMatch({ id: 'lost', game: 'tryste', bot: 'level-2', scores: [3, 15], days: 1 }),
    ])
    await page.evaluate(() => {
      const played = { last: { level: 'level-1', outcome: 'won' }, beaten: ['newcomer', 'level-1'] }
      localStorage.setItem('masterplan-levels', JSON.stringify({ 'parks-and-towers': played }))
    })
    await stage.load(page, '/')
    const lately = page.getByRole('region', { name: 'Lately' })
    expect(await lately.locator('[data-match]').allTextContents()).toEqual([
      '+9Parks & Towers won against Apprenticetoday',
      '−12Tryste lost against Builderyesterday',
    ])
    await page.locator('[data-next-level]').click()
    await page.locator('[data-turn=mine]').waitFor()
    expect(await page.locator('main').textContent()).toContain('Builder')
    await context.close()
  })

  test('in the history a match is forgotten, and is there again when that is undone', async () => {
    const { page, context } = await stage.visit('/settings')
    await keepMatches(page, [
      keptMatch({ id: 'won', game: 'subdivision', bot: 'level-1', scores: [20, 20], ranks: [1, 2] }),
    ])
    await stage.load(page, '/replays')
    expect(await page.locator('[data-match]').textContent()).toMatch(
      /^1stSubdivision won against Apprentice20 : 20 · today/,
    )
    expect(await violationsInBothThemes(page)).toEqual([])
    await page.locator('[data-forget]').click()
    await page.locator('[data-match]').waitFor({ state: 'detached' })
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
    await page.locator('[data-match=won]').waitFor()
    await context.close()
  })
})
