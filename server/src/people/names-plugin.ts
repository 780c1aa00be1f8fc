import type { Parts, Plugin } from '../parts.ts'
import type { Hosted } from '../tables/hosted.ts'

/** Whoever has no name is called as they called themselves at a table: lists of people would be full of guests else. */
export const namesPlugin: Plugin = (_, parts) => {
  parts.house.onStored(({ hosted, entries }) => {
    if (!entries.some(({ kind }) => kind === 'sat' || kind === 'started')) return
    name(hosted, parts).catch(error => parts.log.warn({ err: error }, 'a name could not be kept'))
  })
}

async function name({ row: { seats } }: Hosted, { store }: Parts): Promise<void> {
  for (const { holder, person, name: shown } of seats) {
    if (holder !== 'person' || person === null || shown === null) continue
    const found = await store.people.find(person)
    if (found?.name === null) await store.people.change(person, { name: shown })
  }
}
