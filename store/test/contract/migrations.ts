import { Migrator, NO_MIGRATIONS } from 'kysely/migration'
import { describe, expect, test } from 'vitest'
import { MIGRATIONS, migrateUp } from '../../src/migrations/migrate.ts'
import { aTable, opened, type StoreWorld } from './world.ts'

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

    test('an open database is opened again as it is, by several at once', async () => {
      const address = await fresh()
      const [one] = await Promise.all([opened(address), opened(address), opened(address)])
      const { id } = (await one.tables.create(aTable())).table
      expect(await (await opened(address)).tables.find(id)).toBeDefined()
    })
  })
}
