import { CATALOG } from '@masterplan/catalog'
import { type Seat, seeded, seenFrom } from '@masterplan/kernel'
import { type FromServer, type TableCard, type Update, WIRE } from '@masterplan/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Guest, newKey, openSite, type Site, SocketClient, seated } from './site.ts'
import { StreamClient } from './stream.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const subdivision = CATALOG.find(({ id }) => id === 'subdivision')!
const PAGE = { wire: WIRE, rules: subdivision.rulesVersion, listMoves: false } as const

async function socketOf(guest: Guest): Promise<SocketClient> {
  const socket = new SocketClient(site.address, guest.token)
  await socket.open()
  return socket
}
const watched = async (socket: SocketClient, table: string, wishes: object): Promise<FromServer> => {
  const n = socket.send({ kind: 'watch', table, ...wishes })
  return Promise.race([socket.until('done', frame => frame.n === n), socket.until('no', frame => frame.n === n)])
}

describe('a page', () => {
  test('gets no lists, and finds the same moves in its view', async () => {
    const { table, ana, ben } = await seated(site.address)
    const sockets = [await socketOf(ana), await socketOf(ben)]
    for (const socket of sockets) expect(await watched(socket, table, PAGE)).toMatchObject({ kind: 'done' })
    for (let step = 0; step < 12; step++) {
      const { seq, turn } = sockets[0]!.latest(table)
      if (turn?.kind !== 'decide') break
      const mover: Seat = turn.seats[0]!
      const update = sockets[mover]!.latest(table)
      expect(update.moves).toEqual([])
      const { offers } = seenFrom(subdivision, mover, update.view, seeded(step))
      const listed = await [ana, ben][mover]!.update(table)
      expect(offers.map(({ text }) => text)).toEqual(listed.moves)
      const { view, turn: whose, undo, status } = listed
      expect(update).toMatchObject({ view, turn: whose, undo, status })
      const answer = await sockets[mover]!.command(table, seq, {
        kind: 'move',
        text: offers[step % offers.length]!.text,
      })
      expect(answer).toMatchObject({ ok: true })
      if (!answer.ok) return
      await Promise.all(sockets.map(socket => socket.until('update', each => each.update.seq >= answer.seq)))
    }
    for (const socket of sockets) socket.close()
  })

  test('of another wire or with other rules is told to reload, and keeps its match and its place', async () => {
    const { table, ana } = await seated(site.address)
    const socket = await socketOf(ana)
    for (const other of [{ wire: WIRE - 1 }, { wire: WIRE + 1 }, { rules: 'none-of-ours' }]) {
      const told = await watched(socket, table, { ...PAGE, ...other })
      expect(told).toMatchObject({
        kind: 'no',
        no: { code: 'reload', sentence: expect.stringContaining('load it again') },
      })
    }
    expect(socket.frames.every(({ kind }) => kind === 'no')).toBe(true) // no board on which nothing is lit
    expect(await watched(socket, table, PAGE)).toMatchObject({ kind: 'done' })
    expect(socket.latest(table)).toMatchObject({ status: 'playing', you: 0, turn: { kind: 'decide', seats: [0] } })
    socket.close()
  })

  test('that has the event stream only says the same there', async () => {
    const { table, ana } = await seated(site.address)
    const stream = await StreamClient.open(ana, table, '', new URLSearchParams(textOf(PAGE)))
    expect(await stream.until(isUpdate)).toMatchObject({ update: { you: 0, moves: [] } })
    stream.close()
    for (const other of [{ wire: WIRE + 1 }, { rules: 'none-of-ours' }]) {
      const refused = await StreamClient.open(ana, table, '', new URLSearchParams(textOf({ ...PAGE, ...other })))
      expect(await refused.until(({ kind }) => kind === 'no')).toMatchObject({ n: null, no: { code: 'reload' } })
      refused.close()
    }
    const usual = await StreamClient.open(ana, table)
    expect(await usual.until(isUpdate)).toMatchObject({ update: { moves: expect.arrayContaining(['3c2']) } })
    usual.close()
  })
})

const isUpdate = ({ kind }: FromServer) => kind === 'update'
const textOf = (wishes: object): Record<string, string> =>
  Object.fromEntries(Object.entries(wishes).map(([name, value]) => [name, String(value)]))

/** A page as it was at e9b59c5: a cookie, a socket that only watches and pings, and everything else by HTTP. */
class PageOfBefore {
  readonly socket: SocketClient
  private readonly cookie: string
  private readonly table: string

  private constructor(cookie: string, table: string) {
    this.cookie = cookie
    this.table = table
    this.socket = new SocketClient(site.address, null, { cookie })
  }
  static async at(table: string): Promise<PageOfBefore> {
    const me = await fetch(new URL('/api/me', site.address))
    const page = new PageOfBefore((me.headers.get('set-cookie') ?? '').split(';')[0]!, table)
    await page.socket.open()
    page.socket.ws.send(JSON.stringify({ kind: 'watch', n: 1, table, since: 0, chat: 0 }))
    page.socket.ws.send(JSON.stringify({ kind: 'ping', n: 0 }))
    await page.socket.until('update')
    return page
  }
  get update(): Update {
    return this.socket.latest(this.table)
  }
  async ask<Told>(method: string, path: string, body?: object): Promise<Told> {
    const headers = { cookie: this.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    return (await (await fetch(new URL(path, site.address), { method, headers, ...sent })).json()) as Told
  }
  /** Until the page itself has seen what it did. */
  async do(action: object): Promise<void> {
    const answer = await this.ask<{ ok: boolean; seq: number }>('POST', `/api/tables/${this.table}/commands`, {
      based: this.update.seq,
      key: newKey(),
      do: action,
    })
    expect(answer).toMatchObject({ ok: true })
    await this.socket.until('update', each => each.update.seq >= answer.seq)
  }
}

test('a page of e9b59c5 still plays a whole match, takes back, asks why not and talks', async () => {
  const host = await Guest.at(site.address)
  const table = await host.create({ game: 'subdivision', players: 2, bots: [{ seat: 1, bot: 'level-1' }] })
  const page = await PageOfBefore.at(table)
  await page.do({ kind: 'sit', seat: 0, name: 'Ann' })
  expect(await host.doNow(table, { kind: 'start' })).toMatchObject({ ok: true })
  const at = `/api/tables/${table}`
  let tookBack = 0
  for (;;) {
    const { update } = await page.socket.until(
      'update',
      ({ update: each }) =>
        each.seq === page.update.seq &&
        (each.status === 'over' || (each.turn?.kind === 'decide' && each.moves.length > 0)),
    )
    if (update.status === 'over') break
    const [text] = update.moves
    const tried = { based: update.seq, text }
    expect(await page.ask('POST', `${at}/judge`, tried)).toEqual({ refusal: null })
    expect(await page.ask('POST', `${at}/preview`, tried)).toMatchObject({ events: expect.any(Array) })
    if (tookBack === 0 && update.undo !== null) {
      tookBack = update.seq
      await page.do({ kind: 'undo', to: update.undo })
    } else await page.do({ kind: 'move', text })
  }
  expect(tookBack).toBeGreaterThan(0)
  expect(await page.ask('POST', `${at}/chat`, { key: newKey(), text: 'well played' })).toMatchObject({ n: 1 })
  expect((await page.socket.until('chat')).line).toMatchObject({ name: 'Ann', text: 'well played' })
  expect(await page.ask('GET', `${at}/record`)).toMatchObject({ format: 'masterplan-match/1' })
  page.socket.close()
})

describe('the lobby over the socket', () => {
  const listed = (tables: readonly TableCard[], table: string) => tables.find(each => each.table === table)

  test('is sent at once and whenever it changes, and again to those who come back', async () => {
    const host = await Guest.at(site.address)
    const socket = await socketOf(host)
    socket.send({ kind: 'lobby', on: true })
    await socket.until('lobby')
    const table = await host.create({ game: 'subdivision', players: 2, name: 'Ann', visibility: 'open' })
    await socket.until('lobby', ({ tables }) => listed(tables, table)?.seats[1]?.kind === 'nobody')
    const ben = await Guest.at(site.address)
    expect(await ben.doNow(table, { kind: 'sit', seat: 1, name: 'Ben' })).toMatchObject({ ok: true })
    await socket.until('lobby', ({ tables }) => listed(tables, table)?.seats[1]?.kind === 'person')
    socket.close()

    const again = await socketOf(host)
    again.send({ kind: 'lobby', on: true })
    expect(listed((await again.until('lobby')).tables, table)?.seats[1]).toMatchObject({ name: 'Ben' })
    const before = again.frames.length
    const { players, options, clock, rated } = await host.update(table)
    const change = { kind: 'change', players, options, clock, rated, visibility: 'link' } as const
    expect(await host.doNow(table, change)).toMatchObject({ ok: true })
    await again.until(
      'lobby',
      frame => again.frames.indexOf(frame) >= before && listed(frame.tables, table) === undefined,
    )
    again.close()
  })

  test('never ends with a list from before: the last one has all that was made at once', async () => {
    const [host, watcher] = [await Guest.at(site.address), await Guest.at(site.address)]
    const socket = await socketOf(watcher)
    socket.send({ kind: 'lobby', on: true })
    const make = () => host.create({ game: 'subdivision', players: 2, name: 'Ann', visibility: 'open' })
    const tables = await Promise.all(Array.from({ length: 10 }, make))
    await socket.until('lobby', frame => tables.every(table => listed(frame.tables, table) !== undefined))
    const last = socket.frames.findLast(({ kind }) => kind === 'lobby')
    expect(last?.kind === 'lobby' && tables.every(table => listed(last.tables, table) !== undefined)).toBe(true)
    socket.close()
  })
})
