import { AxeBuilder } from '@axe-core/playwright'
import { WEB_BOARDS } from '@masterplan/boards/web'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { oneMove, openStage, type Stage, sitDown } from './browser.ts'

// One browser window for each way of looking: what was fetched once is not fetched again.
let stage: Stage
let day: Page
let french: Page
let nowhere: Page // in the language that nobody speaks
beforeAll(async () => {
  stage = await openStage()
  ;({ page: day } = await stage.visit('/settings'))
  ;({ page: french } = await stage.visit('/settings', { width: 360, height: 740, language: 'fr' }))
  ;({ page: nowhere } = await stage.visit('/settings?pseudo'))
})
afterAll(() => stage?.close())

/** Opens an address anew: a link within the page would keep what an earlier test has done to it. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(new URL(path, stage.address).href)
  await page.locator('h1').first().waitFor()
}

const games = Object.keys(WEB_BOARDS)
const pages = [
  '/',
  '/settings',
  '/replay#garbage',
  '/nowhere',
  ...games.flatMap(game => [`/new/${game}`, `/learn/${game}`]),
  '/rules/subdivision',
]

/** Everything in the one theme; in the other, which only changes colours, what depends on them. */
async function violationsOf(page: Page): Promise<string[]> {
  await page.locator('html[data-theme=paper]').waitFor()
  const { violations } = await new AxeBuilder({ page }).analyze()
  await page.locator('header nav button').first().click()
  await page.locator('html[data-theme=blueprint]').waitFor()
  const night = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()
  await page.locator('header nav button').first().click()
  return [...violations, ...night.violations].map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

describe('no accessibility violation, in either theme', () => {
  test.each(pages)('%s', async path => {
    await open(day, path)
    expect(await violationsOf(day)).toEqual([])
  })

  test.each(games)('the table of %s', async game => {
    await open(day, '/')
    await sitDown(day, game)
    await oneMove(day)
    if ((await day.locator('[data-cell]').count()) === 0) await day.locator('[data-panel=text] summary').click()
    await day.locator('[data-cell]').first().waitFor()
    expect(await violationsOf(day)).toEqual([])
  })

  test('a sheet of a table on a phone', async () => {
    const { page, context } = await stage.visit('/', { width: 360, height: 740 })
    await sitDown(page, 'brick-by-brick')
    await page.locator('[data-tab=players]').click()
    expect(await violationsOf(page)).toEqual([])
    await context.close()
  })

  test('a replay', async () => {
    await open(day, '/')
    await sitDown(day, 'subdivision')
    await oneMove(day)
    await day.locator('[data-tool=replay]').click()
    await day.locator('input[type=range]').waitFor()
    expect(await violationsOf(day)).toEqual([])
  })
})

/** What sticks out sideways, is cut off, or has a name of a code instead of a sentence. */
function defects(): string[] {
  const { scrollWidth } = document.documentElement
  const wide = scrollWidth > innerWidth + 1 ? [`the page is ${scrollWidth} wide`] : []
  const cut = [...document.querySelectorAll<HTMLElement>('main *, header *')].filter(each => {
    const { overflowX, overflowY } = getComputedStyle(each)
    if (each.clientWidth <= 1 || each.matches('input, select')) return false // one pixel is for those who listen
    return (
      (overflowX === 'hidden' && each.scrollWidth > each.clientWidth + 1) ||
      (overflowY === 'hidden' && each.scrollHeight > each.clientHeight + 1)
    )
  })
  const texts: string[] = []
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) texts.push(node.textContent ?? '')
  // A code without a sentence shows itself and its facts; a fact that was forgotten shows its name in braces.
  const codes = texts.filter(text => /^[a-z]+\.[a-z][a-z.-]*(,|$)|\{[a-z]+\}/.test(text.trim()))
  return [...wide, ...cut.map(each => `cut off: ${each.outerHTML.slice(0, 120)}`), ...codes]
}

/** Words that were never translated: plain letters outside of the brackets of the pseudo-locale. */
function untranslated(): string[] {
  const found: string[] = []
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
    const parent = node.parentElement
    const text = node.textContent ?? ''
    if (!parent || parent.closest('script, style, noscript, svg, [data-proper], [lang=en] [lang], code')) continue
    if (/[a-z]{3}/i.test(text.replace(/⟦.*⟧/gs, ''))) found.push(text)
  }
  return found
}

describe('in other languages', () => {
  const places = ['/', '/settings', ...games.flatMap(game => [`/new/${game}`, `/learn/${game}`])]

  test.each(places)('%s speaks French on a phone, nothing missing or cut off', async path => {
    await open(french, path)
    await french.waitForLoadState('networkidle')
    expect(await french.locator('html').getAttribute('lang')).toBe('fr')
    expect(await french.getByLabel('Réglages').count()).toBe(1)
    expect(await french.evaluate(defects)).toEqual([])
  })

  test.each(games)('the rules of %s are in French on a phone', async game => {
    await open(french, `/rules/${game}`)
    await french.locator('article [lang=fr] h2').first().waitFor()
    expect(await french.evaluate(defects)).toEqual([])
  })

  test.each(games)('the table of %s speaks French on a phone', async game => {
    await open(french, '/')
    await sitDown(french, game)
    await oneMove(french)
    await french.locator('[data-turn=mine]').waitFor()
    for (const tab of ['players', 'log', 'tools']) {
      await french.locator(`[data-tab=${tab}]`).click()
      expect(await french.evaluate(defects)).toEqual([])
      await french.keyboard.press('Escape')
    }
  })

  const pseudoPlaces = ['/', '/settings', '/learn/subdivision', ...games.map(game => `/new/${game}`)]
  test.each(pseudoPlaces)('%s has every word in the catalogue', async path => {
    await open(nowhere, `${path}?pseudo`)
    await nowhere.waitForLoadState('networkidle')
    expect(await nowhere.evaluate(defects)).toEqual([])
    expect(await nowhere.evaluate(untranslated)).toEqual([])
  })

  test.each(games)('the table of %s has every word in the catalogue', async game => {
    await open(nowhere, '/?pseudo')
    await sitDown(nowhere, game)
    await oneMove(nowhere)
    await nowhere.locator('[data-turn=mine]').waitFor()
    expect(await nowhere.evaluate(defects)).toEqual([])
    expect(await nowhere.evaluate(untranslated)).toEqual([])
  })
})
