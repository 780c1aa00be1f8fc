import { AxeBuilder } from '@axe-core/playwright'
import { WEB_BOARDS } from '@masterplan/boards/web'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { complaintsOf, openStage, type Stage } from './browser.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage?.close())

const games = Object.keys(WEB_BOARDS)
const pages = [
  '/',
  '/settings',
  '/replay#garbage',
  '/nowhere',
  ...games.flatMap(game => [`/new/${game}`, `/rules/${game}`]),
]

describe('every page', () => {
  test.each(pages)('%s has no accessibility violation, in either theme', async path => {
    for (const theme of ['paper', 'blueprint'] as const) {
      const { page, context } = await stage.visit(path, { theme })
      await page.locator('h1').first().waitFor()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
      await context.close()
    }
  })

  test.each(['/', '/settings', `/new/${games[0]}`])('%s fits a phone and speaks French', async path => {
    const { page, context } = await stage.visit(path, { width: 360, height: 740, language: 'fr' })
    await page.locator('h1').first().waitFor()
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360)
    expect(await page.locator('html').getAttribute('lang')).toBe('fr')
    expect(await page.getByText('Réglages').or(page.getByLabel('Réglages')).count()).toBeGreaterThan(0)
    await context.close()
  })
})

describe('a table', () => {
  test.each(games)('%s has no accessibility violation', async game => {
    const { page, context } = await stage.visit('/')
    await page.locator(`[data-game="${game}"]`).click()
    await page.locator('[data-turn]').waitFor()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    await context.close()
  })

  test('is there again after a reload in mid-match, and without a network after one visit', async () => {
    const { page, context } = await stage.visit('/')
    const complaints = complaintsOf(page)
    await page.evaluate('navigator.serviceWorker.ready.then(() => null)')
    await page.locator('[data-game="subdivision"]').click()
    await page.locator('[data-turn=mine]').waitFor()
    await page.locator('input').fill('3c2')
    await page.keyboard.press('Enter')
    await page.locator('[data-turn=mine][data-lines="2"]').waitFor()
    await page.reload()
    await page.locator('[data-turn=mine][data-lines="2"]').waitFor()
    await context.setOffline(true)
    await page.reload()
    await page.locator('[data-turn=mine][data-lines="2"]').waitFor()
    await page.locator('input').fill('2d2')
    await page.keyboard.press('Enter')
    await page.locator('[data-turn=mine][data-lines="4"]').waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })

  test('answers a press on a dark place with the rule, and a wrong notation with a sentence', async () => {
    const { page, context } = await stage.visit('/')
    await page.locator('[data-game="subdivision"]').click()
    await page.locator('[data-turn=mine]').waitFor()
    await page.locator('[data-place="a1"]').click()
    expect(await page.getByRole('alert').textContent()).toMatch('Rule S-1.3')
    await page.locator('input').fill('nonsense')
    await page.keyboard.press('Enter')
    await page.getByText('This is not a move').waitFor()
    await context.close()
  })

  test('is played by the keyboard alone through the board as text', async () => {
    const { page, context } = await stage.visit('/')
    await page.locator('[data-game="subdivision"]').click()
    await page.locator('[data-turn=mine]').waitFor()
    await page.locator('summary').last().focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.locator('[data-move]').first().focus()
    await page.keyboard.press('Enter')
    await page.locator('[data-turn=mine][data-lines="2"]').waitFor()
    await context.close()
  })

  test('open in one tab is not played in another, until it is taken over', async () => {
    const { page, context } = await stage.visit('/')
    await page.locator('[data-game="subdivision"]').click()
    await page.locator('[data-turn=mine]').waitFor()
    const second = await context.newPage()
    await second.goto(page.url())
    await second.getByText('open in another tab').waitFor()
    await second.getByRole('button', { name: 'Play it here' }).click()
    await second.locator('[data-turn=mine]').waitFor()
    await page.getByText('open in another tab').waitFor()
    await context.close()
  })
})
