import { AxeBuilder } from '@axe-core/playwright'
import { WEB_BOARDS } from '@masterplan/boards/web'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { oneMove, openStage, type Stage, sitDown } from './browser.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage?.close())

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
  const { violations } = await new AxeBuilder({ page }).analyze()
  await page.locator('header button').first().click()
  await page.locator('html[data-theme=blueprint]').waitFor()
  const night = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()
  return [...violations, ...night.violations].map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

describe('no accessibility violation, in either theme', () => {
  test.each(pages)('%s', async path => {
    const { page, context } = await stage.visit(path)
    await page.locator('h1').first().waitFor()
    expect(await violationsOf(page)).toEqual([])
    await context.close()
  })

  test.each(games)('the table of %s', async game => {
    const { page, context } = await stage.visit('/')
    await sitDown(page, game)
    await oneMove(page)
    await page.locator('[data-panel=text] summary').click()
    await page.locator('[data-cell]').first().waitFor()
    expect(await violationsOf(page)).toEqual([])
    await context.close()
  })

  test('a sheet of a table on a phone', async () => {
    const { page, context } = await stage.visit('/', { width: 360, height: 740 })
    await sitDown(page, 'brick-by-brick')
    await page.locator('[data-tab=players]').click()
    expect(await violationsOf(page)).toEqual([])
    await context.close()
  })

  test('a replay', async () => {
    const { page, context } = await stage.visit('/')
    await sitDown(page, 'subdivision')
    await oneMove(page)
    await page.locator('[data-tool=replay]').click()
    await page.locator('input[type=range]').waitFor()
    expect(await violationsOf(page)).toEqual([])
    await context.close()
  })
})

/** What sticks out sideways, is cut off, or has a name of a code instead of a sentence. */
function defects(): string[] {
  const wide =
    document.documentElement.scrollWidth > innerWidth + 1
      ? [`the page is ${document.documentElement.scrollWidth} wide`]
      : []
  const cut = [...document.querySelectorAll<HTMLElement>('main *, header *')].filter(each => {
    const { overflowX, overflowY } = getComputedStyle(each)
    if (each.clientWidth === 0 || each.matches('.unseen, .unseen *, input, select')) return false
    return (
      (overflowX === 'hidden' && each.scrollWidth > each.clientWidth + 1) ||
      (overflowY === 'hidden' && each.scrollHeight > each.clientHeight + 1)
    )
  })
  const text = document.body.textContent ?? ''
  const codes = text.match(
    /\b(table|setup|start|replay|learn|prompt|event|move|place|holding|side|option|line)\.[a-z][a-z-]*\b|\{[a-z]+\}/g,
  )
  return [...wide, ...cut.map(each => `cut off: ${each.outerHTML.slice(0, 120)}`), ...(codes ?? [])]
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
    const { page, context } = await stage.visit(path, { width: 360, height: 740, language: 'fr' })
    await page.locator('h1').first().waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.locator('html').getAttribute('lang')).toBe('fr')
    expect(await page.getByLabel('Réglages').count()).toBe(1)
    expect(await page.evaluate(defects)).toEqual([])
    await context.close()
  })

  test.each(games)('the table of %s speaks French on a phone', async game => {
    const { page, context } = await stage.visit('/', { width: 360, height: 740, language: 'fr' })
    await sitDown(page, game)
    await oneMove(page)
    await page.locator('[data-turn=mine]').waitFor()
    for (const tab of ['players', 'log', 'tools']) {
      await page.locator(`[data-tab=${tab}]`).click()
      expect(await page.evaluate(defects)).toEqual([])
      await page.keyboard.press('Escape')
    }
    await context.close()
  })

  test.each(['/', '/settings', ...games.map(game => `/new/${game}`)])(
    '%s has every word in the catalogue',
    async path => {
      const { page, context } = await stage.visit(`${path}?pseudo`)
      await page.locator('h1').first().waitFor()
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(defects)).toEqual([])
      expect(await page.evaluate(untranslated)).toEqual([])
      await context.close()
    },
  )

  test.each(games)('the table of %s has every word in the catalogue', async game => {
    const { page, context } = await stage.visit('/?pseudo')
    await sitDown(page, game)
    await oneMove(page)
    await page.locator('[data-turn=mine]').waitFor()
    expect(await page.evaluate(defects)).toEqual([])
    expect(await page.evaluate(untranslated)).toEqual([])
    await context.close()
  })
})
