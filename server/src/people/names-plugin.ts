import type { Parts, Plugin } from '../parts.ts'
import type { HostedTable } from '../tables/table.ts'

/** People without a name get the one they chose at a table: otherwise lists of people would be full of guests. */
export const namesPlugin: Plugin = (_, parts) => {
  parts.tables.onStored(({ hosted, entries }) => {
    if (!entries.some(({ kind }) => kind === 'sat' || kind === 'started')) return
    name(hosted, parts).catch(error => parts.log.warn({ err: error }, 'a name could not be kept'))
  })
}

async function name({ row: { seats } }: HostedTable, { store }: Parts): Promise<void> {
  for (const { holder, person, name: shown } of seats) {
    if (holder !== 'person' || person === null || shown === null) continue
    const found = await store.people.find(person)
    if (found?.name === null) await store.people.change(person, { name: shown })
  }
}
