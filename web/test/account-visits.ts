import type { BrowserContext, Page } from 'playwright-core'
import type { Stage, Visit } from './browser.ts'
import { type Home, openHomeWithAccounts } from './home.ts'
import { onStage } from './on-stage.ts'

/** A server with accounts for the tests of one file, and ways into its pages. */
export interface AccountStage {
  home(): Home
  /** A page once it shows something, in the file's own browser unless told. */
  visit(path: string, how?: Visit, by?: Stage): Promise<{ page: Page; context: BrowserContext }>
  href(path: string): string
}

export function onAccountStage(): AccountStage {
  let ready: { readonly stage: Stage; readonly home: Home }
  onStage((stage, home) => {
    ready = { stage, home }
  }, openHomeWithAccounts)
  const href = (path: string) => new URL(path, ready.home.address).href
  return {
    home: () => ready.home,
    href,
    async visit(path, how = {}, by = ready.stage) {
      const opened = await by.visit(href(path), how)
      await opened.page.locator('h1').first().waitFor()
      return opened
    },
  }
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
