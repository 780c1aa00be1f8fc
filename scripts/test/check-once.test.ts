import { describe, expect, test } from 'vitest'
import { notOnce } from '../check-once.ts'
import { readProject, type TextFile } from '../files.ts'

const ours = readProject()
const withFile = (path: string, text: string): TextFile[] => [
  ...ours.filter(file => file.path !== path),
  { path, text },
]

describe('what the house has once', () => {
  test('is where it belongs', () => expect(notOnce(ours)).toEqual([]))

  test.each([
    ['server/src/tables/lenient.ts', "export const may = (to: number) => ({ kind: 'free', to })"],
    ['web/src/table/lenient.ts', 'export const may = table.takeBack(seat, { people, rated: false, live: false })'],
    ['cli/src/own-pool.ts', "import { Worker } from 'node:worker_threads'"],
    ['lab/src/own-pool.ts', "import { type Transferable, Worker } from 'node:worker_threads'"],
    ['games/tryste/src/again.ts', 'export const { moves, sample } = derived<Tryste>(stated)'],
    ['games/tryste/src/again.ts', 'export function refuse(state: State): undefined {}'],
    ['games/tryste/src/chapters/again.ts', 'export const { sample, refuse } = rules'],
  ])('a second one in %s is told', (path, text) => {
    expect(notOnce(withFile(path, text))).toEqual([expect.stringMatching(`^${path}: `)])
  })

  test.each([
    'kernel/src/table.ts',
    'cli/src/terminal/session.ts',
    'server/src/tables/table.ts',
    'web/src/match/workers/local-match.ts',
    'bots/src/node/pool.ts',
    'games/urbapolis/src/legal.ts',
  ])('%s without it is told: a front end that no longer asks decides by itself', path => {
    expect(notOnce(withFile(path, ''))).toEqual([expect.stringMatching(`^${path}: `)])
  })
})
