import { BOARDS } from '@masterplan/boards/games'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, type Stage } from './browser.ts'
import { kindsWithChoice, positionsOf } from './decisions.ts'
import { hurryBots } from './hurry.ts'
import { openAmongPeople } from './kept.ts'
import { openTab } from './room.ts'

let stage: Stage
let page: Page // for all games
beforeAll(async () => {
  stage = await openStage()
  ;({ page } = await stage.visit('/', { width: 1440, height: 900, touch: true, before: hurryBots }))
  await page.locator('[data-picture] svg').nth(4).waitFor() // by then the page has made its database
})
afterAll(() => stage?.close())

describe('every hint of every kind of decision shows where it would be played', () => {
  test.each(BOARDS.map(({ about }) => about.id))('%s: by mouse, by keys and by touch', async game => {
    const positions = positionsOf(game)
    expect(positions.size).toBeGreaterThan(0)
    expect([...positions.keys()].toSorted()).toEqual(kindsWithChoice(game).toSorted())
    for (const [kind, record] of positions) {
      await openAmongPeople(page, record)
      const hints = await askForHints()
      expect(hints, kind).not.toEqual([])
      if (BOARDS_ALONE.includes(game)) expect(await pinned(), kind).toEqual(kind === 'pass' ? [] : hints)
      for (const hint of hints) await lookByMouse(hint, kind)
      await page.locator('[data-panel=hints]').focus()
      for (const hint of hints) await lookByKeys(hint, kind)
      for (const hint of hints) await tap(hint, kind)
      await tapAndPlay(hints)
    }
  })
})

/** Where every move is made on the board, every hint has its number there. */
const BOARDS_ALONE = ['subdivision', 'parks-and-towers']
const pinned = () =>
  page.locator('[data-hint-pin]').evaluateAll(all => all.map(each => each.getAttribute('data-hint-pin')))

async function askForHints(): Promise<string[]> {
  await openTab(page, 'hints')
  await page.locator('[data-hint]').click()
  await page.locator('[data-hinted]').first().waitFor()
  return page.locator('[data-hinted]').evaluateAll(all => all.map(each => each.getAttribute('data-hinted') ?? ''))
}

async function lookByMouse(hint: string, kind: string): Promise<void> {
  const { x, y } = await page.evaluate(middleOf, hint)
  await page.mouse.move(x, y)
  expect(await page.evaluate(unmarkedOf, hint), `${kind}: ${hint}, by mouse`).toEqual([])
}

async function lookByKeys(hint: string, kind: string): Promise<void> {
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-hinted'))).toBe(hint)
  expect(await page.evaluate(unmarkedOf, hint), `${kind}: ${hint}, by keys`).toEqual([])
}

/** What is tapped is held, as a press on the board would, and not played. */
async function tap(hint: string, kind: string): Promise<void> {
  const lines = await page.locator('[data-turn]').getAttribute('data-lines')
  const { x, y } = await page.evaluate(middleOf, hint)
  await page.touchscreen.tap(x, y)
  expect(await page.evaluate(unmarkedOf, hint), `${kind}: ${hint}, by touch`).toEqual([])
  await page.locator(`[data-hinted="${hint}"][aria-pressed=true]`).waitFor()
  await page.locator('[data-move]').waitFor()
  expect(await page.locator('[data-turn]').getAttribute('data-lines')).toBe(lines)
  const pin = page.locator(`[data-hint-pin="${hint}"]`)
  if ((await pin.count()) > 0) expect(await pin.getAttribute('data-selected')).toBe('true')
}

async function tapAndPlay([hint = '']: readonly string[]): Promise<void> {
  const lines = await page.locator('[data-turn]').getAttribute('data-lines')
  const { x, y } = await page.evaluate(middleOf, hint)
  await page.touchscreen.tap(x, y) // held; the button plays it
  await page.locator('[data-move]').click()
  const handedOn = page.getByRole('heading', { name: /Hand the device to/ })
  await page.locator(`[data-turn]:not([data-lines="${lines}"])`).or(handedOn).first().waitFor()
}

/** Runs in the page: where a hint can be pressed. */
function middleOf(hint: string): { readonly x: number; readonly y: number } {
  const button = document.querySelector(`[data-hinted="${hint}"]`)
  if (button === null) throw new Error(`The hint ${hint} is gone.`)
  button.scrollIntoView({ block: 'nearest' })
  const { left, top, width, height } = button.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Runs in the page: waits until all places of a hint are marked and no others; then those that differ, which is none. */
async function unmarkedOf(hint: string): Promise<string[]> {
  const began = performance.now()
  for (;;) {
    const button = document.querySelector(`[data-hinted="${hint}"]`)
    if (button === null) return ['the hint is gone']
    const wanted = (button.getAttribute('data-shows') ?? '').split(' ').filter(place => place !== '')
    const marked = [...document.querySelectorAll('[data-marked]')]
      .filter(each => each.checkVisibility())
      .map(each => each.getAttribute('data-marked') ?? '')
    const differ = [...new Set([...wanted, ...marked])].filter(
      place => wanted.includes(place) !== marked.includes(place),
    )
    if (differ.length === 0 || performance.now() - began > 5000) return differ
    await new Promise(wait => setTimeout(wait, 5))
  }
}
