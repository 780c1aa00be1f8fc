import { expect, test } from 'vitest'
import type { Stage } from './browser.ts'
import { onStage } from './on-stage.ts'
import { seatAs } from './setting-up.ts'

let stage: Stage
onStage(opened => {
  stage = opened
})

/** Runs in the page: how far the board could be scrolled, and how far buttons at a place reach over its edge. */
function overTheEdge(): { readonly scrolls: readonly number[]; readonly buttons: readonly number[] } {
  const frame = document.querySelector('[data-frame]')!
  const picture = document.querySelector('[data-picture]')!.getBoundingClientRect()
  const buttons = [...frame.querySelectorAll('button')].map(button => {
    const { left, top, right, bottom } = button.getBoundingClientRect()
    return Math.max(picture.left - left, picture.top - top, right - picture.right, bottom - picture.bottom)
  })
  return { scrolls: [frame.scrollWidth - frame.clientWidth, frame.scrollHeight - frame.clientHeight], buttons }
}

test.each([
  { width: 1024, height: 768 },
  { width: 910, height: 900 },
])('three sizes at the last plot of a row stay on the board, $width×$height', async size => {
  const { page } = await stage.visit('/new/subdivision', size)
  await seatAs(page, 1, 'person')
  await page.locator('[data-start]').click()
  const press = (plot: string) => page.locator(`[data-frame] [data-place="${plot}"]`).click()
  const choices = page.locator('[data-frame] [data-choice-here]')
  await press('f4')
  await choices.last().click() // a high rise: beside it the other may build all three sizes
  await page.locator('[data-frame] [data-yes], [data-turn] [data-move]').first().click()
  await page.locator('[data-turn=mine][data-lines="1"]').waitFor()
  await press('f3')
  await expect.poll(() => choices.count()).toBe(3)
  const { scrolls, buttons } = await page.evaluate(overTheEdge)
  expect(Math.max(...scrolls)).toBeLessThanOrEqual(0)
  expect(buttons).toHaveLength(3)
  expect(Math.max(...buttons)).toBeLessThanOrEqual(0.5)
  await page.context().close()
})
