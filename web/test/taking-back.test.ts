import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { linesOf, nextTurn, openStage, type Stage } from './browser.ts'
import { oneMove } from './pressing.ts'
import { choosePlayers, seatAs } from './setting-up.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage?.close())

const SPOKEN = {
  en: { question: 'Take back over Newcomer? Luck will fall afresh.', log: 'Player 2 took back a move.' },
  fr: {
    question: 'Reprendre par-dessus Novice ? Le hasard sera tiré à nouveau.',
    log: 'Joueur 2 a repris un coup.',
  },
} as const

/** Two people at one device, and a third seat for a person or a bot. */
async function sitThree(language: 'en' | 'fr', third: 'person' | 'bot'): Promise<Page> {
  const { page } = await stage.visit('/new/subdivision', { language })
  await choosePlayers(page, '3')
  for (const [seat, who] of (['person', 'person', third] as const).entries()) await seatAs(page, seat, who)
  await page.locator('[data-start]').click()
  await page.locator('[data-turn=mine]').waitFor()
  return page
}

describe('taking back at one device', () => {
  test('is free while nobody has moved since, one decision after another', async () => {
    const page = await sitThree('en', 'person')
    await oneMove(page)
    await oneMove(page)
    expect(await linesOf(page)).toBe(2)
    for (const left of [1, 0]) {
      await page.locator('[data-undo=free]').click()
      await page.locator(`[data-turn=mine][data-lines="${left}"]`).waitFor()
      expect(await page.locator('[data-take-back]').count()).toBe(0)
    }
    expect(await page.locator('[data-undo]').isDisabled()).toBe(true)
    await page.context().close()
  })

  test.each(['en', 'fr'] as const)(
    'over a bot it is asked once, in %s; the log says so, after a reload too',
    async language => {
      const page = await sitThree(language, 'bot')
      const { question, log } = SPOKEN[language]
      await oneMove(page)
      await oneMove(page)
      await nextTurn(page, 2) // the bot has moved
      await page.locator('[data-undo=ask]').click()
      await page.getByText(question).waitFor()
      await page.locator('[data-take-back] [data-no]').click()
      expect(await page.locator('[data-take-back]').count()).toBe(0)
      expect(await linesOf(page)).toBe(3)
      await page.locator('[data-undo=ask]').click()
      await page.locator('[data-take-back] [data-yes]').click()
      await page.locator('[data-turn=mine][data-lines="1"]').waitFor()
      await page.getByText(log).waitFor()
      await page.reload()
      await page.locator('[data-turn=mine][data-lines="1"]').waitFor()
      expect(await page.getByText(log).count()).toBe(1)
      await page.context().close()
    },
  )
})
