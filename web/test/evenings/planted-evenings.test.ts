import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, type Stage, sitDown } from '../browser.ts'
import { hurryBots } from '../hurry.ts'
import { keptAt, openAmongPeople } from '../kept.ts'
import { oneMove } from '../pressing.ts'
import { SIZES } from './evening.ts'
import { type ExpectedDecision, expectedAt, notShown } from './expected.ts'
import { installLook } from './look-around.ts'
import { movedByPeople, movedByWords } from './same-room.ts'

// What an evening asserts can fail: a table that is well, and then one fault after the other.
let stage: Stage
let page: Page // Urbapolis on a phone: a kind to choose, and places on the board and in the tray
let french: Page
let record: Awaited<ReturnType<typeof keptAt>>['record']
let expected: ExpectedDecision
beforeAll(async () => {
  stage = await openStage()
  const before = async (context: Parameters<typeof hurryBots>[0]) => {
    await hurryBots(context)
    await context.addInitScript(installLook)
  }
  ;({ page } = await stage.visit('/', { ...SIZES['360×780'], before }))
  ;({ page: french } = await stage.visit('/', { ...SIZES['360×780'], language: 'fr' }))
  await french.locator('[data-game]').first().waitFor()
  await sitDown(page, 'urbapolis')
  for (;;) {
    await page.locator('[data-turn=mine]').waitFor()
    ;({ record } = await keptAt(page))
    if ((await page.locator('[data-kind=bid], [data-kind=take]').count()) === 2) {
      await openAmongPeople(french, record)
      if ((await french.locator('[data-undo=ask]').count()) > 0) break // people must ask each other to take back
    }
    await oneMove(page)
  }
  expected = await expectedAt(record, record.log.length)
})
afterAll(() => stage?.close())

/** With a style sheet of its own for as long as something is looked at: no policy of the page keeps it out. */
async function planted<Found>(on: Page, css: string, look: () => Promise<Found>): Promise<Found> {
  await on.evaluate(rules => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [sheet]
  }, css)
  const found = await look()
  await on.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  return found
}
const around = (): Promise<string[]> => page.evaluate('lookAround()')

test('a table that is well has no faults', async () => {
  expect(await around()).toEqual([])
  expect(await notShown(page, expected)).toEqual([])
  expect(await movedByWords(page)).toEqual([])
  expect(await movedByPeople(page, french, record, expected.match)).toEqual([])
})

describe('what is in sight', () => {
  test.each([
    [
      'a board that sticks out',
      '[data-picture] { transform: translateX(-30px) }',
      'the board is not wholly on the screen',
    ],
    ['a board that is cut', '[data-picture] { min-width: 500px }', 'the board is cut off'],
    [
      'a board below something',
      '[data-more-tools] { position: fixed; inset: 100px 0 auto; z-index: 9; height: 200px }',
      'lies over the board',
    ],
    ['a page that scrolls', 'body { min-height: 200vh }', 'the page scrolls'],
    ['a kind below something', '[data-kinds] { pointer-events: none }', 'cannot be pressed'],
    ['a kind beside the window', '[data-kinds] { transform: translateX(-400px) }', 'cannot be pressed'],
    [
      'a prompt beside the window',
      '[data-turn] [role=status] { transform: translateX(300px) }',
      'the prompt is not in sight',
    ],
    ['a prompt that needs more room', '[data-turn] [role=status] { padding-bottom: 60px }', 'the prompt is cut off'],
  ])('%s', async (_, css, fault) => {
    expect((await planted(page, css, around)).join()).toContain(fault)
  })

  test('a card of the tray that nothing reaches', async () => {
    await page.locator('[data-kinds] [data-kind=take]').click()
    await page.locator('[data-panel=cards] [data-lit]').first().waitFor()
    expect(await around()).toEqual([])
    const away = '[data-panel=cards] { overflow: hidden; transform: translateY(700px) }'
    expect((await planted(page, away, around)).join()).toMatch(/nothing that is lit in .*out of reach/)
    await page.locator('[data-cancel]').click()
  })

  test('a lit place below another', async () => {
    await page.locator('[data-kinds] [data-kind=bid]').click()
    await page.locator('[data-frame] [data-lit]').first().waitFor()
    const below = '[data-frame] [data-lit] * { pointer-events: none }'
    expect((await planted(page, below, around)).join()).toContain('cannot be pressed')
    await page.locator('[data-cancel]').click()
  })
})

describe('what is said and lit', () => {
  test.each([
    ['nothing', '', 'the prompt says nothing'],
    ['a code', 'prompt.act', 'the prompt is a code'],
    ['a forgotten fact', 'Your turn: build {place}.', 'the prompt is a code'],
  ])('a prompt that is %s', async (_, words, fault) => {
    const kept = await say(words)
    expect((await around()).join()).toContain(fault)
    await say(kept)
  })

  test('a prompt of another decision, and one that speaks of somebody', async () => {
    const kept = await say('The player chooses a street.')
    const faults = (await notShown(page, expected)).join()
    expect(faults).toContain('instead of')
    expect(faults).toContain('speaks to nobody')
    await say(kept)
  })

  test('what may be pressed and is not lit', async () => {
    const more = { ...expected, lit: ['nowhere'], kinds: [...expected.kinds, 'fly'] }
    expect((await notShown(page, more)).join()).toMatch(/nowhere may be pressed.*fly cannot be chosen/)
  })
})

describe('what moves the board or the buttons', () => {
  const wide = '{ padding-top: 9px !important }'
  test.each([
    ['a refusal', `body:has([data-turn] [role=alert]) main ${wide}`],
    ['a hint', `body:has([data-tab=coach][aria-selected=true]) main ${wide}`],
    [
      'a prompt of 160 letters',
      '[data-turn] > div:first-child { max-height: none } [data-layout] { grid-template-rows: 44px auto 300px auto }',
    ],
  ])('%s', async (after, css) => {
    const faults = (await planted(page, css, () => movedByWords(page))).join()
    expect(faults).toContain(`after ${after}, `)
  })

  test.each([
    ['the longest names and French', `main ${wide}`],
    ['a question', `body:has([data-take-back]) main ${wide}`],
  ])('%s', async (after, css) => {
    const look = () => movedByPeople(page, french, record, expected.match)
    expect((await planted(french, css, look)).join()).toContain(`after ${after}, the board`)
  })
})

/** Puts words into the prompt; tells those before. */
const say = (words: string): Promise<string> =>
  page.evaluate(said => {
    const text = document.querySelector('[data-turn] [role=status]')?.firstChild
    const before = text?.nodeValue ?? ''
    if (text) text.nodeValue = said
    return before
  }, words)
