import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What axe finds wrong with a page. It tells nothing but that, and opens no page of its own: both take longer than looking. */
export async function violationsOf(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) })
  const { violations } = await axe.setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/** Everything in the one theme; in the other, which only changes colours, what depends on them. */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  await page.locator('html[data-theme=paper]').waitFor()
  const day = await violationsOf(page)
  await page.locator('header nav button').click()
  await page.locator('html[data-theme=blueprint]').waitFor()
  const night = await violationsOf(page, ['color-contrast'])
  await page.locator('header nav button').click()
  return [...day, ...night]
}
