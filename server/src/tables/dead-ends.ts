import type { Playable } from '@masterplan/kernel'
import type { Store } from '@masterplan/store'
import type { Commands } from './commands/commands.ts'
import type { TableCache } from './table-cache.ts'

interface DeadEndSettings {
  readonly store: Store
  readonly tables: TableCache
  readonly commands: Commands
  readonly games: readonly Playable[]
  failed(what: string, error: unknown): void // a table that is broken keeps no other from being looked at
}

/**
 * Looks for matches that came to a dead end before this server could tell, and ends them. Only rules of old have any, and
 * every step looks for itself: so this is done once, when a process starts, one table after the other.
 */
export async function endDeadEnds(settings: DeadEndSettings): Promise<void> {
  const { store, tables, commands, games, failed } = settings
  for (const game of games) {
    for (const rules of game.rulesVersions.slice(1)) {
      for (const table of await store.tables.playing(game.id, rules)) {
        const stuck = await tables
          .use(table, hosted => hosted.isStuck())
          .catch(error => failed(`table ${table}`, error))
        if (stuck) await commands.endStuck(table)
      }
    }
  }
}
