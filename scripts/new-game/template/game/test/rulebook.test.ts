import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { templateTown } from '../src/index.ts'

test.each([
  ['README.md', 'to'],
  ['README.fr.md', 'à'],
])('the table of %s says what the options are', (file, to) => {
  const page = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
  const rows = page.split('\n').filter(line => line.startsWith('| `'))
  expect(rows).toEqual(
    Object.entries(templateTown.options).map(([name, { usual, min, max }]) => {
      return `| \`${name}\` | ${usual} | ${min} ${to} ${max} |`
    }),
  )
})
