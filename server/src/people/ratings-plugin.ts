import { no, type TableOptions } from '@masterplan/protocol'
import { seatRating } from '../outgoing/ratings.ts'
import type { Parts, Plugin } from '../parts.ts'
import { notRatable } from '../tables/commands/rated.ts'
import { entry, RATINGS } from '../tables/entries.ts'
import type { HostedTable } from '../tables/table.ts'
import { skillsAfter } from './skills.ts'

const AT_ONCE = 200

/**
 * Rates whoever sat down to a match that counts, when it is over, and writes into its log what that did. Rated at once; what
 * a process left undone when it died is still due, and found by the next sweep of any.
 */
export const ratingsPlugin: Plugin = (_, parts) => {
  const attempt = (table: string) =>
    rate(table, parts).catch(error => parts.log.error({ err: error }, 'a match could not be rated'))
  parts.tables.onStored(({ hosted, entries }) => {
    if (hosted.row.rated && entries.some(({ kind }) => kind === 'over')) void attempt(hosted.row.id)
  })
  parts.onSweep(async () => {
    for (const table of await parts.store.ratings.due(parts.now(), AT_ONCE)) await attempt(table)
  })
}

/** However often and by however many: the store rates a table once, and its log says so once. */
async function rate(table: string, { tables, store, now }: Parts): Promise<void> {
  const match = await tables.use(table, matchOf)
  if (match == null) return
  const { game, people, ranks, counts } = match
  if (counts && (await haveAccounts(people, store))) {
    const rated = { table, game, players: people.length, people, at: now() }
    await store.ratings.rate(rated, before => skillsAfter(before, ranks))
  }
  const changes = await store.ratings.changes(table)
  await tables.execute({
    ...{ table, author: RATINGS, key: 'rated', based: 0 },
    propose: hosted =>
      hosted.standing.ratings === null
        ? { ok: true, entries: [entry.rated(changes.map(seatRating))] }
        : no('not-playing'),
  })
}

/** A rated match that is over, with the places as they counted; null: there is none, or its log says already what it did. */
function matchOf(hosted: HostedTable) {
  const { row, standing } = hosted
  if (row.status !== 'over' || !row.rated || row.result === null || standing.ratings !== null) return null
  return {
    game: row.game,
    people: row.seats.map(({ person }) => person),
    ranks: row.result.ranks,
    counts: counts(hosted),
  }
}

/** Matches that began before it was so are held to it as well: bots sat there, or options decided. */
function counts({ game, row, standing }: HostedTable): boolean {
  const { rated, players, clock } = row
  const options = row.options as TableOptions // they came in through this schema
  // Who was forgotten has left before: a bot sits there that did not from the start.
  const seats = row.seats.filter(({ seat }) => !standing.gone.includes(seat))
  return notRatable(game, { rated, players, options, clock, seats }) === null
}

/** But for those who are forgotten, also while their match is being rated. */
async function haveAccounts(people: readonly (string | null)[], store: Parts['store']): Promise<boolean> {
  const found = await Promise.all(people.map(person => (person === null ? undefined : store.people.find(person))))
  return found.every(person => person === undefined || person.account !== null)
}
