import type { Page } from 'playwright-core'

/** Opens what stands beside the board, unless it is open. */
export async function openTab(page: Page, tab: string): Promise<void> {
  const here = page.locator(`[data-tab=${tab}]`)
  if ((await here.getAttribute('aria-selected')) !== 'true') await here.click()
}

/** Opens the menu of what else can be done, unless it is open. */
export async function openMore(page: Page): Promise<void> {
  const more = page.locator('[data-more-tools]')
  if ((await more.getAttribute('aria-expanded')) !== 'true') await more.click()
}

export async function useTool(page: Page, tool: string): Promise<void> {
  await openMore(page)
  await page.locator(`[data-tool=${tool}]`).click()
}

/** Hints are there where no coach is. */
export async function sendCoachAway(page: Page): Promise<void> {
  await openMore(page)
  await page.locator('[data-coach-switch]').uncheck()
  await page.locator('[data-more-tools]').click()
}

/** Has the board as text beside the board. */
export async function openTextBoard(page: Page): Promise<void> {
  if ((await page.locator('[data-tab=text]').count()) === 0) {
    await openMore(page)
    await page.locator('[data-text-board]').check()
    await page.locator('[data-more-tools]').click()
  }
  await openTab(page, 'text')
}

/** Plays a move by its notation. */
export async function typeMove(page: Page, move: string): Promise<void> {
  await openMore(page)
  await page.locator('[list=known-moves]').fill(move)
  await page.keyboard.press('Enter')
  await page.locator('[data-more-tools]').click()
}

/** What a choice says, and then the button that confirms it. */
export async function choose(page: Page, text: string): Promise<void> {
  const confirm = page.locator(`[data-move="${text}"]`)
  if ((await confirm.count()) === 0) await page.locator(`[data-choice="${text}"]`).click()
  await confirm.click()
}
