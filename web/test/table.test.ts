import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { linesOf, nextTurn, openStage, type Stage, sitDown } from './browser.ts'
import { oneMove } from './pressing.ts'
import { openTab, sendCoachAway, typeMove, useTool } from './room.ts'
import { choosePlayers, seatAs } from './setting-up.ts'

let stage: Stage
let page: Page
beforeAll(async () => {
  stage = await openStage()
  ;({ page } = await stage.visit('/settings'))
})
afterAll(() => stage?.close())

describe('a table explains itself', () => {
  test('alone with bots a move is taken back at once, and a match is started again', async () => {
    await stage.load(page, '/')
    await sitDown(page, 'subdivision')
    await oneMove(page)
    await nextTurn(page, 0)
    await page.locator('[data-undo]').click()
    await page.locator('[data-lines="0"]').waitFor()
    expect(await page.locator('[data-undo]').isDisabled()).toBe(true)
    await oneMove(page)
    await nextTurn(page, 0)
    const address = page.url()
    await useTool(page, 'restart')
    await page.locator('[data-turn=mine][data-lines="0"]').waitFor()
    expect(page.url()).not.toBe(address)
  })

  test('a press on a dark place is answered with the rule, a wrong notation with a sentence', async () => {
    await stage.load(page, '/')
    await sitDown(page, 'subdivision')
    await page.locator('[data-place="a1"]').click()
    expect(await page.getByRole('alert').textContent()).toMatch('Rule S-1.3')
    await typeMove(page, 'nonsense')
    await page.getByText('This is not a move').waitFor()
  })

  test('a hint names three moves, each with its share and a reason', async () => {
    await stage.load(page, '/')
    await sitDown(page, 'parks-and-towers')
    for (let move = 0; move < 4; move++) {
      const lines = await linesOf(page)
      await oneMove(page)
      await nextTurn(page, lines)
    }
    await sendCoachAway(page)
    await openTab(page, 'hints')
    await page.locator('[data-hint]').click()
    await page.locator('[data-hinted]').first().waitFor()
    const hints = await page.locator('[data-hinted]').allTextContents()
    expect(hints).toHaveLength(3)
    for (const hint of hints) expect(hint).toMatch(/\d+ %.*\w+.*\.$/)
    expect(await page.locator('[data-picture] [data-selected]').count()).toBe(0)
    await page.locator('[data-hinted]').first().click() // held, not played: a press on it is like one on the board
    await page.locator('[data-move]').waitFor()
    expect(await linesOf(page)).toBe(8)
  })

  test('people at one device hand it on behind a curtain where somebody has secrets', async () => {
    await stage.load(page, '/new/brick-by-brick')
    await choosePlayers(page, '2')
    await seatAs(page, 1, 'person')
    await page.locator('[data-start]').click()
    await page.locator('[data-turn=mine]').waitFor()
    const secrets = await page.locator('[data-mission]').allTextContents()
    await keepTwo(page)
    await page.getByRole('heading', { name: /Hand the device to/ }).waitFor()
    const shown = await page.locator('main').textContent()
    for (const secret of secrets) expect(shown).not.toContain(secret)
    await page.getByRole('button', { name: /show the board/ }).click()
    await page.locator('[data-turn=mine]').waitFor()
  })
})

/** Keeps two missions, after which a curtain falls instead of the next turn. */
async function keepTwo(page: Page): Promise<void> {
  const cards = page.locator('[data-mission][data-lit]')
  await cards.nth(0).click()
  await cards.nth(0).click()
  await page.locator('[data-move]').first().click()
}
