import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Postgres, type Running, startPostgres, startRedis } from '@masterplan/store/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Child, startChild, stopChild } from '../bench/child.ts'
import { USUAL_LIMITS } from '../src/index.ts'
import { RequestBudget } from '../src/limits/budget.ts'
import { openRedisLimits } from '../src/limits/redis-limits.ts'
import type { SharedLimits } from '../src/limits/shared-limits.ts'
import { Guest, newKey, SocketClient } from './site.ts'
import { until } from './visitor.ts'

const later = (wait: number) => new Promise(resolve => setTimeout(resolve, wait))

describe('limits of two processes', () => {
  let postgres: Postgres
  let redis: Running
  let servers: Child[]
  let addresses: string[]
  beforeAll(async () => {
    ;[postgres, redis] = await Promise.all([startPostgres(), startRedis()])
    const environment = { DATABASE_URL: await postgres.fresh(), REDIS_URL: redis.url, MASTERPLAN_SECRET: 'both' }
    const data = await mkdtemp(join(tmpdir(), 'masterplan-limits-'))
    const args = ['cli/src/main.ts', 'serve', '--port', '0', '--tables-only', '--behind-proxy', '--data', data]
    const start = () => startChild(args, join(import.meta.dirname, '../..'), { ...process.env, ...environment })
    servers = await Promise.all([start(), start()])
    addresses = servers.map(({ port }) => `http://127.0.0.1:${port}`)
  }, 300_000)
  afterAll(async () => {
    await Promise.all(servers.map(stopChild))
    await Promise.all([postgres.stop(), redis.stop()])
  })

  const at = (process: number) => addresses[process] ?? ''
  /** Each test comes from an address of its own. */
  const from = (address: string) => ({ 'x-forwarded-for': address })

  test('an address has a limited number of sockets at both together, and a closed one is free again', async () => {
    const open = (process: number) => {
      const line = new SocketClient(at(process), null, from('192.0.2.1'))
      return line.open().then(
        () => line,
        () => null,
      )
    }
    const here = await Promise.all(Array.from({ length: 25 }, () => open(0)))
    const there = await Promise.all(Array.from({ length: 25 }, () => open(1)))
    expect(here.filter(line => line !== null)).toHaveLength(25)
    expect(there.filter(line => line !== null)).toHaveLength(USUAL_LIMITS.socketsPerAddress - 25)
    expect(await open(0)).toBeNull()
    here[0]?.close()
    const again = await until(
      () => open(1),
      line => line !== null,
    )
    expect(again).not.toBeNull()
    for (const line of [...here, ...there, again]) line?.close()
  })

  test('what an address asks of one is known to the other', async () => {
    const ask = async (process: number) =>
      (await fetch(new URL('/api/nothing', at(process)), { headers: from('192.0.2.2') })).status
    const isRefused = (status: number) => status === 429
    const askAll = () => Promise.all(Array.from({ length: 50 }, () => ask(0)))
    // One process is asked for all that there is, again and again. The other is asked for less than a bucket gains
    // meanwhile, so by itself it would never refuse.
    let isOver = false
    const hammering = (async () => {
      while (!isOver) await askAll()
    })()
    const answer = await until(() => ask(1), isRefused)
    isOver = true
    await hammering
    expect(answer).toBe(429)
  })

  test('a host has a limited number of tables that gather, wherever they were made and however fast', async () => {
    const guest = await Guest.at(at(0))
    const wanted = () => ({ key: newKey(), game: 'subdivision', players: 2 })
    const made = await Promise.all(
      Array.from({ length: 30 }, (_, number) =>
        guest.elsewhere(at(number % 2)).json<{ ok: boolean }>('POST', '/api/tables', wanted()),
      ),
    )
    const count = made.filter(({ ok }) => ok).length
    expect(count).toBeGreaterThanOrEqual(USUAL_LIMITS.gatheringTables)
    expect(count).toBeLessThanOrEqual(USUAL_LIMITS.gatheringTables + 1) // one of each process may fall together
  })
})

describe('what is shared by Redis', () => {
  let redis: Running
  let one: SharedLimits
  let other: SharedLimits
  beforeAll(async () => {
    redis = await startRedis()
    one = openRedisLimits(redis.url, () => {})
    other = openRedisLimits(redis.url, () => {})
    await until(
      () => one.spend('first', { burst: 10, perSecond: 1 }, 1),
      left => left !== null,
    )
    await until(
      () => other.spend('second', { burst: 10, perSecond: 1 }, 1),
      left => left !== null,
    )
  })
  afterAll(async () => {
    await Promise.all([one.close(), other.close()])
    await redis.stop()
  })

  test('what one process tells counts in the other from its next telling on', async () => {
    const rate = { burst: 400, perSecond: 1 / 60 }
    const [here, there] = [new RequestBudget('asked', rate), new RequestBudget('asked', rate)]
    const passed = (budget: RequestBudget, asked: number) =>
      Array.from({ length: asked }, () => budget.take('192.0.2.4')).filter(wait => wait === 0).length
    expect(passed(here, 300)).toBe(300)
    await here.share(one)
    expect(passed(there, 1)).toBe(1)
    await there.share(other)
    expect(passed(there, 400)).toBe(99)
    await there.share(other)
    expect(passed(here, 1)).toBe(1) // it has not been told yet
    await here.share(one)
    expect(passed(here, 1)).toBe(0)
  })

  test('buckets fill again with time', async () => {
    const rate = { burst: 100, perSecond: 50 }
    expect(await one.spend('bucket', rate, 60)).toBe(40)
    expect(await other.spend('bucket', rate, 60)).toBeLessThan(0)
    await later(1000)
    const left = await one.spend('bucket', rate, 0)
    expect(left).toBeGreaterThan(20)
  })

  test('tries are counted together', async () => {
    const tries = { window: 60, max: 3 }
    for (const sharedLimits of [one, other, one]) {
      expect(await sharedLimits.attempt('sign-in', tries)).toEqual({ allowed: true, retryAfter: null })
    }
    const refused = await other.attempt('sign-in', tries)
    expect(refused.allowed).toBe(false)
    expect(refused.retryAfter).toBeGreaterThan(50)
  })

  test('while Redis is away everybody may go on, and that is said once', async () => {
    const gone = await startRedis()
    const warnings: string[] = []
    const sharedLimits = openRedisLimits(gone.url, sentence => warnings.push(sentence))
    await until(
      () => sharedLimits.spend('bucket', { burst: 10, perSecond: 1 }, 1),
      left => left !== null,
    )
    warnings.splice(0) // it may not have been connected at once
    await gone.stop()
    for (let held = 1; held < 5; held++) expect(await sharedLimits.hold('192.0.2.3', held, 1)).toBe(true)
    expect(await sharedLimits.spend('bucket', { burst: 10, perSecond: 1 }, 1)).toBeNull()
    expect(await sharedLimits.attempt('sign-in', { window: 60, max: 1 })).toMatchObject({ allowed: true })
    expect(await sharedLimits.attempt('sign-in', { window: 60, max: 1 })).toMatchObject({ allowed: false })
    expect(warnings).toEqual(['Redis is away: limits hold for each process by itself'])
    await sharedLimits.close()
  })
})
