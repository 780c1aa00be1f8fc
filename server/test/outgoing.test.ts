import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Export } from '@masterplan/protocol'
import type { NewEntry, PersonData, StoredTable } from '@masterplan/store'
import { expect, test } from 'vitest'
import { holderOf, NO_MARKS } from '../src/outgoing/cards.ts'
import { exportOf } from '../src/outgoing/export.ts'
import { logForHost, loggerOf, tableForHost } from '../src/outgoing/operators.ts'

const SEED = 'ab'.repeat(32)
const TABLE: StoredTable = {
  ...{ id: 'AAAAAAAAAAAA', game: 'tryste', rules: '1.0.0', players: 3, options: {}, host: 'host', rated: false },
  ...{ visibility: 'link', clock: { kind: 'none' }, seed: SEED, seedHash: 'cd'.repeat(32), status: 'playing' },
  ...{ created: 1, changed: 2, seq: 7, chatLines: 0, awaited: [0], result: null, rematchOf: null },
  seats: [
    { seat: 0, holder: 'person', person: 'host', bot: null, name: 'Host' },
    { seat: 1, holder: 'bot', person: 'guest', bot: 'level-2', name: 'Level 2' }, // keeps it for them
    { seat: 2, holder: 'bot', person: null, bot: 'level-1', name: 'Level 1' },
  ],
}
const DEAL: readonly NewEntry[] = [
  { kind: 'bot-sat', by: 2, line: 'level-1' },
  { kind: 'started', by: null, line: '' },
  { kind: 'luck', by: 'luck', line: '* S11' },
  { kind: 'move', by: 0, line: '1 a1' },
  { kind: 'move', by: 1, line: '2 b2' },
  { kind: 'move', by: 2, line: '3 c3' },
  { kind: 'undone', by: 1, line: '4' },
]
const entriesBy = (author: string) =>
  DEAL.map((entry, at) => ({ ...entry, seq: at + 1, at: 2, author, key: 'the-same-key', table: TABLE.id }))

/** All of it has the same author, as if one command had caused it. */
function exported(id: string, status: StoredTable['status']): Export {
  const notices = { push: false, email: false }
  const nothing = { chat: [], ratings: [], blocked: [], muted: [], reports: [], subscriptions: [], tokens: [] }
  const known = { id, name: 'Ana', account: null, notices, created: 1, seen: 1 }
  const person: PersonData['person'] = { ...known, epoch: 0, program: false }
  return exportOf({ person, tables: [{ ...TABLE, status }], entries: entriesBy(id), ...nothing }, null)
}
const seqsOf = ({ tables }: Export) => tables[0]?.did.map(({ seq }) => seq)

test('until a table is finished, an export names neither luck nor moves of other seats, whoever caused them', () => {
  expect(seqsOf(exported('host', 'playing'))).toEqual([1, 2, 4, 7])
  expect(seqsOf(exported('guest', 'playing'))).toEqual([1, 2, 5, 7])
  expect(seqsOf(exported('audience', 'playing'))).toEqual([1, 2, 7])
  for (const status of ['over', 'ended'] as const)
    expect(seqsOf(exported('host', status))).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('a bot has the name of its level, and a seat that an earlier release named after the bot is kept for nobody by name', () => {
  const held = (name: string) =>
    holderOf({ seat: 1, holder: 'bot', person: 'guest', bot: 'level-2', name }, new Set(), NO_MARKS)
  expect(held('Ana')).toMatchObject({ kind: 'bot', name: 'Builder', forName: 'Ana' })
  for (const own of ['Builder', 'Level 2']) expect(held(own)).toMatchObject({ name: 'Builder', forName: null })
})

test('the host of a server sees no seed, move or luck before the end, unless they insist', () => {
  const usual = [tableForHost(TABLE, 'usual'), logForHost(TABLE, entriesBy('host'), 'usual')]
  for (const secret of [SEED, 'S11', 'a1', 'b2', 'c3']) expect(JSON.stringify(usual)).not.toContain(secret)
  const all = [tableForHost(TABLE, 'everything'), logForHost(TABLE, entriesBy('host'), 'everything')]
  expect(all).toEqual([TABLE, entriesBy('host')])
  const over = { ...TABLE, status: 'over' } as const
  expect([tableForHost(over, 'usual'), logForHost(over, entriesBy('host'), 'usual')]).toEqual([over, entriesBy('host')])
})

test('an error is logged by its kind and place, without what it quotes or carries', () => {
  const { err } = loggerOf('debug').serializers
  const fault = Object.assign(new TypeError('luck drew "S11 S24", and \'b2\' after\nit'), {
    detail: SEED,
    code: '23505',
  })
  const told = err(fault)
  expect(told).toMatchObject({ type: 'TypeError', code: '23505' })
  expect(told.stack).toContain('outgoing.test.ts')
  for (const each of [told, err('played "S11 S24", then `b2`')])
    expect(JSON.stringify(each)).not.toMatch(/S11|S24|b2|abab/)
})

const SOURCES = join(import.meta.dirname, '../src')
/** The table itself; the judge of a move; a bot whose answer was none. Everybody else has it built by `outgoing`. */
const MAY_ASK = ['tables/table.ts', 'tables/commands/playing.ts', 'tables/scheduler.ts']
const ASKS = /\.(?:viewOf|viewFor|sightOf|heardSince|heardBy|movesFor|judge|preview)\(|\.seed\b/
/** What is written here is no table: news between processes, a no, a key, the body of a request, HTTP's own. */
const MAY_WRITE = ['bus/redis-bus.ts', 'doors/unreadable.ts', 'notices/web-push.ts', 'people/accounts-plugin.ts']

test('nobody else asks a table what somebody sees, nor makes text of one', () => {
  const files = globSync('**/*.ts', { cwd: SOURCES }).filter(path => !path.startsWith('outgoing/'))
  const having = (pattern: RegExp) =>
    files.filter(path => pattern.test(readFileSync(join(SOURCES, path), 'utf8'))).sort()
  expect(having(ASKS)).toEqual(MAY_ASK.toSorted())
  expect(having(/JSON\.stringify\(/)).toEqual(MAY_WRITE.toSorted())
})
