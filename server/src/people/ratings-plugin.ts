import type { HeldSeat } from '@masterplan/store'
import type { Parts, Plugin } from '../parts.ts'
import type { HostedTable } from '../tables/table.ts'
import { skillsAfter } from './skills.ts'

/** Rates what was played to its end at a table that counts. The store rates each table once, however often it is asked. */
export const ratingsPlugin: Plugin = (_, parts) => {
  parts.tables.onStored(({ hosted, entries, at }) => {
    if (!hosted.row.rated || !entries.some(({ kind }) => kind === 'over')) return
    rate(hosted, at, parts).catch(error => parts.log.error({ err: error }, 'a match could not be rated'))
  })
}

async function rate({ row }: HostedTable, at: number, { store }: Parts): Promise<void> {
  const ranks = row.result?.ranks
  const seats = row.seats.map(whoSat)
  if (ranks === undefined || seats.some(who => who === null)) return // somebody left for good: there is no telling
  const who = [...new Set(seats as readonly string[])] // bots of one level may sit at several seats
  if (who.length < 2) return
  await store.ratings.rate({ table: row.id, game: row.game, players: row.players, who, at }, before => {
    const after = skillsAfter(
      seats.map(each => before[who.indexOf(each ?? '')]),
      ranks,
    )
    return who.map(each => after[seats.indexOf(each)]!)
  })
}

/** Who sat there at the start, whoever played for them later. */
function whoSat({ person, bot }: HeldSeat): string | null {
  if (person !== null) return `person:${person}`
  return bot === null ? null : `bot:${bot}`
}
