import axe, { type AxeResults, type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

/** What axe finds wrong with a page, or of it, with its colours alone. */
async function violationsOf(page: Page, what: 'everything' | 'contrast' = 'everything'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const options: RunOptions = {
    resultTypes: ['violations'],
    preload: false, // of films and sounds, which no page has
    ...(what === 'contrast' && { runOnly: ['color-contrast'] }),
  }
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`)
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/** Everything in the one theme; in the other, which only changes colours, what depends on them. */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  await page.locator('html[data-theme=paper]').waitFor()
  const day = await violationsOf(page)
  await page.locator('[data-theme-switch]').dispatchEvent('click') // in the menu, which may be closed
  await page.locator('html[data-theme=blueprint]').waitFor()
  const night = await violationsOf(page, 'contrast')
  await page.locator('[data-theme-switch]').dispatchEvent('click') // in the menu, which may be closed
  return [...day, ...night]
}
