import { expect, onTestFinished, test } from 'vitest'
import { type Hint, USUAL_MEGABYTES } from '../src/index.ts'
import { askBot, openPool, poolHere } from '../src/node/index.ts'
import { MAIN_STREET } from './main-street/index.ts'
import type { PlantedTasks } from './pool-thread.ts'

function pool(threads: number, entry = new URL('./pool-thread.ts', import.meta.url)) {
  const opened = openPool<PlantedTasks>(entry, { threads })
  onTestFinished(() => opened.close())
  return opened
}

test('every task gets its answer, more of them than threads too', async () => {
  const { run } = pool(2)
  const results = await Promise.all([1, 2, 3, 4, 5].map(number => run('double', number).result))
  expect(results).toEqual([2, 4, 6, 8, 10].map(answer => ({ ok: true, answer })))
})

test('it counts threads at work and tasks that wait', async () => {
  const opened = pool(2)
  expect([opened.busy, opened.waiting]).toEqual([0, 0])
  const tasks = [50, 50, 1].map(milliseconds => opened.run('sleep', milliseconds).result)
  expect([opened.busy, opened.waiting]).toEqual([2, 1])
  await Promise.all(tasks)
  expect([opened.busy, opened.waiting]).toEqual([0, 0])
})

test('what a task throws is its sentence, and its thread goes on', async () => {
  const { run } = pool(1)
  const [failed, next] = await Promise.all([run('fail', 'No luck.').result, run('double', 4).result])
  expect(failed).toEqual({ ok: false, why: 'failed', sentence: 'No luck.' })
  expect(next).toEqual({ ok: true, answer: 8 })
})

test('a thread that ends answers its task with a sentence, and the next task gets a new one', async () => {
  const { run } = pool(1)
  const [ended, next] = await Promise.all([run('exit', null).result, run('double', 5).result])
  expect(ended).toEqual({ ok: false, why: 'ended', sentence: 'its thread ended' })
  expect(next).toEqual({ ok: true, answer: 10 })
})

test('a thread that cannot even start answers its task with a sentence', async () => {
  const { run } = pool(1, new URL('data:text/javascript,throw new Error("Broken.")'))
  expect(await run('double', 1).result).toEqual({ ok: false, why: 'ended', sentence: 'Broken.' })
})

test('a task that takes too long is late, and its thread is replaced', async () => {
  const { run } = pool(1)
  const [late, next] = await Promise.all([run('spin', null, 50).result, run('double', 6).result])
  expect(late).toEqual({ ok: false, why: 'late', sentence: 'no answer within 50 ms' })
  expect(next).toEqual({ ok: true, answer: 12 })
})

test('a task can be hurried while it runs, and before it has begun', async () => {
  const { run } = pool(1)
  const [running, waiting] = [run('spin', null), run('spin', null)]
  waiting.hurry()
  running.hurry()
  expect(await running.result).toEqual({ ok: true, answer: 'hurried' })
  expect(await waiting.result).toEqual({ ok: true, answer: 'hurried' })
  const after = run('spin', null, 50) // a call to stop is for one task alone
  running.hurry()
  expect(await after.result).toMatchObject({ ok: false, why: 'late' })
})

test('closing answers those that wait and those that run', async () => {
  const opened = pool(1)
  const tasks = [opened.run('spin', null), opened.run('double', 1)]
  await opened.close()
  const closed = { ok: false, why: 'closed', sentence: 'closing' }
  expect(await Promise.all([...tasks, opened.run('double', 2)].map(({ result }) => result))).toEqual([
    closed,
    closed,
    closed,
  ])
})

test('the same tasks can be done in this thread', async () => {
  type Here = Pick<PlantedTasks, 'double' | 'fail'>
  const here = poolHere<Here>({
    double: number => 2 * number,
    fail(sentence) {
      throw new Error(sentence)
    },
  })
  expect(await here.run('double', 3).result).toEqual({ ok: true, answer: 6 })
  expect(await here.run('fail', 'No.').result).toEqual({ ok: false, why: 'failed', sentence: 'No.' })
})

const opened = MAIN_STREET.open(2, {})
if (!opened.ok) throw new Error(opened.problem)
const { match } = opened
match.settle({ below: () => 0 })
const turn = match.turn()
const seat = turn.kind === 'decide' ? turn.seats[0] : undefined
if (seat === undefined) throw new Error('Somebody should be awaited.')
const asked = {
  game: 'main-street',
  seat,
  view: match.viewFor(seat),
  seed: 1,
  within: null,
  megabytes: USUAL_MEGABYTES,
}

test('a bot that is hurried answers at once, with a legal move', async () => {
  const threads = pool(1)
  const calm = await askBot(threads, { ...asked, bot: 'level-5', hints: 1 }).answer
  const { answer, hurry } = askBot(threads, { ...asked, bot: 'level-5', hints: 1 })
  hurry()
  const hurried = await answer
  if (!calm.ok || !hurried.ok) throw new Error('Both should have answered.')
  const tries = (hints: readonly Hint[]) => hints.reduce((sum, { visits }) => sum + visits, 0)
  expect(tries(hurried.hints)).toBeLessThan(tries(calm.hints) / 2)
  expect(match.judge(seat, hurried.text)).toBeUndefined()
})

test('a bot that does not exist, or is given up, is a sentence', async () => {
  const threads = pool(1)
  expect(await askBot(threads, { ...asked, bot: 'deep-blue', hints: 0 }).answer).toMatchObject({
    ok: false,
    sentence: expect.stringContaining('deep-blue'),
  })
  expect(await askBot(threads, { ...asked, bot: 'tree-search@100000000', hints: 0 }, 20).answer).toMatchObject({
    ok: false,
    sentence: 'no answer within 20 ms',
  })
})
