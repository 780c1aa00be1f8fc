import { describe, expect, test } from 'vitest'
import { brokenLayers, misdrawnLayers } from '../check-layers.ts'

const faults = (path: string, text: string): string[] => brokenLayers([{ path, text }])
const isFound = (path: string, text: string): void => expect(faults(path, text), `${path}: ${text}`).toHaveLength(1)
const isFine = (path: string, text: string): void => expect(faults(path, text), `${path}: ${text}`).toEqual([])

const asks = (target: string): string => `import { x } from '${target}'`

describe('a planted violation is found', () => {
  const forms = {
    direct: "import { random } from '@masterplan/bots'",
    'side effect only': "import '@masterplan/bots'",
    'type only': "import type { Bot } from '@masterplan/bots'",
    'type in a list': "import { type Bot } from '@masterplan/bots'",
    'double quotes': 'import { random } from "@masterplan/bots"',
    'over several lines': "import {\n  random, // from\n  type Bot,\n}\n  from\n  '@masterplan/bots'",
    'exported again': "export { random } from '@masterplan/bots'",
    'everything exported again': "export * from '@masterplan/bots'",
    'types exported again': "export type { Bot } from '@masterplan/bots'",
    dynamic: "const bots = await import('@masterplan/bots')",
    'dynamic with a template': 'const bots = await import(`@masterplan/bots`)',
    'dynamic inside a template': "const text = `${(await import('@masterplan/bots')).name}`",
    'as a type': "type Bot = import('@masterplan/bots').Bot",
    required: "const bots = require('@masterplan/bots')",
    resolved: "const bots = import.meta.resolve('@masterplan/bots')",
    computed: 'const bots = await import(name)',
    'by relative path': "import { random } from '../../../bots/src/index.ts'",
    'by a path into the modules': "import { random } from '../../../node_modules/@masterplan/bots/src/index.ts'",
    'as a worker': "new Worker(new URL('../../../bots/src/main.ts', import.meta.url))",
  }
  for (const [form, text] of Object.entries(forms)) test(form, () => isFound('games/tryste/src/play.ts', text))

  test('the line is named', () => {
    const text = "import { a } from '@masterplan/kernel'\n\nimport {\n  b\n} from '@masterplan/urbapolis'\n"
    expect(faults('games/tryste/src/play.ts', text)).toEqual([
      'games/tryste/src/play.ts:5 may not import @masterplan/urbapolis',
    ])
  })
})

describe('one violation per layer', () => {
  const planted: readonly (readonly [path: string, target: string])[] = [
    ['kernel/src/match.ts', '@masterplan/subdivision'],
    ['kernel/src/match.ts', 'node:fs'],
    ['kernel/src/match.ts', '../testing/index.ts'],
    ['kernel/test/match.test.ts', '@masterplan/subdivision'],
    ['games/tryste/src/play.ts', '@masterplan/subdivision'],
    ['games/tryste/src/play.ts', '../../subdivision/src/rules.ts'],
    ['games/tryste/src/play.ts', '@masterplan/kernel/testing'],
    ['games/tryste/src/play.ts', '../test/rules.test.ts'],
    ['games/tryste/src/play.ts', 'fast-check'],
    ['games/tryste/test/rules.test.ts', '@masterplan/bots'],
    ['bots/src/search.ts', '@masterplan/tryste'],
    ['bots/src/search.ts', '@masterplan/catalog'],
    ['bots/src/main.ts', '@masterplan/catalog'],
    ['bots/src/search.ts', 'node:os'],
    ['bots/src/search.ts', './node/pool.ts'],
    ['bots/src/node/pool.ts', 'left-pad'],
    ['web/src/table.tsx', '@masterplan/bots/node'],
    ['catalog/src/index.ts', '@masterplan/bots'],
    ['lab/src/balance.ts', '@masterplan/catalog'],
    ['lab/src/balance.ts', '@masterplan/subdivision/nouns'],
    ['boards/src/tryste/board.ts', '@masterplan/tryste'],
    ['boards/src/tryste/board.ts', '@masterplan/tryste/rules'],
    ['boards/src/tryste/board.ts', '@masterplan/bots'],
    ['cli/src/commands/play.ts', '@masterplan/catalog'],
    ['cli/src/domain.ts', '@masterplan/catalog'],
    ['bots/src/search.ts', 'left-pad'],
    ['boards/src/kit/ink.ts', 'node:util'],
    ['web/src/table.tsx', '@masterplan/catalog'],
    ['web/src/table.tsx', '@masterplan/subdivision'],
    ['web/src/table.tsx', 'node:fs'],
    ['bots/vite.config.ts', 'node:path'],
    ['server/src/play-move.ts', '@masterplan/boards'],
    ['lab/src/run/simulate.ts', '@masterplan/boards'],
    ['study/src/review.ts', '@masterplan/lab'],
    ['reports/src/plot.ts', '@masterplan/server'],
    ['lab/src/run/simulate.ts', '@masterplan/study'],
    ['sheds/src/index.ts', './tools.ts'],
    ['scripts/test.ts', '../kernel/src/index.ts'],
    ['bots/core/tree.ts', '../../games/tryste/core/main'],
    ['games/tryste/core/main.ts', '../../../bots/core/tree'],
    ['games/tryste/core/main.ts', '../src/play.ts'],
    ['games/tryste/src/play.ts', '../core/position'],
    ['bots/src/search/core/core-tree.ts', '../../../core/tree'],
  ]
  for (const [path, target] of planted) test(`${path} imports ${target}`, () => isFound(path, asks(target)))
})

describe('what the table allows is not reported', () => {
  const allowed: readonly (readonly [path: string, target: string])[] = [
    ['kernel/src/match.ts', './game.ts'],
    ['kernel/testing/index.ts', 'vitest'],
    ['kernel/testing/index.ts', '../src/index.ts'],
    ['games/tryste/src/play.ts', '@masterplan/kernel/triangle'],
    ['games/tryste/test/rules.test.ts', '@masterplan/kernel/testing'],
    ['games/tryste/test/rules.test.ts', 'fast-check'],
    ['games/tryste/test/matches.test.ts', 'node:fs'],
    ['bots/test/search.test.ts', '@masterplan/subdivision'],
    ['bots/core/tree.ts', './rows'],
    ['bots/core/main.ts', '../../kernel/core/random'],
    ['games/tryste/core/playout.ts', '../../../kernel/core/random'],
    ['games/tryste/src/core.ts', '../core/built.ts'],
    ['bots/src/node/pool.ts', 'node:worker_threads'],
    ['bots/src/node/pool.ts', '../worker-protocol.ts'],
    ['bots/test/pool.test.ts', '../src/node/pool.ts'],
    ['cli/src/tasks.ts', '@masterplan/bots/node'],
    ['server/src/start.ts', '@masterplan/bots/node'],
    ['lab/src/play-out.worker.ts', '@masterplan/catalog'],
    ['lab/src/jobs/play-out.worker.ts', '@masterplan/catalog'],
    ['lab/test/balance.test.ts', '@masterplan/catalog'],
    ['boards/src/tryste/board.ts', '@masterplan/tryste/nouns'],
    ['boards/test/tryste.test.ts', '@masterplan/tryste'],
    ['cli/src/main.ts', '@masterplan/catalog'],
    ['cli/src/main.ts', 'node:process'],
    ['web/src/main.tsx', '@masterplan/catalog'],
    ['web/src/table.tsx', 'react'],
    ['web/vite.config.ts', 'node:path'],
    ['vitest.config.ts', 'vitest/config'],
    ['cli/test/main.test.ts', '@masterplan/catalog'],
  ]
  for (const [path, target] of allowed) test(`${path} imports ${target}`, () => isFine(path, asks(target)))
})

describe('what only looks like an import is not one', () => {
  const looks = {
    'a comment': "// import { x } from '@masterplan/bots'\n/* import('@masterplan/bots') */",
    'a string': 'const text = "import { x } from \'@masterplan/bots\'"',
    'a template': "const text = `import { x } from '@masterplan/bots'`",
    'a method': "table.import('@masterplan/bots'); Array.from('@masterplan/bots')",
    "a promise's resolve": "Promise.resolve('@masterplan/bots')",
    'a file that is read': "readFileSync(new URL('../../../README.md', import.meta.url))",
  }
  for (const [form, text] of Object.entries(looks)) test(form, () => isFine('games/tryste/src/play.ts', text))
})

describe('the page that draws the layers', () => {
  const PAGE = [
    'kernel/      the contract; no dependencies      imports: nothing',
    'games/<id>/  one folder per game                imports: kernel',
    'catalog/     the one list of games              imports: kernel, games',
    'boards/      how a game looks and speaks        imports: kernel, games (nouns only)',
    'cli/         the command                        imports: everything above',
    'docs/        pages',
  ].join('\n')
  const code = ['kernel', 'games/tryste', 'catalog', 'boards', 'cli', 'scripts'].map(name => ({
    path: `${name}/src/index.ts`,
    text: '',
  }))
  const misdrawn = (text: string): string[] => misdrawnLayers([...code, { path: 'ARCHITECTURE.md', text }])

  test('may say what the table says', () => expect(misdrawn(PAGE)).toEqual([]))
  test('is caught when a layer may do more or less', () => {
    expect(misdrawn(PAGE.replace('imports: kernel\n', 'imports: kernel, boards\n'))).toHaveLength(1)
    expect(misdrawn(PAGE.replace('imports: kernel, games\n', 'imports: kernel\n'))).toHaveLength(1)
  })
  test('is caught when a layer is missing or does not exist', () => {
    expect(misdrawn(PAGE.replace('catalog/', 'docs/'))).toContain(
      'ARCHITECTURE.md does not draw catalog as scripts/check-layers.ts has it',
    )
    expect(misdrawn(`${PAGE}\nserver/  hosts matches  imports: kernel`)).toHaveLength(1)
  })
})
