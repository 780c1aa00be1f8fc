/** Rows as text that any spreadsheet reads: quoted where a comma, a quote or a line's end would mislead. */
export const csvOf = (rows: readonly (readonly (string | number | null)[])[]): string[] =>
  rows.map(row => row.map(cell => quotedCell(cell === null ? '' : String(cell))).join(','))

const quotedCell = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
