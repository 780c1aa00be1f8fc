import type { Update } from '@masterplan/protocol'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStage, type Stage } from './browser.ts'
import { type Home, openHome } from './home.ts'
import { playOn } from './pressing.ts'

let stage: Stage
let home: Home
beforeAll(async () => {
  stage = await openStage()
  home = await openHome()
})
afterAll(async () => {
  await stage?.close()
  await home?.close()
})

/** Somebody in a browser of their own. */
async function somebody(path: string, language: 'en' | 'fr' = 'en'): Promise<Page> {
  const { page } = await stage.visit(new URL(path, home.address).href, { language })
  return page
}

/** Ana's table of Subdivision, short enough to be played to its end. */
async function tableOf(players: number): Promise<{ ana: Page; path: string }> {
  const ana = await somebody('/lobby')
  await ana.waitForLoadState('networkidle') // by then the server knows her
  const made = await ana.evaluate(async seats => {
    const wanted = {
      key: 'a-table-of-ana',
      game: 'subdivision',
      players: seats,
      name: 'Ana',
      options: { set: 'threehouse' },
    }
    const headers = { 'content-type': 'application/json' }
    const made = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wanted) })
    const { table }: { table: string } = JSON.parse(await made.text())
    return table
  }, players)
  const path = `/table/${made}`
  await ana.goto(new URL(path, home.address).href)
  return { ana, path }
}
async function sitDown(path: string, name: string): Promise<Page> {
  const page = await somebody(path)
  await page.getByLabel('Your name').fill(name)
  await page.locator('[data-holder=nobody] button.primary').first().click()
  await page.locator('[data-holder=person]').getByText(name).first().waitFor()
  return page
}
async function start(ana: Page): Promise<void> {
  await ana.getByRole('button', { name: 'Start the match' }).click()
  await ana.locator('[data-turn]').waitFor()
}
const updateAt = (page: Page, path: string): Promise<Update> =>
  page.evaluate(async id => JSON.parse(await (await fetch(`/api/tables/${id}`)).text()), path.split('/').at(-1) ?? '')

test('a bot plays for somebody who is away, when the others agree', async () => {
  const { ana, path } = await tableOf(3)
  const ben = await sitDown(path, 'Ben')
  const cleo = await sitDown(path, 'Cleo')
  await start(ana)
  await cleo.context().close()
  await ana.getByRole('button', { name: 'A bot for Cleo, who is away?' }).click()
  await ben.getByText('Ana asks that a bot plays for Cleo, who is away.').waitFor()
  expect((await updateAt(ana, path)).seats[2]).toMatchObject({ kind: 'person', name: 'Cleo' })
  await ben.getByRole('button', { name: 'Agree', exact: true }).click()
  await ben.getByText('Ana asks that a bot plays for Cleo').waitFor({ state: 'detached' })
  expect((await updateAt(ana, path)).seats[2]).toMatchObject({ kind: 'bot' })
  const watching = await somebody(path, 'fr')
  await watching.getByLabel('Joueurs').getByText('Niveau 3', { exact: true }).waitFor()
  await Promise.all([ana, ben, watching].map(page => page.context().close()))
})

test('others watch; a rematch leads everybody to one new table', async () => {
  const { ana, path } = await tableOf(2)
  const ben = await sitDown(path, 'Ben')
  const watching = await somebody(path)
  await start(ana)
  await Promise.all([ben, watching].map(page => page.locator('[data-turn]').waitFor()))
  expect(await updateAt(watching, path)).toMatchObject({ you: null, moves: [], audience: 1 })
  await Promise.all([playOn(ana, 500), playOn(ben, 500)])
  await watching.locator('[data-turn=over]').waitFor()
  expect(await watching.getByRole('button', { name: 'Play again' }).count()).toBe(0)

  await ana.getByRole('button', { name: 'Play again' }).click()
  await ana.waitForURL(url => url.pathname !== path)
  const next = new URL(ana.url()).pathname
  for (const page of [ben, watching]) {
    await page.getByRole('link', { name: 'To the rematch' }).click()
    await page.waitForURL(`**${next}`)
  }
  expect(await updateAt(ben, next)).toMatchObject({ you: 0, status: 'gathering' })
  expect(await updateAt(ana, next)).toMatchObject({ you: 1 })
  expect(await updateAt(watching, next)).toMatchObject({ you: null })
  await Promise.all([ana, ben, watching].map(page => page.context().close()))
})
