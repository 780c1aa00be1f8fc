import type { Export } from '@masterplan/protocol'
import type { PersonData, StoredTable } from '@masterplan/store'
import { isFinished, mayRead } from './log.ts'
import { shownRating } from './ratings.ts'

/**
 * What they did at a table. The sender of a command is stored as the author of all that came of it, also of what luck dealt
 * to others. So until the table is finished it is not the author who decides, but what an entry is. A seat is theirs also
 * while a bot keeps it for them.
 */
function theirs({ person, entries }: PersonData, table: StoredTable): PersonData['entries'] {
  const seats = table.seats.flatMap(held => (held.person === person.id ? [held.seat] : []))
  const open = isFinished(table)
  return entries.filter(entry => entry.table === table.id && (open || mayRead(entry, seats)))
}

/** All that is kept about somebody, in the form in which they can take it away. */
export function exportOf(data: PersonData, email: string | null): Export {
  const { person, tables, chat, ratings, blocked, muted, reports, subscriptions, tokens } = data
  return {
    format: 'masterplan-person/1',
    person: person.id,
    name: person.name,
    account: person.account !== null,
    email,
    created: person.created,
    seen: person.seen,
    notices: person.notices,
    tables: tables.map(table => {
      const seat = table.seats.find(each => each.person === person.id && each.holder === 'person')
      return {
        ...{ table: table.id, game: table.game, status: table.status, visibility: table.visibility },
        ...{ clock: table.clock, created: table.created, seat: seat?.seat ?? null, shown: seat?.name ?? null },
        did: theirs(data, table).map(({ seq, kind, line, at }) => ({ seq, kind, line, at })),
      }
    }),
    chat: chat.map(({ table, n, at, text }) => ({ table, n, at, text })),
    ratings: ratings.map(shownRating),
    blocked: [...blocked],
    muted: muted.map(({ table, person: other }) => ({ table, person: other })),
    reports: reports.map(({ table, about, reason, text, at }) => ({ table, about, reason, text, at })),
    subscriptions: subscriptions.map(({ endpoint }) => endpoint),
    tokens: tokens.map(({ id, name, created }) => ({ id, name, created })),
  }
}
