import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { linesOf, nextTurn, openStage, type Stage, sitDown } from './browser.ts'
import { oneMove } from './pressing.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage?.close())

async function drop(page: Page, name: string, text: string): Promise<void> {
  const files = await page.evaluateHandle(
    ([called, contents]) => {
      const carried = new DataTransfer()
      carried.items.add(new File([contents!], called!, { type: 'application/json' }))
      return carried
    },
    [name, text] as const,
  )
  await page.dispatchEvent('main', 'drop', { dataTransfer: files })
}

describe('matches travel as files and links', () => {
  test('a match is saved as a file, dropped on a page, replayed, and played on from the middle', async () => {
    const { page, context } = await stage.visit('/')
    await sitDown(page, 'subdivision')
    for (let move = 0; move < 3; move++) {
      const lines = await linesOf(page)
      await oneMove(page)
      await nextTurn(page, lines)
    }
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-tool=save]').click()])
    const text = await readFile(await download.path(), 'utf8')
    expect(JSON.parse(text).log).toHaveLength(6)
    await page.goto(stage.address)
    await page.locator('h1').waitFor()
    await drop(page, 'mine.match.json', text)
    await page.locator('input[type=range]').waitFor()
    expect(await page.locator('input[type=range]').getAttribute('max')).toBe('6')
    for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight')
    expect(await page.locator('input[type=range]').inputValue()).toBe('4')
    await page.locator('[data-branch=bots]').click()
    await page.locator('[data-turn=mine]').waitFor()
    expect(await linesOf(page)).toBe(4)
    await oneMove(page)
    await nextTurn(page, 4)
    await context.close()
  })

  test('a link opens a match at the position it names', async () => {
    const { page, context } = await stage.visit('/')
    await sitDown(page, 'subdivision')
    await oneMove(page)
    await nextTurn(page, 0)
    await page.locator('[data-tool=share]').click()
    const link = await page.locator('[data-link]').inputValue()
    const other = await context.newPage()
    await other.goto(link)
    await other.locator('input[type=range]').waitFor()
    expect(await other.locator('input[type=range]').inputValue()).toBe('2')
    await context.close()
  })
})

describe('a bad one has one clear sentence and a way on', () => {
  let page: Page
  beforeAll(async () => {
    ;({ page } = await stage.visit('/settings'))
  })

  const broken: readonly (readonly [string, string, RegExp])[] = [
    ['a picture', '\u0089PNG', /not a file of the kind/],
    ['a foreign format', '{"format":"chess/1"}', /another format/],
    ['a spoilt record', '{"format":"masterplan-match/1","game":"subdivision"}', /missing or of the wrong kind/],
  ]
  test.each(broken)('%s dropped on a page', async (_, text, sentence) => {
    await stage.load(page, '/')
    await drop(page, 'x.json', text)
    expect(await page.getByRole('alert').textContent()).toMatch(sentence)
    expect(await page.getByRole('alert').getByRole('button').count()).toBe(2)
  })

  const foreign: readonly (readonly [string, object, RegExp])[] = [
    ['of a game that is not played here', { game: 'chess' }, /not played here/],
    ['of other rules', { rules: '0.0.1' }, /another version of the rules/],
    ['that breaks the rules', { log: ['1 3e1', '2 3e1'] }, /Line 2 of its log breaks the rules/],
    ['with too many players', { players: 9 }, /number of players/],
    ['with a wrong result', { log: [], result: { scores: [1, 2], ranks: [2, 1] } }, /result it states/],
  ]
  test.each(foreign)('a record %s', async (_, change, sentence) => {
    await stage.load(page, '/')
    const record = {
      format: 'masterplan-match/1',
      game: 'subdivision',
      rules: '1.0.0',
      players: 2,
      options: {},
      log: [],
    }
    await drop(page, 'x.match.json', JSON.stringify({ ...record, ...change }))
    await page.getByRole('alert').waitFor()
    expect(await page.getByRole('alert').textContent()).toMatch(sentence)
    await page.getByRole('link', { name: 'To the games' }).click()
    await page.locator('[data-game]').first().waitFor()
  })

  test.each(['garbage', '%%%', 'A'.repeat(50), ''])('a link with garbage: #%s', async hash => {
    await stage.load(page, `/replay#${hash}`)
    expect(await page.getByRole('alert').textContent()).toMatch('This link does not hold a match.')
    await page.getByRole('link', { name: 'To the games' }).click()
    await page.locator('[data-game]').first().waitFor()
  })
})
