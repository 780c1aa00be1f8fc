import type { StoredEntry, StoredTable, TableSummary } from '@masterplan/store'

const isFinished = ({ status }: StoredTable): boolean => status === 'over' || status === 'ended'

export const timeOf = (at: number): string => new Date(at).toISOString()

/** One line of a list of tables. */
export const headOf = (row: StoredTable): string[] => [
  ...[row.id, row.game, row.status, timeOf(row.changed), String(row.seq)],
  row.seats.map(({ name }) => name ?? '–').join(', '),
]

/** A seed tells all luck to come: it is shown when the match is over, or to a host who insists. */
export function shownTable(row: StoredTable, secrets: boolean): Readonly<Record<string, unknown>> {
  const seed = secrets || isFinished(row) ? row.seed : 'secret until the end'
  return { ...row, seed, created: timeOf(row.created), changed: timeOf(row.changed) }
}

/** Moves and luck can be hidden from players, so a host who looks after a table does not see them by accident. */
export function logOf(row: StoredTable, entries: readonly StoredEntry[], secrets: boolean): readonly StoredEntry[] {
  if (secrets || isFinished(row)) return entries
  return entries.map(each => (each.kind === 'move' || each.kind === 'luck' ? { ...each, line: '' } : each))
}

export type Difference = { readonly what: string; readonly row: string; readonly log: string }

/** Where a row disagrees with what its log comes to. */
export function differences(row: StoredTable, standing: TableSummary): Difference[] {
  const pairs: [string, unknown, unknown][] = [
    ['status', row.status, standing.status],
    ['seq', row.seq, standing.seq],
    ['result', row.result, standing.result],
    ...standing.seats.map((held, at): [string, unknown, unknown] => [`seat ${at + 1}`, row.seats[at], held]),
  ]
  return pairs
    .map(([what, one, other]) => ({ what, row: JSON.stringify(one), log: JSON.stringify(other) }))
    .filter(({ row: one, log }) => one !== log)
}
