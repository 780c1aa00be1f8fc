import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStage, type Stage } from './browser.ts'
import { type Home, openHomeWithAccounts } from './home.ts'
import { violationsInBothThemes } from './violations.ts'

let stage: Stage
let home: Home
beforeAll(async () => {
  stage = await openStage()
  home = await openHomeWithAccounts()
})
afterAll(async () => {
  await stage?.close()
  await home?.close()
})

async function member(name: string, language: 'en' | 'fr'): Promise<Page> {
  const { page } = await stage.visit(new URL('/account', home.address).href, { language })
  await page.locator('h1').first().waitFor()
  await page.evaluate(signUp, { name, email: `${name.toLowerCase()}@example.org`, password: 'a long password' })
  return page
}

/** Runs in the page. */
async function signUp(letter: { name: string; email: string; password: string }): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  await (await fetch('/api/auth/sign-up/email', { method: 'POST', headers, body: JSON.stringify(letter) })).text()
  await (await fetch('/api/me/account', { method: 'POST' })).text()
}
async function ratedTable({ name, key }: { name: string; key: string }): Promise<string> {
  const clock = { kind: 'days', perMove: 24, quiet: null, late: 'loses' }
  const wanted = { key, game: 'subdivision', players: 2, name, clock, rated: true }
  const headers = { 'content-type': 'application/json' }
  const made = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wanted) })
  const { table }: { table: string } = JSON.parse(await made.text())
  return table
}
async function act({ table, action }: { table: string; action: object }): Promise<string> {
  const { seq }: { seq: number } = JSON.parse(await (await fetch(`/api/tables/${table}?wire=3`)).text())
  const body = JSON.stringify({ based: seq, key: `key-number-${seq}`, do: action })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`/api/tables/${table}/commands`, { method: 'POST', headers, body })
  const told: { ok: boolean; code?: string } = JSON.parse(await answer.text())
  return told.code ?? 'done'
}

test('a rated match says so at the table, and at its end everybody’s rating before and after', async () => {
  const [ana, ben] = [await member('Ana', 'en'), await member('Ben', 'fr')]
  const table = await ana.evaluate(ratedTable, { name: 'Ana', key: 'a-rated-table' })
  for (const page of [ana, ben]) await page.goto(new URL(`/table/${table}`, home.address).href)
  await ana.locator('[data-terms]').getByText('It counts for ratings.').waitFor()
  expect(await ben.evaluate(act, { table, action: { kind: 'sit', seat: 1, name: 'Ben' } })).toBe('done')
  expect(await ana.evaluate(act, { table, action: { kind: 'start' } })).toBe('done')
  await ana.locator('p[data-rated]').getByText('It counts for ratings.').waitFor()
  await ben.locator('p[data-rated]').getByText('Elle compte pour le classement.').waitFor()
  expect(await ben.evaluate(act, { table, action: { kind: 'leave' } })).toBe('done')
  const rows = ana.locator('[data-ratings] tr')
  await rows.first().waitFor()
  expect(await rows.allTextContents()).toEqual([
    expect.stringMatching(/^Ananew → 1[56]\d\d\?$/),
    expect.stringMatching(/^Bennew → 1[34]\d\d\?$/),
  ])
  await ben
    .locator('[data-ratings]')
    .getByText(/^nouveau → 1[34]\d\d\?$/)
    .waitFor()
  expect(await violationsInBothThemes(ana)).toEqual([])
  await ana.goto(new URL('/ratings', home.address).href)
  await ana.locator('select').first().selectOption('subdivision')
  await ana.getByText(/^1[56]\d\d\?$/).waitFor()
  const next = await ana.evaluate(ratedTable, { name: 'Ana', key: 'another-rated-table' })
  await ben.goto(new URL(`/table/${next}`, home.address).href)
  await ben
    .locator('[data-holder=person]')
    .getByText(/^1[56]\d\d\? à Subdivision, /)
    .waitFor()
})
