import type { OpenStore } from './assemble.ts'
import { openPostgres } from './postgres/open.ts'
import { openSqlite } from './sqlite/open.ts'

/** By address: `postgres://user@host/name`, or the path of an SQLite file, or `:memory:` for one that vanishes. */
export const openStore = (address: string): Promise<OpenStore> =>
  /^postgres(?:ql)?:\/\//.test(address) ? openPostgres(address) : openSqlite(address)
