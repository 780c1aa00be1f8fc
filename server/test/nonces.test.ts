import { randomBytes } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CATALOG } from '@masterplan/catalog'
import { checkLuck, commitmentTo, type Fair, type MatchRecord } from '@masterplan/kernel'
import type { CommandAnswer, FairMatchRecord, NewTable, TableAction, Update } from '@masterplan/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { change, Guest, openSite, type Site, SocketClient } from './site.ts'
import { until } from './visitor.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const OK = { ok: true }
const newNonce = (): string => randomBytes(32).toString('hex')
const commit = (nonce: string): TableAction => ({ kind: 'commit', commitment: commitmentTo(nonce) })
const reveal = (nonce: string): TableAction => ({ kind: 'reveal', nonce })
const sit = (name: string, nonce?: string): TableAction => ({
  ...{ kind: 'sit', seat: null, name },
  ...(nonce === undefined ? {} : { commitment: commitmentTo(nonce) }),
})
const START: TableAction = { kind: 'start' }

/** Ana hosts and is bound, Ben sits down bound to a nonce of his own: all have accepted. */
async function bound(wanted: Partial<NewTable> = {}, address = site.address) {
  const [ana, ben] = [await Guest.at(address), await Guest.at(address)]
  const [anas, bens] = [newNonce(), newNonce()]
  const table = await ana.create({ game: 'brick-by-brick', players: 2, name: 'Ana', ...wanted })
  expect(await ana.doNow(table, commit(anas))).toMatchObject(OK)
  expect(await ben.doNow(table, sit('Ben', bens))).toMatchObject(OK)
  return { ana, ben, anas, bens, table }
}
async function opened(
  guest: { readonly address: string; readonly token: string | null },
  table: string,
): Promise<SocketClient> {
  const line = new SocketClient(guest.address, guest.token)
  await line.open()
  await line.watch(table)
  return line
}
/** Ends the match without a result, and checks its luck by the record. */
async function proofOf(guest: Guest, table: string): Promise<Fair['nonces']> {
  expect(await guest.doNow(table, { kind: 'abort' })).toMatchObject(OK)
  const record = await guest.json<FairMatchRecord>('GET', `/api/tables/${table}/record`)
  const find = (id: string) => CATALOG.find(game => game.id === id)
  expect(checkLuck(record as MatchRecord, record.fair, find)).toMatchObject(OK)
  expect(record.log.some(line => line.startsWith('*'))).toBe(true)
  const given = record.fair.nonces.some(each => each?.nonce != null) // if so, they decide what falls
  expect(checkLuck(record as MatchRecord, { ...record.fair, nonces: [] }, find).ok).toBe(!given)
  return record.fair.nonces
}
const withheld = (nonce: string) => ({ commitment: commitmentTo(nonce), nonce: null })
const proven = (nonce: string) => ({ ...withheld(nonce), nonce })

describe('whoever plays adds to the luck', () => {
  test('first all are bound, then all show, and the draws fall from the key of both', async () => {
    const { ana, ben, anas, bens, table } = await bound()
    const seats = async () => (await ben.update(table)).luck.seats
    expect(await seats()).toEqual([anas, bens].map(nonce => ({ commitment: commitmentTo(nonce), revealed: false })))
    expect(await ana.doNow(table, reveal(anas))).toMatchObject(OK)
    expect((await seats())?.map(each => each?.revealed)).toEqual([true, false])
    expect(await ben.doNow(table, reveal(bens))).toMatchObject(OK)
    expect(await ana.doNow(table, START)).toMatchObject(OK)
    expect((await ben.update(table)).luck).toEqual({ hash: expect.any(String), seed: null })
    expect(await proofOf(ana, table)).toEqual([proven(anas), proven(bens)])
  })

  test('a bot, a program and a page of before take part without one, and are named', async () => {
    const [ana, program] = [await Guest.at(site.address), await Guest.at(site.address)]
    const anas = newNonce()
    const bots = [{ seat: 2 as const, bot: 'level-1' }]
    const table = await ana.create({ game: 'brick-by-brick', players: 3, name: 'Ana', bots })
    await ana.doNow(table, commit(anas))
    await program.doNow(table, sit('Crane'))
    expect(await ana.doNow(table, reveal(anas))).toMatchObject(OK)
    expect(await ana.doNow(table, START)).toMatchObject(OK)
    expect(await proofOf(ana, table)).toEqual([proven(anas), null, null])
  })

  test('where nobody adds one, the seed alone is the key, as it was before', async () => {
    const [ana, ben] = [await Guest.at(site.address), await Guest.at(site.address)]
    const table = await ana.create({ game: 'brick-by-brick', players: 2, name: 'Ana' })
    await ben.doNow(table, sit('Ben'))
    await ana.doNow(table, START)
    expect(await proofOf(ana, table)).toEqual([null, null])
  })

  test('those who name no wire are told that it happened, and no more', async () => {
    const { ana, anas, table } = await bound()
    await ana.doNow(table, reveal(anas))
    const update = await ana.json<Update>('GET', `/api/tables/${table}`)
    expect(update.luck).toEqual({ hash: expect.any(String), seed: null })
    expect(update.happened.map(({ kind }) => kind)).toEqual(['committed', 'sat', 'committed', 'revealed'])
  })
})

describe('what does not fit is refused, and changes nothing', () => {
  const refused = async (answer: Promise<CommandAnswer>, code: string) =>
    expect(await answer).toMatchObject({ ok: false, code })

  test('too early, too late, by strangers, twice, or not what was promised', async () => {
    const [ana, ben] = [await Guest.at(site.address), await Guest.at(site.address)]
    const [anas, bens] = [newNonce(), newNonce()]
    const table = await ana.create({ game: 'subdivision', players: 2, name: 'Ana' })
    await refused(ben.doNow(table, commit(bens)), 'not-seated')
    await refused(ben.doNow(table, reveal(bens)), 'not-seated')
    await ana.doNow(table, commit(anas))
    await refused(ana.doNow(table, commit(newNonce())), 'commitments-closed')
    await refused(ana.doNow(table, reveal(anas)), 'seats-not-filled')
    await ben.doNow(table, sit('Ben'))
    await refused(ben.doNow(table, reveal(bens)), 'no-commitment')
    await refused(ana.doNow(table, reveal(bens)), 'no-commitment')
    expect(await ana.doNow(table, reveal(anas))).toMatchObject(OK)
    await refused(ana.doNow(table, reveal(anas)), 'no-commitment')
    await refused(ben.doNow(table, commit(bens)), 'commitments-closed')
    const bound = [{ commitment: commitmentTo(anas), revealed: true }, null]
    expect(await ana.update(table)).toMatchObject({ seq: 3, luck: { seats: bound } })
    await ana.doNow(table, START)
    await refused(ben.doNow(table, commit(bens)), 'not-gathering')
    await refused(ana.doNow(table, reveal(anas)), 'not-gathering')
  })
  test('not before everybody has accepted the table as it is', async () => {
    const { ana, anas, table } = await bound()
    await ana.doNow(
      table,
      change({ options: {}, clock: { kind: 'days', perMove: 24, quiet: null, late: 'bot-moves' } }),
    )
    await ana.doNow(table, commit(anas))
    await refused(ana.doNow(table, reveal(anas)), 'not-accepted')
  })
  test('not by who has not seen to what the others are bound', async () => {
    const [ana, ben] = [await Guest.at(site.address), await Guest.at(site.address)]
    const [anas, bens] = [newNonce(), newNonce()]
    const table = await ana.create({ game: 'subdivision', players: 2, name: 'Ana' })
    await ben.doNow(table, sit('Ben', bens))
    const { seq } = await ben.update(table)
    await ana.doNow(table, commit(anas))
    await refused(ben.do(table, seq, reveal(bens)), 'stale')
    expect(await ben.doNow(table, reveal(bens))).toMatchObject(OK)
    expect(await ana.do(table, seq + 1, reveal(anas))).toMatchObject(OK) // what others show does not matter
  })
  test('what is no hash is not read', async () => {
    const { ana, table } = await bound()
    for (const commitment of ['', 'AB'.repeat(32), 'ab'.repeat(31), 7]) {
      await refused(ana.doNow(table, { kind: 'commit', commitment } as TableAction), 'malformed')
      await refused(ana.doNow(table, { kind: 'reveal', nonce: commitment } as TableAction), 'malformed')
    }
  })
})

describe('a change makes nonces void', () => {
  const seatsAt = async (guest: Guest, table: string) => (await guest.update(table)).luck.seats
  const shown = async () => {
    const all = await bound()
    await all.ana.doNow(all.table, reveal(all.anas))
    await all.ben.doNow(all.table, reveal(all.bens))
    return all
  }
  test('all of them, when a seat changes hands after one was shown', async () => {
    const isFreed = { who: 'ana', action: { kind: 'free-seat', seat: 1 } } as const
    for (const { who, action } of [{ who: 'ben', action: { kind: 'leave' } } as const, isFreed]) {
      const all = await shown()
      expect(await all[who].doNow(all.table, action)).toMatchObject(OK)
      expect(await seatsAt(all.ana, all.table)).toEqual([null, null])
      const [cleo, again, cleos] = [await Guest.at(site.address), newNonce(), newNonce()]
      await all.ana.doNow(all.table, commit(again))
      await cleo.doNow(all.table, sit('Cleo', cleos))
      await all.ana.doNow(all.table, reveal(again))
      await cleo.doNow(all.table, reveal(cleos))
      await all.ana.doNow(all.table, START)
      expect(await proofOf(all.ana, all.table)).toEqual([proven(again), proven(cleos)])
    }
  })
  test('all of them, when the table changes; not when it is only listed', async () => {
    const { ana, ben, bens, table } = await shown()
    const before = await seatsAt(ana, table)
    await ana.doNow(table, change({ visibility: 'open' }))
    expect(await seatsAt(ana, table)).toEqual(before)
    await ana.doNow(
      table,
      change({ visibility: 'open', clock: { kind: 'live', bank: 60, increment: 0, late: 'loses' } }),
    )
    expect(await seatsAt(ana, table)).toEqual([null, null])
    await ben.doNow(table, sit('Ben', bens))
    expect(await seatsAt(ana, table)).toEqual([null, { commitment: commitmentTo(bens), revealed: false }])
  })
  test('but who is bound and has shown nothing stays bound while others come and go', async () => {
    const { ana, ben, anas, table } = await bound()
    await ben.doNow(table, { kind: 'leave' })
    expect(await seatsAt(ana, table)).toEqual([{ commitment: commitmentTo(anas), revealed: false }, null])
    await ana.doNow(table, { kind: 'seat-bot', seat: 1, bot: 'level-1' })
    expect(await ana.doNow(table, reveal(anas))).toMatchObject(OK)
  })
  test('and a seat that is taken back in the middle of a match changes nothing', async () => {
    const { ana, ben, anas, bens, table } = await bound()
    await ana.doNow(table, reveal(anas))
    await ana.doNow(table, START)
    await ben.doNow(table, { kind: 'leave' })
    expect(await ben.doNow(table, sit('Ben', newNonce()))).toMatchObject(OK)
    expect(await proofOf(ana, table)).toEqual([proven(anas), withheld(bens)])
  })
})

describe('a start', () => {
  test('waits for nonces of pages that are there', async () => {
    const { ana, ben, anas, bens, table } = await bound()
    const lines = [await opened(ana, table), await opened(ben, table)]
    const starting = ana.doNow(table, START)
    expect(await ben.doNow(table, reveal(bens))).toMatchObject(OK)
    expect(await ana.doNow(table, reveal(anas))).toMatchObject(OK) // the table is free while it waits
    expect(await starting).toMatchObject(OK)
    expect(await proofOf(ana, table)).toEqual([proven(anas), proven(bens)])
    for (const line of lines) line.close()
  })
  test('goes on without whoever withholds theirs, and names them', async () => {
    const { ana, ben, anas, bens, table } = await bound()
    const line = await opened(ben, table)
    await ana.doNow(table, reveal(anas))
    expect(await ana.doNow(table, START)).toMatchObject(OK)
    expect(await ben.doNow(table, reveal(bens))).toMatchObject({ ok: false, code: 'not-gathering' })
    expect(await proofOf(ana, table)).toEqual([proven(anas), withheld(bens)])
    line.close()
  })
  test('that is not possible is refused without waiting, and one that is repeated is answered as before', async () => {
    const { ana, ben, anas, table } = await bound()
    const line = await opened(ben, table)
    expect(await ben.doNow(table, START)).toMatchObject({ ok: false, code: 'not-host' })
    await ana.doNow(table, reveal(anas))
    const { seq } = await ana.update(table)
    const first = await ana.do(table, seq, START, 'started-once')
    expect(await ana.do(table, seq, START, 'started-once')).toEqual({ ...first, repeated: true })
    line.close()
  })
})

test('a restart between acceptance and start loses nothing', async () => {
  const database = join(await mkdtemp(join(tmpdir(), 'masterplan-nonces-')), 'masterplan.db')
  let other = await openSite({ database })
  const restart = async (...guests: Guest[]) => {
    await other.close()
    other = await openSite({ database })
    return guests.map(guest => guest.elsewhere(other.address))
  }
  const before = await bound({}, other.address)
  const { anas, bens, table } = before
  let [ana, ben] = (await restart(before.ana, before.ben)) as [Guest, Guest]
  expect(await ana.doNow(table, reveal(anas))).toMatchObject(OK)
  ;[ana, ben] = (await restart(ana, ben)) as [Guest, Guest]
  const line = await opened(ben, table)
  const starting = ana.doNow(table, START).catch(() => 'cut off') // while it waits for Ben, its process goes
  await until(
    () => ana.update(table),
    ({ seats }) => seats[1]?.kind === 'person' && seats[1].here,
  )
  line.close()
  ;[ana, ben] = (await restart(ana, ben)) as [Guest, Guest]
  await starting
  expect(await ben.doNow(table, reveal(bens))).toMatchObject(OK)
  expect(await ana.doNow(table, START)).toMatchObject(OK)
  const [again] = (await restart(ana)) as [Guest]
  expect(await proofOf(again, table)).toEqual([proven(anas), proven(bens)])
  await other.close()
})

test('a nonce is told to nobody before the end, not even after it is void', async () => {
  const { ana, ben, anas, bens, table } = await bound()
  const cleo = await Guest.at(site.address)
  const lines = [await opened(ben, table), await opened({ address: site.address, token: null }, table)]
  const said: string[] = []
  const ask = async (guest: Guest, path: string) => said.push(await (await guest.fetch('GET', path)).text())
  const look = async () => {
    for (const guest of [ben, cleo]) {
      for (const path of ['', '?wire=3', '?since=0&wire=3', '/record', '/chat'])
        await ask(guest, `/api/tables/${table}${path}`)
      for (const path of ['/api/me/export', '/api/me/tables', '/api/tables']) await ask(guest, path)
    }
    said.push(JSON.stringify(await ben.do(table, 0, { kind: 'move', text: 'x' }))) // stale: tells what was missed
  }
  await ana.doNow(table, reveal(anas))
  await look()
  await ben.doNow(table, { kind: 'leave' })
  await cleo.doNow(table, sit('Cleo'))
  await look()
  const again = newNonce()
  await cleo.doNow(table, { kind: 'leave' })
  await ana.doNow(table, commit(again))
  await ben.doNow(table, sit('Ben', bens))
  await ana.doNow(table, reveal(again))
  await ana.doNow(table, START)
  await look()
  for (const line of lines) said.push(...line.texts)
  expect([said.length > 40, said.some(text => text.includes(anas) || text.includes(again))]).toEqual([true, false])
  expect(await proofOf(ana, table)).toEqual([proven(again), withheld(bens)])
  for (const line of lines) line.close()
})
