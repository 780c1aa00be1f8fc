import { Migrator, NO_MIGRATIONS } from 'kysely/migration'
import { describe, expect, test } from 'vitest'
import { MIGRATIONS, migrateUp } from '../../src/migrations/migrate.ts'
import { aPerson, aTable, opened, type StoreWorld } from './world.ts'

export const migrationsContract = ({ fresh }: StoreWorld): void => {
  describe('migrations', () => {
    test('go down to nothing and up again', async () => {
      const store = await opened(await fresh())
      const { connection } = store.database
      const names = async () => (await connection.introspection.getTables()).map(({ name }) => name).sort()
      const before = await names()
      expect(before).toContain('entries')
      const down = new Migrator({ db: connection, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } })
      expect(await down.migrateTo(NO_MIGRATIONS)).not.toHaveProperty('error')
      expect(await names()).toEqual([])
      await migrateUp(connection)
      expect(await names()).toEqual(before)
      expect((await store.tables.create(aTable())).repeated).toBe(false)
    })

    test('ratings of before, which could be made at will, are gone; the matches are not', async () => {
      const store = await opened(await fresh())
      const ana = aPerson()
      await store.people.create(ana)
      const { id } = (await store.tables.create(aTable())).table
      const match = { table: id, game: 'tryste', players: 1, people: [ana.id], at: 1 }
      await store.ratings.rate(match, () => [{ mu: 99, sigma: 1 }])
      const { connection } = store.database
      const back = new Migrator({ db: connection, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } })
      expect(await back.migrateTo('0006-openings')).not.toHaveProperty('error')
      await migrateUp(connection)
      expect(await store.ratings.of(ana.id)).toEqual([])
      expect(await store.ratings.changes(id)).toEqual([])
      expect(await store.tables.find(id)).toBeDefined()
    })

    test('an open database is opened again as it is, by several at once', async () => {
      const address = await fresh()
      const [one] = await Promise.all([opened(address), opened(address), opened(address)])
      const { id } = (await one.tables.create(aTable())).table
      expect(await (await opened(address)).tables.find(id)).toBeDefined()
    })
  })
}
