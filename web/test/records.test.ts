import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { linesOf, nextTurn, openStage, type Stage, sitDown } from './browser.ts'
import { oneMove } from './pressing.ts'
import { useTool } from './room.ts'

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

/** Who sits where at the table that is open, as the device keeps it. */
const sittersOf = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((found, failed) => {
        const opening = indexedDB.open('masterplan')
        opening.onerror = () => failed(opening.error)
        opening.onsuccess = () => {
          const id = location.pathname.split('/').at(-1) ?? ''
          const asking = opening.result.transaction('tables').objectStore('tables').get(id)
          asking.onerror = () => failed(asking.error)
          asking.onsuccess = () => {
            opening.result.close()
            found(asking.result?.setup.sitters)
          }
        }
      }),
  )

describe('matches travel as files and links', () => {
  test('a match is saved as a file, dropped on a page, replayed, and played on from the middle', async () => {
    const { page, context } = await stage.visit('/')
    await sitDown(page, 'subdivision')
    for (let move = 0; move < 3; move++) {
      const lines = await linesOf(page)
      await oneMove(page)
      await nextTurn(page, lines)
    }
    const [download] = await Promise.all([page.waitForEvent('download'), useTool(page, 'save')])
    const text = await readFile(await download.path(), 'utf8')
    expect(JSON.parse(text).log).toHaveLength(6)
    await page.goto(stage.address)
    await page.locator('h1').waitFor()
    await drop(page, 'mine.match.json', text)
    await page.locator('input[type=range]').waitFor()
    expect(await page.locator('input[type=range]').getAttribute('max')).toBe('6')
    expect(await page.locator('input[type=range]').inputValue()).toBe('6')
    for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowLeft')
    expect(await page.locator('input[type=range]').inputValue()).toBe('4')
    await page.locator('[data-branch=bots]').click()
    await page.locator('[data-turn=mine]').waitFor()
    expect(await linesOf(page)).toBe(4)
    await oneMove(page)
    await nextTurn(page, 4)
    await context.close()
  })

  test('who plays on from a replay keeps their seat, whoever must move there, and the bots theirs', async () => {
    const { page, context } = await stage.visit('/')
    await sitDown(page, 'subdivision')
    for (let move = 0; move < 2; move++) {
      const lines = await linesOf(page)
      await oneMove(page)
      await nextTurn(page, lines)
    }
    await useTool(page, 'replay')
    await page.locator('input[type=range]').waitFor()
    await page.keyboard.press('ArrowLeft') // now the bot must move
    await page.locator('[data-last="0"]').waitFor() // where the person moved last
    expect(await page.locator('[data-my-seat] :checked').textContent()).toBe('Planner')
    expect(await page.title()).toBe('Subdivision, Replay of Planner and Newcomer · Masterplan')
    await page.locator('[data-branch=bots]').click()
    await page.locator('[data-turn=mine]').waitFor()
    expect(await sittersOf(page)).toEqual([{ kind: 'person' }, { kind: 'bot', bot: 'newcomer' }])
    expect(await linesOf(page)).toBe(4)
    await context.close()
  })

  test('the record of somebody else asks which seat, with the one by one’s name chosen', async () => {
    const { page, context } = await stage.visit('/')
    await page.evaluate(() => localStorage.setItem('masterplan-name', 'Ben'))
    const match = { format: 'masterplan-match/1', game: 'subdivision', rules: '1.0.0', players: 2, options: {} }
    await drop(page, 'theirs.match.json', JSON.stringify({ ...match, names: ['Ana', 'Ben'], log: ['1 3e1', '2 3b5'] }))
    await page.locator('[data-my-seat]').waitFor()
    expect(await page.locator('[data-my-seat] :checked').textContent()).toBe('Ben')
    await page.locator('[data-branch=bots]').click()
    await page.locator('[data-turn=mine]').waitFor()
    expect(await sittersOf(page)).toEqual([{ kind: 'bot', bot: 'newcomer' }, { kind: 'person' }])
    await page.goBack()
    await page.locator('[data-my-seat]').selectOption('Ana')
    await page.locator('[data-branch=bots]').click()
    await page.locator('[data-turn=mine]').waitFor()
    expect(await sittersOf(page)).toEqual([{ kind: 'person' }, { kind: 'bot', bot: 'newcomer' }])
    await context.close()
  })

  test.each([
    ['en', 'Played on November 17, 2026. It ended because time ran out. Ben wins.'],
    ['fr', 'Jouée le 17 novembre 2026. Elle a pris fin parce que le temps était écoulé. Ben gagne.'],
  ] as const)('the replay says at its end when it was played and why it ended, in %s', async (language, said) => {
    const { page, context } = await stage.visit('/', { language })
    const match = { format: 'masterplan-match/1', game: 'subdivision', rules: '1.0.0', players: 2, options: {} }
    const ended = { names: ['Ana', 'Ben'], log: ['1 3e1'], ended: { why: 'time', ranks: [2, 1] } }
    await drop(page, 'time.match.json', JSON.stringify({ ...match, ...ended, played: '2026-11-17' }))
    expect(await page.locator('[data-ended=time]').textContent()).toBe(said)
    await page.keyboard.press('Home')
    await page.locator('[data-ended]').waitFor({ state: 'detached' })
    await page.keyboard.press('ArrowRight')
    await page.locator('[data-ended=time]').waitFor()
    await context.close()
  })

  test('a match in a dead end of rules of old says so, replayed and on this device', async () => {
    const { page, context } = await stage.visit('/')
    const file = join(import.meta.dirname, '../../catalog/test/records-1.0/dead-end/tryste.match.json')
    await drop(page, 'dead-end.match.json', await readFile(file, 'utf8'))
    await page.locator('[data-ended=stuck]').waitFor()
    await page.locator('[data-branch=bots]').click()
    await page.locator('[data-turn=over]').waitFor()
    expect(await page.locator('[data-turn=over]').textContent()).toContain('The rules of this match knew no further')
    await context.close()
  })

  test('a link opens a match at the position it names', async () => {
    const { page, context } = await stage.visit('/')
    await sitDown(page, 'subdivision')
    await oneMove(page)
    await nextTurn(page, 0)
    await useTool(page, 'share')
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
    ['with an end that its log does not come to', { ended: { why: 'rules' } }, /How it says it ended/],
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
