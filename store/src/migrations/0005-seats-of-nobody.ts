import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * People who were forgotten in the middle of a match left a seat that nobody moved for. A bot sits there now, and their
 * tables are due at once, so that a server looks after them.
 */
export const seatsOfNobody: Migration = { up, down: async () => {} }

const STANDING = sql`holder = 'person' and person is null and table_id in (select id from tables where status = 'playing')`

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into deadlines (table_id, name, due, seq)
    select distinct table_id, 'bots', 0, 0 from seats where ${STANDING}
    on conflict (table_id, name) do nothing`.execute(db)
  await sql`update seats set holder = 'bot', bot = 'level-2', name = null where ${STANDING}`.execute(db)
}
