import { type Running, startRedis } from '@masterplan/store/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBullJobs } from '../src/jobs/bull-jobs.ts'
import type { JobData, Jobs } from '../src/jobs/jobs.ts'
import { until } from './visitor.ts'

let redis: Running
let giver: Jobs
let doer: Jobs
const done: JobData[] = []
beforeAll(async () => {
  redis = await startRedis()
  giver = openBullJobs(redis.url, () => {})
  doer = openBullJobs(redis.url, () => {})
  doer.work('bot', async data => {
    done.push(data)
  })
})
afterAll(async () => {
  await Promise.all([giver.close(), doer.close()])
  await redis.stop()
})
const isDone = (n: number) => () => done.filter(data => data.n === n).length
const give = (n: number, at = 0) => giver.add({ kind: 'bot', id: `job-${n}`, data: { n } }, at)

describe('jobs kept by Redis', () => {
  test('are ready, and what one process gives another does, once', async () => {
    expect(
      await until(
        () => giver.ready(),
        ready => ready,
      ),
    ).toBe(true)
    give(1)
    give(1)
    expect(await until(isDone(1), count => count > 0)).toBe(1)
  })

  test('wait for their time', async () => {
    const begun = Date.now()
    give(2, begun + 700)
    expect(await until(isDone(2), count => count > 0)).toBe(1)
    expect(Date.now() - begun).toBeGreaterThanOrEqual(690)
  })

  test('are given and done again after Redis was gone', async () => {
    await redis.restart()
    expect(
      await until(
        () => giver.ready(),
        ready => ready,
      ),
    ).toBe(true)
    give(3)
    expect(await until(isDone(3), count => count > 0)).toBe(1)
  })
})
