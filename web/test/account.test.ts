import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { addAuthenticator, onAccountStage, press, whoAmI } from './account-visits.ts'
import { complaintsOf, openStage } from './browser.ts'
import { openTab } from './room.ts'
import { violationsInBothThemes } from './violations.ts'

const { home, href, visit } = onAccountStage()

describe('an account', () => {
  test('by passkey: made, left, and come back to as the same person', async () => {
    const { page, context } = await visit('/account')
    const complaints = complaintsOf(page)
    await addAuthenticator(page)
    const guest = await whoAmI(page)
    expect(guest.account).toBe(false)

    await press(page, 'Make an account with a passkey')
    await page.getByText('You are signed in.').waitFor()
    expect(await whoAmI(page)).toMatchObject({ person: guest.person, account: true })

    await press(page, 'Sign out')
    await page.getByText('You play as a guest.').waitFor()
    expect((await whoAmI(page)).person).not.toBe(guest.person)

    await press(page, 'Sign in with a passkey')
    await page.getByText('You are signed in.').waitFor()
    expect(await whoAmI(page)).toMatchObject({ person: guest.person, account: true })
    expect(complaints).toEqual([])
    await context.close()
  })

  test('by e-mail and password, on two devices; its data are taken along, and then nothing is left', async () => {
    const { page, context } = await visit('/account')
    await page.getByLabel('Your name').fill('Ana')
    await press(page, 'Keep')
    await page.getByText('From now on you are called Ana.').waitFor()
    await page.getByLabel('E-mail').fill('ana@example.org')
    await page.getByLabel('Password').fill('a long password')
    await press(page, 'Make an account')
    await page.getByText('You are signed in.').waitFor()
    const { person } = await whoAmI(page)

    const other = await visit('/account')
    await other.page.getByLabel('E-mail').fill('ana@example.org')
    await other.page.getByLabel('Password').fill('another password')
    await press(other.page, 'Sign in')
    await other.page.getByRole('alert').getByText('No account here has this address and this password.').waitFor()
    await other.page.getByLabel('Password').fill('short')
    await press(other.page, 'Make an account')
    await other.page.getByRole('alert').getByText('A password needs at least 10 characters').waitFor()
    await other.page.getByLabel('Password').fill('another password')
    await press(other.page, 'Make an account')
    await other.page.getByRole('alert').getByText('Another account has this address.').waitFor()
    await other.page.getByLabel('Password').fill('a long password')
    await press(other.page, 'Sign in')
    await other.page.getByText('You are signed in.').waitFor()
    expect(await whoAmI(other.page)).toMatchObject({ person, account: true })
    expect(await other.page.getByLabel('Your name').inputValue()).toBe('Ana')

    const taking = page.getByRole('button', { name: 'Take all my data with me' })
    const [download] = await Promise.all([page.waitForEvent('download'), taking.click()])
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
      ...{ person, name: 'Ana', email: 'ana@example.org' },
    })

    await press(page, 'Leave and delete everything about me')
    await page.getByRole('alert').getByText('Really delete everything?').waitFor()
    await press(page, 'Leave and delete everything about me')
    await page.getByText('Everything about you was deleted.').waitFor()
    expect(await page.getByText('You are signed in.').count()).toBe(0)
    expect((await whoAmI(page)).person).not.toBe(person)
    await press(other.page, 'Sign out')
    await other.page.getByLabel('E-mail').fill('ana@example.org')
    await other.page.getByLabel('Password').fill('a long password')
    await press(other.page, 'Sign in')
    await other.page.getByRole('alert').getByText('No account here has this address and this password.').waitFor()
    await Promise.all([context.close(), other.context.close()])
  })
})

/** Opens a table with one free seat and waits in it. */
async function openTable(page: Page): Promise<void> {
  await page.goto(href('/host/subdivision'))
  await page.locator('#host-name').fill('Ana')
  await page.locator('form button[type=submit]').click()
  await page.locator('[data-holder=person]').waitFor()
}

/** A bot sits down, the match begins, and something is said. */
async function begin(page: Page): Promise<void> {
  await page.getByLabel('Invite a bot').selectOption('level-1')
  await page.getByRole('button', { name: 'Start the match' }).click()
  await page.locator('[data-turn]').waitFor()
  await openTab(page, 'chat')
  await page.getByLabel('Say something').fill('Hello from my seat.')
  await press(page, 'Send')
  await page.getByText('Hello from my seat.').waitFor()
}

const pictures = process.env.PICTURES // a folder, to look at the pages with one's own eyes

async function look(page: Page, name: string): Promise<void> {
  if (pictures) await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true })
}

describe('no accessibility violation, in either theme', () => {
  test.each(['lobby', 'host/subdivision', 'account', 'ratings'])('/%s', async path => {
    const { page, context } = await visit(`/${path}`)
    await page.waitForLoadState('networkidle')
    await look(page, path.replace('/', '-'))
    expect(await violationsInBothThemes(page)).toEqual([])
    await context.close()
  })

  test('a table: gathering, and playing', async () => {
    const { page, context } = await visit('/lobby')
    await openTable(page)
    await look(page, 'gathering')
    expect(await violationsInBothThemes(page)).toEqual([])
    await begin(page)
    await look(page, 'playing')
    expect(await violationsInBothThemes(page)).toEqual([])
    await context.close()
  })
})

test('nothing sticks out on a phone, in French either', async () => {
  const { page, context } = await visit('/lobby', { width: 360, height: 740, language: 'fr' })
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  for (const path of ['lobby', 'host/subdivision', 'account', 'ratings']) {
    await page.goto(href(path))
    await page.locator('h1').first().waitFor()
    await look(page, `phone-${path.replace('/', '-')}`)
    expect(await width()).toBeLessThanOrEqual(360)
  }
  await openTable(page)
  await look(page, 'phone-gathering')
  expect(await width()).toBeLessThanOrEqual(360)
  await context.close()
})

test('a pushed turn is shown in the language of the page', async () => {
  const whole = await openStage('whole')
  const before = (context: BrowserContext) => context.grantPermissions(['notifications'], { origin: home().address })
  const { page, context } = await visit('/account', { offlineReady: true, language: 'fr', before }, whole)
  await page.evaluate('navigator.serviceWorker.ready.then(() => null)')
  const session = await context.newCDPSession(page)
  const registered = new Promise<string>(found =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [mine] = registrations.filter(({ scopeURL }) => scopeURL.startsWith(home().address))
      if (mine !== undefined) found(mine.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  const message = { kind: 'turn', table: 'abcdefghijkl', title: 'Subdivision' }
  await session.send('ServiceWorker.deliverPushMessage', {
    ...{ origin: home().address, registrationId: await registered, data: JSON.stringify(message) },
  })
  const shown = () =>
    page.evaluate(async () => {
      const [notice] = await (await navigator.serviceWorker.ready).getNotifications()
      return notice && { title: notice.title, body: notice.body, tag: notice.tag }
    })
  await expect.poll(shown, { timeout: 30_000 }).toEqual({
    ...{ title: 'Subdivision', body: 'C’est à vous de jouer.', tag: 'turn-abcdefghijkl' },
  })
  await whole.close()
})
