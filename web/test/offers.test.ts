import type { Clock } from '@masterplan/protocol'
import type { Page, WebSocketRoute } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Home } from './home.ts'
import { onStage } from './on-stage.ts'
import { aKey, command, send, updateAt, Visitors } from './people.ts'
import { choose, typeMove } from './room.ts'

let home: Home
let people: Visitors
onStage((theStage, theHome) => {
  home = theHome
  people = new Visitors(theStage, theHome)
})

const LIVE: Clock = { kind: 'live', bank: 1200, increment: 0, late: 'loses' }
const DAYS: Clock = { kind: 'days', perMove: 24, quiet: null, late: 'bot-moves' }
const OFFERED = '5-gobs for nothing'

interface Bargain {
  readonly path: string
  readonly from: Page // who may offer something now
  readonly to: Page
  readonly at: readonly [number, number] // their seats
}

/** Two at a table of Tryste, played on without pages until one may offer the other something. */
async function bargaining(clock: Clock): Promise<Bargain> {
  const pages = [await people.somebody('/settings'), await people.somebody('/settings')] as const
  const wanted = { key: aKey(), game: 'tryste', players: 2, clock, name: 'Ana' }
  const { table } = await send<{ table: string }>(pages[0], '/api/tables', wanted)
  const path = `/table/${table}`
  await command(pages[1], table, { kind: 'sit', seat: null, name: 'Ben' })
  await command(pages[0], table, { kind: 'start' })
  for (let step = 0; step < 100; step++) {
    const { turn } = await updateAt(pages[0], path)
    const seat = turn?.kind === 'decide' ? turn.seats[0]! : 0
    const [from, to] = seat === 0 ? pages : [pages[1], pages[0]]
    const { seq, moves } = await updateAt(from, path)
    const judged = await send<{ refusal: unknown }>(from, `/api/tables/${table}/judge`, {
      based: seq,
      text: `offer ${2 - seat} ${OFFERED}`,
    })
    if (judged.refusal === null) {
      for (const page of [from, to]) await page.goto(new URL(path, home.address).href)
      await from.locator('[data-turn=mine]').waitFor()
      return { path, from, to, at: [seat, 1 - seat] }
    }
    await command(from, table, { kind: 'move', text: moves[seat % moves.length]! })
  }
  throw new Error('Nobody could offer anything.')
}
/** Whose decision it is, and whose clock runs. */
async function awaited(page: Page, path: string) {
  const { turn, clocks } = await updateAt(page, path)
  const running = clocks.flatMap((clock, seat) => (clock?.running ? [seat] : []))
  return { seats: turn?.kind === 'decide' ? turn.seats : [], running }
}
const close = (...pages: readonly Page[]) => Promise.all(pages.map(page => page.context().close()))

test.each([
  ['live', LIVE],
  ['over days', DAYS],
])('%s an offer and a counter-offer stand by themselves: only the other is awaited', async (_, clock) => {
  const { path, from, to, at } = await bargaining(clock)
  const [mine, theirs] = at
  expect(await from.locator('[data-keeps]').count()).toBe(clock.kind === 'live' ? 1 : 0)
  await typeMove(from, `offer ${theirs + 1} ${OFFERED}`)
  await expect.poll(() => awaited(to, path)).toEqual({ seats: [theirs], running: [theirs] })
  await from.locator('[data-turn=theirs]').waitFor()
  await to.locator('[data-choice=reject]').waitFor()
  await typeMove(to, `counter ${OFFERED}`)
  await expect.poll(() => awaited(to, path)).toEqual({ seats: [mine], running: [mine] })
  await choose(from, 'reject')
  await from.locator('[data-choice=reject]').waitFor({ state: 'detached' })
  await close(from, to)
})

test('who keeps the right to withdraw stays awaited, until they let go of it', async () => {
  const { path, from, to, at } = await bargaining(LIVE)
  await from.getByLabel('Keep the right to withdraw my offers (my clock runs on)').check()
  await typeMove(from, `offer ${at[1] + 1} ${OFFERED}`)
  await from.locator('[data-choice=withdraw]').waitFor()
  expect((await awaited(to, path)).running.toSorted()).toEqual([0, 1])
  await from.locator('[data-keeps] input').uncheck()
  await expect.poll(() => awaited(to, path)).toEqual({ seats: [at[1]], running: [at[1]] })
  await close(from, to)
})

test('letting an offer stand that was just answered is dropped without a word', async () => {
  const { path, from, to, at } = await bargaining(LIVE)
  const held: (() => void)[] = []
  let holds = false
  let answers = 0
  await from.routeWebSocket('**/api/live', (socket: WebSocketRoute) => {
    socket.connectToServer().onMessage(frame => {
      const { kind } = JSON.parse(String(frame))
      if (kind === 'answer') answers++
      if (holds && kind === 'update') held.push(() => socket.send(frame))
      else socket.send(frame)
    })
  })
  await from.reload()
  await from.locator('[data-keeps] input').check()
  await typeMove(from, `offer ${at[1] + 1} ${OFFERED}`)
  await from.locator('[data-choice=stand]').waitFor()
  holds = true
  const before = answers
  await choose(to, 'reject')
  await expect.poll(async () => (await awaited(to, path)).seats).not.toContain(at[1])
  await choose(from, 'stand')
  await expect.poll(() => answers).toBe(before + 1)
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await from.evaluate(() => new Promise(shown => requestAnimationFrame(() => requestAnimationFrame(shown))))
  expect(await from.getByRole('alert').allTextContents()).toEqual([])
  for (const release of held) release()
  await from.locator('[data-choice=stand]').waitFor({ state: 'detached' })
  expect(await from.getByRole('alert').allTextContents()).toEqual([])
  await close(from, to)
})
