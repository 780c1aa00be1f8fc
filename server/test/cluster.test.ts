import { CATALOG } from '@masterplan/catalog'
import { checkLuck, commitmentTo, type MatchRecord } from '@masterplan/kernel'
import type { FairMatchRecord } from '@masterplan/protocol'
import { type Postgres, type Running, startPostgres, startRedis } from '@masterplan/store/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRedisBus } from '../src/bus/redis-bus.ts'
import { pluginsFor } from '../src/plugins.ts'
import { openBullJobs } from '../src/queues/bull-jobs.ts'
import { Guest, openSite, type Site, SocketClient } from './site.ts'
import { StreamClient } from './stream.ts'

let postgres: Postgres
let redis: Running
let sites: Site[]
beforeAll(async () => {
  ;[postgres, redis] = await Promise.all([startPostgres(), startRedis()])
  const database = await postgres.fresh()
  const open = async () => {
    const bus = await openRedisBus(redis.url, Date.now)
    const choices = { smtp: null, mailFrom: 'host@example.org', contact: null, sender: null } as const
    const plugins = pluginsFor({ origin: 'http://localhost', limits: 'none', ...choices })
    return openSite({
      plugins,
      database,
      makeBus: () => bus,
      makeJobs: () => openBullJobs(redis.url, Date.now, () => {}),
    })
  }
  sites = [await open(), await open()]
})
afterAll(async () => {
  await Promise.all(sites.map(site => site.close()))
  await Promise.all([postgres.stop(), redis.stop()])
})

async function seated(
  game: string,
): Promise<{ table: string; people: [Guest, Guest]; lines: [SocketClient, SocketClient] }> {
  const ana = await Guest.at(sites[0]!.address)
  const ben = await Guest.at(sites[1]!.address)
  const table = await ana.create({ game, players: 2, name: 'Ana' })
  expect(await ben.doNow(table, { kind: 'sit', seat: 1, name: 'Ben' })).toMatchObject({ ok: true })
  const lines: [SocketClient, SocketClient] = [
    new SocketClient(ana.address, ana.token),
    new SocketClient(ben.address, ben.token),
  ]
  for (const line of lines) {
    await line.open()
    await line.watch(table)
  }
  expect(await ana.doNow(table, { kind: 'start' })).toMatchObject({ ok: true })
  await Promise.all(lines.map(line => line.until('update', ({ update }) => update.status === 'playing')))
  return { table, people: [ana, ben], lines }
}

async function playOn(table: string, lines: readonly SocketClient[], moves: number): Promise<void> {
  for (let step = 0; step < moves; step++) {
    const { turn, seq } = lines[0]!.latest(table)
    if (turn?.kind !== 'decide') return
    const mover = lines[turn.seats[0]!]!
    await mover.until('update', ({ update }) => update.seq >= seq)
    const text = mover.latest(table).moves[0]!
    const answer = await mover.command(table, seq, { kind: 'move', text })
    expect(answer).toMatchObject({ ok: true })
    if (!answer.ok) return
    await Promise.all(lines.map(line => line.until('update', ({ update }) => update.seq >= answer.seq)))
  }
}

describe('two processes with PostgreSQL and Redis', () => {
  test('two people at two processes play one match to its end', async () => {
    const { table, lines, people } = await seated('brick-by-brick')
    expect(lines[0].latest(table).seats[1]).toMatchObject({ kind: 'person', name: 'Ben' })
    await playOn(table, lines, 400)
    expect(lines[1].latest(table).status).toBe('over')
    const one = await people[0].json('GET', `/api/tables/${table}/record`)
    const other = await people[0].elsewhere(sites[1]!.address).json('GET', `/api/tables/${table}/record`)
    expect(one).toEqual(other)
    for (const line of lines) line.close()
  })

  test('a start at one process waits for a nonce that comes to the other, and both come to the same luck', async () => {
    const [ana, ben] = [await Guest.at(sites[0]!.address), await Guest.at(sites[1]!.address)]
    const nonces = ['a1'.repeat(32), 'b2'.repeat(32)] as const
    const [anas, bens] = [commitmentTo(nonces[0]), commitmentTo(nonces[1])]
    const table = await ana.create({ game: 'brick-by-brick', players: 2, name: 'Ana' })
    expect(await ana.doNow(table, { kind: 'commit', commitment: anas })).toMatchObject({ ok: true })
    expect(await ben.doNow(table, { kind: 'sit', seat: 1, name: 'Ben', commitment: bens })).toMatchObject({ ok: true })
    const lines = [new SocketClient(ana.address, ana.token), new SocketClient(ben.address, ben.token)]
    for (const line of lines) {
      await line.open()
      await line.watch(table)
    }
    // Both at once, at two processes: one of them is stored first, and the other after it.
    const shown = [ana, ben].map((guest, at) => guest.doNow(table, { kind: 'reveal', nonce: nonces[at]! }))
    expect(await ana.doNow(table, { kind: 'start' })).toMatchObject({ ok: true })
    for (const answer of await Promise.all(shown)) expect(answer).toMatchObject({ ok: true })
    await Promise.all(lines.map(line => line.until('update', ({ update }) => update.status === 'playing')))
    await playOn(table, lines, 10)
    expect(await ben.doNow(table, { kind: 'leave' })).toMatchObject({ ok: true })
    expect(await ana.doNow(table, { kind: 'leave' })).toMatchObject({ ok: true })
    for (const { address } of sites) {
      const record = await ana.elsewhere(address).json<FairMatchRecord>('GET', `/api/tables/${table}/record`)
      expect(record.fair.nonces).toEqual([
        { commitment: anas, nonce: nonces[0] },
        { commitment: bens, nonce: nonces[1] },
      ])
      const find = (id: string) => CATALOG.find(game => game.id === id)
      expect(checkLuck(record as MatchRecord, record.fair, find)).toMatchObject({ ok: true })
    }
    for (const line of lines) line.close()
  })

  test('both see who is there, whichever process they came to', async () => {
    const { table, lines } = await seated('subdivision')
    const here = (line: SocketClient, seat: number) =>
      line.until('update', ({ update }) => {
        const held = update.seats[seat]
        return held?.kind === 'person' && held.here
      })
    await Promise.all([here(lines[0], 1), here(lines[1], 0)])
    lines[1].close()
    const count = lines[0].frames.length
    await lines[0].until('update', ({ update }) => {
      const held = update.seats[1]
      return lines[0].frames.length > count && held?.kind === 'person' && !held.here && update.status === 'playing'
    })
    lines[0].close()
    expect(lines[0].latest(table).audience).toBe(0)
  })

  test('what both seats send for the same seq is stored once, and nothing twice', async () => {
    const { table, people, lines } = await seated('subdivision')
    const everywhere = people.flatMap(each => sites.map(site => each.elsewhere(site.address)))
    for (let round = 0; round < 12; round++) {
      const { seq, turn } = await people[0].update(table)
      if (turn?.kind !== 'decide') break
      const mover = turn.seats[0] === 0 ? people[0] : people[1]
      const { moves } = await mover.update(table)
      const answers = await Promise.all(
        everywhere.flatMap(each =>
          [0, 1, 2].map(at => each.do(table, seq, { kind: 'move', text: moves[at % moves.length]! })),
        ),
      )
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      for (const answer of answers) if (!answer.ok) expect(['stale', 'not-your-turn', 'refused']).toContain(answer.code)
    }
    const { happened } = await people[0].update(table)
    expect(happened.map(({ seq }) => seq)).toEqual(happened.map((_, at) => at + 1))
    for (const line of lines) line.close()
  })

  test('the same command sent to both processes at once is done once', async () => {
    const { table, people, lines } = await seated('subdivision')
    const { seq, moves } = await people[0].update(table)
    const key = 'one-key-everywhere'
    const answers = await Promise.all(
      [0, 1, 0, 1, 0, 1].map(at =>
        people[0].elsewhere(sites[at]!.address).do(table, seq, { kind: 'move', text: moves[0]! }, key),
      ),
    )
    for (const answer of answers) expect(answer).toMatchObject({ ok: true, seq: seq + 1, table })
    expect(answers.filter(answer => answer.ok && !answer.repeated)).toHaveLength(1)
    for (const line of lines) line.close()
  })

  test('commands that arrive in another order, late or again, change nothing but what they say', async () => {
    const { table, people, lines } = await seated('subdivision')
    const [ana, ben] = people
    const there = (guest: Guest) => guest.elsewhere(sites.at(guest === ana ? 1 : 0)?.address ?? '')
    const { seq, moves } = await ana.update(table)
    const [move = '', otherMove = ''] = moves
    const first = { kind: 'move', text: move } as const
    const [one, two] = ['the-first-of-two', 'the-second-of-two']
    // Ben answers a move that has not arrived yet: he cannot have seen it.
    const early = await ben.do(table, seq + 1, { kind: 'move', text: otherMove }, two)
    expect(early).toMatchObject({ ok: false, code: 'malformed' })
    expect(await ana.do(table, seq, first, one)).toMatchObject({ ok: true, seq: seq + 1, repeated: false })
    const [answer = ''] = (await there(ben).update(table)).moves
    const second = { kind: 'move', text: answer } as const
    expect(await there(ben).do(table, seq + 1, second, two)).toMatchObject({ ok: true, seq: seq + 2 })
    // Both come once more, the later one first, to the other process, and one of them says something else by now.
    expect(await ben.do(table, seq + 1, second, two)).toMatchObject({ ok: true, seq: seq + 2, repeated: true })
    expect(await there(ana).do(table, seq, first, one)).toMatchObject({ ok: true, seq: seq + 1, repeated: true })
    const changed = { kind: 'move', text: otherMove } as const
    expect(await ana.do(table, seq, changed, one)).toMatchObject({ ok: true, seq: seq + 1, repeated: true })
    expect(await ana.do(table, seq, changed)).toMatchObject({ ok: false, code: 'stale' })
    const after = await ana.update(table)
    expect(after.seq).toBe(seq + 2)
    expect(after.happened.slice(seq).map(({ kind }) => kind)).toEqual(['moved', 'chose'])
    for (const line of lines) line.close()
  })

  test('who signs out everywhere is out at every process within a second', async () => {
    const { table, people, lines } = await seated('subdivision')
    const [ana, ben] = people
    const there = new SocketClient(sites[1]!.address, ana.token)
    await there.open()
    await there.watch(table)
    const stream = await StreamClient.open(ana.elsewhere(sites[1]!.address), table)
    await stream.until(({ kind }) => kind === 'update')
    const begun = performance.now()
    const closed = [there, lines[0]].map(line => new Promise(done => line.ws.once('close', done)))
    expect(await ana.json('POST', '/api/me/sign-out')).toEqual({ ok: true })
    await Promise.all([...closed, stream.ended])
    expect(performance.now() - begun).toBeLessThan(1000)
    for (const site of sites) expect((await ana.elsewhere(site.address).fetch('GET', '/api/me')).status).toBe(401)
    expect(lines[1].ws.readyState).toBe(lines[1].ws.OPEN)
    expect((await ben.update(table)).you).toBe(1)
    lines[1].close()
  })

  test('what was signed out while Redis was away is out when it is back', async () => {
    const { people, lines } = await seated('subdivision')
    const there = new SocketClient(sites[1]!.address, people[0].token)
    await there.open()
    const closed = new Promise(done => there.ws.once('close', done))
    const restarted = redis.restart()
    expect(await people[0].json('POST', '/api/me/sign-out')).toEqual({ ok: true })
    await restarted
    await closed
    for (const line of lines) line.close()
  })

  test('bots move wherever the table is watched', async () => {
    const ana = await Guest.at(sites[0]!.address)
    const bots = [0, 1].map(seat => ({ seat: seat as 0 | 1, bot: 'level-1' }))
    const table = await ana.create({ game: 'subdivision', players: 2, bots })
    const line = new SocketClient(sites[1]!.address, null)
    await line.open()
    await line.watch(table)
    await ana.doNow(table, { kind: 'start' })
    expect((await line.until('update', ({ update }) => update.status === 'over')).update.outcome).not.toBeNull()
    line.close()
  })

  test('a match goes on while Redis is restarted', async () => {
    const { table, lines } = await seated('subdivision')
    await playOn(table, lines, 3)
    await redis.restart()
    await playOn(table, lines, 40)
    expect(lines[0].latest(table).status).toBe('over')
    for (const line of lines) line.close()
  })

  test('the lobby is the same at both processes, also after Redis was away', async () => {
    const ana = await Guest.at(sites[0]!.address)
    const watcher = new SocketClient(sites[1]!.address, null)
    await watcher.open()
    watcher.send({ kind: 'lobby', on: true })
    await watcher.until('lobby')
    const make = () => ana.create({ game: 'subdivision', players: 2, name: 'Ana', visibility: 'open' })
    const shown = (table: string) =>
      watcher.until('lobby', ({ tables }) => tables.some(each => each.table === table && each.host === 'Ana'))
    await shown(await make())
    const restarted = redis.restart()
    const meanwhile = await make()
    await restarted
    await shown(meanwhile)
    watcher.close()
  })

  test('a match goes on after PostgreSQL is restarted', async () => {
    const { table, people, lines } = await seated('subdivision')
    await playOn(table, lines, 3)
    await postgres.restart()
    const ready = async () => (await fetch(new URL('/readyz', sites[0]!.address))).status === 200
    for (let wait = 0; wait < 50 && !(await ready()); wait++) await new Promise(resolve => setTimeout(resolve, 100))
    const { seq, turn } = await people[0].update(table)
    expect(seq).toBeGreaterThanOrEqual(4)
    expect(turn?.kind).toBe('decide')
    await playOn(table, lines, 40)
    expect(lines[1].latest(table).status).toBe('over')
    for (const line of lines) line.close()
  })
})
