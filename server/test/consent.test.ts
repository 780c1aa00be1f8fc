import type { Clock, FromServer, NewTable, TableCard, Update } from '@masterplan/protocol'
import { type OpenStore, openStore } from '@masterplan/store'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { change, Guest, newKey, openSite, type Site, SocketClient, signUp } from './site.ts'
import { until } from './visitor.ts'

let site: Site
let store: OpenStore
let later = 0
beforeAll(async () => {
  store = await openStore(':memory:')
  site = await openSite({ store, now: () => Date.now() + later })
})
afterAll(() => site.close())

const LIVE: Clock = { kind: 'live', bank: 600, increment: 5, late: 'loses' }
const DAYS: Clock = { kind: 'days', perMove: 48, quiet: null, late: 'loses' }
const guests = (count: number): Promise<Guest[]> =>
  Promise.all(Array.from({ length: count }, () => Guest.at(site.address)))
async function withAccounts(count: number): Promise<Guest[]> {
  const people = await guests(count)
  for (const guest of people) await signUp(guest, store)
  return people
}
const sit = (name: string, seat: 0 | 1 | 2 | null = null) => ({ kind: 'sit', seat, name }) as const
const OK = { ok: true }

async function gathered(people: readonly Guest[], wanted: Partial<NewTable> = {}): Promise<string> {
  const [host, ...others] = people as [Guest, ...Guest[]]
  const table = await host.create({ game: 'subdivision', players: people.length, name: 'Ana', ...wanted })
  for (const [at, guest] of others.entries()) {
    expect(await guest.doNow(table, sit(['Ben', 'Cleo'][at]!))).toMatchObject(OK)
  }
  return table
}
const ended = (host: Guest, table: string) => host.doNow(table, { kind: 'abort' })

describe('a rematch invites', () => {
  test('nobody is seated by another, and it begins when everybody has said yes', async () => {
    const [ana, ben] = (await guests(2)) as [Guest, Guest]
    const table = await gathered([ana, ben])
    expect(await ana.doNow(table, { kind: 'start' })).toMatchObject(OK)
    expect(await ended(ana, table)).toMatchObject(OK)
    const made = await ana.doNow(table, { kind: 'rematch' })
    const next = made.ok ? made.table : ''
    const seen = await ben.update(next)
    expect(seen).toMatchObject({ you: null, offered: 0, status: 'gathering' })
    expect(seen.seats[0]).toEqual({ kind: 'invited', person: ben.person, name: 'Ben', changed: [] })
    expect((await ana.update(next)).you).toBe(1)
    expect(await ana.doNow(next, { kind: 'start' })).toMatchObject({ code: 'not-accepted' })
    // Not for anybody else, and the host cannot say yes for them.
    expect(await (await Guest.at(site.address)).doNow(next, sit('Cleo'))).toMatchObject({ code: 'no-free-seat' })
    expect(await (await Guest.at(site.address)).doNow(next, sit('Cleo', 0))).toMatchObject({ code: 'seat-taken' })
    expect(await ben.doNow(next, sit('Ben'))).toMatchObject(OK)
    expect(await ben.update(next)).toMatchObject({ you: 0, offered: null })
    expect(await ana.doNow(next, { kind: 'start' })).toMatchObject(OK)
  })

  test('who is invited may decline, and the seat is free', async () => {
    const [ana, ben] = (await guests(2)) as [Guest, Guest]
    const table = await gathered([ana, ben])
    await ana.doNow(table, { kind: 'start' })
    await ended(ben, table)
    const made = await ben.doNow(table, { kind: 'rematch' })
    const next = made.ok ? made.table : ''
    expect(await ana.doNow(next, { kind: 'leave' })).toMatchObject(OK)
    expect((await ben.update(next)).seats.map(({ kind }) => kind)).toContain('nobody')
  })

  test('not where one has blocked the other', async () => {
    const [ana, ben] = (await guests(2)) as [Guest, Guest]
    const table = await gathered([ana, ben])
    await ana.doNow(table, { kind: 'start' })
    await ended(ana, table)
    await store.people.block(ben.person, ana.person)
    expect(await ana.doNow(table, { kind: 'rematch' })).toMatchObject({ code: 'blocked' })
  })

  test('a key of the server’s own makes no table', async () => {
    const ana = await Guest.at(site.address)
    const wanted = { key: 'rematch-AAAAAAAAAAAA', game: 'subdivision', players: 2 }
    expect(await ana.json('POST', '/api/tables', wanted)).toMatchObject({ ok: false, code: 'malformed' })
  })
})

describe('a changed table asks again', () => {
  test('everybody but the host is invited anew and sees what changed', async () => {
    const [ana, ben] = (await guests(2)) as [Guest, Guest]
    const table = await gathered([ana, ben])
    const { seq } = await ben.update(table)
    expect(await ana.doNow(table, change({ clock: DAYS }))).toMatchObject(OK)
    const asked = await ben.update(table)
    expect(asked).toMatchObject({ you: null, offered: 1 })
    expect(asked.seats).toMatchObject([{ kind: 'person' }, { kind: 'invited', name: 'Ben', changed: ['clock'] }])
    expect(asked.happened.at(-1)).toMatchObject({ kind: 'changed', what: ['clock'] })
    expect(await ana.doNow(table, { kind: 'start' })).toMatchObject({ code: 'not-accepted' })
    // A yes to the table as it was is none to the table as it is.
    expect(await ben.do(table, seq, sit('Ben'))).toMatchObject({ code: 'stale' })
    expect(await ana.doNow(table, change({ clock: DAYS, options: { groupCost: 2 } }))).toMatchObject(OK)
    expect((await ben.update(table)).seats[1]).toMatchObject({ changed: ['clock', 'options'] })
    expect(await ben.doNow(table, sit('Ben'))).toMatchObject(OK)
    expect(await ana.doNow(table, { kind: 'start' })).toMatchObject(OK)
    expect(await ana.doNow(table, change())).toMatchObject({ code: 'not-gathering' })
  })

  test('whether it is listed is no such change, and nor is none', async () => {
    const [ana, ben] = (await guests(2)) as [Guest, Guest]
    const table = await gathered([ana, ben])
    expect(await ana.doNow(table, change({ visibility: 'open' }))).toMatchObject(OK)
    expect(await ana.doNow(table, change({ visibility: 'open' }))).toMatchObject(OK)
    expect((await ben.update(table)).you).toBe(1)
  })

  test('who names no wire sees a free seat, and by sitting down accepts', async () => {
    const [ana, ben] = (await guests(2)) as [Guest, Guest]
    const table = await gathered([ana, ben])
    await ana.doNow(table, change({ clock: DAYS }))
    const plain = await ben.json<Update>('GET', `/api/tables/${table}`)
    expect(plain.seats[1]).toEqual({ kind: 'nobody' })
    const line = new SocketClient(site.address, ben.token)
    await line.open()
    expect((await line.watch(table)).seats[1]).toEqual({ kind: 'nobody' })
    expect(await line.command(table, plain.seq, sit('Ben'))).toMatchObject(OK)
    line.close()
  })
})

describe('rated', () => {
  const wanted = { key: '', game: 'subdivision', players: 2, name: 'Ana', rated: true, clock: LIVE } as const
  const ask = (who: Guest, but: Partial<NewTable>) =>
    who.json('POST', '/api/tables', { ...wanted, key: newKey(), ...but })

  test('is never without a clock, with other options, with bots, or where two may run late without losing', async () => {
    const [ana] = (await withAccounts(1)) as [Guest]
    expect(await ask(ana, { clock: { kind: 'none' } })).toMatchObject({ code: 'not-ratable' })
    expect(await ask(ana, { options: { groupCost: 2 } })).toMatchObject({ code: 'not-ratable' })
    expect(await ask(ana, { bots: [{ seat: 1, bot: 'level-1' }] })).toMatchObject({ code: 'not-ratable' })
    expect(await ask(ana, { clock: { ...LIVE, late: 'bot-moves' } })).toMatchObject({ code: 'not-ratable' })
    const made = await ana.create({ ...wanted, key: newKey() })
    expect(await ana.doNow(made, { kind: 'seat-bot', seat: 1, bot: 'level-1' })).toMatchObject({ code: 'not-ratable' })
    const plain = await ana.create({ ...wanted, key: newKey(), rated: false, bots: [{ seat: 1, bot: 'level-1' }] })
    expect(await ana.doNow(plain, change({ clock: LIVE, rated: true }))).toMatchObject({ code: 'not-ratable' })
  })

  test('is for people with accounts', async () => {
    const [[ana], [guest]] = [await withAccounts(1), await guests(1)] as [[Guest], [Guest]]
    expect(await ask(guest, {})).toMatchObject({ code: 'needs-account' })
    const table = await ana.create({ ...wanted, key: newKey() })
    expect(await guest.doNow(table, sit('Gus'))).toMatchObject({ code: 'needs-account' })
    const plain = await gathered([guest, ana])
    expect(await guest.doNow(plain, change({ clock: LIVE, rated: true }))).toMatchObject({ code: 'needs-account' })
  })

  test('and live: it begins when all are there', async () => {
    const [ana, ben] = (await withAccounts(2)) as [Guest, Guest]
    const table = await gathered([ana, ben], { rated: true, clock: LIVE })
    const lines = [ana, ben].map(({ token }) => new SocketClient(site.address, token))
    await lines[0]!.open()
    await lines[0]!.watch(table)
    expect(await ana.doNow(table, { kind: 'start' })).toMatchObject({ code: 'not-here' })
    await lines[1]!.open()
    await lines[1]!.watch(table)
    expect(await ana.doNow(table, { kind: 'start' })).toMatchObject(OK)
    for (const line of lines) line.close()
  })
})

describe('those who do not want to meet', () => {
  test('who was made to stand up does not sit down again at once', async () => {
    const [ana, ben] = (await guests(2)) as [Guest, Guest]
    const table = await gathered([ana, ben])
    expect(await ana.doNow(table, { kind: 'free-seat', seat: 1 })).toMatchObject(OK)
    expect(await ben.doNow(table, sit('Ben'))).toMatchObject({ code: 'stood-up', retryAfter: 600 })
    later += 600_000
    expect(await ben.doNow(table, sit('Ben'))).toMatchObject(OK)
  })

  test('a host who does not sit meets nobody whom they blocked, or who blocked them', async () => {
    const [ana, ben, cleo] = (await guests(3)) as [Guest, Guest, Guest]
    const table = await ana.create({ game: 'subdivision', players: 2, visibility: 'open' })
    await store.people.block(ana.person, ben.person)
    await store.people.block(cleo.person, ana.person)
    for (const other of [ben, cleo]) expect(await other.do(table, 0, sit('Other'))).toMatchObject({ code: 'blocked' })
  })

  test('they see, watch and hear nothing of each other’s tables', async () => {
    const [ana, ben, cleo] = (await guests(3)) as [Guest, Guest, Guest]
    const listed = async (who: Guest) =>
      (await who.json<TableCard[]>('GET', '/api/tables')).map(({ table: each }) => each)
    await store.people.block(ana.person, ben.person)
    const table = await ana.create({ game: 'subdivision', players: 3, visibility: 'open', name: 'Ana' })
    expect(await listed(ben)).not.toContain(table)
    expect(await listed(cleo)).toContain(table)
    const line = new SocketClient(site.address, ben.token)
    await line.open()
    const lists = (frame: FromServer) => frame.kind === 'lobby' && frame.tables.some(card => card.table === table)
    line.send({ kind: 'lobby', on: true })
    await line.until('lobby')
    expect(line.frames.some(lists)).toBe(false)
    const n = line.send({ kind: 'watch', table })
    expect(await line.until('no', frame => frame.n === n)).toMatchObject({ no: { code: 'blocked' } })
    expect(await ben.json('GET', `/api/tables/${table}`)).toMatchObject({ code: 'blocked' })
    const words = { key: newKey(), text: 'Hello' }
    expect(await ben.json('POST', `/api/tables/${table}/chat`, words)).toMatchObject({ code: 'blocked' })
    expect(await ben.json('GET', `/api/tables/${table}/chat`)).toMatchObject({ code: 'blocked' })
    line.close()
  })

  test('chat says who is at the table and who is not; in a match the audience talks among itself', async () => {
    const [ana, ben, cleo] = (await guests(3)) as [Guest, Guest, Guest]
    const table = await gathered([ana, ben])
    await ana.doNow(table, { kind: 'start' })
    const say = (who: Guest, text: string) => who.json('POST', `/api/tables/${table}/chat`, { key: newKey(), text })
    const heard = async (who: Guest) =>
      (await who.json<{ text: string; seat: number | null }[]>('GET', `/api/tables/${table}/chat`)).map(
        ({ text, seat }) => [text, seat],
      )
    const line = new SocketClient(site.address, ana.token)
    await line.open()
    await line.watch(table)
    await say(cleo, 'Buy the coast')
    await say(ben, 'Nice park')
    expect(await heard(cleo)).toEqual([
      ['Buy the coast', null],
      ['Nice park', 1],
    ])
    expect(await heard(ana)).toEqual([['Nice park', 1]])
    await line.until('chat', frame => frame.line.text === 'Nice park')
    expect(line.frames.filter(({ kind }) => kind === 'chat')).toHaveLength(1)
    await ended(ana, table)
    expect(
      await until(
        () => heard(ana),
        lines => lines.length === 2,
      ),
    ).toHaveLength(2)
    line.close()
  })
})
