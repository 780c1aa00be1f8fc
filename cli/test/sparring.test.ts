import { CATALOG } from '@masterplan/catalog'
import { expect, test } from 'vitest'
import { run } from './world.ts'

const WORLD = { catalog: CATALOG, worker: new URL('../src/task.worker.ts', import.meta.url) }

test('a sparring partner can be an engine, in a thread of its own', async () => {
  const lines = 'position startpos\nquery moves\ngo nodes 40\n'
  const { code, out } = await run(['engine', 'subdivision', '--bot', 'sparring-mcts'], lines, WORLD)
  expect(code).toBe(0)
  const [, best] = /^bestmove (\S+)$/m.exec(out) ?? []
  expect(best).toBeDefined()
  expect(out.split('\n')[0]!.split(' ')).toContain(best)
})

test('nobody is offered one to play against', async () => {
  const { code, err } = await run(['play', 'main-street', '--bots', 'me,sparring-mcts'])
  expect(code).toBe(1)
  expect(err).toContain('There is no bot "sparring-mcts"')
})
