import { expect, test } from 'vitest'
import { openHome } from './home.ts'
import { onStage } from './on-stage.ts'
import { start, updateAt, Visitors } from './people.ts'
import { playOn } from './pressing.ts'

let people: Visitors
onStage(
  (theStage, theHome) => {
    people = new Visitors(theStage, theHome)
  },
  () => openHome({ MASTERPLAN_AWAY_SECONDS: '1' }),
)

test('without a clock a bot plays for somebody who is away, when the others agree', async () => {
  const { ana, path } = await people.tableOf(3)
  const ben = await people.sitDown(path, 'Ben')
  const cleo = await people.sitDown(path, 'Cleo')
  await start(ana)
  await ana.context().close()
  await ben.getByRole('button', { name: 'A bot for Ana, who is away?' }).click()
  await cleo.getByText('Ben asks that a bot plays for Ana, who is away.').waitFor()
  expect((await updateAt(ben, path)).seats[0]).toMatchObject({ kind: 'person', name: 'Ana' })
  await cleo.getByRole('button', { name: 'Agree', exact: true }).click()
  await cleo.getByText('Ben asks that a bot plays for Ana').waitFor({ state: 'detached' })
  expect((await updateAt(ben, path)).seats[0]).toMatchObject({ kind: 'bot' })
  const watching = await people.somebody(path, 'fr')
  await watching.getByLabel('Joueurs').getByText('robot pour Ana', { exact: true }).waitFor()
  await Promise.all([ben, cleo, watching].map(page => page.context().close()))
})

test('others watch; a rematch asks everybody to one new table', async () => {
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
  expect(await updateAt(ben, next)).toMatchObject({ you: null, offered: 0, status: 'gathering' })
  await ben.getByText('You are invited to this table.').waitFor()
  expect(await ana.getByRole('button', { name: 'Start the match' }).isDisabled()).toBe(true)
  await ben.getByRole('button', { name: 'Accept the table as it is' }).click()
  await start(ana)
  expect(await updateAt(ben, next)).toMatchObject({ you: 0, status: 'playing' })
  expect(await updateAt(ana, next)).toMatchObject({ you: 1 })
  expect(await updateAt(watching, next)).toMatchObject({ you: null })
  await Promise.all([ana, ben, watching].map(page => page.context().close()))
})
