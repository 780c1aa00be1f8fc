import { BOARDS } from '@masterplan/boards/games'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rulePartsOf } from '../build/rulebooks.ts'
import { builtScripts, openStage, type Stage, sitDown } from './browser.ts'
import { openMore } from './room.ts'

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

const GAMES = BOARDS.map(({ about }) => about.id)
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

/** The chapter that has this in it, opened by hand if it is folded. */
async function unfold(page: Page, inside: string): Promise<void> {
  const chapter = page.locator('[data-chapter]', { has: page.locator(inside) }).first()
  if ((await chapter.getAttribute('open')) === null) await chapter.locator('summary').click()
  await page.locator(inside).first().waitFor()
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
    await unfold(page, 'figure th:nth-child(8)')
    const box = page.locator('figure', { has: page.locator('th:nth-child(8)') })
    await box.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => box.evaluate(each => each.scrollLeft)).toBeGreaterThan(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })

  test('have an address for every rule, which opens its chapter, and mentions of a rule lead to it', async () => {
    const page = phones.get(language)!
    await stage.load(page, '/rules/tryste#T-CON-07')
    await expect.poll(() => isInSight(page, 'T-CON-07')).toBe(true)
    expect(await page.locator('[data-chapter][open]').count()).toBe(1)
    await unfold(page, 'table a[href="#T-GEN-07"]')
    await page.locator('table a[href="#T-GEN-07"]').click()
    await expect.poll(() => isInSight(page, 'T-GEN-07')).toBe(true)
    expect(new URL(page.url()).hash).toBe('#T-GEN-07')
    const lost = await page.evaluate(() =>
      [...document.querySelectorAll('article [lang] a')]
        .map(link => decodeURIComponent((link as HTMLAnchorElement).hash.slice(1)))
        .filter(id => document.getElementById(id) === null),
    )
    expect(lost).toEqual([])
  })
})

test('chapters are folded, and one stays open when another is', async () => {
  const page = phones.get('en')!
  await stage.load(page, '/rules/parks-and-towers#P-6.2')
  await expect.poll(() => isInSight(page, 'P-6.2')).toBe(true)
  await page.locator('[data-chapter=the-end] summary').click()
  await expect
    .poll(() => page.locator('[data-chapter][open] h3').allTextContents())
    .toEqual(['What parks pay', 'The end'])
  await expect.poll(() => isInSight(page, 'the-end')).toBe(true) // and not back to the rule of the address
})

test('a search opens the chapters that have the words, shows what fits there and marks it', async () => {
  const page = phones.get('en')!
  await stage.load(page, '/rules/tryste')
  await page.locator('input[type=search]').fill('t-bid hype')
  await expect
    .poll(() => page.locator('[data-chapter][open] p').allTextContents())
    .toEqual(['T-BID-07 [S] Hype cannot be bid.'])
  expect(await page.locator('mark').allTextContents()).toEqual(['T-BID', 'Hype'])
  expect(await page.locator('[data-chapter][open] :is(h4, table, ul)').count()).toBe(0)
  expect(await page.locator('[role=status]').filter({ hasText: 'found' }).textContent()).toBe('1 found')
  await page.locator('input[type=search]').fill('hype zeppelin')
  await expect.poll(() => page.locator('[data-chapter][open]').count()).toBe(0)
  expect(await page.getByText('No rule has these words.').count()).toBe(1)
  await page.locator('input[type=search]').fill('SuperMega')
  await expect.poll(() => page.locator('tr:has(mark)').count()).toBeGreaterThan(0) // a table is searched row by row
  await page.locator('input[type=search]').fill('')
  await expect.poll(() => page.locator('[data-chapter][open]').count()).toBe(0)
})

test('links to a chapter lead to it', async () => {
  const page = phones.get('fr')!
  await stage.load(page, '/rules/urbapolis')
  await unfold(page, 'a[href="#tableaux"]')
  await page.locator('article a[href="#tableaux"]').click()
  await expect.poll(() => isInSight(page, 'tableaux')).toBe(true)
  expect(await page.locator('#tableaux').evaluate(each => (each.parentElement as HTMLDetailsElement).open)).toBe(true)
})

describe.each(GAMES)('the page of %s', game => {
  test.each(['en', 'fr'] as const)('has four cards and its signs, each drawn by its board (%s)', async language => {
    const page = phones.get(language)!
    await stage.load(page, `/rules/${game}`)
    expect(
      await page.locator('[data-card]').evaluateAll(all => all.map(each => each.getAttribute('data-card'))),
    ).toEqual(['goal', 'turn', 'scoring', 'end'])
    const drawn = await page
      .locator('[data-card] > div:first-child > svg, [data-signs] li > svg')
      .evaluateAll(all => all.map(each => each.querySelectorAll('path, rect, circle, text').length))
    expect(drawn.length).toBeGreaterThan(4)
    expect(Math.min(...drawn)).toBeGreaterThan(0)
    expect(await page.locator('[data-not-drawn]').count()).toBe(0)
    const said = await page.locator('[data-card], [data-signs]').allTextContents()
    expect(said.filter(text => /[{}*@]|undefined|NaN/.test(text))).toEqual([])
    expect(await page.locator('[data-card]:not(:has(li))').count()).toBe(0)
  })

  test('speaks of the game alone: no file, no test, no colours that are not on the screen', async () => {
    for (const language of ['en', 'fr'] as const) {
      const page = phones.get(language)!
      await stage.load(page, `/rules/${game}`)
      const text = (await page.locator('article').textContent()) ?? ''
      const own = /\w+\.(?:ts|json|md)\b|\b(?:the|les?) tests?\b|\bthe code\b|\ble code\b|candidates|[Ff]ixture/.exec(
        text,
      )
      expect(own?.[0]).toBeUndefined()
      const onPage = text.replace(/[^.]*\bterminal\b[^.]*\./g, '') // where seats have other names
      expect(/\b(?:White|Yellow|Blanc|Jaune)\b|\bR, B, G\b/.exec(onPage)?.[0]).toBeUndefined()
    }
  })

  test('is printed whole, whatever is folded or looked for', async () => {
    const page = phones.get('en')!
    await stage.load(page, `/rules/${game}`)
    await page.locator('input[type=search]').fill('zeppelin')
    await page.getByText('No rule has these words.').waitFor()
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => page.locator('[data-chapter]:not([open])').count()).toBe(0)
    expect(await page.locator('[data-chapter] p[id]').count()).toBeGreaterThan(5)
    expect(await page.locator('button, input').filter({ visible: true }).count()).toBe(0)
    await page.emulateMedia({ media: 'screen' })
    await expect.poll(() => page.locator('[data-chapter][open]').count()).toBe(0)
  })
})

test('whoever comes from a match finds the way back', async () => {
  const { page, context } = await stage.visit('/')
  await sitDown(page, 'subdivision')
  const match = new URL(page.url()).pathname
  const opened = context.waitForEvent('page')
  await openMore(page)
  await page.locator('a[href="/rules/subdivision"]').first().click()
  const rules = await opened // in a window of its own, which goes away
  const closed = rules.waitForEvent('close')
  await rules.locator('[data-back]').evaluate(back => setTimeout(() => (back as HTMLElement).click())) // its window goes with it
  await closed
  await stage.load(page, '/rules/subdivision') // in the same window
  await page.locator('[data-back]').click()
  await page.waitForURL(`**${match}`)
  await page.locator('[data-turn=mine]').waitFor()
  await stage.load(page, '/')
  await stage.load(page, '/rules/subdivision')
  expect(await page.locator('[data-back]').count()).toBe(0) // nobody plays any more
  await context.close()
})

test('without its pictures the rulebook still opens at a rule', async () => {
  const { page, context } = await stage.visit('/settings')
  await context.route('**/replay.worker*', route => route.abort())
  await page.goto(new URL('/rules/parks-and-towers#P-6.2', stage.address).href)
  await expect.poll(() => isInSight(page, 'P-6.2')).toBe(true)
  await context.close()
})

test.each(['1440x900', '360x780', '780x360'])('no page of rules is wider than %s', async size => {
  const [width = 0, height = 0] = size.split('x').map(Number)
  const { page, context } = await stage.visit('/settings', { width, height, language: 'fr' })
  for (const game of GAMES) {
    await stage.load(page, `/rules/${game}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const cut = await page
      .locator('[data-card], [data-signs], [data-chapter] summary')
      .evaluateAll(all => all.filter(each => each.scrollWidth > each.clientWidth + 1).map(each => each.outerHTML))
    expect(cut).toEqual([])
  }
  await context.close()
})

test('no Markdown is left in what was built, and nothing that reads it', async () => {
  const scripts = await builtScripts()
  expect(scripts.filter(({ code }) => code.includes('T-CON-07')).length).toBeGreaterThan(1)
  expect(scripts.filter(({ code }) => /\|---|- \*\*T-|codespan/.test(code)).map(({ name }) => name)).toEqual([])
})

test.each([
  '<b onclick="x">bold</b>',
  '![a picture](x.png)',
  '[elsewhere](javascript:alert)',
  '- a\n\n  b',
  '- **P-1** a',
])('the build refuses a rulebook with %j', markdown => {
  expect(() => rulePartsOf(markdown)).toThrow('A rulebook has a')
})

/** Whether the element with this id, and it alone of its kind, can be read without scrolling. */
const isInSight = (page: Page, id: string): Promise<boolean> =>
  page.evaluate(wanted => {
    const { top, bottom } = document.getElementById(wanted)!.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  }, id)
