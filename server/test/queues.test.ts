import { setTimeout as later } from 'node:timers/promises'
import { type Running, startRedis } from '@masterplan/store/testing'
import { Queue } from 'bullmq'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBullJobs } from '../src/queues/bull-jobs.ts'
import { embeddedJobs } from '../src/queues/embedded-jobs.ts'
import { type JobData, type JobKind, type Jobs, USUAL_SLOTS } from '../src/queues/jobs.ts'
import { until } from './visitor.ts'

let redis: Running
let giver: Jobs
let doer: Jobs
const done: JobData[] = []
beforeAll(async () => {
  redis = await startRedis()
  giver = openBullJobs(redis.url, Date.now, () => {})
  doer = openBullJobs(redis.url, Date.now, () => {})
  doer.work('bot', async data => {
    done.push(data)
  })
  doer.work('notice', () => new Promise(() => {})) // an endpoint that never answers
  doer.work('clock', async data => {
    done.push(data)
  })
})
afterAll(async () => {
  await Promise.all([giver.close(), doer.close()])
  await redis.stop()
})
const isDone = (n: number) => () => done.filter(data => data.n === n).length
const give = (n: number, at = 0, kind: JobKind = 'bot') => giver.add({ kind, id: `job-${n}`, data: { n } }, at)

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

  test('that hang keep no slot of another queue', async () => {
    for (let n = 100; n < 100 + 2 * USUAL_SLOTS.notice; n++) give(n, 0, 'notice')
    give(4)
    give(5, 0, 'clock')
    expect(await until(isDone(4), count => count > 0)).toBe(1)
    expect(await until(isDone(5), count => count > 0)).toBe(1)
  })

  test('are brought forward when their time has come after all', async () => {
    const due = Date.now() + 600_000
    give(6, due, 'clock')
    await later(200)
    expect(isDone(6)()).toBe(0)
    const ahead = openBullJobs(
      redis.url,
      () => due + 1,
      () => {},
    ) // a process whose clock is right
    ahead.add({ kind: 'clock', id: 'job-6', data: { n: 6 } }, due)
    expect(await until(isDone(6), count => count > 0)).toBe(1)
    await ahead.close()
  })

  test('that the release before had set, in its one queue, are done', async () => {
    const former = new Queue('masterplan', { connection: { url: redis.url } })
    await former.add('bot', { n: 7 }, { jobId: 'bot-7', removeOnComplete: true })
    await former.add('clock', { n: 8 }, { jobId: 'clock-8', delay: 300, removeOnComplete: true })
    expect(await until(isDone(7), count => count > 0)).toBe(1)
    expect(await until(isDone(8), count => count > 0)).toBe(1)
    await former.close()
  })
})

describe('jobs of one process', () => {
  function workshop(now = Date.now) {
    const ran: string[] = []
    const jobs = embeddedJobs({ now, slots: { clock: 1, bot: 2, notice: 2 } }, () => {})
    jobs.work('notice', () => new Promise(() => {}))
    for (const kind of ['clock', 'bot'] as const) jobs.work(kind, async ({ n }) => void ran.push(`${kind} ${n}`))
    return {
      jobs,
      ran,
      add: (kind: JobKind, n: number, at = 0) => jobs.add({ kind, id: `${kind}-${n}`, data: { n } }, at),
    }
  }

  test('that hang keep no slot of another queue, nor the process from stopping', async () => {
    const { jobs, ran, add } = workshop()
    for (let n = 0; n < 50; n++) add('notice', n)
    add('bot', 1)
    add('clock', 1)
    await until(
      () => ran.length,
      count => count === 2,
    )
    expect(ran.toSorted()).toEqual(['bot 1', 'clock 1'])
    const begun = performance.now()
    await jobs.close()
    expect(performance.now() - begun).toBeLessThan(4000)
  })

  test('are brought forward when their time has come after all, and done once', async () => {
    let ahead = 0
    const { jobs, ran, add } = workshop(() => Date.now() + ahead)
    const due = Date.now() + 600_000
    add('clock', 1, due)
    add('clock', 1, due)
    ahead = 601_000 // the machine slept, or its clock was put right
    add('clock', 1, due)
    add('clock', 1, due)
    await until(
      () => ran.length,
      count => count > 0,
    )
    expect(ran).toEqual(['clock 1'])
    await jobs.close()
  })
})
