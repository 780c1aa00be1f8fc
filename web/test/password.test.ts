import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, type Stage, type Visit } from './browser.ts'
import { type Home, openHomeWithAccounts } from './home.ts'
import { openMailbox } from './mailbox.ts'
import { violationsInBothThemes } from './violations.ts'

let stage: Stage
let mail: Awaited<ReturnType<typeof openMailbox>>
let home: Home
let silent: Home
beforeAll(async () => {
  stage = await openStage()
  mail = await openMailbox()
  home = await openHomeWithAccounts({ SMTP_URL: mail.address })
  silent = await openHomeWithAccounts({ MASTERPLAN_CONTACT: 'ana@example.org' })
})
afterAll(async () => {
  await stage?.close()
  await Promise.all([home?.close(), silent?.close(), mail?.close()])
})

async function visit(address: string, how: Visit = {}): Promise<{ page: Page; context: BrowserContext }> {
  const opened = await stage.visit(address, how)
  await opened.page.locator('h1').first().waitFor()
  return opened
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function linkIn(to: string, where: 'password' | 'confirm' = 'password'): Promise<string> {
  for (let tries = 0; tries < 200; tries++) {
    const text = mail.letters.findLast(letter => letter.includes(`RCPT TO:<${to}>`)) ?? ''
    const [link] = new RegExp(`http:\\S+/account/${where}#\\S+`).exec(text) ?? []
    if (link !== undefined) return link
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error('No letter came.')
}

/** Opens the link in the letter on another device, and signs in. */
async function confirm(page: Page, email: string): Promise<void> {
  await page.getByText(`A letter is on its way to ${email}.`).waitFor()
  const reader = await visit(await linkIn(email, 'confirm'))
  await press(reader.page, 'Yes, confirm it')
  await reader.page.getByText('The address is confirmed.').waitFor()
  expect(await violationsInBothThemes(reader.page)).toEqual([])
  await reader.context.close()
  await press(page, 'Sign in')
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.locator('#my-email').fill(email)
  await page.locator('#my-password').fill('an old password')
  await press(page, 'Make an account')
  if (new URL(page.url()).origin === home.address) await confirm(page, email)
  await page.getByText('You are signed in.').waitFor()
  await press(page, 'Sign out')
  await page.getByText('You play as a guest.').waitFor()
}

describe('a forgotten password', () => {
  test('is replaced by the link in a letter, which works once', async () => {
    const { page, context } = await visit(`${home.address}/account`)
    await signUp(page, 'ana@example.org')
    await page.getByText('Forgotten your password?').click()
    await page.locator('#lost-email').fill('ana@example.org')
    await press(page, 'Send the letter')
    await page.getByText('a letter is on its way').waitFor()
    const link = await linkIn('ana@example.org')

    await page.goto(link)
    await page.getByLabel('New password').fill('a new password')
    await press(page, 'Keep the new password')
    await page.getByText('The new password is kept.').waitFor()
    expect(new URL(page.url()).hash).toBe('')
    await page.getByRole('link', { name: 'To the account' }).click()
    await page.locator('#my-email').fill('ana@example.org')
    await page.locator('#my-password').fill('a new password')
    await press(page, 'Sign in')
    await page.getByText('You are signed in.').waitFor()

    const again = await visit(link)
    await again.page.getByLabel('New password').fill('yet another one')
    await press(again.page, 'Keep the new password')
    await again.page.getByRole('alert').getByText('This link was used already').waitFor()
    await Promise.all([context.close(), again.context.close()])
  })

  test('where no letters are sent, the page says so and whom to ask, in French too', async () => {
    const { page, context } = await visit(`${silent.address}/account`)
    await page.getByText('Forgotten your password?').click()
    await page.getByText('This site sends no e-mail.').waitFor()
    expect(await page.getByText('ana@example.org').count()).toBe(1)
    await context.close()
    const french = await visit(`${silent.address}/account`, { language: 'fr' })
    await french.page.getByText('Mot de passe oublié ?').click()
    await french.page.getByText('Ce site n’envoie pas d’e-mail.').waitFor()
    await french.context.close()
  })

  test('no accessibility violation, in either theme', async () => {
    const { page, context } = await visit(`${home.address}/account`)
    await page.getByText('Forgotten your password?').click()
    await page.locator('#lost-email').fill('nobody@example.org')
    await press(page, 'Send the letter')
    await page.getByText('a letter is on its way').waitFor()
    expect(await violationsInBothThemes(page)).toEqual([])
    await page.goto(`${home.address}/account/password#made-up`)
    await page.getByLabel('New password').fill('a new password')
    expect(await violationsInBothThemes(page)).toEqual([])
    await press(page, 'Keep the new password')
    await page.getByRole('alert').waitFor()
    expect(await violationsInBothThemes(page)).toEqual([])
    await context.close()
  })

  test('nothing sticks out on a phone in French', async () => {
    const { page, context } = await visit(`${home.address}/account`, { width: 360, height: 740, language: 'fr' })
    await page.getByText('Mot de passe oublié ?').click()
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    expect(await width()).toBeLessThanOrEqual(360)
    await page.goto(`${home.address}/account/password#made-up`)
    await page.locator('#new-password').waitFor()
    expect(await width()).toBeLessThanOrEqual(360)
    await context.close()
  })
})
