import { WEB_BOARDS } from '@masterplan/boards/web'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { complaintsOf, openStage, playOn, type Stage } from './browser.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage?.close())

describe('a whole match against bots, by clicking, from the start page to the final score', () => {
  test.each(Object.keys(WEB_BOARDS))('%s', async game => {
    const { page, context } = await stage.visit('/')
    const complaints = complaintsOf(page)
    await page.locator(`[data-game="${game}"]`).click()
    await playOn(page, 800)
    expect(await page.getByRole('status').first().textContent()).toMatch(/win/)
    expect(complaints).toEqual([])
    await context.close()
  })
})
