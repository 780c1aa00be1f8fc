import { expect, test } from 'vitest'
import { repeatsIn } from '../repeats.ts'

const body = (count: number, from = 0) => Array.from({ length: count }, (_, at) => `line(${from + at})`)
const file = (path: string, lines: readonly string[]) => ({ path, text: lines.join('\n') })

test('eight equal lines are a repeated block, seven are not, indentation and empty lines aside', () => {
  const a = file('bots/src/a.ts', ['only(a)', ...body(8)])
  const b = file('bots/src/b.ts', ['only(b)', '', ...body(8).map(line => `  ${line}\n`)])
  const repeat = { at: { path: b.path, line: 3 }, of: { path: a.path, line: 2 }, lines: 8 }
  expect(repeatsIn([a, b], 'source')).toEqual([repeat])
  expect(repeatsIn([a, file('bots/src/b.ts', body(7))], 'source')).toEqual([])
})

test('a longer block is one repetition, a third copy is one more, another block too', () => {
  const a = file('bots/src/a.ts', [...body(20), 'between()', ...body(9, 50)])
  const b = file('bots/src/b.ts', [...body(12), 'other()', ...body(9, 50)])
  const c = file('lab/src/c.ts', body(12))
  expect(repeatsIn([a, b, c], 'source').map(({ lines }) => lines)).toEqual([12, 9, 12])
})

test('a block may repeat within a file, yet not overlap itself', () => {
  expect(repeatsIn([file('cli/src/a.ts', [...body(8), 'x()', ...body(8)])], 'source')).toHaveLength(1)
  expect(repeatsIn([file('cli/src/a.ts', Array(12).fill('same()'))], 'source')).toEqual([])
})

test("imports and the games' index.ts are left out, tests are counted apart", () => {
  const imports = ['import {', ...Array.from({ length: 9 }, (_, at) => `  name${at},`), "} from './names.ts'"]
  expect(repeatsIn([file('cli/src/a.ts', imports), file('cli/src/b.ts', imports)], 'source')).toEqual([])
  const games = ['a', 'b'].map(id => file(`games/${id}/src/index.ts`, body(9)))
  expect(repeatsIn(games, 'source')).toEqual([])
  const mixed = [
    file('cli/src/a.ts', body(9)),
    file('cli/test/a.test.ts', body(9)),
    file('cli/test/b.test.ts', body(9)),
  ]
  expect(repeatsIn(mixed, 'source')).toEqual([])
  expect(repeatsIn(mixed, 'tests')).toHaveLength(1)
})
