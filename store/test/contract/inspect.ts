import { correctTable, latestTables, wholeLog } from '@masterplan/store'
import { describe, expect, test } from 'vitest'
import { aStep, aTable, NOBODY, opened, type StoreWorld } from './world.ts'

export const inspectContract = ({ fresh }: StoreWorld): void => {
  describe('what the host of a server inspects and corrects', () => {
    test('the latest tables, and the whole log of one', async () => {
      const store = await opened(await fresh())
      const { id } = (await store.tables.create(aTable())).table
      const other = (await store.tables.create(aTable())).table.id
      await store.tables.append(aStep(id, 0))
      await store.tables.append(aStep(id, 1))
      expect((await wholeLog(store.database, id)).map(({ seq }) => seq)).toEqual([1, 2])
      expect(await wholeLog(store.database, other)).toEqual([])
      const listed = await latestTables(store.database, { status: 'gathering', limit: 10 })
      expect(listed.map(table => table.id).sort()).toEqual([id, other].sort())
      expect(await latestTables(store.database, { status: null, limit: 1 })).toHaveLength(1)
    })

    test('a row is put right once, and not if somebody changed it meanwhile', async () => {
      const store = await opened(await fresh())
      const seen = (await store.tables.create(aTable())).table
      const standing = { status: 'ended', seq: 1, result: null, seats: NOBODY } as const
      expect(await correctTable(store.database, seen, standing)).toBe(true)
      expect(await store.tables.find(seen.id)).toMatchObject({ status: 'ended', seq: 1 })
      expect(await correctTable(store.database, seen, standing)).toBe(false)
    })
  })
}
