import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openStore, type TableStep } from '@masterplan/store'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { ANA, finished, folder, ONE_SENTENCE, run } from './world.ts'

const home = folder()
afterAll(() => rmSync(home, { recursive: true }))
beforeEach(() => {
  vi.stubEnv('DATABASE_URL', undefined)
  vi.stubEnv('REDIS_URL', undefined)
  return () => vi.unstubAllEnvs()
})

const RECORD = finished()
const SEED = 'ab'.repeat(32)

/** A server's data with one table of Main Street: Ana against a bot, as far as `lines` of a real match. */
async function dataWith(name: string, lines: number, spoil: Partial<TableStep> = {}): Promise<string> {
  const data = join(home, name)
  mkdirSync(data, { recursive: true })
  const store = await openStore(join(data, 'masterplan.db'))
  await store.people.create(ANA)
  await store.tables.create({
    ...{ id: 'table-table-', key: 'a-first-key', host: 'ana-ana-ana-', game: 'main-street', rules: RECORD.rules },
    ...{ players: 2, options: RECORD.options, visibility: 'link', clock: { kind: 'none' }, rated: false, created: 1 },
    ...{ seed: SEED, seedHash: 'cd'.repeat(32), rematchOf: null },
    seats: [
      { seat: 0, holder: 'person', person: 'ana-ana-ana-', bot: null, name: 'Ana' },
      { seat: 1, holder: 'bot', person: null, bot: 'level-1', name: 'Level 1' },
    ],
  })
  const played = RECORD.log.slice(0, lines).map(line => {
    const by = line.startsWith('*') ? ('luck' as const) : ((Number(line[0]) - 1) as 0 | 1)
    return { kind: by === 'luck' ? 'luck' : 'move', by, line }
  })
  const over = lines >= RECORD.log.length ? [{ kind: 'over', by: null, line: '' }] : []
  await store.tables.append({
    ...{ table: 'table-table-', after: 0, author: 'ana-ana-ana-', key: 'second-key', at: 5 },
    entries: [{ kind: 'started', by: null, line: '' }, ...played, ...over],
    change: over.length > 0 ? { status: 'over', result: RECORD.result } : { status: 'playing' },
    ...spoil,
  })
  await store.close()
  return data
}

const inData = (data: string, ...words: readonly string[]) => run(['table', ...words, '--data', data])

test('tables are listed, and shown without what players may not know yet', async () => {
  const data = await dataWith('shown', 3)
  expect((await inData(data, 'list')).out).toMatch(/^table-table- {2}main-street {2}playing .* 4 {2}Ana, Level 1\n$/)
  expect((await inData(data, 'list', '--status', 'over')).out).toBe('')
  const { out } = await inData(data, 'show', 'table-table-')
  expect(out).toContain('1970-01-01T00:00:00.005Z')
  expect(out).not.toContain(SEED)
  expect(out).not.toContain(RECORD.log[0])
  const all = JSON.parse((await inData(data, 'show', 'table-table-', '--secrets', '--json')).out)
  expect(all).toMatchObject({ seed: SEED, status: 'playing' })
  expect(all.entries.map(({ line }: { line: string }) => line)).toEqual(['', ...RECORD.log.slice(0, 3)])
})

test('a table is ended once, and its log says so', async () => {
  const data = await dataWith('ended', 3)
  expect((await inData(data, 'end', 'table-table-')).out).toBe('The table is ended.\n')
  expect((await inData(data, 'end', 'table-table-')).err).toBe('This table is finished already.\n')
  const shown = JSON.parse((await inData(data, 'show', 'table-table-', '--json')).out)
  expect(shown).toMatchObject({ status: 'ended', seq: 5 })
  expect(shown.entries.at(-1)).toMatchObject({ kind: 'ended', author: 'operator' })
  expect((await inData(data, 'repair', 'table-table-')).out).toBe('The table agrees with its 5 entries.\n')
})

test('a whole match agrees with its log; a row that does not is put right', async () => {
  const right = await dataWith('right', 1000)
  const entries = RECORD.log.length + 2
  expect((await inData(right, 'repair', 'table-table-')).out).toBe(`The table agrees with its ${entries} entries.\n`)

  const wrong = await dataWith('wrong', 1000, { change: { status: 'playing', result: null } })
  const { out } = await inData(wrong, 'repair', 'table-table-')
  expect(out).toContain('status: the row says "playing", the log comes to "over"\n')
  expect(out).toContain('result: the row says null, the log comes to {')
  expect(out).toContain('Nothing was written')
  expect((await inData(wrong, 'repair', 'table-table-', '--write')).out).toContain('The row was put right.')
  expect((await inData(wrong, 'repair', 'table-table-')).out).toContain('agrees')
  const shown = JSON.parse((await inData(wrong, 'show', 'table-table-', '--json')).out)
  expect(shown).toMatchObject({ status: 'over', result: RECORD.result })
})

test('seats that the log speaks of, and entries that the row does not know, are found', async () => {
  const data = await dataWith('seats', 3)
  const store = await openStore(join(data, 'masterplan.db'))
  const { connection } = store.database
  await store.tables.append({
    ...{ table: 'table-table-', after: 4, author: 'ana-ana-ana-', key: 'ana-leaves', at: 6 },
    entries: [
      { kind: 'left', by: 0, line: '' },
      { kind: 'bot-sat', by: 0, line: 'level-2' },
    ],
  })
  await connection.updateTable('tables').set({ seq: 4 }).where('id', '=', 'table-table-').execute()
  await store.close()
  const { wrong, written } = JSON.parse((await inData(data, 'repair', 'table-table-', '--write', '--json')).out)
  expect(written).toBe(true)
  expect(wrong.map(({ what }: { what: string }) => what)).toEqual(['seq', 'seat 1'])
  const { seq, seats } = JSON.parse((await inData(data, 'show', 'table-table-', '--json')).out)
  expect(seq).toBe(6)
  expect(seats[0]).toEqual({ seat: 0, holder: 'bot', person: 'ana-ana-ana-', bot: 'level-2', name: 'Ana' })
})

test('an entry that no longer replays is named, and nothing is written', async () => {
  const entries = [
    { kind: 'started', by: null, line: '' },
    { kind: 'move', by: 1 as const, line: '2 nonsense' },
  ]
  const data = await dataWith('broken', 0, { entries })
  const { code, err } = await inData(data, 'repair', 'table-table-', '--write')
  expect(code).toBe(1)
  expect(err).toMatch(ONE_SENTENCE)
  expect(err).toContain('Entry 2 no longer replays: The stored line is refused (')
  expect((await inData(data, 'end', 'table-table-')).code).toBe(0)
})

test('every no is one sentence', async () => {
  const data = await dataWith('nos', 0)
  for (const [words, sentence] of [
    [['list', '--status', 'asleep'], 'No table is ever "asleep".'],
    [['show'], 'Say list, or show, end or repair and one table.'],
    [['sell', 'table-table-'], 'There is no "sell" for a table, only list, show, end and repair.'],
    [['show', 'nowhere'], 'There is no table "nowhere".'],
  ] as const) {
    expect(await inData(data, ...words)).toMatchObject({ code: 1, err: `${sentence}\n` })
  }
})
