import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Update } from '@masterplan/protocol'
import { type Postgres, startPostgres } from '@masterplan/store/testing'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { entry, seatRatings } from '../src/tables/entries.ts'
import { leaveTables } from '../src/tables/leave-tables.ts'
import { type BegunMatch, goAway, HOUR, live, MINUTE, OK, play, SlowSite } from './at-the-table.ts'
import { Guest } from './site.ts'
import { until } from './visitor.ts'

let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

const RATED = { clock: live('loses'), rated: true }

const rated = (guest: Guest, table: string): Promise<Update> =>
  until(
    () => guest.update(table),
    ({ ratings }) => ratings !== null,
  )
const matchesOf = async ({ store }: SlowSite, { people }: BegunMatch): Promise<number[]> =>
  Promise.all(people.map(async ({ person }) => (await store.ratings.of(person))[0]?.matches ?? 0))

test('what the log says of ratings is read as it was written', () => {
  const [sure, unsure] = [1490, -12].map((shown, at) => ({ shown, provisional: at > 0 }))
  const seats = [{ before: null, after: unsure! }, { before: unsure!, after: sure! }, null]
  expect(seatRatings(entry.rated(seats))).toEqual(seats)
  expect(seatRatings(entry.rated([]))).toEqual([])
})

describe.each(['SQLite', 'PostgreSQL'])('ratings on %s', kind => {
  async function database(): Promise<string> {
    if (kind === 'PostgreSQL') return postgres.fresh()
    const folder = mkdtempSync(join(tmpdir(), 'masterplan-ratings-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    return join(folder, 'masterplan.db')
  }
  async function open(settings: Parameters<typeof SlowSite.open>[0]): Promise<SlowSite> {
    const site = await SlowSite.open(settings)
    onTestFinished(() => site.close())
    return site
  }

  test('who leaves or is replaced has the last places, the first to go the last; the bots have none', async () => {
    const site = await open({ database: await database() })
    const match = await site.begun(3, RATED)
    const { table, people } = match
    const [ana, ben, cleo] = people as [Guest, Guest, Guest]
    for (const guest of people) await play(guest, table)
    await goAway(match, 0)
    site.later += 4 * MINUTE
    expect(await ben.doNow(table, { kind: 'replace', seat: 0 })).toMatchObject(OK)
    expect(await cleo.doNow(table, { kind: 'leave' })).toMatchObject(OK)
    await site.playOut(ben, match)
    const { outcome, ratings, happened } = await rated(ben, table)
    expect(outcome?.ranks).toEqual([3, 1, 2])
    expect(happened.at(-1)).toMatchObject({ kind: 'rated' })
    const [first, second, third] = [1, 2, 0].map(seat => ratings?.[seat]?.after.shown ?? 0)
    expect(first).toBeGreaterThan(second!)
    expect(second).toBeGreaterThan(third!)
    expect(ratings).toMatchObject(people.map(() => ({ before: null, after: { provisional: true } })))
    expect(await matchesOf(site, match)).toEqual([1, 1, 1])
    expect((await site.store.ratings.of(ana.person))[0]).toMatchObject({ shown: third })
  })

  test('a rated match that everybody left counts by when they went; its host cannot undo it', async () => {
    const site = await open({ database: await database() })
    const match = await site.begun(3, RATED)
    const { table, people } = match
    for (const guest of people) await play(guest, table)
    const [ana, ben, cleo] = people as [Guest, Guest, Guest]
    for (const guest of [cleo, ben]) expect(await guest.doNow(table, { kind: 'leave' })).toMatchObject(OK)
    expect(await ana.doNow(table, { kind: 'end' })).toMatchObject({ code: 'not-gathering' })
    expect(await ana.doNow(table, { kind: 'leave' })).toMatchObject(OK)
    const end = await rated(ana, table)
    expect(end).toMatchObject({ status: 'over', ended: 'left', outcome: { ranks: [1, 2, 3] } })
  })

  test('what a process left unrated when it died, the others rate, and once', async () => {
    const address = await database()
    const dying = await open({ database: address, plugins: [] })
    const matches: BegunMatch[] = []
    for (let n = 0; n < 3; n++) {
      const match = await dying.begun(2, RATED)
      expect(await match.people[1]!.doNow(match.table, { kind: 'leave' })).toMatchObject(OK)
      matches.push(match)
    }
    for (const match of matches) expect(await matchesOf(dying, match)).toEqual([0, 0])
    const others = await Promise.all([1, 2].map(() => open({ database: address, later: MINUTE })))
    for (const match of matches) {
      const ana = match.people[0]!.elsewhere(others[0]!.address)
      const { ratings, happened } = await rated(ana, match.table)
      expect(ratings?.[0]?.after.shown).toBeGreaterThan(1500)
      expect(happened.filter(({ kind: what }) => what === 'rated')).toHaveLength(1)
      expect(await matchesOf(others[1]!, match)).toEqual([1, 1])
    }
    expect(await dying.store.ratings.due(Date.now() + HOUR, 9)).toEqual([])
  })

  test('who is forgotten before the end has no rating; those they played with do', async () => {
    const site = await open({ database: await database() })
    const match = await site.begun(3, RATED)
    const { table, people } = match
    for (const guest of people) await play(guest, table)
    await leaveTables(people[2]!.person, site.parts)
    await site.store.people.forget(people[2]!.person)
    site.parts.tables.evict(table)
    await site.playOut(people[0]!, match)
    const { ratings } = await rated(people[0]!, table)
    expect(ratings?.[2]).toBeNull()
    expect(await matchesOf(site, match)).toEqual([1, 1, 0])
  })

  test('a table of before that could not be rated today is not', async () => {
    const site = await open({ database: await database() })
    const ana = await Guest.at(site.address)
    const bens = await Guest.at(site.address)
    const table = await ana.create({ game: 'subdivision', players: 2, name: 'Ana', clock: live('loses') })
    expect(await bens.doNow(table, { kind: 'sit', seat: 1, name: 'Ben' })).toMatchObject(OK)
    expect(await ana.doNow(table, { kind: 'start' })).toMatchObject(OK)
    const { connection } = site.store.database
    await connection.updateTable('tables').set({ rated: 1 }).where('id', '=', table).execute() // as guests could
    site.parts.tables.evict(table)
    expect(await bens.doNow(table, { kind: 'leave' })).toMatchObject(OK)
    expect((await rated(ana, table)).ratings).toEqual([])
    expect(await site.store.ratings.of(ana.person)).toEqual([])
  })
})
