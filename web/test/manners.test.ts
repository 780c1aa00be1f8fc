import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Stage, Visit } from './browser.ts'
import type { Home } from './home.ts'
import { onStage } from './on-stage.ts'
import { violationsInBothThemes } from './violations.ts'

const MASTERPLAN = join(import.meta.dirname, '../../cli/src/main.ts')

let stage: Stage
let home: Home
onStage((theStage, theHome) => {
  stage = theStage
  home = theHome
})

async function visit(path: string, how: Visit = {}): Promise<Page> {
  const { page } = await stage.visit(new URL(path, home.address).href, how)
  return page
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Ana opens a table, Ben comes by its link and sits down. */
async function gathered(): Promise<{ ana: Page; ben: Page; table: string }> {
  const ana = await visit('/host/subdivision')
  await ana.locator('#host-name').fill('Ana')
  await ana.locator('form button[type=submit]').click()
  await ana.waitForURL('**/table/*')
  const table = new URL(ana.url()).pathname.split('/').at(-1) ?? ''
  const ben = await visit(`/table/${table}`)
  await ben.getByLabel('Your name').fill('Ben')
  await ben
    .getByRole('button', { name: /^Sit here/ })
    .first()
    .click()
  await ana.getByText('Ben').first().waitFor()
  return { ana, ben, table }
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Say something').fill(text)
  await press(page, 'Send')
  await page.locator('ol').getByText(text).waitFor()
}

test('somebody is muted, heard again, reported in words, blocked, and met again', async () => {
  const { ana, ben, table } = await gathered()
  await say(ben, 'Your park is ugly.')
  await ana.getByText('Your park is ugly.').waitFor()
  const others = ana.getByRole('list', { name: 'The others at this table' })
  await others.getByLabel('About Ben').click()
  await others.getByRole('button', { name: 'Mute here' }).click()
  await ana.getByText('You hear no more of them at this table.').waitFor()
  await say(ben, 'And your houses too.')
  expect(await ana.getByText('Your park is ugly.').count()).toBe(0)
  await ana.reload()
  await others.getByLabel('About Ben').click()
  await others.getByRole('button', { name: 'Hear them again' }).click()
  await ana.getByText('You hear them again.').waitFor()
  await ana.getByText('Your park is ugly.').waitFor()

  await others.getByRole('button', { name: 'Report' }).click()
  expect(await violationsInBothThemes(ana)).toEqual([])
  await others.getByLabel('What is it about?').selectOption('insult')
  await others.getByLabel('In your own words').fill('He laughs at my park.')
  await others.getByRole('button', { name: 'Send the report' }).click()
  await ana.getByText('Thank you. The people who run this server will look at it.').waitFor()
  const listed = spawnSync(process.execPath, [MASTERPLAN, 'report', 'list', '--json', '--data', home.data], {
    encoding: 'utf8',
  })
  expect(JSON.parse(listed.stdout)).toMatchObject([{ table, reason: 'insult', text: 'He laughs at my park.' }])

  await others.getByRole('button', { name: 'Block' }).click()
  await ana.getByText('You will not meet them again.').waitFor()
  await ana.goto(new URL('/account', home.address).href)
  await ana.getByText('People you have blocked').waitFor()
  expect(await violationsInBothThemes(ana)).toEqual([])
  await press(ana, 'Meet Ben again')
  await ana.getByText('People you have blocked').waitFor({ state: 'detached' })
})

test('a host chooses what running out of time means, and quiet hours', async () => {
  const page = await visit('/host/subdivision', { language: 'fr', width: 360, height: 740 })
  await page.locator('#host-name').fill('Ana')
  expect(await page.locator('#host-late').count()).toBe(0)
  await page.locator('#host-clock').selectOption('day')
  expect(await page.locator('#host-late').inputValue()).toBe('bot-takes-over')
  await page.locator('#host-late').selectOption('loses')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await violationsInBothThemes(page)).toEqual([])
  await page.locator('form button[type=submit]').click()
  await page.waitForURL('**/table/*')
  const clock = await page.evaluate(async () => {
    const table = location.pathname.split('/').at(-1)
    return JSON.parse(await (await fetch(`/api/tables/${table}`)).text()).clock
  })
  expect(clock).toMatchObject({ kind: 'days', perMove: 24, late: 'loses', quiet: { from: 1320, to: 480 } })
})
