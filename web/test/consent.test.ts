import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Home, openHome } from './home.ts'
import { onStage } from './on-stage.ts'
import { start, updateAt, Visitors } from './people.ts'
import { oneMove } from './pressing.ts'
import { openMore } from './room.ts'

let home: Home
let people: Visitors
onStage(
  (theStage, theHome) => {
    home = theHome
    people = new Visitors(theStage, theHome)
  },
  () => openHome({ MASTERPLAN_AWAY_SECONDS: '1' }),
)

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const leave = (...pages: readonly Page[]) => Promise.all(pages.map(page => page.context().close()))

test('who has typed no name is told to; Enter sits down', async () => {
  const { ana, path } = await people.tableOf(2)
  const ben = await people.somebody(path)
  await ben.getByText('Type your name, then press Enter or choose a seat.').waitFor()
  expect(await ben.getByRole('button', { name: 'Sit here' }).isDisabled()).toBe(true)
  await ben.getByLabel('Your name').fill('Ben')
  await ben.keyboard.press('Enter')
  await ben.locator('[data-holder=person]').getByText('guest Ben').waitFor()
  await leave(ana, ben)
})

test('who joins sees what is played; after a change they are asked again, and say yes before it starts', async () => {
  const { ana, path } = await people.tableOf(2)
  const ben = await people.sitDown(path, 'Ben')
  const terms = ben.locator('[data-terms]')
  await ben.locator('[data-unusual] [data-option=set]').waitFor()
  expect(await ben.locator('[data-unusual]').textContent()).toContain('usually five of each size')
  expect(await terms.textContent()).toMatch(/No clock.*does not count.*/s)
  await ana.locator('[data-change] summary').first().click()
  await ana.locator('#host-clock').selectOption('calm')
  await ana.locator('#host-late').selectOption('loses')
  await press(ana, 'Change it')
  await ben.getByText('The host has changed: the clock. Look at it and accept it anew.').waitFor()
  await terms.getByText('20 minutes each, and 30 seconds more for every move').waitFor()
  await terms.getByText('Out of time: they lose the match.').waitFor()
  await ana.getByText('Waiting for Ben.').waitFor()
  expect(await ana.getByRole('button', { name: 'Start the match' }).isDisabled()).toBe(true)
  await ana.locator('[data-holder=invited]').getByText('asked', { exact: true }).waitFor()
  await ana.clock.install()
  await ana.clock.setSystemTime(Date.now() + 2.5 * 60_000)
  await ana.locator('[data-holder=invited]').getByText('asked 2 min ago').waitFor()
  await press(ben, 'Accept the table as it is')
  await start(ana)
  await leave(ana, ben)
})

test('the headline says who is missing; one thing at a time is filled; a copied link moves nothing', async () => {
  const { ana, path } = await people.tableOf(3)
  const headline = (page: Page) => page.locator('h1').textContent()
  const filled = (page: Page) => page.locator('main .button.primary').allTextContents()
  await ana.locator('[data-copy]').waitFor()
  expect(await headline(ana)).toBe('Waiting for 2 players.')
  expect(await filled(ana)).toEqual([' Copy the link'])
  const ben = await people.somebody(path)
  await ben.getByLabel('Your name').fill('Ben')
  expect(await filled(ben)).toEqual(['Sit here'])
  await ben.getByRole('button', { name: 'Sit here' }).first().click()
  await ana.getByText('2 of 3 ready').waitFor()
  await ana.locator('[data-change] summary').first().click()
  await ana.locator('#host-clock').selectOption('quick')
  await press(ana, 'Change it')
  await ana.getByText('Waiting for Ben and one more.').waitFor()
  await ana.getByText('You changed the clock, so Ben must accept it anew.').waitFor()
  await ana.locator('[data-holder=invited]').getByText('asked again: the clock changed').waitFor()
  await ben.getByRole('button', { name: 'Accept the table as it is' }).waitFor()
  expect(await filled(ben)).toEqual(['Accept the table as it is'])
  await press(ben, 'Accept the table as it is')
  await ana.getByText('2 of 3 ready').waitFor() // what follows is compared with how it stands then
  await ana.locator('[data-holder=invited]').waitFor({ state: 'detached' })
  await ana.context().grantPermissions(['clipboard-write', 'clipboard-read'])
  const place = () => ana.locator('[data-holder=nobody]').boundingBox()
  const before = await place()
  await ana.locator('[data-copy]').click()
  await ana.locator('[data-toast]').getByText('The link is in the clipboard.').waitFor()
  expect(await place()).toEqual(before)
  await ana.getByLabel('Invite a bot').selectOption('newcomer')
  await ana.getByText('Everybody is ready.').waitFor()
  expect(await filled(ana)).toEqual(['Start the match'])
  await leave(ana, ben)
})

test('who was away finds a bot in their place, sees since when, and takes the seat back', async () => {
  const { ana, ben, path } = await people.two()
  await oneMove(ana)
  await ben.goto(new URL('/settings', home.address).href)
  await ana.getByRole('button', { name: 'A bot for Ben, who is away?' }).click()
  await ana.getByLabel('Log').getByText('A bot plays for Ben.').waitFor()
  await ana.getByLabel('Players').getByText('bot for Ben', { exact: true }).waitFor()
  await ana
    .getByLabel('Log')
    .getByText(/^bot for Ben /)
    .first()
    .waitFor()
  await ben.goto(new URL(path, home.address).href)
  await ben.getByText(/^A bot plays for you since \d\d:\d\d/).waitFor()
  await press(ben, 'Take my seat back')
  await ana.getByLabel('Log').getByText('Ben came back.').waitFor()
  await ana.getByLabel('Players').getByText('guest Ben', { exact: true }).waitFor()
  // What the bot did stays the bot's, and what Ana did hers, also for somebody who comes now.
  const watching = await people.somebody(path, 'fr')
  await watching
    .getByText(/^robot pour Ben /)
    .first()
    .waitFor()
  await watching.getByText('Ben est de retour.').waitFor()
  await leave(ana, ben, watching)
})

test('leaving is asked twice with what it means; the end says why', async () => {
  const { ana, path } = await people.tableOf(2, 'link', { kind: 'live', bank: 600, increment: 0, late: 'loses' })
  const ben = await people.sitDown(path, 'Ben')
  await start(ana)
  await ben.locator('[data-turn]').waitFor()
  await openMore(ben)
  await press(ben, 'Leave the match')
  await ben.getByText('The match is over then, and you have lost it. Really leave?').waitFor()
  await ben.locator('[data-twice] [data-no]').click()
  expect((await updateAt(ana, path)).status).toBe('playing')
  await openMore(ben)
  await press(ben, 'Leave the match')
  await ben.locator('[data-twice] [data-yes]').click()
  for (const page of [ana, ben]) await page.getByText('Ana wins: Ben left the match.').waitFor()
  await leave(ana, ben)
})

test('before all first moves anybody aborts the match, without a result', async () => {
  const { ana, ben } = await people.two()
  await openMore(ben)
  await press(ben, 'Abort the match')
  await ben.locator('[data-twice] [data-yes]').click()
  for (const page of [ana, ben]) await page.getByText('This match was ended without a result.').waitFor()
  await leave(ana, ben)
})

test('taking back is asked for after a reply, and the question stands in the prompt after a reload', async () => {
  const { ana, ben, path } = await people.two()
  await oneMove(ana)
  await oneMove(ben)
  await ana.reload()
  await press(ana, 'Ask to take back')
  const question = ben.getByLabel('What to do').locator('[data-question=undo]')
  await question.getByText('Ana asks to take back the last move.').waitFor()
  await ben.reload()
  await question.getByText('Ana asks to take back the last move.').waitFor()
  await question.getByRole('button', { name: 'Agree', exact: true }).click()
  await ana.getByLabel('Log').getByText('Ana took back a move.').waitFor()
  await ana.locator('[data-turn=mine]').waitFor()
  expect((await updateAt(ana, path)).turn).toEqual({ kind: 'decide', seats: [0] })
  await leave(ana, ben)
})

test('closing a table is asked twice; who deletes themselves is told what they leave', async () => {
  const { ana, path } = await people.tableOf(2)
  await press(ana, 'Close the table')
  await ana.getByText('The table is gone for everybody. Really close it?').waitFor()
  await press(ana, 'Stay')
  const ben = await people.sitDown(path, 'Ben')
  await start(ana)
  await ben.goto(new URL('/account', home.address).href)
  await press(ben, 'Leave and delete everything about me')
  await ben.getByText(/You are playing 1 match: Subdivision\. You will have left them/).waitFor()
  await press(ben, 'Leave and delete everything about me')
  await ana.getByLabel('Log').getByText('A bot plays for').waitFor()
  await leave(ana, ben)
})
