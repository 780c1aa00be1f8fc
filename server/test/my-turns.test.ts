import type { History, OwnCard } from '@masterplan/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAYS, live, play, SlowSite } from './at-the-table.ts'
import { Guest, seated } from './site.ts'

let site: SlowSite
beforeAll(async () => {
  site = await SlowSite.open()
})
afterAll(() => site.close())

const running = async (guest: Guest): Promise<readonly OwnCard[]> =>
  (await guest.json<History>('GET', '/api/me/tables?waiting=true')).tables
const found = async (guest: Guest, table: string) => (await running(guest)).find(each => each.table === table)

test('a running match is never cut off by newer tables, and what was played comes in pages', async () => {
  const { table, people } = await site.begun(2)
  const ana = people[0]!
  for (let made = 0; made < 31; made++) {
    const closed = await ana.create({ game: 'subdivision', players: 2, name: 'Ana' })
    expect(await ana.doNow(closed, { kind: 'end' })).toMatchObject({ ok: true })
  }
  const { tables } = await ana.json<History>('GET', '/api/me/tables?limit=30')
  expect(tables.map(each => each.table)).not.toContain(table)
  expect((await running(ana)).map(each => each.table)).toEqual([table])
  const ends = [await finished(ana), await finished(ana), await finished(ana)]
  const pages: string[] = []
  let before = ''
  for (let next: number | null = 0; next !== null; before = `&before=${next}`) {
    const page: History = await ana.json('GET', `/api/me/tables?past=true&limit=1${before}`)
    pages.push(...page.tables.map(each => each.table))
    next = page.next
  }
  expect(pages).toEqual(ends.toReversed())
})

/** Her other player resigns by leaving: it is over at once. */
async function finished(ana: Guest): Promise<string> {
  const ben = await Guest.at(site.address)
  const table = await ana.create({ game: 'subdivision', players: 2, name: 'Ana', clock: live('loses') })
  await ben.doNow(table, { kind: 'sit', seat: null, name: 'Ben' })
  await ana.doNow(table, { kind: 'start' })
  await ben.doNow(table, { kind: 'leave' })
  expect((await ana.update(table)).status).toBe('over')
  return table
}

test('a card says whose turn it is, until when and when something last happened, to both alike', async () => {
  const { table, people } = await site.begun(2, { clock: DAYS })
  const [ana, ben] = people as [Guest, Guest]
  const first = await found(ana, table)
  const until = first!.changed + 24 * 3_600_000
  expect(first).toMatchObject({ waits: true, awaited: [{ seat: 0, until }] })
  expect(await found(ben, table)).toEqual({ ...first, waits: false, you: 1 })
  await play(ana, table)
  const second = await found(ben, table)
  expect(second).toMatchObject({ waits: true, awaited: [{ seat: 1, until: second!.changed + 24 * 3_600_000 }] })
  expect(second!.changed).toBeGreaterThanOrEqual(first!.changed)
  expect(await found(ana, table)).toMatchObject({ waits: false, awaited: [{ seat: 1 }] })
  await ana.doNow(table, { kind: 'leave' })
  await site.jobs.run('bot')
  expect(await found(ana, table)).toMatchObject({ waits: false })
})

test('tables that wait come first, the most urgent before the others; an invitation waits too', async () => {
  const ana = await Guest.at(site.address)
  const ben = await Guest.at(site.address)
  const begun = async (hours: number) => {
    const clock = { ...DAYS, perMove: hours }
    const table = await ana.create({ game: 'subdivision', players: 2, name: 'Ana', clock })
    await ben.doNow(table, { kind: 'sit', seat: null, name: 'Ben' })
    await ana.doNow(table, { kind: 'start' })
    return table
  }
  const [slow, quick, moved] = [await begun(72), await begun(1), await begun(24)]
  await play(ana, moved)
  expect((await running(ana)).map(each => each.table)).toEqual([quick, slow, moved])
  expect((await running(ben)).map(({ table, waits }) => [table, waits])[0]).toEqual([moved, true])
  const asked = await ana.create({ game: 'subdivision', players: 2, name: 'Ana' })
  await ben.doNow(asked, { kind: 'sit', seat: null, name: 'Ben' })
  expect(await found(ben, asked)).toMatchObject({ waits: false })
  await ana.doNow(asked, {
    ...{ kind: 'change', players: 2, options: {}, visibility: 'open', clock: DAYS, rated: false },
  })
  expect(await found(ben, asked)).toMatchObject({ waits: true, awaited: [] })
})

test('a list replays no table, but for matches from before whose turn it is was kept', async () => {
  const { table, ana } = await seated(site.address) // nobody watches it, so nobody else asks for it meanwhile
  site.parts.tables.evict(table)
  const warm = site.parts.tables.warmTables
  expect(await found(ana, table)).toMatchObject({ waits: true })
  expect(site.parts.tables.warmTables).toBe(warm)
  await site.store.database.connection.updateTable('tables').set({ awaited: null }).where('id', '=', table).execute()
  expect(await found(ana, table)).toMatchObject({ waits: true })
  expect(site.parts.tables.warmTables).toBe(warm + 1)
})
