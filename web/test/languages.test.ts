import { BOARDS } from '@masterplan/boards/games'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, type Stage, sitDown } from './browser.ts'
import { oneMove } from './pressing.ts'
import { openMore } from './room.ts'
import { chooseOption } from './setting-up.ts'

// One browser window for each way of looking: what was fetched once is not fetched again.
let stage: Stage
let french: Page
let nowhere: Page // in the language that nobody speaks
beforeAll(async () => {
  stage = await openStage()
  ;({ page: french } = await stage.visit('/settings', { width: 360, height: 740, language: 'fr' }))
  ;({ page: nowhere } = await stage.visit('/settings?pseudo'))
})
afterAll(() => stage?.close())

const games = BOARDS.map(({ about }) => about.id)

/** What sticks out sideways, is cut off, or has a name of a code instead of a sentence. */
function defects(): string[] {
  const { scrollWidth } = document.documentElement
  const wide = scrollWidth > innerWidth + 1 ? [`the page is ${scrollWidth} wide`] : []
  const cut = [...document.querySelectorAll<HTMLElement>('main *, header *')].filter(each => {
    const { overflowX, overflowY, textOverflow } = getComputedStyle(each)
    if (textOverflow === 'ellipsis' && each.title === each.textContent.trim()) return false // pointing at it tells all of it
    const prompt = each.querySelector(':scope > [role=status]') // two lines of it take the place of the line below
    if (prompt && prompt.getBoundingClientRect().bottom <= each.getBoundingClientRect().bottom + 1) return false
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
  const places = [
    '/',
    '/settings',
    '/learn',
    '/replays',
    '/lobby',
    ...games.flatMap(game => [`/new/${game}`, `/learn/${game}`]),
  ]

  test.each(places)('%s speaks French on a phone, nothing missing or cut off', async path => {
    await stage.load(french, path)
    expect(await french.locator('html').getAttribute('lang')).toBe('fr')
    const sections = french.getByRole('navigation', { name: 'Rubriques, au pied', includeHidden: true }) // lessons have none in sight
    expect(await sections.textContent()).toMatch(/Jouer.*Parties/)
    expect(await french.evaluate(defects)).toEqual([])
  })

  test.each(games)('the rules of %s are in French on a phone', async game => {
    await stage.load(french, `/rules/${game}`)
    await french.locator('article [lang=fr] h3').first().waitFor()
    expect(await french.evaluate(defects)).toEqual([])
  })

  test.each(games)('the table of %s speaks French on a phone', async game => {
    await stage.load(french, '/')
    await sitDown(french, game)
    await oneMove(french)
    await french.locator('[data-turn=mine]').waitFor()
    for (const tab of await french.locator('[data-tab]').all()) {
      await tab.click()
      expect(await french.evaluate(defects)).toEqual([])
    }
    await openMore(french)
    expect(await french.evaluate(defects)).toEqual([])
  })

  test.each([
    [
      'costs',
      '1,2',
      '« Coûts des quatre étapes : résidentiel, puis commercial, puis industriel » doit être 12 nombres entiers de 10 à 1000 par pas de 10 à partir de 10, séparés par des virgules, et non « 1,2 ». Par exemple : 30,70,120,200,50,120,200,350,80,180,300,500.',
    ],
    [
      'freeBoard',
      'x',
      '« Avec un plateau libre, son plan » doit être un plan comme {"name":"Two","tiers":[{"id":"U:0,0","type":"plains","zone":"R"},{"id":"D:0,0","type":"forest","zone":null}]} avec 2 à 40 tiers différents et quelque chose qui doit être aménagé, et non « x ».',
    ],
  ])('what is wrong with an option is told in French as precisely as in English: %s', async (name, typed, sentence) => {
    await stage.load(french, '/new/tryste')
    if (name === 'freeBoard') await chooseOption(french, 'board', 'free')
    await chooseOption(french, name, typed)
    expect(await french.getByRole('alert').textContent()).toBe(sentence)
  })

  const pseudoPlaces = [
    '/',
    '/settings',
    '/learn',
    '/replays',
    '/lobby',
    '/learn/subdivision',
    ...games.map(game => `/new/${game}`),
  ]
  test.each(pseudoPlaces)('%s has every word in the catalogue', async path => {
    await stage.load(nowhere, `${path}?pseudo`)
    expect(await nowhere.evaluate(defects)).toEqual([])
    expect(await nowhere.evaluate(untranslated)).toEqual([])
  })

  test.each(games)('the table of %s has every word in the catalogue', async game => {
    await stage.load(nowhere, '/?pseudo')
    await sitDown(nowhere, game)
    await oneMove(nowhere)
    await nowhere.locator('[data-turn=mine]').waitFor()
    expect(await nowhere.evaluate(defects)).toEqual([])
    expect(await nowhere.evaluate(untranslated)).toEqual([])
  })
})
