import type { OwnCard } from '@masterplan/protocol'
import type { StoredTable } from '@masterplan/store'
import { ownCardOf } from '../outgoing/cards.ts'
import type { Parts } from '../parts.ts'

type Sources = Pick<Parts, 'store' | 'tables'>

/** Somebody's tables as they are listed, from what is stored beside each log: none is replayed for it. */
export async function ownTables(
  rows: readonly StoredTable[],
  person: string,
  { store, tables }: Sources,
): Promise<OwnCard[]> {
  const playing = rows.filter(({ status }) => status === 'playing')
  const due = await store.tables.deadlines(playing.map(({ id }) => id))
  return Promise.all(rows.map(async row => ownCardOf(await known(row, tables), due, person)))
}

/** A match that nobody has touched since that is kept is asked itself; one that cannot be read waits for nobody. */
async function known(row: StoredTable, tables: Parts['tables']): Promise<StoredTable> {
  if (row.status !== 'playing' || row.awaited !== null) return row
  const awaited = await tables.use(row.id, hosted => hosted.awaited()).catch(() => [])
  return { ...row, awaited: awaited ?? [] }
}

/** Those that wait for somebody, the most urgent first; then the others as they came. */
export const waitingFirst = (cards: readonly OwnCard[]): OwnCard[] =>
  cards.toSorted((one, other) => Number(other.waits) - Number(one.waits) || urgency(one) - urgency(other))

const NEVER = Number.MAX_SAFE_INTEGER
const urgency = ({ waits, awaited }: OwnCard): number =>
  waits ? Math.min(...awaited.map(({ until }) => until ?? NEVER), NEVER) : 0
