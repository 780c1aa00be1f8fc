import { type Running, startRedis } from '@masterplan/store/testing'
import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { elapsedOnMachine, steadyClock } from '../src/clocks/steady-clock.ts'
import { USUAL_LIMITS } from '../src/index.ts'
import { RequestBudget } from '../src/limits/budget.ts'
import { openRedisLimits } from '../src/limits/redis-limits.ts'
import { localLimits, type SharedLimits } from '../src/limits/shared-limits.ts'
import { Guest, openSite } from './site.ts'
import { until } from './visitor.ts'

const HOUR = 3_600_000

describe('when somebody sets the clock of the machine', () => {
  afterEach(() => vi.restoreAllMocks())
  /** The clock of this process, an hour off; time itself goes on. */
  const step = (by: number) => {
    const real = Date.now
    vi.spyOn(Date, 'now').mockImplementation(() => real() + by)
  }

  test.each([-HOUR, HOUR])('by %i ms, everybody who was known may go on asking', async by => {
    const site = await openSite({ limits: USUAL_LIMITS })
    const guest = await Guest.at(site.address)
    const ask = async () => (await guest.fetch('GET', '/api/games')).status
    expect(await ask()).toBe(200)
    step(by)
    expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 200])
    vi.restoreAllMocks()
    expect(await ask()).toBe(200)
    await site.close()
  })

  test('buckets fill as time passes, whatever the clock says', () => {
    let elapsed = 0
    const budget = new RequestBudget('test', { burst: 2, perSecond: 1 }, () => elapsed)
    expect([budget.take('a'), budget.take('a'), budget.take('a')]).toEqual([0, 0, 1])
    step(HOUR)
    expect(budget.take('a')).toBe(1)
    elapsed = 1000
    expect([budget.take('a'), budget.take('a')]).toEqual([0, 1])
  })

  test('the server’s time goes on as before, and makes up for the difference without a jump', () => {
    let [wall, elapsed] = [1_000_000_000, 0]
    const now = steadyClock(
      () => wall,
      () => elapsed,
    )
    const pass = (ms: number) => {
      wall += ms
      elapsed += ms
      return now()
    }
    const begun = now()
    expect(pass(1000) - begun).toBe(1000)
    for (const by of [HOUR, -2 * HOUR]) {
      wall += by
      const before = now()
      const after = pass(10_000)
      expect(after - before).toBeGreaterThanOrEqual(9_499)
      expect(after - before).toBeLessThanOrEqual(10_501)
    }
    wall += HOUR // right again
    for (let minute = 0; minute < 60; minute++) pass(60_000)
    expect(Math.abs(now() - wall)).toBeLessThan(2)
    elapsed -= 5 // even a clock that should not
    expect(now()).toBeGreaterThanOrEqual(wall - 2)
  })

  test('time passes on the machine as it does here', async () => {
    const elapsed = elapsedOnMachine()
    const [begun, mark] = [elapsed(), performance.now()]
    await new Promise(resolve => setTimeout(resolve, 1200))
    expect(Math.abs(elapsed() - begun - (performance.now() - mark))).toBeLessThan(5)
  })

  test('tries are counted in a window of time that passes', async () => {
    let elapsed = 0
    const limits = localLimits(() => elapsed)
    const tries = { window: 60, max: 1 }
    expect(await limits.attempt('a', tries)).toMatchObject({ allowed: true })
    step(-HOUR)
    expect(await limits.attempt('a', tries)).toEqual({ allowed: false, retryAfter: 60 })
    elapsed = 60_000
    expect(await limits.attempt('a', tries)).toMatchObject({ allowed: true })
  })
})

describe('when somebody sets the clock of Redis back', () => {
  let redis: Running
  let direct: Redis
  let limits: SharedLimits
  beforeAll(async () => {
    redis = await startRedis()
    direct = new Redis(redis.url)
    limits = openRedisLimits(redis.url, () => {})
    await until(
      () => limits.spend('first', { burst: 10, perSecond: 1 }, 1),
      left => left !== null,
    )
  })
  afterAll(async () => {
    await limits.close()
    direct.disconnect()
    await redis.stop()
  })
  // What was written before lies an hour ahead then.

  test('buckets do not fall below what was spent', async () => {
    await direct.hset('masterplan:bucket:a', { left: 90, at: Date.now() + HOUR })
    expect(await limits.spend('a', { burst: 100, perSecond: 50 }, 10)).toBe(80)
  })
  test('tries are waited for no longer than their window', async () => {
    await direct.set('masterplan:tries:a', 5, 'EX', 3600 + 60)
    expect(await limits.attempt('a', { window: 60, max: 5 })).toEqual({ allowed: false, retryAfter: 60 })
  })
  test('sockets of a process that died are not counted for an hour', async () => {
    await direct.hset('masterplan:held:a', 'gone', `40 ${Date.now() + HOUR}`)
    expect(await limits.hold('a', 1, 40)).toBe(true)
  })
})
