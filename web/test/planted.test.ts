import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtScripts, openStage, type Stage, sitDown } from './browser.ts'
import { foresee } from './complaints.ts'
import { openTab, openTextBoard, typeMove, useTool } from './room.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage?.close())

const SENTENCE = {
  en: 'This part of the page could not be drawn; everything else goes on.',
  fr: 'Cette partie de la page n’a pas pu être dessinée ; tout le reste continue.',
} as const
const AGAIN = { en: 'Try again', fr: 'Réessayer' } as const

/** A part of a board and how many drawings of a table or a replay go with it. */
const PARTS = [
  ['Scene', 1],
  ['Overlay', 1],
  ['Side', 1],
  ['size', 2], // the picture, and the board as text
  ['places', 2],
  ['holdings', 1], // the players
  ['said', 1], // the log
] as const

describe('a drawing that fails leaves the rest of the page alone', () => {
  test.each(['en', 'fr'] as const)('at a table, in %s: whatever part of the board it is', async language => {
    const { page, context } = await stage.visit('/', { width: 1440, height: 900, language, before: plant })
    for (const [part, drawings] of PARTS) {
      foresee(new RegExp(`planted in ${part}`))
      await stage.load(page, '/')
      await sitDown(page, 'tryste')
      await openTextBoard(page)
      await page.locator('[data-cell]').first().waitFor()
      await breakPart(page, part)
      await moveByButton(page)
      await openTab(page, part === 'said' ? 'log' : 'text')
      await expectNotDrawn(page, language, drawings)
      expect(await page.locator('header').count()).toBe(1)
      await promptSaysNo(page)
      await lookElsewhere(page)
      await breakPart(page, null)
      await tryAgain(page)
    }
    await context.close()
  })

  test('in a replay, a lesson, a picture of the opening, and on the start page', async () => {
    const { page, context } = await stage.visit('/learn/tryste', { before: plant })
    foresee(/planted in Overlay/, /planted in Scene/, /reading '0'/)
    await page.locator('[data-step="0"]').waitFor()
    await breakPart(page, 'Overlay')
    await page.locator('[data-skip]').click()
    await expectNotDrawn(page, 'en', 1)
    await page.locator('[data-step="1"]').waitFor()
    await breakPart(page, null)
    await tryAgain(page)

    await context.addInitScript('broken = "Scene"')
    await stage.load(page, '/settings')
    await page.goto(new URL('/new/tryste', stage.address).href)
    await expectNotDrawn(page, 'en', 1)
    await page.locator('[data-start]').click() // a match begins all the same
    await page.locator('[data-turn=mine]').waitFor()
    await expectNotDrawn(page, 'en', 1)
    await useTool(page, 'share')
    const link = await page.locator('[data-link]').inputValue()
    await page.goto(link)
    await expectNotDrawn(page, 'en', 1)
    expect(await page.locator('input[type=range]').count()).toBe(1)
    await breakPart(page, null)
    await tryAgain(page)

    await context.route('**/living/subdivision.*.json', route => route.fulfill({ json: {} }))
    await page.goto(stage.address)
    await expectNotDrawn(page, 'en', 1)
    expect(await page.locator('[data-game]').count()).toBe(5)
    await context.close()
  })
})

test('errors of every kind are heard, and fail the test that has not foreseen them', async () => {
  const { page, context } = await stage.visit('/settings')
  const kinds = [
    'thrown',
    'rejected',
    'reported',
    'thrown in a worker',
    'rejected in a worker',
    'thrown below a worker',
  ]
  foresee(...kinds.map(kind => new RegExp(`planted: ${kind}$`)))
  foresee(/^uncaught: null$/) // an error below a worker comes up through that worker without its words
  const heard = ['planted: thrown below a worker', 'null'].map(words =>
    page.waitForEvent('pageerror', error => error.message === words),
  )
  await page.evaluate(makeErrors)
  await Promise.all(heard)
  await context.close()
})

/** Runs in the page. */
function makeErrors(): void {
  const start = (code: string) => new Worker(URL.createObjectURL(new Blob([code])))
  setTimeout(() => {
    throw new Error('planted: thrown')
  })
  Promise.reject(new Error('planted: rejected'))
  console.error('planted: reported')
  start('throw new Error("planted: thrown in a worker")')
  start('Promise.reject(new Error("planted: rejected in a worker"))')
  start(`const code = 'throw new Error("planted: thrown below a worker")'
    setTimeout(() => new Worker(URL.createObjectURL(new Blob([code]))), 300)`)
}

async function expectNotDrawn(page: Page, language: 'en' | 'fr', drawings: number): Promise<void> {
  await page
    .locator('[data-not-drawn]')
    .nth(drawings - 1)
    .waitFor()
  expect(await page.locator('[data-not-drawn] p').allTextContents()).toEqual(
    Array.from({ length: drawings }, () => SENTENCE[language]),
  )
  expect(await page.locator('[data-not-drawn] button').first().textContent()).toBe(AGAIN[language])
}

/** One try may mend more than one drawing: it puts aside what was looked at. */
async function tryAgain(page: Page): Promise<void> {
  const again = page.locator('[data-not-drawn] button')
  for (let left = await again.count(); left > 0; left = await again.count()) {
    await again.first().click()
    await page.waitForFunction(most => document.querySelectorAll('[data-not-drawn]').length < most, left)
  }
  await page.locator('[data-frame] svg').first().waitFor()
}

const breakPart = (page: Page, part: string | null): Promise<unknown> =>
  page.evaluate(`broken = ${JSON.stringify(part)}`)

/** What is looked at changes no more, or a drawing would be tried again by itself; the page has drawn that, too. */
async function lookElsewhere(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  await page.evaluate(() => new Promise(drawn => setTimeout(() => requestAnimationFrame(drawn), 100)))
}

/** The first move of Tryste is one of three buttons: no drawing is needed for it. */
/** The prompt still listens. What it said goes when a bot that chose at the same time is heard: then it is asked again. */
async function promptSaysNo(page: Page): Promise<void> {
  const alert = page.locator('[data-turn] [role=alert]')
  do {
    const lines = await page.locator('[data-turn]').getAttribute('data-lines')
    await typeMove(page, 'nonsense')
    await alert
      .or(page.locator(`[data-turn]:not([data-lines="${lines}"])`))
      .first()
      .waitFor()
  } while ((await alert.count()) === 0)
}

async function moveByButton(page: Page): Promise<void> {
  const lines = await page.locator('[data-turn]').getAttribute('data-lines')
  await page.locator('[data-choice]').first().click()
  await page.locator('[data-move]').click()
  await page.locator(`[data-turn=mine]:not([data-lines="${lines}"])`).waitFor()
}

/** Where the built page hands a board on. */
const BOARD = /\{\.\.\.[\w$]+,folded:!0\}/

/** Boards with faults that can be switched on: each part of one throws while it is the broken one. */
async function plant(context: BrowserContext): Promise<void> {
  await context.addInitScript(makeFaults)
  const handingOn = (await builtScripts()).filter(({ code }) => BOARD.test(code))
  expect(handingOn).toHaveLength(1)
  for (const { name, code } of handingOn) {
    const body = code.replace(BOARD, ' withFaults($&)')
    await context.route(`**/assets/${name}`, route => route.fulfill({ contentType: 'text/javascript', body }))
  }
}

/** Runs in every page before it opens. */
function makeFaults(): void {
  const element = Symbol.for('react.transitional.element')
  const isDrawn = (name: string) => /^[A-Z]/.test(name)
  const fault = (name: string, real: unknown) => {
    if (real === null) return null
    return (...given: unknown[]) => {
      if (Reflect.get(window, 'broken') === name) throw new Error(`planted in ${name}`)
      if (!isDrawn(name)) return typeof real === 'function' ? real(...given) : real
      return { $$typeof: element, type: real, key: null, ref: null, props: given[0] }
    }
  }
  const names = ['Scene', 'Overlay', 'Side', 'size', 'places', 'holdings', 'said']
  const withFaults = (board: Readonly<Record<string, unknown>>) => ({
    ...board,
    ...Object.fromEntries(names.map(name => [name, fault(name, board[name])])),
  })
  Object.assign(window, { broken: null, withFaults })
}
