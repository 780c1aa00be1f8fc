import { BOARDS } from '@masterplan/boards/games'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { linesOf, nextTurn, type Stage, sitDown, type Visit } from './browser.ts'
import { onStage } from './on-stage.ts'
import { oneMove } from './pressing.ts'
import { openMore, openTab } from './room.ts'

let stage: Stage
onStage(opened => {
  stage = opened
})

const DESK = { width: 1440, height: 900 }
const LAPTOP = { width: 1280, height: 800 }
const PHONE = { width: 360, height: 780 }
const GAMES = BOARDS.map(({ about }) => about.id)
const CARD = '[data-coach]:visible'

/** What somebody reads from the first press until the move is made: every sentence of prompt and coach once. */
async function wordsUntilMoved(page: Page): Promise<readonly string[]> {
  await page.evaluate(listenToWords)
  await oneMove(page)
  return page.evaluate(() => document.documentElement.dataset.words?.split(' ') ?? [])
}

/** Runs in the page: keeps every sentence that stands in prompt or coach after the first press. */
function listenToWords(): void {
  const SHOWN = '[data-turn] p, [data-coach] p, [data-panel=coach] p, [data-panel=coach] h2, [data-panel=coach] li'
  const read = new Set<string>()
  let begun: string | undefined // the decision at which the first press was made
  let moment: 'before' | 'between' | 'moved' = 'before'
  const decision = () => document.querySelector('[data-turn=mine]')?.getAttribute('data-lines') ?? ''
  const look = () => {
    // A move is also made by pressing its place again: what is said from then on is read later.
    if (begun !== undefined && decision() !== begun) moment = 'moved'
    if (moment !== 'between') return
    const shown = [...document.querySelectorAll(SHOWN)].filter(each => each.checkVisibility())
    for (const each of shown) read.add(each.textContent.trim())
    const words = [...read].flatMap(line => line.split(/\s+/)).filter(word => /[\p{L}\d]/u.test(word))
    document.documentElement.dataset.words = words.join(' ')
  }
  const press = ({ target }: Event) => {
    const plays = target instanceof Element && target.closest('[data-move], [data-yes]') !== null
    begun ??= decision()
    moment = plays || moment === 'moved' ? 'moved' : 'between'
    setTimeout(look)
  }
  document.addEventListener('click', press, { capture: true })
  const all = { subtree: true, childList: true, characterData: true, attributes: true }
  new MutationObserver(look).observe(document.body, all)
}

describe.each(GAMES)('the first match of %s', game => {
  test.each([
    ['at a desk', { ...DESK, language: 'en' }],
    ['at a desk, in French', { ...DESK, language: 'fr' }],
    ['on a laptop', { ...LAPTOP, language: 'en' }],
    ['on a phone', { ...PHONE, language: 'en' }],
    ['on a phone, in French', { ...PHONE, language: 'fr' }],
  ] satisfies readonly (readonly [string, Visit])[])('has a coach in sight, in few words, %s', async (_, visit) => {
    const { page, context } = await stage.visit('/', visit)
    await sitDown(page, game)
    await page.locator(CARD).first().waitFor()
    expect(await page.locator(CARD).first().textContent()).not.toMatch(/[{}*]|undefined/)
    expect(await page.locator('[data-tab=hints]').count()).toBe(0)
    const words = await wordsUntilMoved(page)
    expect(words.length, words.join(' ')).toBeGreaterThanOrEqual(4) // on a phone a short question may be all: "Quelle taille en b1 ? Maison ?"
    expect(words.length, words.join(' ')).toBeLessThanOrEqual(60)
    await nextTurn(page, 0)
    await page.locator(CARD).first().waitFor()
    await context.close()
  })
})

test.each([
  ['at a desk', DESK],
  ['on a phone', PHONE],
])('what the coach speaks of is bracketed, and nothing it says moves the board, %s', async (_, visit) => {
  const { page, context } = await stage.visit('/', visit)
  await sitDown(page, 'subdivision')
  const boxes = () =>
    page
      .locator('[data-frame], [data-turn]')
      .evaluateAll(all => all.map(each => JSON.stringify(each.getBoundingClientRect())))
  const before = await boxes()
  for (let turn = 0; turn < 4; turn++) {
    const lines = await linesOf(page)
    await oneMove(page)
    await nextTurn(page, lines)
    const [, place] = /Look at (\w\d)/.exec((await page.locator(CARD).first().textContent()) ?? '') ?? []
    if (place !== undefined) await page.locator(`[data-look=${place}]`).waitFor()
    else expect(await page.locator('[data-look]').count()).toBe(0)
  }
  await page.locator('[data-why-not]:visible').click()
  await page.locator(CARD).first().getByText('Press a place that is not lit').waitFor()
  await page.locator('[data-one-hint]:visible').click()
  await page.locator('[data-hinted]:visible').waitFor()
  expect(await boxes()).toEqual(before)
  await context.close()
})

test('there is one hint a turn; a press holds it', async () => {
  const { page, context } = await stage.visit('/', DESK)
  await sitDown(page, 'parks-and-towers')
  const button = page.locator('[data-one-hint]:visible')
  await button.click()
  const hint = page.locator('[data-hinted]:visible')
  await hint.waitFor()
  expect(await hint.count()).toBe(1)
  expect(await button.isDisabled()).toBe(true)
  const text = await hint.getAttribute('data-hinted')
  await hint.click()
  await page.locator(`[data-move="${text}"]`).click()
  await nextTurn(page, 0)
  expect(await button.isEnabled()).toBe(true)
  await context.close()
})

test('the coach is switched off in its tab and on in the menu, and each game remembers it', async () => {
  const { page, context } = await stage.visit('/', DESK)
  await sitDown(page, 'subdivision')
  await page.locator('[data-coach-off]').click()
  await page.locator('[data-tab=hints]').waitFor()
  await page.reload()
  await page.locator('[data-tab=hints]').waitFor()
  expect(await page.locator('[data-tab=coach]').count()).toBe(0)
  await stage.load(page, '/')
  await sitDown(page, 'parks-and-towers') // which was never decided
  await page.locator('[data-tab=coach]').waitFor()
  await stage.load(page, '/')
  await sitDown(page, 'subdivision')
  await page.locator('[data-tab=hints]').waitFor()
  await openMore(page)
  await page.locator('[data-coach-switch]').check()
  await page.locator(CARD).first().waitFor()
  await stage.load(page, '/new/subdivision') // also in a match that is not the first
  await page.locator('[data-start]').click()
  await page.locator('[data-tab=coach]').waitFor()
  await page.locator('[data-coach-off]').click()
  await openTab(page, 'hints')
  await page.locator('[data-coach-on]').click()
  await page.locator('[data-tab=coach]').waitFor()
  await context.close()
})

test('who has played a game to its end has no coach unless they ask for one', async () => {
  const played = { subdivision: { last: { level: 'newcomer', outcome: 'lost' }, beaten: [] } }
  const { page, context } = await stage.visit('/settings', DESK)
  await page.evaluate(text => localStorage.setItem('masterplan-levels', text), JSON.stringify(played))
  await stage.load(page, '/')
  await sitDown(page, 'subdivision')
  await page.locator('[data-tab=hints]').waitFor()
  expect(await page.locator('[data-tab=coach]').count()).toBe(0)
  await context.close()
})
