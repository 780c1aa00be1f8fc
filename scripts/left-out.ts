import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTest, ROOT, type TextFile } from './files.ts'

/** A program that this machine lacks, and how to have it. */
export type MissingProgram = { readonly name: string; readonly how: string }

/** How a test file shows what it needs. `without`: that it can also do with less. */
const SIGNS: readonly { readonly name: string; readonly asks: RegExp; readonly without?: RegExp }[] = [
  { name: 'PostgreSQL', asks: /\bstartPostgres\(/, without: /\beach\(DATABASES\)/ },
  { name: 'Redis', asks: /\bstartRedis\(/ },
  { name: 'Python', asks: /\bpythonAt\(/ },
]
const PAGE_TEST = /^web\/test\/.*\.test\.ts$/
const TEST = /^\s*(?:test|it)(?:\.\w+)*\(/gm

export type LeftOutFile = { readonly path: string; readonly tests: number; readonly part: 'all' | 'some' }

/** The test files that cannot be run, or only in part, without these programs. */
export function leftOut(files: readonly TextFile[], missing: readonly string[]): LeftOutFile[] {
  const tests = files.filter(({ path }) => isTest(path) && path.endsWith('.test.ts') && !path.startsWith('scripts/'))
  return tests.flatMap(({ path, text }) => {
    const lacking = SIGNS.filter(({ name, asks }) => missing.includes(name) && asks.test(text))
    const isOfPage = missing.includes('a browser') && PAGE_TEST.test(path)
    if (lacking.length === 0 && !isOfPage) return []
    const part = lacking.length > 0 && lacking.every(({ without }) => without?.test(text)) ? 'some' : 'all'
    return [{ path, tests: text.match(TEST)?.length ?? 0, part }]
  })
}

/** What was found missing while the tests were made ready. */
export const missingPrograms = (root: string = ROOT): MissingProgram[] =>
  ['servers', 'browser'].flatMap(name => {
    const path = join(root, '.cache', `missing-${name}.json`)
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : []
  })

/** For the end of a run, where it cannot be overlooked; nothing if everything was tested. */
export function leftOutLines(files: readonly TextFile[], missing: readonly MissingProgram[]): string[] {
  if (missing.length === 0) return []
  const left = leftOut(
    files,
    missing.map(({ name }) => name),
  )
  const tests = left.reduce((sum, each) => sum + each.tests, 0)
  return [
    `NOT TESTED: ${tests} tests or more in ${left.length} files were left out, because this machine lacks`,
    ...missing.map(({ name, how }) => `  ${name}: ${how}`),
  ]
}
