import type { StoredTable, TableSummary } from '@masterplan/store'

export const timeOf = (at: number): string => new Date(at).toISOString()

/** One line of a list of tables. */
export const headOf = (row: StoredTable): string[] => [
  ...[row.id, row.game, row.status, timeOf(row.changed), String(row.seq)],
  row.seats.map(({ name }) => name ?? '–').join(', '),
]

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
