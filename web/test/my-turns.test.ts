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
  expect(await cardsIn(ana, 'Your turn')).toEqual([quick, slow])
  expect(await ana.locator('h1').textContent()).toBe('Two tables wait for you.')
  expect(await ana.locator('[data-nearest]').count()).toBe(1)
  expect(await ana.locator(`[data-table="${quick}"] [data-nearest]`).textContent()).toBe('119 minleft')
  expect(await ana.locator('article .primary').count()).toBe(1) // only the first is filled
  const text = await ana.locator(`[data-table="${quick}"]`).textContent()
  expect(text).toMatch(/Subdivision with Ben.*Last action: .*\d:\d\d.*left/)
  expect(await ana.title()).toMatch(/^\(2\) .*Masterplan$/)
  await ana.getByRole('link', { name: 'Your turn: 2 tables wait for you' }).waitFor()
  for (const path of ['/', '/settings', '/rules/tryste']) {
    await go(ana, path)
    await ana.locator('[data-waiting="2"]').waitFor()
    expect(await ana.title()).toMatch(/^\(2\) .*Masterplan$/)
  }
  await go(ana, `/table/${quick}`)
  await ana.locator('[data-turn=mine]').waitFor()
  expect(await ana.locator('[data-next]').count()).toBe(0)
  await ana.waitForFunction(() => /^\(2\) ● Your turn · .*Masterplan$/.test(document.title))
  await oneMove(ana)
  await ana.getByRole('link', { name: 'Next table: Subdivision' }).click()
  await ana.waitForURL(`**/table/${slow}`)
  await ana.waitForFunction(() => /^\(1\) ● Your turn · .*Masterplan$/.test(document.title))
  await oneMove(ana)
  await ana.waitForFunction(() => !/^\(|●/.test(document.title))
  expect(await ana.locator('[data-next], [data-waiting]').count()).toBe(0)
  await go(ana, '/lobby')
  expect(await ana.locator(`[data-table="${slow}"]`).textContent()).toMatch(
    /Waiting for .*Ben · Last action: .*for .*Ben/,
  )
  await Promise.all([ana, ben].map(page => page.context().close()))
})

test('the same in French, and who never played with others is not asked who they are', async () => {
  const [ana, ben] = [await open('fr'), await open()]
  await begun(ana, ben)
  await go(ana, '/lobby')
  await ana.getByRole('link', { name: 'À vous: 1 table vous attend' }).waitFor()
  expect(await ana.locator('[data-waits]').textContent()).toMatch(/Subdivision avec .*Dernière action : .*restent/)
  const { page: cleo, context } = await stage.visit('/settings')
  const asked: string[] = []
  cleo.on('request', request => request.url().includes('/api/') && asked.push(request.url()))
  await cleo.goto(new URL('/', stage.address).href)
  await cleo.locator('[data-picture] svg').nth(4).waitFor()
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
  expect(await cardsIn(ana, 'Lately')).toEqual(played.slice(0, 12))
  await ana.getByRole('button', { name: 'Show more' }).click()
  await ana.locator('[data-more]').waitFor({ state: 'detached' })
  expect(await cardsIn(ana, 'Lately')).toEqual(played)
  await Promise.all([ana, ben].map(page => page.context().close()))
})

test('open tables say what differs from usual, and past ones how they went', async () => {
  const [ana, ben] = [await open(), await open()]
  const over = await begun(ana, ben, { kind: 'live', bank: 600, increment: 0, late: 'loses' })
  await command(ben, over, { kind: 'leave' })
  const wanted = { game: 'tryste', players: 4, name: 'Ana', visibility: 'open', key: aKey() }
  const options = { endAfterYears: 4, firstLeader: 'random', startGobs: 600 } // the last one is as usual
  const { table } = await send<{ table: string }>(ana, '/api/tables', { ...wanted, options })
  await go(ben, '/lobby')
  const row = ben.locator(`[data-table="${table}"]`)
  await row.locator('[data-differ="2"]').waitFor()
  expect(await row.textContent()).toBe('AnTryste, 1 of 4Ana · No clock · unrated · two things differSit down')
  expect(await ben.locator(`[data-table="${over}"]`).textContent()).toMatch(/^2ndSubdivision with Ana.*Review/)
  await row.getByRole('link').click()
  await ben.locator('[data-unusual] [data-option=endAfterYears]').waitFor()
  expect(await ben.locator('h1').textContent()).toBe('Waiting for 3 players.')
  expect(await ben.title()).toMatch(/Tryste, Table of Ana · Masterplan$/)
  await Promise.all([ana, ben].map(page => page.context().close()))
})
