import { connect } from 'node:net'
import { openStore } from '@masterplan/store'
import { startPostgres, startRedis } from '@masterplan/store/testing'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { aStep, aTable } from './contract/world.ts'

test('PostgreSQL may crash and come back: what was acknowledged is there, and the store goes on', async () => {
  const postgres = await startPostgres()
  onTestFinished(() => postgres.stop())
  const store = await openStore(await postgres.fresh())
  const ids = await Promise.all(Array.from({ length: 8 }, async () => (await store.tables.create(aTable())).table.id))
  const acknowledged = new Map<string, number>()
  let stopped = false
  const playing = ids.map(async id => {
    while (!stopped) {
      // A server that heard nothing asks again, with the same key; so what was stored unheard is found.
      const step = aStep(id, acknowledged.get(id) ?? 0)
      const answer = await store.tables.append(step).catch(() => undefined)
      if (answer?.ok === false && answer.why === 'taken') acknowledged.set(id, answer.entries.at(-1)!.seq)
      if (answer?.ok === true) acknowledged.set(id, step.after + 1)
      if (answer === undefined) await new Promise(resolve => setTimeout(resolve, 20))
    }
  })
  for (let round = 0; round < 3; round++) {
    await new Promise(resolve => setTimeout(resolve, 200))
    const before = new Map(acknowledged)
    await postgres.restart()
    for (const [id, seq] of before) {
      const loaded = await store.tables.load(id, 0).catch(() => store.tables.load(id, 0))
      expect(loaded?.table.seq).toBeGreaterThanOrEqual(seq)
      expect(loaded?.entries).toHaveLength(loaded?.table.seq ?? -1)
    }
  }
  stopped = true
  await Promise.all(playing)
  expect(await store.ready()).toBe(true)
  await store.close()
})

test('a connection that is cut while it is in use fails its own query, and nothing else', async () => {
  const postgres = await startPostgres()
  onTestFinished(() => postgres.stop())
  const store = await openStore(await postgres.fresh())
  const slow = expect(sql`select pg_sleep(60)`.execute(store.database.connection)).rejects.toThrow()
  await new Promise(resolve => setTimeout(resolve, 300))
  await postgres.restart()
  await slow
  expect(await store.ready()).toBe(true)
  await store.close()
})

test('a store whose database is gone says so, and does not fall', async () => {
  const postgres = await startPostgres()
  const store = await openStore(await postgres.fresh())
  await postgres.stop()
  expect(await store.ready()).toBe(false)
  await expect(store.tables.find('abcdefghijkl')).rejects.toThrow()
  await store.close()
  await expect(openStore(postgres.url)).rejects.toThrow()
  await expect(openStore('/no/such/folder/masterplan.db')).rejects.toThrow()
})

test('Redis answers, also after it was killed, and has forgotten everything', async () => {
  const redis = await startRedis()
  onTestFinished(() => redis.stop())
  expect(await ask(redis.url, 'SET a 1')).toBe('+OK\r\n')
  expect(await ask(redis.url, 'GET a')).toBe('$1\r\n1\r\n')
  await redis.restart()
  expect(await ask(redis.url, 'GET a')).toBe('$-1\r\n')
})

const SELECTED = '+OK\r\n'
const ask = (url: string, words: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { port, pathname } = new URL(url)
    const room = pathname.slice(1) || '0'
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(`SELECT ${room}\r\n${words}\r\n`))
    let said = ''
    socket.on('error', reject)
    socket.on('data', data => {
      said += data.toString()
      if (said.length <= SELECTED.length) return
      resolve(said.slice(SELECTED.length))
      socket.destroy()
    })
  })
