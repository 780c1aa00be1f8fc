import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Stage } from './browser.ts'
import type { Home } from './home.ts'
import { onStage } from './on-stage.ts'
import { aKey, command, send } from './people.ts'
import { oneMove } from './pressing.ts'

let stage: Stage
let home: Home
onStage((theStage, theHome) => {
  stage = theStage
  home = theHome
})

const at = (path: string) => new URL(path, home.address).href
const open = async (language: 'en' | 'fr' = 'en') => (await stage.visit(at('/settings'), { language })).page
const go = (page: Page, path: string) => page.goto(at(path))

const DAY = { kind: 'days', perMove: 24, late: 'bot-moves' }
/** Over days, Ana first. */
async function begun(ana: Page, ben: Page, clock: object = DAY): Promise<string> {
  const wanted = { game: 'subdivision', players: 2, clock, name: 'Ana', options: { set: 'threehouse' } }
  const { table } = await send<{ table: string }>(ana, '/api/tables', { ...wanted, key: aKey() })
  await command(ben, table, { kind: 'sit', seat: null, name: 'Ben' })
  await command(ana, table, { kind: 'start' })
  return table
}
const cardsIn = (page: Page, title: string) =>
  page
    .getByRole('region', { name: title })
    .locator('[data-table]')
    .evaluateAll(cards => cards.map(each => each.getAttribute('data-table')))

test('tables that wait come first with whose turn and until when; the count is on every page; a move leads to the next', async () => {
  const [ana, ben] = [await open(), await open()]
  const [slow, quick] = [await begun(ana, ben), await begun(ana, ben, { ...DAY, perMove: 2 })]
  for (let made = 0; made < 31; made++) {
    const body = { game: 'subdivision', players: 2, name: 'Ana', key: aKey() }
    const { table } = await send<{ table: string }>(ana, '/api/tables', body)
    await command(ana, table, { kind: 'end' })
  }
  await go(ana, '/lobby')
  await ana.locator('[data-waits]').nth(1).waitFor()
  expect(await cardsIn(ana, 'Your tables')).toEqual([quick, slow])
  const text = await ana.locator(`[data-table="${quick}"]`).textContent()
  expect(text).toMatch(/Your turn · until .*\d:\d\d.*Last action: .*\d:\d\d/)
  expect(await ana.title()).toBe('(2) Masterplan')
  await ana.getByRole('link', { name: 'Play with others: 2 tables wait for you' }).waitFor()
  for (const path of ['/', '/settings', '/rules/tryste']) {
    await go(ana, path)
    await ana.locator('[data-waiting="2"]').waitFor()
    expect(await ana.title()).toBe('(2) Masterplan')
  }
  await go(ana, `/table/${quick}`)
  await ana.locator('[data-turn=mine]').waitFor()
  expect(await ana.locator('[data-next]').count()).toBe(0)
  await ana.waitForFunction(() => document.title === '(2) ● Your turn · Masterplan')
  await oneMove(ana)
  await ana.getByRole('link', { name: 'Next table: Subdivision' }).click()
  await ana.waitForURL(`**/table/${slow}`)
  await ana.waitForFunction(() => document.title === '(1) ● Your turn · Masterplan')
  await oneMove(ana)
  await ana.waitForFunction(() => document.title === 'Masterplan')
  expect(await ana.locator('[data-next], [data-waiting]').count()).toBe(0)
  await go(ana, '/lobby')
  expect(await ana.locator(`[data-table="${slow}"]`).textContent()).toMatch(/Waiting for Ben · until/)
  await Promise.all([ana, ben].map(page => page.context().close()))
})

test('the same in French, and who never played with others is not asked who they are', async () => {
  const [ana, ben] = [await open('fr'), await open()]
  await begun(ana, ben)
  await go(ana, '/lobby')
  await ana.getByRole('link', { name: 'Jouer à plusieurs: 1 table vous attend' }).waitFor()
  expect(await ana.locator('[data-waits]').textContent()).toMatch(/À vous · jusqu’au .*Dernière action/)
  const { page: cleo, context } = await stage.visit('/settings')
  const asked: string[] = []
  cleo.on('request', request => request.url().includes('/api/') && asked.push(request.url()))
  await cleo.goto(new URL('/', stage.address).href)
  await cleo.locator('[data-living] svg').nth(4).waitFor()
  expect(asked).toEqual([])
  expect(await context.cookies()).toEqual([])
  await Promise.all([ana, ben, cleo].map(page => page.context().close()))
})

test('what was played comes a page at a time', async () => {
  const [ana, ben] = [await open(), await open()]
  const played: string[] = []
  for (let n = 0; n < 14; n++) {
    const table = await begun(ana, ben, { kind: 'live', bank: 600, increment: 0, late: 'loses' })
    await command(ben, table, { kind: 'leave' })
    played.unshift(table)
  }
  await go(ana, '/lobby')
  await ana.locator('[data-more]').waitFor()
  expect(await cardsIn(ana, 'Played')).toEqual(played.slice(0, 12))
  await ana.getByRole('button', { name: 'Show more' }).click()
  await ana.locator('[data-more]').waitFor({ state: 'detached' })
  expect(await cardsIn(ana, 'Played')).toEqual(played)
  await Promise.all([ana, ben].map(page => page.context().close()))
})
