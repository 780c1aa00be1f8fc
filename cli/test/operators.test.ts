import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CATALOG } from '@masterplan/catalog'
import type { Playable } from '@masterplan/kernel'
import { type Twins, twins } from '@masterplan/kernel/testing'
import { openStore } from '@masterplan/store'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { COMMANDS } from '../src/masterplan.ts'
import { ANA, folder, run } from './world.ts'

// Whoever runs a server looks after tables and does not play: until they insist, they are told what everybody is told. Two
// data folders hold the same tables in mid-match, with other secrets; no command may tell them apart.

const home = folder()
const [one, other] = ['one', 'other'].map(name => join(home, name)) as [string, string]
afterAll(() => rmSync(home, { recursive: true }))
beforeEach(() => {
  for (const name of ['DATABASE_URL', 'REDIS_URL', 'MASTERPLAN_ORIGIN']) vi.stubEnv(name, undefined)
  return () => vi.unstubAllEnvs()
})

const SECRETIVE = new Set(['brick-by-brick', 'tryste'])
const NOW = 1_800_000_000_000
const tableOf = (game: Playable) => `${game.id}------------`.slice(0, 12)
const brokenOf = (game: Playable) => `broken-${game.id}------`.slice(0, 12)

function secretsOf(game: Playable): Twins {
  for (let seed = 1; seed < 40; seed++) {
    const made = twins(game, { players: 2, options: {}, viewer: 'audience', seed, most: 50 })
    if (made.differ > 0 || !SECRETIVE.has(game.id)) return made
  }
  throw new Error(`No match of ${game.id} has a secret.`)
}

beforeAll(async () => {
  const matches = CATALOG.map(game => [game, secretsOf(game)] as const)
  for (const [data, which] of [
    [one, 'one'],
    [other, 'other'],
  ] as const) {
    mkdirSync(data, { recursive: true })
    const store = await openStore(join(data, 'masterplan.db'))
    await store.people.create(ANA)
    for (const [game, made] of matches) {
      const spoilt = `1 hidden-in-${which}`
      await keep(tableOf(game), made[which])
      await keep(brokenOf(game), [...made[which], spoilt])

      async function keep(id: string, lines: readonly string[]): Promise<void> {
        await store.tables.create({
          ...{ id, key: `key-of-${id}`, host: 'ana-ana-ana-', game: game.id, rules: game.rulesVersion, players: 2 },
          ...{ options: {}, visibility: 'link', clock: { kind: 'none' }, rated: false, created: NOW, rematchOf: null },
          ...{ seed: which === 'one' ? '1'.repeat(64) : '2'.repeat(64), seedHash: 'a'.repeat(64) },
          seats: ([0, 1] as const).map(seat => ({
            ...{ seat, holder: 'person', person: 'ana-ana-ana-', bot: null, name: 'Ana' },
          })),
        })
        const played = lines.map(line => {
          const by = line.startsWith('*') ? ('luck' as const) : ((Number(line[0]) - 1) as 0 | 1)
          return { kind: by === 'luck' ? 'luck' : 'move', by, line }
        })
        await store.tables.append({
          ...{ table: id, after: 0, author: 'ana-ana-ana-', key: 'second-key', at: NOW, change: { status: 'playing' } },
          entries: [{ kind: 'started', by: null, line: '' }, ...played],
        })
        await store.chat.say({
          table: id,
          author: 'ana-ana-ana-',
          name: 'Ana',
          key: 'a-first-line',
          text: 'hi',
          at: NOW,
        })
        const about = { by: 'ana-ana-ana-', about: 'ana-ana-ana-', reason: 'other', text: 'slow' } as const
        await store.chat.report({ id: `report-${id}`, table: id, ...about, at: NOW })
      }
    }
    await store.close()
  }
})

const eachTable = (words: (table: string) => readonly string[]) =>
  CATALOG.flatMap(game => [words(tableOf(game)), words(brokenOf(game))])

/** Every command. What opens a database is tried here, in this order; `serve` has a test of its own for each of its doors. */
const OPERATORS: Readonly<Record<string, readonly (readonly string[])[] | 'no database' | 'every door'>> = {
  ...{ games: 'no database', play: 'no database', replay: 'no database', moves: 'no database', check: 'no database' },
  ...{ simulate: 'no database', tournament: 'no database', bench: 'no database', engine: 'no database' },
  serve: 'every door',
  report: [['report', 'list'], ...eachTable(table => ['report', 'settle', `report-${table}`])],
  account: [['account', 'link', 'nobody@example.org']],
  table: [
    ['table', 'list'],
    ['table', 'list', '--status', 'playing'],
    ...eachTable(table => ['table', 'show', table]),
    ...eachTable(table => ['table', 'repair', table]),
    ...eachTable(table => ['table', 'repair', table, '--write']),
    ...eachTable(table => ['table', 'end', table]),
  ],
  backup: [['backup', '{}/a-backup']], // the file holds everything, and docs/security.md says so; the command tells counts
  restore: [['restore', '{}/a-backup', '--replace']],
}

/** What a command tells about each of the folders; their own names aside. */
async function told(words: readonly string[]): Promise<readonly [string, string]> {
  const tell = async (data: string) => {
    const given = words.map(word => word.replace('{}', data))
    const { code, out, err } = await run([...given, '--data', data], '', { catalog: CATALOG })
    return `${code}\n${out}\n${err}`.replaceAll(data, '(data)')
  }
  return [await tell(one), await tell(other)]
}

test('no command is missing from the list, and those without a database open none', () => {
  expect(Object.keys(OPERATORS).sort()).toEqual(COMMANDS.map(({ name }) => name).sort())
  for (const [name, tried] of Object.entries(OPERATORS)) {
    const source = readFileSync(new URL(`../src/commands/${name}.ts`, import.meta.url), 'utf8')
    expect([name, /withDatabase|openStore/.test(source)]).toEqual([name, Array.isArray(tried)])
  }
})

test('the folders differ, and a command that tells a secret is found', async () => {
  for (const game of CATALOG.filter(({ id }) => SECRETIVE.has(id))) {
    for (const words of [
      ['show', tableOf(game)],
      ['show', tableOf(game), '--json'],
      ['list', '--json'],
    ]) {
      const [first, second] = await told(['table', ...words, '--secrets'])
      expect(first).not.toBe(second)
    }
  }
})

test.each(Object.entries(OPERATORS).filter(([, tried]) => Array.isArray(tried)))(
  'masterplan %s tells nothing that players may not know yet',
  async (_, tried) => {
    for (const words of Array.isArray(tried) ? tried : []) {
      const changes = ['settle', 'end', 'backup', '--write'].some(word => words.includes(word))
      for (const json of changes ? [['--json']] : [[], ['--json']]) {
        const [first, second] = await told([...words, ...json])
        expect(second, words.join(' ')).toBe(first)
      }
    }
  },
)
