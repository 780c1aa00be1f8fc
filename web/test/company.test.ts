import type { Update } from '@masterplan/protocol'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStage, type Stage } from './browser.ts'
import { type Home, openHome } from './home.ts'
import { start, Visitors } from './people.ts'
import { playOn } from './pressing.ts'

let stage: Stage
let home: Home
let people: Visitors
beforeAll(async () => {
  stage = await openStage()
  home = await openHome()
  people = new Visitors(stage, home)
})
afterAll(async () => {
  await stage?.close()
  await home?.close()
})

const updateAt = (page: Page, path: string): Promise<Update> =>
  page.evaluate(async id => JSON.parse(await (await fetch(`/api/tables/${id}`)).text()), path.split('/').at(-1) ?? '')

test('a bot plays for somebody who is away, when the others agree', async () => {
  const { ana, path } = await people.tableOf(3)
  const ben = await people.sitDown(path, 'Ben')
  const cleo = await people.sitDown(path, 'Cleo')
  await start(ana)
  await cleo.context().close()
  await ana.getByRole('button', { name: 'A bot for Cleo, who is away?' }).click()
  await ben.getByText('Ana asks that a bot plays for Cleo, who is away.').waitFor()
  expect((await updateAt(ana, path)).seats[2]).toMatchObject({ kind: 'person', name: 'Cleo' })
  await ben.getByRole('button', { name: 'Agree', exact: true }).click()
  await ben.getByText('Ana asks that a bot plays for Cleo').waitFor({ state: 'detached' })
  expect((await updateAt(ana, path)).seats[2]).toMatchObject({ kind: 'bot' })
  const watching = await people.somebody(path, 'fr')
  await watching.getByLabel('Joueurs').getByText('Niveau 3', { exact: true }).waitFor()
  await Promise.all([ana, ben, watching].map(page => page.context().close()))
})

test('others watch; a rematch leads everybody to one new table', async () => {
  const { ana, path } = await people.tableOf(2)
  const ben = await people.sitDown(path, 'Ben')
  const watching = await people.somebody(path)
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
