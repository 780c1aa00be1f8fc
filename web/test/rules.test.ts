import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rulePartsOf } from '../build/rulebooks.ts'
import { builtScripts, openStage, type Stage } from './browser.ts'

// On a phone, where a table of seven columns is wider than the screen.
let stage: Stage
const phones = new Map<string, Page>()
beforeAll(async () => {
  stage = await openStage()
  for (const language of ['en', 'fr'] as const) {
    phones.set(language, (await stage.visit('/settings', { width: 360, height: 740, language })).page)
  }
})
afterAll(() => stage?.close())

const COSTS = {
  en: {
    head: ['Construct', 'Zone', 'Level', 'The step costs', 'Prestige', 'Income a year'],
    row: ['SuperMega Mall', 'commercial', '4', '$350', '10', '$100'],
  },
  fr: {
    head: ['Construction', 'Zone', 'Niveau', 'L’étape coûte', 'Prestige', 'Revenu par an'],
    row: ['Mégacentre', 'commercial', '4', '350 $', '10', '100 $'],
  },
}

describe.each(['en', 'fr'] as const)('The rules of Tryste (%s)', language => {
  test('show what constructs cost as a table with all its columns', async () => {
    const page = phones.get(language)!
    await stage.load(page, '/rules/tryste')
    const { head, row } = COSTS[language]
    const table = page.locator(`article [lang=${language}] table`, { hasText: head[3]! })
    expect(await table.locator('thead th').allTextContents()).toEqual(head)
    expect(await table.locator('tbody tr').count()).toBe(12)
    expect(await table.locator('tbody tr', { hasText: row[0]! }).locator('td').allTextContents()).toEqual(row)
  })

  test('scroll a wide table by itself, by keys too, and never the page', async () => {
    const page = phones.get(language)!
    await stage.load(page, '/rules/tryste')
    const box = page.locator('figure', { has: page.locator('th:nth-child(8)') })
    await box.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => box.evaluate(each => each.scrollLeft)).toBeGreaterThan(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })

  test('have an address for every rule, and mentions of a rule lead to it', async () => {
    const page = phones.get(language)!
    await stage.load(page, '/rules/tryste#T-CON-07')
    await expect.poll(() => isInSight(page, 'T-CON-07')).toBe(true)
    await page.locator('table a[href="#T-GEN-07"]').click()
    await expect.poll(() => isInSight(page, 'T-GEN-07')).toBe(true)
    expect(new URL(page.url()).hash).toBe('#T-GEN-07')
    const lost = await page.evaluate(() =>
      [...document.querySelectorAll('article a')]
        .map(link => decodeURIComponent((link as HTMLAnchorElement).hash.slice(1)))
        .filter(id => document.getElementById(id) === null),
    )
    expect(lost).toEqual([])
  })
})

test('a search shows the rules that fit and nothing else', async () => {
  const page = phones.get('en')!
  await stage.load(page, '/rules/tryste')
  await page.locator('input[type=search]').fill('t-bid hype')
  await expect.poll(() => page.locator('article p').allTextContents()).toEqual(['T-BID-07 [S] Hype cannot be bid.'])
  expect(await page.locator('article :is(h2, table, ul)').count()).toBe(0)
})

test('links to a chapter lead to it', async () => {
  const page = phones.get('fr')!
  await stage.load(page, '/rules/urbapolis')
  await page.locator('article a[href="#tableaux"]').click()
  await expect.poll(() => isInSight(page, 'tableaux')).toBe(true)
})

test('no Markdown is left in what was built, and nothing that reads it', async () => {
  const scripts = await builtScripts()
  expect(scripts.filter(({ code }) => code.includes('T-CON-07')).length).toBeGreaterThan(1)
  expect(scripts.filter(({ code }) => /\|---|- \*\*T-|codespan/.test(code)).map(({ name }) => name)).toEqual([])
})

test.each(['<b onclick="x">bold</b>', '![a picture](x.png)', '[elsewhere](javascript:alert)', '- a\n\n  b'])(
  'the build refuses a rulebook with %j',
  markdown => {
    expect(() => rulePartsOf(markdown)).toThrow('A rulebook has a')
  },
)

/** Whether the element with this id, and it alone of its kind, can be read without scrolling. */
const isInSight = (page: Page, id: string): Promise<boolean> =>
  page.evaluate(wanted => {
    const { top, bottom } = document.getElementById(wanted)!.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  }, id)
