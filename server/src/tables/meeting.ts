import type { Store } from '@masterplan/store'
import type { TableRow } from './table.ts'

// Who does not want to meet whom. A block counts in both directions, wherever two could meet at a table.

type Company = Pick<TableRow, 'host' | 'seats'>

/** Whom somebody would meet at a table: its host, and all who sit or sat there. */
function companyAt({ host, seats }: Company): string[] {
  const sitting = seats.flatMap(({ holder, person }) => (holder === 'invited' || person === null ? [] : [person]))
  return host === null ? sitting : [host, ...sitting]
}

/** Whether somebody would meet people at a table whom they blocked, or who blocked them. */
export async function meetsBlocked(table: Company, person: string, store: Store): Promise<boolean> {
  const blocks = await store.people.blocksOf([person])
  return companyAt(table).some(other => blocks.some(pair => pair.person === other || pair.other === other))
}

/** Whether somebody may neither watch a table nor be heard there: they would meet such people, and have no place of their own. */
export async function isKeptOut(table: Company, person: string, store: Store): Promise<boolean> {
  const owns = table.host === person || table.seats.some(held => held.person === person)
  return !owns && (await meetsBlocked(table, person, store))
}

/** What each of many may see of a list of tables, with one look at the blocks of those who sit there. */
export async function shownTo<Listed extends Company>(
  tables: readonly Listed[],
  store: Store,
): Promise<(person: string | null) => readonly Listed[]> {
  const company = [...new Set(tables.flatMap(companyAt))]
  const blocks = company.length === 0 ? [] : await store.people.blocksOf(company)
  return person => {
    const apart = new Set(
      blocks.flatMap(pair => (pair.person === person ? [pair.other] : pair.other === person ? [pair.person] : [])),
    )
    return apart.size === 0 ? tables : tables.filter(table => !companyAt(table).some(other => apart.has(other)))
  }
}
