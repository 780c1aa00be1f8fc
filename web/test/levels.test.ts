import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStage, type Stage } from './browser.ts'
import { oneMove, playOn } from './pressing.ts'
import { choosePlayers } from './setting-up.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage?.close())

const LEVELS = ['newcomer', 'level-1', 'level-2', 'level-3', 'level-4', 'level-5', 'master']
const faces = (page: Page) => page.getByRole('radiogroup', { name: 'How strong it is' }).getByRole('radio')

/** Pixels of a face that are drawn at all, at 36 by 36: its outline, whatever its colours. */
async function outlinesOf(page: Page): Promise<boolean[][]> {
  const drawings = await page.locator('[data-face]').evaluateAll(all => all.slice(0, 7).map(face => face.outerHTML))
  const blank = await page.context().newPage()
  const outlines = await blank.evaluate(async svgs => {
    const found: boolean[][] = []
    for (const svg of svgs) {
      const black = svg
        .replaceAll(/var\(--[\w-]+\)/g, '#000')
        .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
      const image = new Image(36, 36)
      image.src = `data:image/svg+xml,${encodeURIComponent(black)}`
      await image.decode()
      const canvas = new OffscreenCanvas(36, 36).getContext('2d')!
      canvas.drawImage(image, 0, 0, 36, 36)
      const { data } = canvas.getImageData(0, 0, 36, 36)
      found.push(Array.from({ length: 36 * 36 }, (_, at) => data[4 * at + 3]! > 127))
    }
    return found
  }, drawings)
  await blank.close()
  return outlines
}

test('seven faces differ in outline at 36 pixels, without colour', async () => {
  const { page, context } = await stage.visit('/new/subdivision')
  await faces(page).first().waitFor()
  const outlines = await outlinesOf(page)
  expect(outlines).toHaveLength(7)
  for (const [at, one] of outlines.entries()) {
    for (const other of outlines.slice(at + 1)) {
      const differing = one.filter((drawn, pixel) => drawn !== other[pixel]).length
      expect(differing).toBeGreaterThanOrEqual(8)
    }
  }
  await context.close()
})

test('the first match is proposed against Newcomer, and its end says whom to meet next', async () => {
  const { page, context } = await stage.visit('/new/subdivision')
  await faces(page).first().waitFor()
  expect(await faces(page).evaluateAll(all => all.map(face => face.closest('label')?.dataset.level))).toEqual(LEVELS)
  expect(await page.locator('label:has(:checked)[data-level]').textContent()).toBe('Newcomertry next')
  await choosePlayers(page, '2')
  await page.locator('[data-start]').click()
  await playOn(page, 100)
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('masterplan-levels') ?? '{}'))
  expect(kept).toMatchObject({ subdivision: { last: { level: 'newcomer' } } })
  const { last, beaten } = kept.subdivision
  expect(beaten).toEqual(last.outcome === 'won' ? ['newcomer'] : [])
  await stage.load(page, '/new/subdivision')
  const next = last.outcome === 'won' ? 'level-1' : 'newcomer'
  expect(await page.locator('label:has(:checked)[data-level]').first().getAttribute('data-level')).toBe(next)
  const said = page.locator('[data-level=newcomer]').first()
  expect(await said.textContent()).toBe(last.outcome === 'won' ? 'Newcomer beaten' : 'Newcomertry next')
  await context.close()
})

test('Master answers at a table of this device', async () => {
  const { page, context } = await stage.visit('/new/brick-by-brick')
  await choosePlayers(page, '2')
  await page.locator('[data-level=master]').click()
  await page.locator('[data-start]').click()
  for (let move = 0; move < 3; move++) await oneMove(page)
  await page.locator('[data-turn=mine]').waitFor()
  await context.close()
})

test('what a device has spoilt is as if it had never been played', async () => {
  const { page, context } = await stage.visit('/new/subdivision')
  for (const spoilt of ['{', 'null', '{"subdivision":{"last":{"level":"level-9","outcome":"won"},"beaten":[]}}']) {
    await page.evaluate(text => localStorage.setItem('masterplan-levels', text), spoilt)
    await stage.load(page, '/new/subdivision')
    expect(await page.locator('label:has(:checked)[data-level]').textContent()).toBe('Newcomertry next')
  }
  await context.close()
})
