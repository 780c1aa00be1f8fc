import type { BrowserContext, Page } from 'playwright-core'
import type { Stage, Visit } from './browser.ts'
import type { Home } from './home.ts'

/** A page of a server with accounts, once it shows something. */
export async function visitAt(
  { address }: Home,
  path: string,
  by: Stage,
  how: Visit = {},
): Promise<{ page: Page; context: BrowserContext }> {
  const opened = await by.visit(new URL(path, address).href, how)
  await opened.page.locator('h1').first().waitFor()
  return opened
}

export const whoAmI = (page: Page) =>
  page.evaluate(() =>
    fetch('/api/me').then(response => response.json() as Promise<{ person: string; account: boolean }>),
  )

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Something that signs in without a password, as a phone or a key would. */
export async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
}
