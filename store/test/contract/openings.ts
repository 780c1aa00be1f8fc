import { describe, expect, test } from 'vitest'
import { anId, aStep, aTable, opened, type StoreWorld } from './world.ts'

const DAYS = { kind: 'days', perMove: 24, quiet: null, late: 'bot-moves' } as const

export const openingsContract = ({ fresh }: StoreWorld): void => {
  describe('tables that gather', () => {
    test('are counted by their host and by where they were opened, until they are played', async () => {
      const store = await opened(await fresh())
      const { openings } = store.tables
      const host = anId()
      const tables = Array.from({ length: 3 }, () => aTable({ host }))
      for (const { id, ...rest } of tables) {
        await store.tables.create({ id, ...rest })
        await openings.add({ table: id, from: 'here', at: 1 })
        await openings.add({ table: id, from: 'elsewhere', at: 1 }) // the same command, sent again
      }
      expect([await openings.count('here'), await openings.count('elsewhere')]).toEqual([3, 0])
      await store.tables.append(aStep(tables[0]!.id, 0, { change: { status: 'playing' } }))
      expect(await openings.count('here')).toBe(2)
      expect(await store.tables.countOf(host)).toEqual({ gathering: 2, open: 3 })
      await openings.tidy()
      const kept = await store.database.connection.selectFrom('openings').select('table_id').execute()
      expect(kept.map(({ table_id }) => table_id).toSorted()).toEqual([tables[1]!.id, tables[2]!.id].toSorted())
    })

    test('and are live are listed while their host is there; over days, without', async () => {
      const store = await opened(await fresh())
      const [live, days, unknown] = [
        aTable({ created: 100 }),
        aTable({ created: 50, clock: DAYS }),
        aTable({ created: 20 }),
      ]
      for (const table of [live, days, unknown]) await store.tables.create(table)
      await store.tables.openings.add({ table: live.id, from: 'here', at: 100 })
      const listed = async (hostSince: number) =>
        (await store.tables.open({ game: null, limit: 9, hostSince })).map(({ id }) => id)
      expect(await listed(20)).toEqual([live.id, days.id, unknown.id])
      expect(await listed(100)).toEqual([live.id, days.id])
      expect(await listed(101)).toEqual([days.id])
      await store.tables.openings.seen([live.id], 200)
      expect(await listed(200)).toEqual([live.id, days.id])
    })

    test('are too old when their host was not there, or nothing changed, for too long', async () => {
      const store = await opened(await fresh())
      const live = aTable({ created: 100 })
      const [link, days] = [aTable({ created: 100, visibility: 'link' }), aTable({ created: 100, clock: DAYS })]
      const playing = aTable({ created: 1 })
      for (const table of [live, link, days, playing]) await store.tables.create(table)
      await store.tables.append(aStep(playing.id, 0, { at: 2, change: { status: 'playing' } }))
      await store.tables.openings.add({ table: live.id, from: 'here', at: 100 })
      const expired = async (live: number, others: number) =>
        (await store.tables.openings.expired({ live, others, limit: 9 })).toSorted()
      expect(await expired(100, 100)).toEqual([])
      expect(await expired(101, 100)).toEqual([live.id])
      expect(await expired(100, 101)).toEqual([link.id, days.id].toSorted())
      await store.tables.openings.seen([live.id], 500)
      expect(await expired(500, 100)).toEqual([])
      await store.tables.append(aStep(link.id, 0, { at: 600 }))
      expect(await expired(100, 300)).toEqual([days.id])
    })
  })
}
