import { setTimeout as later } from 'node:timers/promises'
import type { No, TableCard } from '@masterplan/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NO_LIMITS, USUAL_LIMITS } from '../src/index.ts'
import type { Parts } from '../src/parts.ts'
import { tendGatherings } from '../src/tables/gatherings.ts'
import { Guest, newKey, openSite, type Site, SocketClient, seated } from './site.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const LIVE = { kind: 'live', bank: 60, increment: 0, late: 'loses' } as const
const DAYS = { kind: 'days', perMove: 24, quiet: null, late: 'bot-moves' } as const

let site: Site
let parts: Parts
let ahead = 0
beforeAll(async () => {
  const { gatheringTables, gatheringPerAddress, guestsPerAddress, chat, reports } = USUAL_LIMITS
  site = await openSite({
    limits: { ...NO_LIMITS, gatheringTables, gatheringPerAddress, guestsPerAddress, chat, reports },
    behindProxy: true,
    now: () => Date.now() + ahead,
    plugins: [
      (_, all) => {
        parts = all
      },
    ],
  })
})
afterAll(() => site.close())

let addresses = 0
/** Each test comes from addresses of its own. */
const newAddress = () => ({ 'x-forwarded-for': `192.0.2.${++addresses}` })
type From = ReturnType<typeof newAddress>

async function newGuest(from: From): Promise<Guest> {
  const guest = new Guest(site.address)
  const made = (await (await guest.fetch('POST', '/api/me/token', undefined, from)).json()) as Guest
  return Object.assign(guest, { person: made.person, token: made.token })
}
async function open(guest: Guest, from: From, wanted: object = {}): Promise<{ ok: true; table: string } | No> {
  const body = { key: newKey(), game: 'subdivision', players: 2, name: 'Ana', ...wanted }
  return (await guest.fetch('POST', '/api/tables', body, from)).json() as never
}
async function opened(guest: Guest, wanted: object): Promise<string> {
  const made = await open(guest, newAddress(), wanted)
  if (!made.ok) throw new Error(made.sentence)
  return made.table
}

describe('tables that wait for players', () => {
  test('are five a person and twenty an address, and one that is over makes room', async () => {
    const from = newAddress()
    const ana = await newGuest(from)
    const tables: string[] = []
    for (let at = 0; at < 7; at++) {
      const made = await open(ana, from)
      if (made.ok) tables.push(made.table)
      else expect(made).toMatchObject({ code: 'too-many-tables', sentence: expect.stringMatching(/^Too many tables/) })
    }
    expect(tables).toHaveLength(5)
    await ana.doNow(tables[0]!, { kind: 'end' })
    expect(await open(ana, from)).toMatchObject({ ok: true })
    let more = 0
    for (let at = 0; at < 5; at++) {
      const other = await newGuest(from)
      const made = await Promise.all(Array.from({ length: 5 }, () => open(other, from)))
      more += made.filter(({ ok }) => ok).length
    }
    expect(more).toBe(15)
    expect(await open(await newGuest(newAddress()), newAddress())).toMatchObject({ ok: true })
  })

  test('and are open and live are listed while their host is there, and ten minutes after', async () => {
    const host = await newGuest(newAddress())
    const table = await opened(host, { visibility: 'open', clock: LIVE })
    const line = new SocketClient(site.address, host.token)
    await line.open()
    await line.watch(table)
    const isListed = async () =>
      (await host.json<TableCard[]>('GET', '/api/tables?limit=100')).some(card => card.table === table)
    expect(await isListed()).toBe(true)
    ahead += 9 * MINUTE
    await tendGatherings(parts)
    ahead += 9 * MINUTE
    expect(await isListed()).toBe(true)
    line.close()
    await later(100)
    ahead += 2 * MINUTE
    await tendGatherings(parts)
    expect(await isListed()).toBe(false)
    const back = new SocketClient(site.address, host.token)
    await back.open()
    await back.watch(table)
    await tendGatherings(parts)
    expect(await isListed()).toBe(true)
    back.close()
  })

  test('go: open live ones two hours after their host, others after seven days', async () => {
    const host = await newGuest(newAddress())
    const live = await opened(host, { visibility: 'open', clock: LIVE })
    const days = await opened(host, { visibility: 'open', clock: DAYS })
    const link = await opened(host, { visibility: 'link', clock: LIVE })
    const statuses = async () => {
      await tendGatherings(parts)
      return Promise.all([live, days, link].map(async table => (await host.update(table)).status))
    }
    ahead += 110 * MINUTE
    expect(await statuses()).toEqual(['gathering', 'gathering', 'gathering'])
    ahead += 11 * MINUTE
    expect(await statuses()).toEqual(['ended', 'gathering', 'gathering'])
    const listed = await host.json<TableCard[]>('GET', '/api/tables?limit=100')
    expect(listed.some(card => card.table === days)).toBe(true)
    ahead += 6 * 24 * HOUR
    expect(await statuses()).toEqual(['ended', 'gathering', 'gathering'])
    ahead += 24 * HOUR
    expect(await statuses()).toEqual(['ended', 'ended', 'ended'])
  })

  test('a match that has begun is never ended for being old', async () => {
    const { table, ana } = await seated(site.address)
    ahead += 30 * 24 * HOUR
    await tendGatherings(parts)
    expect(await parts.commands.expire(table)).toMatchObject({ ok: false, code: 'not-gathering' })
    expect((await ana.update(table)).status).toBe('playing')
  })
})

test('an address gets only so many new people, and who is known still comes in', async () => {
  const from = newAddress()
  const ana = await newGuest(from)
  const nobody = new Guest(site.address)
  const told: number[] = []
  for (let at = 0; at < 80; at++) told.push((await nobody.fetch('GET', '/api/me', undefined, from)).status)
  expect(told.filter(status => status === 200).length).toBeLessThanOrEqual(USUAL_LIMITS.guestsPerAddress.burst)
  expect(told.at(-1)).toBe(429)
  expect((await ana.fetch('GET', '/api/me', undefined, from)).status).toBe(200)
})

test('nobody says more than twenty lines a minute, by HTTP or over the socket', async () => {
  const { table, ana, ben } = await seated(site.address)
  const line = new SocketClient(site.address, ana.token)
  await line.open()
  let said = 0
  for (let at = 0; at < 40; at++) {
    const answer = await ana.fetch('POST', `/api/tables/${table}/chat`, { key: newKey(), text: `line ${at}` })
    if (answer.ok) said++
    else expect(await answer.json()).toMatchObject({ code: 'too-many', retryAfter: expect.any(Number) })
    line.send({ kind: 'say', say: { table, key: newKey(), text: `line ${at}` } })
  }
  await line.until('no', frame => frame.no.code === 'too-many')
  const pong = line.send({ kind: 'ping' })
  await line.until('pong', frame => frame.n === pong)
  said += line.frames.filter(frame => frame.kind === 'said').length
  expect(said).toBeGreaterThanOrEqual(5)
  expect(said).toBeLessThanOrEqual(20)
  expect((await ben.fetch('POST', `/api/tables/${table}/chat`, { key: newKey(), text: 'Hello.' })).status).toBe(200)
  line.close()
})

test('nobody makes more than five reports a day', async () => {
  const { table, ana, ben } = await seated(site.address)
  const report = () =>
    ana.json('POST', `/api/tables/${table}/reports`, { person: ben.person, reason: 'other', text: '' })
  for (let at = 0; at < 5; at++) expect(await report()).toEqual({ ok: true })
  expect(await report()).toMatchObject({ code: 'too-many', sentence: expect.stringContaining('5 reports') })
  ahead += 25 * HOUR
  expect(await report()).toEqual({ ok: true })
})

test('a seat has one open question, and may ask again when it was answered', async () => {
  const { table, ana, ben } = await seated(site.address)
  for (const player of [ana, ben, ana, ben]) {
    const { moves } = await player.update(table)
    expect(await player.doNow(table, { kind: 'move', text: moves[0]! })).toMatchObject({ ok: true })
  }
  const to = (await ana.update(table)).happened.filter(({ kind }) => kind === 'chose' || kind === 'moved')[0]!.seq - 1
  expect(await ana.doNow(table, { kind: 'undo', to })).toMatchObject({ ok: true })
  const asked = await ana.update(table)
  expect(asked.questions).toHaveLength(1)
  for (let at = 0; at < 10; at++) {
    expect(await ana.doNow(table, { kind: 'undo', to })).toMatchObject({ ok: false, code: 'already-asked' })
  }
  expect((await ana.update(table)).seq).toBe(asked.seq)
  expect(await ben.doNow(table, { kind: 'answer', about: asked.questions[0]!.about, yes: false })).toMatchObject({
    ok: true,
  })
  expect(await ana.doNow(table, { kind: 'undo', to })).toMatchObject({ ok: true })
})
