import { CATALOG } from '@masterplan/catalog'
import type { BrowserContext, Page, WebSocketRoute } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { complaintsOf, openStage, type Stage } from './browser.ts'
import { type Home, openHome } from './home.ts'
import { playOn } from './pressing.ts'
import { chooseOption, choosePlayers } from './setting-up.ts'

/** Options that make a whole match short, so that five of them can be played. */
const SHORT: Readonly<Record<string, string>> = {
  subdivision: 'set:threehouse',
  'parks-and-towers': 'preset:small',
  'brick-by-brick': 'roundCap:4',
  tryste: 'endAfterYears:2',
}

let stage: Stage
let home: Home
let ana: Page
let ben: Page
let cable: Cable // Ben's
let complaints: string[] // of Ana's browser
beforeAll(async () => {
  stage = await openStage()
  home = await openHome()
  ;({ page: ana } = await stage.visit(new URL('/lobby', home.address).href))
  const second = await stage.visit(new URL('/lobby', home.address).href)
  ben = second.page
  cable = await Cable.of(second.context, ben)
  complaints = complaintsOf(ana)
})
afterAll(async () => {
  await stage?.close()
  await home?.close()
})

/** Cuts a browser off: its sockets break, new ones fail, and no request goes through. */
class Cable {
  private readonly context: BrowserContext
  private readonly sockets = new Set<WebSocketRoute>()
  private cut = false

  constructor(context: BrowserContext) {
    this.context = context
  }
  static async of(context: BrowserContext, page: Page): Promise<Cable> {
    const cable = new Cable(context)
    await page.routeWebSocket('**/api/live', socket => cable.plug(socket))
    return cable
  }
  private plug(socket: WebSocketRoute): void {
    if (this.cut) {
      void socket.close()
      return
    }
    this.sockets.add(socket)
    socket.connectToServer()
  }
  async pull(): Promise<void> {
    this.cut = true
    await this.context.setOffline(true)
    await Promise.all([...this.sockets].map(socket => socket.close()))
    this.sockets.clear()
  }
  async mend(): Promise<void> {
    this.cut = false
    await this.context.setOffline(false)
  }
}

async function host(page: Page, game: string): Promise<string> {
  await page.goto(new URL(`/host/${game}`, home.address).href)
  await page.locator('#host-name').fill('Ana')
  await choosePlayers(page, '2')
  const [option, value] = SHORT[game]?.split(':') ?? []
  if (option !== undefined && value !== undefined) await chooseOption(page, option, value)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL('**/table/*')
  await page.locator('[data-holder=person]').waitFor()
  return page.url()
}

describe('two browsers play a whole match by a link, one of them losing its connection twice', () => {
  test.each(CATALOG.map(({ id }) => id))(
    '%s',
    async game => {
      await cable.mend()
      complaints.length = 0
      const link = await host(ana, game)

      await ben.goto(link)
      await ben.locator('[data-holder=nobody]').first().waitFor()
      await ben.getByLabel('Your name').fill('Ben')
      await ben.locator('[data-holder=nobody] button.primary').first().click()
      await ana.getByRole('button', { name: 'Start the match' }).click()
      await Promise.all([ana, ben].map(page => page.locator('[data-turn]').waitFor()))

      const played = Promise.all([playOn(ana, 2000), playOn(ben, 2000)])
      const lossy = loseTwice(ben, cable)
      await Promise.all([played, lossy])

      const over = await Promise.all([ana, ben].map(page => page.getByRole('status').first().textContent()))
      expect(over[0]).toMatch(/win/)
      expect(over[1]).toBe(over[0])
      await ana.getByRole('button', { name: 'Check the luck' }).click()
      await ana.locator('[data-luck=fair]').waitFor()
      // Where both may decide at once, one is too late: the server says so, and the browser notes it.
      expect(complaints.filter(each => !each.includes('409'))).toEqual([])
    },
    600_000,
  )
})

/** In the middle of the match, for as long as it takes to notice; then everything goes on. */
async function loseTwice(page: Page, cable: Cable): Promise<void> {
  for (const after of [4, 10]) {
    await page.waitForFunction(
      lines => {
        const now = document.querySelector('[data-turn]')
        return Number(now?.getAttribute('data-lines')) > lines || now?.getAttribute('data-turn') === 'over'
      },
      after,
      { timeout: 120_000 },
    )
    await cable.pull()
    await page.locator('[data-link=lost]').waitFor()
    await cable.mend()
    await page.locator('[data-link=live]').waitFor()
  }
}
