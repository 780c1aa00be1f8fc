import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { onStage } from './on-stage.ts'
import { Visitors } from './people.ts'
import { oneMove, playOn } from './pressing.ts'
import { openMore, openTab } from './room.ts'

let people: Visitors
onStage((theStage, theHome) => {
  people = new Visitors(theStage, theHome)
})

const leave = (...pages: readonly Page[]) => Promise.all(pages.map(page => page.context().close()))
async function say(page: Page, text: string): Promise<void> {
  await openTab(page, 'chat')
  const box = page.locator('#chat input[maxlength]')
  await box.fill(text)
  await box.press('Enter')
  await page.locator('#chat').getByText(text).waitFor()
}

test('what was said out of sight is counted until the chat is in sight, also after a reload', async () => {
  const { ana, ben } = await people.two()
  await say(ana, 'Hello')
  await say(ana, 'Nice park')
  await ben.locator('[data-tab=chat] [data-news="2"]').waitFor()
  await ben.reload()
  await ben.locator('[data-tab=chat] [data-news="2"]').waitFor()
  await openTab(ben, 'chat')
  await ben.locator('[data-news]').waitFor({ state: 'detached' })
  await ben.reload()
  await openTab(ben, 'chat')
  await ben.locator('#chat').getByText('Nice park').waitFor()
  expect(await ben.locator('[data-news]').count()).toBe(0)
  expect(await ana.locator('[data-news]').count()).toBe(0) // one's own words are no news
  await leave(ana, ben)
})

test('the host lets the table hear the audience; everybody sees it, in both languages', async () => {
  const { ana, ben, path } = await people.two()
  const cleo = await people.somebody(path, 'fr')
  await say(cleo, 'Bonjour')
  await openTab(ana, 'chat')
  await ana.getByLabel('The table hears the audience during the match').click() // checked when the server says so
  await openTab(ben, 'chat')
  await ben.locator('[data-open-chat]').getByText('The table hears the audience.').waitFor()
  await openTab(ben, 'log')
  await ben.getByLabel('Log').getByText('The table hears the audience now.').waitFor()
  await openTab(cleo, 'log')
  await cleo.getByText('La table entend maintenant le public.').waitFor()
  await say(cleo, 'Encore moi')
  await openTab(ben, 'chat')
  await ben.locator('#chat').getByText('Encore moi').waitFor()
  await leave(ana, ben, cleo)
})

test('everybody agrees to end a match, and the end says so', async () => {
  const { ana, ben } = await people.two()
  await oneMove(ana)
  await ben.locator('[data-turn=mine]').waitFor()
  await oneMove(ben)
  await ana.locator('[data-turn=mine]').waitFor()
  await openMore(ana)
  await ana.getByRole('button', { name: 'Ask to end it here' }).click()
  await ana.locator('[data-twice] [data-yes]').click()
  await ben.locator('[data-question=end]').getByText('Ana asks to end the match here').waitFor()
  await ben.getByRole('button', { name: 'Agree', exact: true }).click()
  for (const page of [ana, ben])
    await page
      .getByText(/: everybody agreed to end it here\.$/)
      .first()
      .waitFor()
  await ana.locator('[data-end-sheet] summary').first().click()
  await ana.getByLabel('Log').getByText('Ana asked to end the match here.').waitFor()
  await leave(ana, ben)
})

test('a line says when, an address can be pressed, a phrase is one press, and those who look on are counted', async () => {
  const { ana, ben, path } = await people.two()
  await say(ana, 'See https://example.org/a?b=1, or javascript:alert(1) <b>not</b>')
  await openTab(ben, 'chat')
  const line = ben.locator('#chat ol li').last()
  expect(await line.locator('time').textContent()).toMatch(/^\d\d:\d\d/)
  expect(await line.locator('a').evaluateAll(all => all.map(each => each.getAttribute('href')))).toEqual([
    'https://example.org/a?b=1',
  ])
  expect(await line.locator('a').getAttribute('rel')).toContain('noopener')
  expect(await line.textContent()).toContain('javascript:alert(1) <b>not</b>')
  await ben.getByRole('button', { name: 'Well played!' }).click()
  await openTab(ana, 'chat')
  await ana.locator('#chat ol li').getByText('Well played!').waitFor()
  expect(await ana.locator('[data-audience]').count()).toBe(0)
  const cleo = await people.somebody(path)
  await ana.locator('[data-audience]').getByText('One person looks on.').waitFor()
  await cleo.locator('[data-looks-on]').getByText('You look on. A seat here is yours? Sign in.').waitFor()
  expect(await ana.locator('[data-looks-on]').count()).toBe(0)
  await leave(ana, ben, cleo)
})

test('bots of one level are told apart, the seal of luck is folded, and after the end nothing speaks of hints', async () => {
  const { ana } = await people.tableOf(3)
  await ana.getByLabel('Invite a bot').first().selectOption('newcomer')
  await ana.locator('[data-holder=bot]').waitFor()
  await ana.getByLabel('Invite a bot').selectOption('newcomer')
  expect(await ana.locator('[data-sealed] p').isVisible()).toBe(false)
  await ana.getByRole('button', { name: 'Start the match' }).click()
  await ana.locator('[data-turn]').first().waitFor()
  await ana.getByLabel('Players').getByText('Newcomer 2', { exact: true }).waitFor()
  await openMore(ana)
  await ana.getByText(/^Among people there are no hints/).waitFor()
  expect(await ana.locator('[data-sealed] p').isVisible()).toBe(false)
  await ana.locator('[data-more-tools]').click()
  await playOn(ana, 200)
  expect(await ana.getByText(/^Among people there are no hints/).count()).toBe(0)
  expect(await ana.locator('[data-undo]').count()).toBe(0)
  await leave(ana)
})
