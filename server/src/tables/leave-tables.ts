import type { no, TableAction } from '@masterplan/protocol'
import type { Store, StoredTable } from '@masterplan/store'
import type { Parts } from '../parts.ts'
import { newId } from './table-cache.ts'

/** Matches that somebody plays now, for the question whether they want to leave them. */
export async function runningMatches(person: string, store: Store): Promise<StoredTable[]> {
  const found = await store.tables.ofPerson(person, { before: null, limit: MANY, among: ['playing'] })
  return found.filter(({ seats }) => seats.some(held => held.person === person && held.holder === 'person'))
}
const MANY = 1000

/**
 * Leaves every table, as by the command of the same name: bots play on, results count, nobody waits. Tables that still
 * gather under this host are closed. For those who go for good, before anything about them is removed; gives the tables
 * that knew them.
 */
export async function leaveTables(
  person: string,
  { store, commands }: Pick<Parts, 'store' | 'commands'>,
): Promise<string[]> {
  const send = (table: string, action: TableAction) =>
    commands.command(person, { table, based: 0, key: `leaving-${newId()}`, do: action })
  const tables = await store.tables.ofPerson(person, { before: null, limit: MANY, among: ['gathering', 'playing'] })
  for (const { id, host, status } of tables) {
    const closes = host === person && status === 'gathering'
    const answer = await send(id, closes ? { kind: 'end' } : { kind: 'leave' })
    if (!answer.ok && !HARMLESS.includes(answer.code)) throw new Error(`A table could not be left: ${answer.code}.`)
  }
  return tables.map(({ id }) => id)
}
/** They watched, or a bot plays for them already, or it has just ended. */
const HARMLESS: readonly ReturnType<typeof no>['code'][] = ['not-seated', 'not-playing', 'no-such-table']
