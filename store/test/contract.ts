import { describe } from 'vitest'
import { logContract } from './contract/log.ts'
import { racesContract } from './contract/races.ts'
import { tablesContract } from './contract/tables.ts'
import type { World } from './contract/world.ts'

/** What a store promises, whatever database is below it. */
export function contract(world: World): void {
  describe(world.name, () => {
    tablesContract(world)
    logContract(world)
    racesContract(world)
  })
}
