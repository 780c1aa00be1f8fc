import { type Running, startRedis } from '@masterplan/store/testing'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Bus, News } from '../src/bus/bus.ts'
import { openRedisBus } from '../src/bus/redis-bus.ts'
import { until } from './visitor.ts'

let redis: Running
let one: Bus
let other: Bus
beforeAll(async () => {
  redis = await startRedis()
  ;[one, other] = [await openRedisBus(redis.url, Date.now), await openRedisBus(redis.url, Date.now)]
})
afterAll(async () => {
  await Promise.all([one.close(), other.close()])
  await redis.stop()
})

test('news that could not be sent are made up for, to those who heard all the while', async () => {
  const table = 'AAAAAAAAAAAA'
  const heard: News[] = []
  let lobby = 0
  const listening = one.listen(table, news => heard.push(news))
  one.listenToLobby(() => lobby++)
  await listening.begun
  expect(one.hearsOf(table)).toBe(true)
  // Those who send are cut off; those who only listen stay connected.
  const killer = new Redis(redis.url)
  await killer.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes')
  await killer.quit()
  await until(
    () => other.ready(),
    ready => !ready,
  )
  other.publish({ table, seq: 7, what: 'stored' })
  other.publish({ table, seq: 3, what: 'said' })
  other.publishLobby()
  expect(one.hearsOf(table)).toBe(true)
  await until(
    () => heard.length,
    count => count >= 2,
  )
  expect(heard.map(({ what }) => what).sort()).toEqual(['said', 'stored'])
  expect(heard.every(news => news.what !== 'stored' || news.seq >= 7)).toBe(true)
  expect(lobby).toBe(1)
  listening.letGo()
})
