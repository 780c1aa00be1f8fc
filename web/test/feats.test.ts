import { expect, test } from 'vitest'
import { linesOf, nextTurn, type Stage, sitDown } from './browser.ts'
import { onStage } from './on-stage.ts'
import { oneMove } from './pressing.ts'

let stage: Stage
onStage(opened => {
  stage = opened
})

test('a park that is forced has its moment where it stands, and then the board is as before', async () => {
  const { page, context } = await stage.visit('/')
  await sitDown(page, 'parks-and-towers')
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(globalThis, { feats: seen })
    new MutationObserver(() => {
      for (const each of document.querySelectorAll<HTMLElement>('[data-feat]')) {
        if (!seen.includes(each.dataset.feat ?? '')) seen.push(each.dataset.feat ?? '')
      }
    }).observe(document.body, { subtree: true, childList: true })
  })
  const feats = () => page.evaluate(() => (globalThis as unknown as { feats: string[] }).feats)
  for (let move = 0; move < 20 && (await feats()).length === 0; move++) {
    const lines = await linesOf(page)
    await oneMove(page)
    await nextTurn(page, lines)
  }
  const [cell] = await feats()
  expect(cell).toMatch(/^[a-h][1-8]$/)
  const log = (await page.locator('[data-panel=log]').textContent()) ?? ''
  expect(log).toMatch(new RegExp(`(park|tower)[^.]*${cell}|${cell}[^.]*(park|tower)`))
  await page.locator('[data-feat]').first().waitFor({ state: 'detached' })
  await context.close()
})
