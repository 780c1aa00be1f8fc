import { expect, test } from 'vitest'
import { batched } from '../src/batch.ts'

test('jobs that come while others are under way go together, in their order', async () => {
  const batches: number[][] = []
  const run = batched<number, number>(async jobs => {
    batches.push([...jobs])
    await new Promise(resolve => setTimeout(resolve, 5))
    return jobs.map(job => job * 2)
  }, 3)
  const done = Promise.all([1, 2].map(run))
  await new Promise(resolve => setTimeout(resolve, 2))
  const more = Promise.all([3, 4, 5, 6, 7].map(run))
  expect(await done).toEqual([2, 4])
  expect(await more).toEqual([6, 8, 10, 12, 14])
  expect(batches).toEqual([
    [1, 2],
    [3, 4, 5],
    [6, 7],
  ])
})

test('of jobs that fail together, only those fail that also fail alone', async () => {
  const run = batched<string, string>(async jobs => {
    if (jobs.includes('bad')) throw new Error('bad')
    return jobs
  }, 10)
  const settled = await Promise.allSettled(['one', 'bad', 'two'].map(run))
  expect(settled.map(each => each.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await run('three')).toBe('three')
})
