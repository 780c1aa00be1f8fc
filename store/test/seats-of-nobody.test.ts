import { expect, test } from 'vitest'
import { openStore } from '../src/index.ts'
import { seatsOfNobody } from '../src/migrations/0005-seats-of-nobody.ts'

test('a seat that a forgotten person left in the middle of a match is a bot’s, and its table is due', async () => {
  const store = await openStore(':memory:')
  const { table } = await store.tables.create({
    ...{ id: 'AAAAAAAAAAAA', key: 'a-first-key', host: 'ana', game: 'subdivision', rules: '1.0.0', players: 2 },
    ...{ options: {}, visibility: 'link', clock: { kind: 'none' }, rated: false, created: 1, rematchOf: null },
    ...{ seed: '0'.repeat(64), seedHash: '0'.repeat(64) },
    seats: [
      { seat: 0, holder: 'person', person: 'ana', bot: null, name: 'Ana' },
      { seat: 1, holder: 'person', person: 'ben', bot: null, name: 'Ben' },
    ],
  })
  await store.tables.append({
    ...{ table: table.id, after: 0, author: 'ana', key: 'starts-it', at: 2, change: { status: 'playing' } },
    entries: [{ kind: 'started', by: null, line: '' }],
  })
  // As the release before left it: nobody in particular sits there, and nothing is due.
  const { connection } = store.database
  await connection.updateTable('seats').set({ person: null, name: null }).where('person', '=', 'ana').execute()
  await seatsOfNobody.up(connection)
  expect((await store.tables.find(table.id))?.seats).toMatchObject([
    { holder: 'bot', bot: 'level-2', person: null },
    { holder: 'person', person: 'ben' },
  ])
  expect(await store.tables.due(3, 10)).toMatchObject([{ table: table.id, name: 'bots' }])
  await store.close()
})
