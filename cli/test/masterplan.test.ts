import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { TERMINAL_BOARDS } from '@masterplan/boards'
import { CATALOG } from '@masterplan/catalog'
import { describe, expect, test } from 'vitest'
import type { CliCommand } from '../src/command.ts'
import { COMMANDS, DEV_COMMANDS } from '../src/masterplan.ts'
import { ONE_SENTENCE, run } from './world.ts'

const filesIn = (folder: string) =>
  readdirSync(join(import.meta.dirname, '../src/commands', folder))
    .filter(name => name.endsWith('.ts'))
    .map(name => name.slice(0, -'.ts'.length))
    .sort()
const named = (commands: readonly CliCommand[]) => commands.map(({ name }) => name)

describe('The command line', () => {
  test('without an argument gives an overview of every command', async () => {
    for (const given of [[], ['--help'], ['-h'], ['help']]) {
      const { code, out, err } = await run(given)
      expect([code, err]).toEqual([0, ''])
      for (const { usage } of COMMANDS) expect(out).toContain(`  masterplan ${usage}  `)
      for (const { usage } of DEV_COMMANDS) expect(out).not.toContain(usage)
    }
  })

  test('keeps what only developers use under dev', async () => {
    for (const given of [['dev'], ['dev', '--help'], ['help', 'dev']]) {
      const { code, out, err } = await run(given)
      expect([code, err]).toEqual([0, ''])
      for (const { usage } of DEV_COMMANDS) expect(out).toContain(`  masterplan ${usage}  `)
    }
  })

  test('has a file for each command, by its name', () => {
    expect(named(COMMANDS).sort()).toEqual(filesIn('.'))
    expect(named(DEV_COMMANDS).sort()).toEqual(filesIn('dev').map(name => `dev ${name}`))
  })

  test('explains every command with --help, and every flag of it', async () => {
    for (const command of named([...COMMANDS, ...DEV_COMMANDS])) {
      const words = command.split(' ')
      const { code, out, err } = await run([...words, '--help'])
      expect([code, err]).toEqual([0, ''])
      expect(out).toMatch(new RegExp(`^masterplan ${command}\\b`))
      expect(out).toContain('--json')
      expect(await run(['help', ...words])).toEqual({ code, out, err })
      expect(await run([...words, '-h'])).toEqual({ code, out, err })
    }
  })

  test.each([
    [['serve-me'], 'There is no command "serve-me"; "masterplan --help" lists the commands.'],
    [['help', 'serve-me'], 'There is no command "serve-me"; "masterplan --help" lists the commands.'],
    [
      ['games', '--colour'],
      '"masterplan games" has no flag "--colour"; "masterplan games --help" lists what it takes.',
    ],
    [['games', '-x'], '"masterplan games" has no flag "-x"; "masterplan games --help" lists what it takes.'],
    [['games', '--json=yes'], 'The flag --json takes no value; "masterplan games --help" lists what it takes.'],
    [
      ['simulate', 'main-street', '--games'],
      'The flag --games needs a value, --games N; "masterplan simulate --help" lists what it takes.',
    ],
    [
      ['simulate', 'main-street', '--games', '--json'],
      'The flag --games needs a value, --games N; "masterplan simulate --help" lists what it takes.',
    ],
    [
      ['simulate', 'main-street', '--seed='],
      'The flag --seed needs a value, --seed S; "masterplan simulate --help" lists what it takes.',
    ],
    [['games', 'a', 'b'], 'Name one game, or none for all; "masterplan games --help" says more.'],
    [['games', 'chess'], 'There is no game "chess"; the games are: main-street.'],
    [['strength'], '"masterplan strength" is "masterplan dev strength" now.'],
    [['train', 'main-street', '--out', 'x'], '"masterplan train" is "masterplan dev train" now.'],
    [['dev', 'play'], 'There is no command "dev play"; "masterplan dev --help" lists them.'],
    [['help', 'dev', 'play'], 'There is no command "dev play"; "masterplan dev --help" lists them.'],
    [
      ['dev', 'soak', '--x'],
      '"masterplan dev soak" has no flag "--x"; "masterplan dev soak --help" lists what it takes.',
    ],
    [['replay'], 'Name one record to replay, or - for standard input; "masterplan replay --help" says more.'],
    [
      ['moves', 'a', 'b'],
      'Name one record to list moves of, or - for standard input; "masterplan moves --help" says more.',
    ],
    [['check'], 'Name the records to check; "masterplan check --help" says more.'],
    [['simulate'], 'Name one game to simulate; "masterplan simulate --help" says more.'],
    [['bench', 'a', 'b'], 'Name one game to bench, or none for all; "masterplan bench --help" says more.'],
    [['bench', 'chess'], 'There is no game "chess"; the games are: main-street.'],
    [['bench', '--seconds', '0'], 'The flag --seconds must be a number from 0.1 to 600, not "0".'],
    [['bench', '--players', '9'], 'The flag --players must be a whole number from 2 to 3, not "9".'],
  ])('answers %j with one sentence and exit code 1', async (given, sentence) => {
    expect(await run(given)).toEqual({ code: 1, out: '', err: `${sentence}\n` })
  })

  test('never lets what it was given move the cursor or break the line', async () => {
    const { err } = await run(['\u001b[2J\u009b1A\nsecond'])
    expect(err).toMatch(ONE_SENTENCE)
    for (const control of ['\u001b', '\u009b']) expect(err).not.toContain(control)
  })
})

describe('games', () => {
  test('lists each game with its players and options, and the sentence of an option', async () => {
    const { code, out } = await run(['games'])
    expect(code).toBe(0)
    expect(out).toContain('Main Street (main-street), 2 to 3 players')
    expect(out).toMatch(/homes=3 +a whole number from 1 to 6\n +How many homes are in the bag\./)
    expect(out).toMatch(/wishPoints=1 +a whole number from 0 to 3/)
  })

  test('fits into 100 columns, all of the real games too', async () => {
    const { out } = await run(['games'], '', { catalog: CATALOG, boards: TERMINAL_BOARDS })
    expect(out.split('\n').filter(line => line.length > 100)).toEqual([])
    const [first, ...others] = CATALOG
    const one = await run(['games', first!.id], '', { catalog: CATALOG, boards: TERMINAL_BOARDS })
    expect(out.startsWith(one.out)).toBe(true)
    for (const { title } of others) expect(one.out).not.toContain(title)
  })

  test('says the same in JSON', async () => {
    const { out } = await run(['games', '--json'])
    expect(JSON.parse(out)).toMatchObject([
      {
        id: 'main-street',
        title: 'Main Street',
        players: { min: 2, max: 3 },
        options: { homes: { kind: 'number', usual: 3, min: 1, max: 6 } },
        personalities: ['generous'],
      },
    ])
  })
})
