import { BOARDS } from '@masterplan/boards/games'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, type Stage, sitDown } from './browser.ts'
import { oneMove } from './pressing.ts'
import { openTab, openTextBoard, useTool } from './room.ts'
import { violationsInBothThemes } from './violations.ts'

// One browser window for each way of looking: what was fetched once is not fetched again.
let stage: Stage
let wide: Page
let french: Page
beforeAll(async () => {
  stage = await openStage()
  ;({ page: wide } = await stage.visit('/settings'))
  ;({ page: french } = await stage.visit('/settings', { language: 'fr' }))
})
afterAll(() => stage?.close())

const games = BOARDS.map(({ about }) => about.id)
const pages = [
  '/',
  '/settings',
  '/learn',
  '/replays',
  '/lobby',
  '/replay#garbage',
  '/nowhere',
  ...games.flatMap(game => [`/new/${game}`, `/learn/${game}`]),
]

describe('no accessibility violation, in either theme', () => {
  test.each(pages)('%s', async path => {
    await stage.load(wide, path)
    expect(await violationsInBothThemes(wide)).toEqual([])
  })

  test.each(games)('the rules of %s, in either language', async game => {
    for (const page of [wide, french]) {
      await stage.load(page, `/rules/${game}`)
      expect(await violationsInBothThemes(page)).toEqual([])
    }
  })

  test.each(games)('the table of %s', async game => {
    await stage.load(wide, '/')
    await sitDown(wide, game)
    await oneMove(wide)
    await openTextBoard(wide)
    await wide.locator('[data-cell]').first().waitFor()
    expect(await violationsInBothThemes(wide)).toEqual([])
  })

  test('a lesson on a phone', async () => {
    const { page, context } = await stage.visit('/learn/subdivision', { width: 360, height: 740 })
    await page.locator('[data-answer]').waitFor()
    expect(await violationsInBothThemes(page)).toEqual([])
    await context.close()
  })

  test('a sheet of a table on a phone', async () => {
    const { page, context } = await stage.visit('/', { width: 360, height: 740 })
    await sitDown(page, 'brick-by-brick')
    await openTab(page, 'log')
    expect(await violationsInBothThemes(page)).toEqual([])
    await context.close()
  })

  test('a replay', async () => {
    await stage.load(wide, '/')
    await sitDown(wide, 'subdivision')
    await oneMove(wide)
    await useTool(wide, 'replay')
    await wide.locator('input[type=range]').waitFor()
    expect(await violationsInBothThemes(wide)).toEqual([])
  })
})
