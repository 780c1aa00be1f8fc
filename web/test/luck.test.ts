import { createHash, randomBytes } from 'node:crypto'
import { commitmentTo } from '@masterplan/kernel'
import type { FairMatchRecord, Update } from '@masterplan/protocol'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { onStage } from './on-stage.ts'
import { command, start, updateAt, Visitors } from './people.ts'
import { oneMove } from './pressing.ts'

let people: Visitors
onStage((theStage, theHome) => {
  people = new Visitors(theStage, theHome)
})

/** What a server that cheats would say: the same text with some of it replaced. */
type Lie = (text: string) => string

const LIVE = { kind: 'live', bank: 600, increment: 0, late: 'loses' } as const

/** Ana's table, whose every word to her can be made a lie from some moment on. */
async function table() {
  let lie: Lie = text => text
  const { ana, path } = await people.tableOf(2, 'link', LIVE)
  await ana.routeWebSocket('**/api/live', socket => {
    socket.connectToServer().onMessage(frame => socket.send(lie(String(frame))))
  })
  await ana.route('**/record', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: lie(await response.text()) })
  })
  await ana.reload()
  const ben = await people.sitDown(path, 'Ben')
  await start(ana)
  const begin = (wanted: Lie) => {
    lie = wanted
  }
  return { ana, ben, path, begin }
}
const over = async (ana: Page, ben: Page, path: string) => {
  await command(ben, path.split('/').at(-1)!, { kind: 'leave' })
  await ana.locator('[data-turn=over]').waitFor()
}
async function verdict(ana: Page): Promise<string> {
  await ana.locator('[data-turn=over]').waitFor()
  await ana.getByRole('button', { name: 'Check the luck' }).click()
  await ana.locator('[data-luck]').waitFor()
  return (await ana.locator('[data-luck]').getAttribute('data-luck')) ?? ''
}
/** What the record says that seats added. */
const noncesIn = (page: Page, path: string): Promise<FairMatchRecord['fair']['nonces']> =>
  page.evaluate(async id => {
    const record: FairMatchRecord = JSON.parse(await (await fetch(`/api/tables/${id}/record`)).text())
    return record.fair.nonces
  }, path.split('/').at(-1)!)
const close = (...pages: readonly Page[]) => Promise.all(pages.map(page => page.context().close()))

test('a seed that was swapped after its hash was shown is found out, also after a reload', async () => {
  const { ana, ben, path, begin } = await table()
  const { hash } = (await updateAt(ana, path)).luck
  const seed = randomBytes(32)
  const other = createHash('sha256').update(seed).digest('hex')
  begin(text => text.replaceAll(hash, other).replace(/"seed":"[0-9a-f]{64}"/, `"seed":"${seed.toString('hex')}"`))
  await oneMove(ana)
  await over(ana, ben, path)
  expect(await verdict(ana)).toBe('changed')
  await ana.reload()
  expect(await verdict(ana)).toBe('changed')
  await ana.getByText('Not fair: the seed is not the one that was sealed').waitFor()
  await close(ana, ben)
})

test('a record with another move of one’s own is found out; an honest one is fair', async () => {
  const { ana, ben, path, begin } = await table()
  const { moves } = await updateAt(ana, path)
  await oneMove(ana)
  const mine = (await updateAt(ana, path)).happened.findLast(({ kind }) => kind === 'moved')
  const played = mine?.kind === 'moved' ? mine.text : ''
  const other = moves.find(move => move !== played)!
  await over(ana, ben, path)
  expect(await verdict(ana)).toBe('fair')
  begin(text => text.replace(`"log":["1 ${played}"`, `"log":["1 ${other}"`))
  await ana.reload()
  expect(await verdict(ana)).toBe('retold')
  await ana.getByText('Not fair: the record is not the match that this device saw.').waitFor()
  await close(ana, ben)
})

test('both pages add a nonce without being asked, and a server that tampers with one is found out', async () => {
  const { ana, ben, path, begin } = await table() // her page was loaded again after it was bound
  await oneMove(ana)
  await over(ana, ben, path)
  const nonces = await noncesIn(ana, path)
  const [anas, bens] = nonces.map(each => each?.nonce ?? '') as [string, string]
  expect(nonces).toEqual([anas, bens].map(nonce => ({ commitment: commitmentTo(nonce), nonce })))
  expect(await verdict(ana)).toBe('fair')
  expect(await ana.locator('[data-without]').count()).toBe(0)
  const other = 'ab'.repeat(32)
  const lies: readonly Lie[] = [
    text => text.replace(`"${anas}"`, 'null'), // drops hers
    text => text.replace(/"nonces":\[.*?\]/, '"nonces":[]'), // says nothing of any
    text => text.replace(/"nonces":\[(\{.*?\}),(\{.*?\})\]/, '"nonces":[$2,$1]'), // puts them in each other's place
    text => text.replace(bens, other).replace(commitmentTo(bens), commitmentTo(other)), // lets Ben choose afterwards
  ]
  for (const lie of lies) {
    begin(lie)
    await ana.reload()
    expect(await verdict(ana)).toBe('left-out')
  }
  await ana.getByText('Not fair: the players’ numbers are not those').waitFor()
  begin(text => text.replace(bens, other)) // what he had promised is still there
  await ana.reload()
  expect(await verdict(ana)).toBe('unfair')
  await close(ana, ben)
})

test('who withholds a nonce holds nobody up, and is named; so is a program', async () => {
  const { ana, path } = await people.tableOf(3)
  const cleo = await people.somebody('/settings')
  await command(cleo, path.split('/').at(-1)!, { kind: 'sit', seat: 2, name: 'Crane' }) // as a program would
  const ben = await people.somebody('/settings')
  await ben.routeWebSocket('**/api/live', socket => {
    const server = socket.connectToServer()
    socket.onMessage(frame => {
      if (!String(frame).includes('"kind":"reveal"')) server.send(frame)
    })
  })
  await ben.goto(new URL(path, ben.url()).href)
  await ben.getByLabel('Your name').fill('Ben')
  await ben.locator('[data-holder=nobody] button.primary').first().click()
  await start(ana)
  await command(ana, path.split('/').at(-1)!, { kind: 'abort' })
  await ana.getByText('without a result').first().waitFor()
  const nonces = await noncesIn(ana, path)
  expect(nonces).toEqual([
    { commitment: expect.any(String), nonce: expect.any(String) },
    { commitment: expect.any(String), nonce: null },
    null,
  ])
  await close(ana, ben, cleo)
})

test('nonces that were shown are void when somebody stands up, and shown anew', async () => {
  const { ana, path } = await people.tableOf(2, 'link', LIVE)
  const ben = await people.sitDown(path, 'Ben')
  const shown = (at: string) =>
    ana.waitForFunction(async id => {
      const { luck } = JSON.parse(await (await fetch(`/api/tables/${id}?wire=3`)).text()) as Update
      return luck.seats?.every(each => each?.revealed)
    }, at.split('/').at(-1)!)
  await shown(path)
  const before = (await updateAt(ana, path)).luck.seats
  await ben.getByRole('button', { name: 'Leave the table' }).click()
  await ben.locator('[data-holder=nobody] button.primary').first().click()
  await shown(path)
  const after = (await updateAt(ana, path)).luck.seats
  expect(after?.map(each => each?.commitment)).not.toEqual(before?.map(each => each?.commitment))
  await start(ana)
  await oneMove(ana)
  await over(ana, ben, path)
  expect(await verdict(ana)).toBe('fair')
  await ana.getByText('This device added its number 2 times').waitFor()
  await close(ana, ben)
})
