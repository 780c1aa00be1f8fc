import { expect, test } from 'vitest'
import { ROOT, readProject } from '../files.ts'
import { leftOut, leftOutLines } from '../left-out.ts'

const FILES = [
  {
    path: 'store/test/a.test.ts',
    text: "await startPostgres()\ntest('one', () => {})\ntest.each([1])('two', () => {})",
  },
  {
    path: 'server/test/b.test.ts',
    text: "describe.each(DATABASES)('', () => {\n  startPostgres()\n  test('x', f)\n})",
  },
  { path: 'server/test/c.test.ts', text: "startRedis()\nit('x', () => {})" },
  { path: 'cli/test/f.test.ts', text: "pythonAt()\ntest('x', () => {})" },
  { path: 'server/test/d.test.ts', text: "test('needs nothing', () => {})" },
  { path: 'web/test/e.test.ts', text: "test('x', () => {})" },
  { path: 'server/src/start.ts', text: 'startPostgres()' },
]

test('without PostgreSQL, files that start it are left out; those that have another database in part', () => {
  expect(leftOut(FILES, ['PostgreSQL'])).toEqual([
    { path: 'store/test/a.test.ts', tests: 2, part: 'all' },
    { path: 'server/test/b.test.ts', tests: 1, part: 'some' },
  ])
})

test('without Redis or a browser, others are', () => {
  expect(leftOut(FILES, ['Redis', 'a browser']).map(({ path }) => path)).toEqual([
    'server/test/c.test.ts',
    'web/test/e.test.ts',
  ])
  expect(leftOut(FILES, ['Python'])).toEqual([{ path: 'cli/test/f.test.ts', tests: 1, part: 'all' }])
  expect(leftOut(FILES, [])).toEqual([])
})

test('the end of a run says how many, why, and how to have them', () => {
  expect(leftOutLines(FILES, [])).toEqual([])
  expect(leftOutLines(FILES, [{ name: 'Redis', how: 'install it' }])).toEqual([
    'NOT TESTED: 1 tests or more in 1 files were left out, because this machine lacks',
    '  Redis: install it',
  ])
})

test('the real tests show what they need', () => {
  const paths = leftOut(readProject(ROOT), ['PostgreSQL', 'Redis', 'Python', 'a browser']).map(({ path }) => path)
  for (const path of [
    ...['store/test/postgres.test.ts', 'server/test/cluster.test.ts', 'web/test/matches.test.ts'],
    'cli/test/engine-page.test.ts',
  ])
    expect(paths).toContain(path)
})
