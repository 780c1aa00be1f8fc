import { setTimeout as later } from 'node:timers/promises'
import { WIRE } from '@masterplan/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Guest, openSite, type Site, SocketClient, seated } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

async function lineOf(guest: Guest | null): Promise<SocketClient> {
  const line = new SocketClient(site.address, guest?.token ?? null)
  await line.open()
  return line
}
async function watching(guest: Guest, table: string, wishes: object): Promise<SocketClient> {
  const line = await lineOf(guest)
  const n = line.send({ kind: 'watch', table, since: 0, chat: 0, ...wishes })
  await line.until('done', frame => frame.n === n)
  return line
}
const PAGE = { wire: WIRE, listMoves: false }
const framesOf = (line: SocketClient, kind: string) => line.frames.filter(frame => frame.kind === kind)

test('a stranger who comes and goes all the time costs watchers a small frame a second', async () => {
  const { table, ana, ben } = await seated(site.address)
  const [page, program] = [await watching(ana, table, PAGE), await watching(ben, table, {})]
  await later(1500)
  const before = { page: page.texts.length, program: program.texts.length }
  const stranger = await lineOf(null)
  const begun = performance.now()
  for (let turn = 0; turn < 20; turn++) {
    stranger.send({ kind: 'watch', table, since: 0, chat: 0 })
    await later(50) // long enough to be told of, if nothing held that back
    stranger.send({ kind: 'unwatch', table })
    await later(50)
  }
  stranger.send({ kind: 'watch', table, since: 0, chat: 0 })
  await page.until('presence', frame => frame.audience === 1)
  await later(1200)
  const seconds = (performance.now() - begun) / 1000
  const told = page.texts.slice(before.page)
  expect(told.every(text => text.startsWith('{"kind":"presence"'))).toBe(true)
  expect(told.length).toBeLessThanOrEqual(Math.ceil(seconds) + 1)
  expect(Math.max(...told.map(({ length }) => length))).toBeLessThan(200)
  const again = program.frames.slice(before.program)
  expect(again.length).toBeLessThanOrEqual(Math.ceil(seconds) + 1)
  expect(again.at(-1)).toMatchObject({ kind: 'update', update: { audience: 1 } }) // as ever, where no wire is named
  for (const line of [page, program, stranger]) line.close()
})

test('the first change is told at once, and the last one too', async () => {
  const { table, ana, ben } = await seated(site.address)
  const page = await watching(ana, table, PAGE)
  await later(1200)
  const begun = performance.now()
  const other = await watching(ben, table, PAGE)
  await page.until('presence', frame => frame.here.length === 2)
  expect(performance.now() - begun).toBeLessThan(800)
  expect(other.latest(table).seats).toMatchObject([{ here: true }, { here: true }])
  other.close()
  await page.until('presence', frame => frame.here.length === 1 && frame.here[0] === 0)
  expect(framesOf(page, 'update')).toHaveLength(1)
  page.close()
})
