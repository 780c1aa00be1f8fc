import { describe, expect, test } from 'vitest'
import { commandsOf, unknownCommands } from '../check-commands.ts'
import { readProject, type TextFile } from '../files.ts'

const PROJECT: readonly TextFile[] = [
  { path: 'package.json', text: '{ "scripts": { "start": "node scripts/go.ts", "bench:all": "x" } }' },
  { path: 'scripts/go.ts', text: '' },
  {
    path: 'package-lock.json',
    text: '{ "packages": { "cli": { "bin": { "masterplan": "a" } }, "node_modules/vitest": { "bin": { "vitest": "b" } } } }',
  },
  { path: 'cli/src/commands/play.ts', text: '' },
  { path: 'cli/src/commands/check.ts', text: '' },
  { path: 'cli/src/commands/dev/train.ts', text: '' },
  { path: 'cli/src/terminal/loop.ts', text: '' },
]
const faults = (text: string): string[] => unknownCommands([...PROJECT, { path: 'README.md', text }])

test('every command has a file', () => {
  expect(commandsOf(PROJECT)).toEqual(['play', 'check', 'dev train'])
})

describe('a command that does not exist is found', () => {
  const planted = [
    'Run `npm run nothing`.',
    'Run `npm tset`.',
    'Run `npx masterplan plya subdivision`.',
    'Run `masterplan tournament`.',
    'Run `masterplan train`.',
    'Run `masterplan dev play`.',
    'Run `npm run masterplan -- dev play`.',
    'Run ``masterplan tournament``.',
    '```sh\nnpx masterplan tournament --games 3\n```',
    '```sh\n$ masterplan check a.json && masterplan tournament\n```',
    '~~~\nnpm run masterplan -- tournament\n~~~',
    '1. Run\n\n   ```sh\n   npm run nothing\n   ```',
    'Run `node scripts/gone.ts --write`.',
    'Run `npx jest --watch`.',
  ]
  for (const text of planted) test(text, () => expect(faults(text).length).toBeGreaterThan(0))

  test('with its page and line', () => {
    expect(faults('# A\n\n```sh\nnpm start\nnpm run nothing # why\n```')).toEqual([
      'README.md:5 names `npm run nothing`, which does not exist',
    ])
  })
  test('in package.json, when a script starts a file that is gone', () => {
    const gone = PROJECT.filter(({ path }) => path !== 'scripts/go.ts')
    expect(unknownCommands(gone)).toEqual(['package.json: start names `node scripts/go.ts`, which does not exist'])
  })
})

describe('what exists, or is no command, is left alone', () => {
  const fine = [
    '`npm start`, `npm run bench:all`, `npm ci`, `npm install`',
    '`npx masterplan play subdivision`, `masterplan check *.json`, `masterplan help play`, `masterplan --help`',
    '`masterplan dev train subdivision`, `npx masterplan dev train`, `masterplan dev --help`',
    'npx masterplan tournament is only planned',
    '`masterplan` is the command, `@masterplan/kernel` a package, `"format": "masterplan-match/1"` a format',
    '```\ncli/   the masterplan command\n```',
    '`node scripts/go.ts`',
    '`npx vitest run games/tryste`',
  ]
  for (const text of fine) test(text, () => expect(faults(text)).toEqual([]))
})

test("this project's own command line is understood", () => {
  expect(commandsOf(readProject())).toContain('games')
})
