import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { backUp, type OpenStore, restore } from '@masterplan/store'
import { type Postgres, startPostgres } from '@masterplan/store/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BACKUP_NAMES } from '../src/backup/contents.ts'
import { anId, aPerson, aStep, aTable, NOBODY, opened } from './contract/world.ts'

const folder = mkdtempSync(join(tmpdir(), 'masterplan-backup-'))
let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true })
})
const aFile = (): string => join(folder, anId())
const textOf = (path: string): string => gunzipSync(readFileSync(path)).toString()

/** Something in every table, and more entries than one page holds. */
async function filled(store: OpenStore): Promise<string> {
  const [ana, ben] = [aPerson(), aPerson({ account: 'account-1', name: 'Ben "the \u2028 second" 🏙' })]
  for (const each of [ana, ben]) await store.people.create(each)
  const seats = [{ ...NOBODY[0]!, holder: 'person', person: ana.id, name: 'Ana' } as const, NOBODY[1]!]
  const { id } = (await store.tables.create(aTable({ host: ana.id, seats }))).table
  for (let seq = 0; seq < 2100; seq += 700) {
    const entries = Array.from({ length: 700 }, (_, at) => ({ kind: 'move', by: 1, line: `2 ${seq + at}` }) as const)
    await store.tables.append(aStep(id, seq, { entries, deadlines: [{ name: 'clock', due: 5 }] }))
  }
  await store.tables.openings.add({ table: id, from: 'somewhere', at: 1 })
  await store.people.block(ana.id, ben.id)
  await store.chat.say({ table: id, author: ana.id, name: 'Ana', key: 'k', text: 'line\nline', at: 1 })
  await store.chat.mute(id, ana.id, ben.id)
  await store.chat.report({ id: anId(), table: id, by: ana.id, about: ben.id, reason: 'other', text: '', at: 1 })
  const match = { table: id, game: 'tryste', players: 2, people: [ana.id, ben.id], at: 1 }
  await store.ratings.rate(match, before => before.map((_, at) => ({ mu: 25 + at / 3, sigma: 25 / 3 })))
  await store.notices.subscribe({ endpoint: 'https://push/1', person: ana.id, p256dh: 'p', auth: 'a', created: 1 })
  await store.notices.first({ person: ana.id, table: id, about: 'turn-1', at: 1 })
  await store.tokens.add({ id: anId(), person: ana.id, name: 'crane', created: 1 })
  await withAccount(store)
  return id
}

async function withAccount({ database: { connection } }: OpenStore): Promise<void> {
  const times = { createdAt: '2027-01-15T08:00:00.000Z', updatedAt: '2027-01-15T08:00:00.000Z' }
  const user = { id: 'u', name: 'Ben', email: 'ben@example.org', emailVerified: 1, image: null, ...times }
  await connection.insertInto('account_users').values(user).execute()
  const none = { accessToken: null, refreshToken: null, idToken: null, scope: null }
  const never = { accessTokenExpiresAt: null, refreshTokenExpiresAt: null }
  const password = { id: 'c', userId: 'u', accountId: 'u', providerId: 'credential', password: 'hashed' }
  await connection
    .insertInto('account_credentials')
    .values({ ...password, ...none, ...never, ...times })
    .execute()
  const passkey = { id: 'p', userId: 'u', name: null, publicKey: 'k', credentialID: 'i', counter: 0, transports: null }
  const device = { deviceType: 'singleDevice', backedUp: 0, createdAt: null, aaguid: null }
  await connection
    .insertInto('account_passkeys')
    .values({ ...passkey, ...device })
    .execute()
}

test('a backup holds every table that there is', async () => {
  const store = await opened(':memory:')
  const names = (await store.database.connection.introspection.getTables()).map(({ name }) => name)
  const passing = ['account_sessions', 'account_checks'] // who is signed in signs in again
  expect(names.filter(name => !passing.includes(name)).sort()).toEqual([...BACKUP_NAMES].sort())
})

test('from SQLite to PostgreSQL and back: the same, byte for byte', async () => {
  const files = [aFile(), aFile(), aFile()] as const
  const [first, second, third] = [await opened(aFile()), await opened(await postgres.fresh()), await opened(aFile())]
  const id = await filled(first)
  const counts = await backUp(first.database, files[0])
  expect(Object.keys(counts).filter(name => counts[name] === 0)).toEqual([])
  expect(counts.entries).toBe(2100)
  expect(await restore(second.database, files[0], { replace: false })).toEqual({ ok: true, counts })
  await backUp(second.database, files[1])
  expect(await restore(third.database, files[1], { replace: false })).toEqual({ ok: true, counts })
  await backUp(third.database, files[2])
  expect(textOf(files[2])).toBe(textOf(files[0]))
  for (const store of [second, third]) expect(await store.tables.load(id, 0)).toEqual(await first.tables.load(id, 0))
  expect(await second.tables.append(aStep(id, 2100))).toMatchObject({ ok: true })
})

test.each(['SQLite', 'PostgreSQL'])('a backup of %s is of one moment, while others write', async kind => {
  const address = kind === 'SQLite' ? aFile() : await postgres.fresh()
  const [store, other] = [await opened(address), await opened(address)]
  const tables = await Promise.all(Array.from({ length: 5 }, () => store.tables.create(aTable())))
  let stopped = false
  const writing = tables.map(async ({ table }) => {
    const entries = [1, 2, 3].map(n => ({ kind: 'move', by: 0, line: `1 ${n}` }) as const)
    for (let seq = 0; !stopped; seq += 3) await store.tables.append(aStep(table.id, seq, { entries }))
  })
  for (let round = 0; round < 5; round++) {
    const [file, copy] = [aFile(), await opened(':memory:')]
    await backUp(other.database, file)
    expect(await restore(copy.database, file, { replace: false })).toMatchObject({ ok: true })
    for (const { table } of tables) {
      const loaded = await copy.tables.load(table.id, 0)
      expect(loaded?.entries).toHaveLength(loaded?.table.seq ?? Number.NaN)
      expect((loaded?.table.seq ?? 1) % 3).toBe(0)
    }
  }
  stopped = true
  await Promise.all(writing)
})

test('a database that holds something is left alone, unless told', async () => {
  const [file, store] = [aFile(), await opened(':memory:')]
  await store.people.create(aPerson())
  await backUp(store.database, file)
  const other = await opened(':memory:')
  const { id } = (await other.tables.create(aTable())).table
  expect(await restore(other.database, file, { replace: false })).toEqual({
    ok: false,
    sentence: 'The database is not empty.',
  })
  expect(await other.tables.find(id)).toBeDefined()
  expect(await restore(other.database, file, { replace: true })).toMatchObject({
    ok: true,
    counts: { people: 1, tables: 0 },
  })
  expect(await other.tables.find(id)).toBeUndefined()
})

test('what is cut short, changed or something else is refused, and nothing is touched', async () => {
  const [file, store, other] = [aFile(), await opened(':memory:'), await opened(':memory:')]
  await filled(store)
  await backUp(store.database, file)
  const { id } = (await other.tables.create(aTable())).table
  const whole = readFileSync(file)
  const lines = textOf(file).trimEnd().split('\n')
  const zipped = (some: readonly string[]) => gzipSync(some.map(line => `${line}\n`).join(''))
  const bad: readonly Buffer[] = [
    ...[0, 1, 9, 10, 500, whole.length - 9, whole.length - 1].map(length => whole.subarray(0, length)),
    ...[200, whole.length >> 1, whole.length - 5].map(at => whole.with(at, whole[at]! ^ 0x40) as Buffer),
    zipped(lines.slice(0, -1)), // its end is missing
    zipped([...lines, lines.at(-1)!]), // it goes on
    zipped(lines.toSpliced(3, 1)), // a row is missing
    zipped(lines.with(5, lines[5]!.replace('2', '3'))), // a row was changed
    zipped(lines.with(5, '["people",7]')),
    zipped(lines.with(5, '["passwords",{}]')),
    zipped(lines.with(0, '{"format":"masterplan-backup/2"}')),
    zipped(lines.with(0, 'null')),
    zipped([]),
    gzipSync('x'.repeat(20_000_000)), // one line without an end
    Buffer.from('masterplan'),
    randomBytes(5000),
  ]
  for (const [at, bytes] of bad.entries()) {
    const path = aFile()
    writeFileSync(path, bytes)
    const restored = await restore(other.database, path, { replace: true })
    expect(restored, `case ${at}`).toMatchObject({ ok: false, sentence: expect.stringMatching(/^The .*\.$/) })
  }
  expect(await other.tables.find(id)).toBeDefined()
  const older = aFile()
  writeFileSync(older, zipped(lines.with(0, '{"format":"masterplan-backup/1","schema":"0001-tables"}')))
  expect(await restore(other.database, older, { replace: true })).toMatchObject({
    sentence: expect.stringContaining('restore it with the release that made it'),
  })
  await expect(restore(other.database, aFile(), { replace: true })).rejects.toThrow('ENOENT')
})

test('a backup never overwrites a file, and one that fails leaves none', async () => {
  const [file, store] = [aFile(), await opened(':memory:')]
  writeFileSync(file, 'precious')
  await expect(backUp(store.database, file)).rejects.toThrow('EEXIST')
  expect(readFileSync(file, 'utf8')).toBe('precious')
  await store.database.connection.schema.dropTable('notices').execute()
  const other = aFile()
  await expect(backUp(store.database, other)).rejects.toThrow('notices')
  expect(() => readFileSync(other)).toThrow('ENOENT')
})
