import { BOARDS } from '@masterplan/boards/games'
import type { MatchRecord } from '@masterplan/kernel'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtScripts, openStage, type Stage } from './browser.ts'
import { kindsOf, positionsOf } from './decisions.ts'

let stage: Stage
let page: Page // for all games
beforeAll(async () => {
  stage = await openStage()
  const before = async (context: BrowserContext) => {
    await hurryBots(context)
    await context.addInitScript(holdMoves)
  }
  ;({ page } = await stage.visit('/', { touch: true, before }))
  await page.locator('[data-living] svg').nth(4).waitFor() // by then the page has made its database
})
afterAll(() => stage?.close())

describe('every hint of every kind of decision shows where it would be played', () => {
  test.each(BOARDS.map(({ about }) => about.id))('%s: by mouse, by keys and by touch', async game => {
    const positions = positionsOf(game)
    expect(positions.size).toBeGreaterThan(0)
    expect([...positions.keys()].toSorted()).toEqual(kindsOf(game).toSorted())
    for (const [kind, record] of positions) {
      await sitAt(record)
      const hints = await askForHints()
      expect(hints, kind).not.toEqual([])
      for (const hint of hints) await lookByMouse(hint, kind)
      await page.locator('[data-hint]').focus()
      for (const hint of hints) await lookByKeys(hint, kind)
      for (const hint of hints) await tap(hint, kind)
      await tapAndPlay(hints)
    }
  })
})

/**
 * At a table as this device would have kept it; with nobody but people nothing happens until one of them moves. The page is
 * loaded once for all positions: each is opened as a link within the page would.
 */
async function sitAt(record: MatchRecord): Promise<void> {
  const { game, players, options, names, log } = record
  const sitters = names.map(() => ({ kind: 'person' }))
  const id = `${game}-${log.length}`
  await page.evaluate(keepAndOpen, { id, setup: { game, players, options, names, sitters }, record, changed: 0 })
  await page.locator(`[data-turn=mine][data-lines="${log.length}"]`).waitFor()
}

/** Runs in the page. */
async function keepAndOpen(table: { readonly id: string } & Readonly<Record<string, unknown>>): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('masterplan')
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
  const store = database.transaction('tables', 'readwrite').objectStore('tables')
  store.put(table)
  await new Promise(kept => store.transaction.addEventListener('complete', kept))
  database.close()
  history.pushState(null, '', `/table/${table.id}`)
}

async function askForHints(): Promise<string[]> {
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

/** The move is held back on its way to the table, so that there are further hints to tap. */
async function tap(hint: string, kind: string): Promise<void> {
  const { x, y } = await page.evaluate(middleOf, hint)
  await page.evaluate('holdsMoves = true')
  await page.touchscreen.tap(x, y)
  expect(await page.evaluate(unmarkedOf, hint), `${kind}: ${hint}, by touch`).toEqual([])
  await page.evaluate('holdsMoves = false')
}

async function tapAndPlay([hint = '']: readonly string[]): Promise<void> {
  const lines = await page.locator('[data-turn]').getAttribute('data-lines')
  const { x, y } = await page.evaluate(middleOf, hint)
  await page.touchscreen.tap(x, y)
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

/** Bots think as ever, but their clock runs faster: what is tested is the page, not patience. */
async function hurryBots(context: BrowserContext): Promise<void> {
  const clock = 'const usual = performance.now.bind(performance); performance.now = () => usual() * 20'
  for (const { name, code } of await builtScripts()) {
    if (!name.startsWith('bot.worker')) continue
    const body = `${code};${clock}`
    await context.route(`**/assets/${name}`, route => route.fulfill({ contentType: 'text/javascript', body }))
  }
}

/** Runs in every page before it opens. */
function holdMoves(): void {
  Object.assign(window, { holdsMoves: false })
  const send = Worker.prototype.postMessage
  Worker.prototype.postMessage = function (this: Worker, message: { readonly path?: unknown }, ...rest: never[]) {
    const isMove = JSON.stringify(message.path) === '["play"]'
    if (!(Reflect.get(window, 'holdsMoves') === true && isMove)) send.call(this, message, ...rest)
  }
}
