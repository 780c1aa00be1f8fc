import { expect, test } from 'vitest'
import { drawn } from '../mutants/draw.ts'
import { faultsIn } from '../mutants/faults.ts'

/** The text with each fault planted, by itself. */
const planted = (text: string): string[] =>
  faultsIn(text).map(({ start, end, instead }) => text.slice(0, start) + instead + text.slice(end))

test.each([
  ['x = a + b', ['x = a - b']],
  ['x = a.b < c', ['x = a.b <= c']],
  ['x ||= !y', ['x ||= y']],
  ['n++', ['n--']],
  ['x = f() && 2', ['x = f() || 2', 'x = f() && 3']],
  ["tell?.('everyone', { kind })", [';', "tell?.('everyone', {})", "tell?.('', { kind })"]],
  ['if (a) b()', ['if (true) b()', 'if (false) b()', 'if (a) ;']],
  ['const f = (): void => { g() }', ['const f = (): void => {}', 'const f = (): void => { ; }']],
  ['x = [y]', ['x = []']],
])('%s', (text, wanted) => {
  expect(planted(text).toSorted()).toEqual(wanted.toSorted())
})

test('types, imports, names of fields and comments are left alone', () => {
  const text = "import { a } from './a.ts'\ntype T = 1 | 'b'\nexport { c } from './c.ts'\nx = { 1: y } as T // + 1\n"
  expect(planted(text)).toEqual([])
})

test('a seed draws the same faults again, another seed others', () => {
  const items = Array.from({ length: 1000 }, (_, at) => at)
  expect(drawn(items, 50, 1)).toEqual(drawn(items, 50, 1))
  expect(drawn(items, 50, 1)).not.toEqual(drawn(items, 50, 2))
  expect(new Set(drawn(items, 50, 1)).size).toBe(50)
  expect(drawn(items, 2000, 1)).toEqual(items)
})
