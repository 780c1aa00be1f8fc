import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { linesOf, type Stage } from './browser.ts'
import { DeafLine } from './deaf-line.ts'
import type { Home } from './home.ts'
import { onStage } from './on-stage.ts'
import { start, Visitors } from './people.ts'
import { oneMove } from './pressing.ts'
import { openTab } from './room.ts'

let stage: Stage
let home: Home
let line: DeafLine // Ana's
let ana: Page
let ben: Page
let pongs: number // that Ana's page has heard
onStage((theStage, theHome) => {
  stage = theStage
  home = theHome
})
beforeEach(async () => {
  line = await DeafLine.to(home.address)
  const made = await new Visitors(stage, { ...home, address: line.address }).tableOf(2)
  ana = made.ana
  pongs = 0
  ana.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => {
      if (JSON.parse(String(payload)).kind === 'pong') pongs++
    }),
  )
  await ana.clock.install()
  await ana.reload()
  ben = await new Visitors(stage, home).sitDown(made.path, 'Ben')
  await start(ana)
  await ben.locator('[data-turn]').waitFor()
})
afterEach(async () => {
  await Promise.all([ana, ben].map(page => page.context().close()))
  line.close()
})

const isLive = () => ana.locator('[data-link=live]').count()
const pass = (seconds: number) => ana.clock.fastForward(seconds * 1000)
const say = async (page: Page, text: string) => {
  await openTab(page, 'chat')
  await page.getByLabel('Chat').locator('input[maxlength]').fill(text)
  await page.keyboard.press('Enter')
}

test('a line on which a ping gets no answer in ten seconds is lost; on return everything missed is told', async () => {
  await oneMove(ana)
  await ben.locator('[data-turn=mine]').waitFor()
  await pass(26)
  await expect.poll(() => pongs).toBeGreaterThan(0)
  await pass(11)
  expect(await isLive()).toBe(1)
  line.goDeaf()
  await oneMove(ben)
  await say(ben, 'Are you there?')
  await openTab(ben, 'chat')
  await ben.getByText('Are you there?').waitFor()
  await pass(26) // a ping goes out, at the latest now
  await pass(11)
  await ana.locator('[data-link=lost]').waitFor()
  await ana.getByText('The connection is lost. It is being opened again; nothing is lost.').waitFor()
  line.hear()
  await pass(30)
  await ana.locator('[data-link=live] [data-turn=mine]').waitFor()
  await openTab(ana, 'chat')
  await ana.getByText('Are you there?').waitFor()
  expect(await linesOf(ana)).toBe(await linesOf(ben))
})

test('a pressed move that nobody answers is on its way, is noticed in ten seconds, and is played once when the line is back', async () => {
  const before = await linesOf(ben)
  line.goDeaf()
  await ana.locator('[data-place][data-lit]').first().click()
  await ana.locator('[data-choice]').first().click()
  await ana.locator('[data-move]').click()
  await ana.locator('[data-sending]').waitFor()
  await ana.getByText('Your move is on its way …').waitFor()
  await pass(11)
  await ana.locator('[data-link=lost] [data-sending]').waitFor({ timeout: 5000 })
  await pass(2) // now a socket is being opened that will never be
  await pass(20)
  line.hear()
  await pass(30)
  await ben.locator('[data-turn=mine]').waitFor()
  expect(await linesOf(ben)).toBe(before + 1)
  await ana.locator('[data-link=live]').waitFor()
  await ana.locator('[data-sending]').waitFor({ state: 'detached' }) // its answer comes after the table
  expect(await linesOf(ben)).toBe(before + 1)
})

test('a browser that says it is offline is connecting at once, and tells what it missed', async () => {
  await oneMove(ana)
  await ben.locator('[data-turn=mine]').waitFor()
  await ana.context().setOffline(true)
  await ana.locator('[data-link=lost]').waitFor({ timeout: 2000 })
  await oneMove(ben)
  await say(ben, 'Hello?')
  await ana.context().setOffline(false)
  await ana.locator('[data-link=live] [data-turn=mine]').waitFor()
  await openTab(ana, 'chat')
  await ana.getByText('Hello?').waitFor()
})

test('an event stream that falls silent is lost in ten seconds, too', async () => {
  await ana.routeWebSocket('**/api/live', socket => void socket.close()) // a network that lets no socket through
  await ana.reload()
  /** Lets the page try again, each time with a moment for the network. */
  const connected = async () => {
    for (let tries = 0; tries < 20 && (await isLive()) === 0; tries++) {
      await pass(4)
      await ana.waitForTimeout(500)
    }
    await ana.locator('[data-link=live]').waitFor()
  }
  await connected()
  await oneMove(ana)
  await ben.locator('[data-turn=mine]').waitFor()
  expect(await isLive()).toBe(1)
  line.goDeaf()
  await oneMove(ben)
  await pass(11)
  await ana.locator('[data-link=lost]').waitFor()
  line.hear()
  await connected()
  await ana.locator('[data-turn=mine]').waitFor()
})
