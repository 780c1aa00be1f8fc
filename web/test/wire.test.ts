import type { Page, WebSocketRoute } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { linesOf } from './browser.ts'
import { onStage } from './on-stage.ts'
import { Visitors } from './people.ts'
import { oneMove } from './pressing.ts'
import { openTab } from './room.ts'

let people: Visitors
onStage((theStage, theHome) => {
  people = new Visitors(theStage, theHome)
})

const close = (...pages: readonly Page[]) => Promise.all(pages.map(page => page.context().close()))
const kindOf = (frame: string | Buffer): string => JSON.parse(String(frame)).kind

/** Puts somebody in the middle of a page's next sockets; the page is opened again for that. */
async function between(page: Page, meddle: (socket: WebSocketRoute, server: WebSocketRoute) => void): Promise<void> {
  await page.routeWebSocket('**/api/live', socket => meddle(socket, socket.connectToServer()))
  await page.reload()
  await page.locator('[data-turn]').waitFor()
}

/** What goes out while a page is watched: requests to the server's interface, and frames of sockets. */
async function outgoing(page: Page): Promise<string[]> {
  const sent: string[] = []
  // What waits at other tables is looked up after each turn; that says nothing of this one.
  const isList = (address: string) => new URL(address).pathname === '/api/me/tables'
  page.on('request', each => each.url().includes('/api/') && !isList(each.url()) && sent.push(each.url()))
  await between(page, (socket, server) => {
    socket.onMessage(frame => {
      if (kindOf(frame) !== 'ping') sent.push(String(frame))
      server.send(frame)
    })
  })
  await page.waitForLoadState('networkidle')
  sent.length = 0
  return sent
}

describe('a socket that is lost between a press and its answer plays the move once', () => {
  test.each(['before the server has heard of it', 'after the server has stored it'])('%s', async when => {
    const { ana, ben } = await people.two()
    const keys: string[] = []
    await between(ana, (socket, server) => {
      socket.onMessage(frame => {
        if (kindOf(frame) !== 'command') return server.send(frame)
        keys.push(JSON.parse(String(frame)).command.key)
        const isFirst = keys.length === 1
        if (!isFirst || when.startsWith('after')) server.send(frame)
        if (isFirst && when.startsWith('before')) void socket.close()
      })
      server.onMessage(frame => {
        const isAnswer = kindOf(frame) === 'answer' || kindOf(frame) === 'update'
        if (keys.length === 1 && isAnswer) void socket.close()
        else socket.send(frame)
      })
    })
    const before = await linesOf(ana)
    await oneMove(ana)
    await ben.locator('[data-turn=mine]').waitFor()
    await ana.locator('[data-turn=theirs]').waitFor()
    expect(await linesOf(ana)).toBe(before + 1)
    expect(await linesOf(ben)).toBe(before + 1)
    expect(keys).toHaveLength(2)
    expect(keys[1]).toBe(keys[0])
    await close(ana, ben)
  })
})

test('a move that was pressed on a dead line is on its way, and is played when the line is back', async () => {
  const { ana, ben } = await people.two()
  await ana.context().setOffline(true)
  await ana.locator('[data-link=lost]').waitFor()
  const playing = oneMove(ana)
  await ana.locator('[data-sending]').waitFor()
  await ana.context().setOffline(false)
  await playing
  await ben.locator('[data-turn=mine]').waitFor()
  await close(ana, ben)
})

test('where no socket gets through, the same goes by requests and an event stream', async () => {
  const { ana, ben } = await people.two()
  const asked: string[] = []
  await ana.routeWebSocket('**/api/live', socket => socket.close())
  await ana.reload()
  await ana.locator('[data-link=live] [data-turn=mine]').waitFor()
  ana.on('request', request => asked.push(`${request.method()} ${new URL(request.url()).pathname.split('/').at(-1)}`))
  for (const page of [ana, ben]) await openTab(page, 'chat')
  await ana.getByLabel('Chat').locator('input[maxlength]').fill('Hello from my seat.')
  await ana.keyboard.press('Enter')
  await ben.getByText('Hello from my seat.').waitFor()
  await oneMove(ana)
  await ben.locator('[data-turn=mine]').waitFor()
  expect(asked.filter(each => each.startsWith('POST'))).toEqual(['POST chat', 'POST commands'])
  await close(ana, ben)
})

test('looking at moves and asking why not sends nothing over the network', async () => {
  const { ana, ben } = await people.two()
  const sent = await outgoing(ana)
  const drawn = () => ana.locator('[data-frame] svg').last().innerHTML()
  const still = await drawn()
  await ana.locator('[data-place][data-lit]').first().click() // three pyramids fit here: which?
  await ana.locator('[data-choice]').first().hover()
  await expect.poll(drawn).not.toBe(still)
  for (const place of (await ana.locator('[data-place]').all()).slice(0, 12)) await place.hover({ force: true })
  await ana.locator('[data-cancel]').click()
  await ana.locator('[data-place="a1"]').click()
  await ana.getByRole('alert').getByText('Rule S-1.3').waitFor()
  expect(sent).toEqual([])
  await oneMove(ana)
  await ben.locator('[data-turn=mine]').waitFor()
  expect(sent.map(frame => JSON.parse(frame).kind)).toEqual(['command'])
  await close(ana, ben)
})

test('the rules die at a table of a server: the next question starts them again', async () => {
  const { ana, ben } = await people.two()
  await ana
    .workers()
    .find(worker => worker.url().includes('rules.worker'))
    ?.evaluate(() => self.close())
  await ana.locator('[data-place="a1"]').click()
  await ana.getByRole('alert').getByText('Rule S-1.3').waitFor()
  await oneMove(ana)
  await ben.locator('[data-turn=mine]').waitFor()
  await close(ana, ben)
})

test('chat goes over the socket too', async () => {
  const { ana, ben } = await people.two()
  const sent = await outgoing(ana)
  for (const page of [ana, ben]) await openTab(page, 'chat')
  await ana.getByLabel('Chat').locator('input[maxlength]').fill('Hello from my seat.')
  await ana.keyboard.press('Enter')
  await ben.getByText('Hello from my seat.').waitFor()
  await ana.getByText('Hello from my seat.').waitFor()
  expect(sent.map(frame => JSON.parse(frame).kind)).toEqual(['say'])
  await close(ana, ben)
})

test('a match by rules that the page does not have: it says so, and after a reload match and seat are there', async () => {
  const { ana, ben, path } = await people.two()
  let isNewer = true
  await ana.routeWebSocket('**/api/live', socket => {
    const server = socket.connectToServer()
    server.onMessage(frame => {
      const text = String(frame)
      socket.send(isNewer ? text.replace(/"rules":"[^"]*"/, '"rules":"9.9.9"') : text)
    })
  })
  await ana.reload()
  await ana.getByText('This page is older than the match').waitFor()
  expect(await ana.locator('[data-turn]').count()).toBe(0)
  isNewer = false
  await ana.locator('[data-reload]').click()
  await ana.locator('[data-turn=mine]').waitFor()
  expect(new URL(ana.url()).pathname).toBe(path)
  await oneMove(ana)
  await ben.locator('[data-turn=mine]').waitFor()
  await close(ana, ben)
})

test('a page that speaks another wire is told to reload, and keeps match and seat', async () => {
  const { ana, ben } = await people.two()
  let isOld = true
  await ana.routeWebSocket('**/api/live', socket => {
    const server = socket.connectToServer()
    socket.onMessage(frame => server.send(isOld ? String(frame).replace('"wire":3', '"wire":2') : frame))
  })
  await ana.reload()
  await ana.getByText('This page is older than the match').waitFor()
  isOld = false
  await ana.locator('[data-reload]').click()
  await ana.locator('[data-turn=mine]').waitFor()
  await close(ana, ben)
})

test('open tables come and go in the lobby without being asked for', async () => {
  const visitor = await people.somebody('/lobby')
  const asked: string[] = []
  await visitor.getByText('Nobody waits for players now.').waitFor()
  visitor.on('request', request => asked.push(request.url()))
  const { ana, path } = await people.tableOf(2, 'open')
  await visitor.locator(`a[href="${path}"]`).waitFor()
  expect(asked.filter(each => each.includes('/api/'))).toEqual([])
  await close(ana, visitor)
})

test('two people take back: freely at first, and with consent once somebody has moved; the log says so', async () => {
  const { ana, ben } = await people.two()
  const takenBack = (page: Page) => page.getByLabel('Log').getByText('Ana took back a move.')
  await oneMove(ana)
  await ben.locator('[data-turn=mine]').waitFor()
  await ana.locator('[data-undo=free]').click()
  await ana.locator('[data-turn=mine]').waitFor()
  await Promise.all([ana, ben].map(page => takenBack(page).waitFor()))
  await oneMove(ana)
  await oneMove(ben)
  await ana.locator('[data-turn=mine]').waitFor()
  expect(await ana.locator('[data-undo]').isDisabled()).toBe(true)
  await ana.getByRole('button', { name: 'Ask to take back' }).click()
  await ben.getByText('Ana asks to take back').waitFor()
  await ben.getByRole('button', { name: 'Agree', exact: true }).click()
  await Promise.all([ana, ben].map(page => takenBack(page).nth(1).waitFor()))
  await ana.locator('[data-turn=mine]').waitFor() // her move is gone, and Ben's with it
  await ben.locator('[data-turn=theirs]').waitFor()
  await close(ana, ben)
})
