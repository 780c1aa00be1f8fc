import type { Page } from 'playwright-core'

/** How many sit down; a game that is for two alone does not ask. */
export async function choosePlayers(page: Page, players: string): Promise<void> {
  await page.locator('#options').waitFor()
  const field = page.locator('[data-players]')
  if ((await field.count()) > 0) await field.selectOption(players)
}

/** Chooses a value of an option, in whatever group it is folded and whatever kind of field it has. */
export async function chooseOption(page: Page, option: string, value: string): Promise<void> {
  const field = page.locator(`#option-${option}`)
  await field.waitFor({ state: 'attached' })
  const group = page.locator('details', { has: field })
  if ((await group.count()) > 0 && (await group.getAttribute('open')) === null) await group.locator('summary').click()
  const kind = await field.evaluate(element => element.tagName)
  if (kind === 'SELECT') await field.selectOption(value)
  else if (kind === 'INPUT') await field.fill(value)
  else await field.locator(`[data-value="${value}"]`).click()
}

/** Who sits on a seat, counted from 0. */
export const seatAs = (page: Page, seat: number, who: 'you' | 'bot' | 'person'): Promise<void> =>
  page.locator(`[data-who="${seat}"] [data-value=${who}]`).click()
