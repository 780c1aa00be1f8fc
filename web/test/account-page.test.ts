import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { addAuthenticator, onAccountStage, press, whoAmI } from './account-visits.ts'
import type { Visit } from './browser.ts'
import { violationsInBothThemes } from './violations.ts'

const { home, href, visit } = onAccountStage()

const pictures = process.env.PICTURES // a folder, to look at the pages with one's own eyes

async function look(page: Page, name: string): Promise<void> {
  if (pictures) await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true })
}

/** Somebody with an account. */
async function signedUp(email: string, how: Visit = {}): Promise<{ page: Page; context: BrowserContext }> {
  const opened = await visit('/account', how)
  await addAuthenticator(opened.page)
  await opened.page.locator('#my-email').fill(email)
  await opened.page.locator('#my-password').fill('a long password')
  await opened.page.locator('form button[type=button]').last().click()
  await opened.page.locator('#new-address').waitFor()
  return opened
}
/** As if everybody had signed in long ago. */
function growOld(): void {
  const database = new DatabaseSync(join(home().data, 'masterplan.db'))
  const past = new Date(Date.now() - 11 * 60_000).toISOString()
  database.prepare('update account_sessions set "createdAt" = ?').run(past)
  database.close()
}

describe('the account page', () => {
  test('what asks for a recent sign-in asks for it, and goes on', async () => {
    const { page, context } = await signedUp('old@example.org')
    growOld()
    await page.getByLabel('Name of the program').fill('crane')
    await press(page, 'Make a token')
    await page.getByText('Your last sign-in is more than ten minutes ago.').waitFor()
    expect(await violationsInBothThemes(page)).toEqual([])
    await page.getByLabel('Your password').fill('not the password')
    await press(page, 'Sign in and go on')
    await page.getByText('That is not your password.').waitFor()
    await page.getByLabel('Your password').fill('a long password')
    await press(page, 'Sign in and go on')
    const token = (await page.locator('code').textContent()) ?? ''
    const asProgram = () => fetch(href('/api/me'), { headers: { authorization: `Bearer ${token}` } })
    expect((await asProgram()).status).toBe(200)
    await press(page, 'Take back crane')
    await page.getByText('Copy it now').waitFor({ state: 'detached' })
    expect((await asProgram()).status).toBe(401)
    await context.close()
  })

  test('address, password, passkeys and devices are seen and changed there', async () => {
    const { page, context } = await signedUp('first@example.org')
    await page.getByText('first@example.org, not confirmed').waitFor()
    await page.getByLabel('New address').fill('second@example.org')
    await press(page, 'Change the address')
    await page.getByText('The address is now second@example.org.').waitFor()
    await page.getByText('second@example.org, not confirmed').waitFor()

    const other = await visit('/account')
    await other.page.locator('#my-email').fill('second@example.org')
    await other.page.locator('#my-password').fill('a long password')
    await press(other.page, 'Sign in')
    await other.page.getByText('You are signed in.').waitFor()
    await page.reload()
    const device = page.getByRole('button', { name: /^Sign out Chrome/ })
    await device.click()
    await device.waitFor({ state: 'detached' })
    expect((await whoAmI(other.page)).account).toBe(false)

    await page.getByLabel('Password as it is').fill('a wrong password')
    await page.getByLabel('New password').fill('a new password')
    await press(page, 'Change the password')
    await page.getByText('That is not your password.').waitFor()
    await page.getByLabel('Password as it is').fill('a long password')
    await press(page, 'Change the password')
    await page.getByText('The new password is kept.').waitFor()

    await press(page, 'Add a passkey')
    const remove = page.getByRole('button', { name: /^Remove the passkey/ })
    await remove.waitFor()
    await look(page, 'account-holder')
    expect(await violationsInBothThemes(page)).toEqual([])
    await remove.click()
    await remove.waitFor({ state: 'detached' })

    await press(page, 'Sign out everywhere')
    await page.getByText('You are signed out everywhere.').waitFor()
    await page.getByText('You play as a guest.').waitFor()
    await Promise.all([context.close(), other.context.close()])
  })

  test('an account made by a passkey keeps its last one, and gets an address and a password', async () => {
    const { page, context } = await visit('/account')
    await addAuthenticator(page)
    await press(page, 'Make an account with a passkey')
    await page.getByText('This account has no address yet.').waitFor()
    await page.getByRole('button', { name: /^Remove the passkey/ }).click()
    await page.getByText('Without this passkey nobody could sign in.').waitFor()
    await page.getByLabel('New address').fill('key@example.org')
    await press(page, 'Change the address')
    await page.getByLabel('New password').fill('short')
    await press(page, 'Add a password')
    await page.getByText('A password needs at least 10 characters').waitFor()
    await page.getByLabel('New password').fill('a first password')
    await press(page, 'Add a password')
    await page.getByText('The new password is kept.').waitFor()
    await press(page, 'Sign out')
    await page.locator('#my-email').fill('key@example.org')
    await page.locator('#my-password').fill('a first password')
    await press(page, 'Sign in')
    await page.getByText('key@example.org, not confirmed').waitFor()
    await context.close()
  })

  test('fits a phone, in French, with everything on it', async () => {
    const { page, context } = await signedUp('phone@example.org', { width: 360, height: 740, language: 'fr' })
    await press(page, 'Ajouter une clé d’accès')
    await page.getByRole('button', { name: /^Retirer la clé/ }).waitFor()
    await page.locator('#program-name').fill('un programme à moi')
    await press(page, 'Créer un jeton')
    await page.locator('code').waitFor()
    await look(page, 'phone-account-holder')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await context.close()
  })

  test('an account sits down under its own name, marked guests beside it', async () => {
    const { page, context } = await signedUp('sits@example.org')
    await page.getByLabel('Your name').fill('Level 5')
    await press(page, 'Keep')
    await page.getByText('This name is kept for bots.').waitFor()
    await page.getByLabel('Your name').fill('Sitta')
    await press(page, 'Keep')
    await page.getByText('From now on you are called Sitta.').waitFor()
    await page.evaluate(() => localStorage.removeItem('masterplan-name'))
    await page.goto(href('/host/subdivision'))
    await page.locator('#host-name').waitFor()
    await expect.poll(() => page.locator('#host-name').inputValue()).toBe('Sitta')
    await page.locator('form button[type=submit]').click()
    await page.locator('[data-holder=person]').waitFor()
    const guest = await visit(new URL(page.url()).pathname)
    await guest.page.getByLabel('Your name').fill('Ben')
    await guest.page.getByRole('button', { name: 'Sit here' }).first().click()
    for (const each of [page, guest.page]) {
      await each.getByText('guest Ben', { exact: true }).first().waitFor()
      await each.getByText('Sitta', { exact: true }).first().waitFor()
    }
    await Promise.all([context.close(), guest.context.close()])
  })
})
