import { describe } from 'vitest'
import { chatContract } from './contract/chat.ts'
import { crashesContract } from './contract/crashes.ts'
import { inspectContract } from './contract/inspect.ts'
import { logContract } from './contract/log.ts'
import { migrationsContract } from './contract/migrations.ts'
import { openingsContract } from './contract/openings.ts'
import { peopleContract } from './contract/people.ts'
import { racesContract } from './contract/races.ts'
import { tablesContract } from './contract/tables.ts'
import type { StoreWorld } from './contract/world.ts'

/** What a store promises, whatever database is below it. */
export function contract(world: StoreWorld): void {
  describe(world.name, () => {
    migrationsContract(world)
    tablesContract(world)
    openingsContract(world)
    logContract(world)
    inspectContract(world)
    racesContract(world)
    crashesContract(world)
    peopleContract(world)
    chatContract(world)
  })
}
