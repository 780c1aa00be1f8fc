/** Rows of cells as lines, columns lined up. Columns named in `right` are numbers and end at the same place. */
export function aligned(rows: readonly (readonly string[])[], right: readonly number[] = []): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)))
  return rows.map(row =>
    row
      .map((cell, column) =>
        right.includes(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  )
}

/** Words as lines no wider than `width`; a word that is wider goes over several. */
export function wrapped(words: readonly string[], width: number): string[] {
  const lines: string[] = []
  const pieces = new RegExp(`.{1,${width}}`, 'gu')
  for (const word of words.flatMap(each => each.match(pieces) ?? [''])) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && longer.length <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Many short texts in as many columns as the width holds, read line by line; at most `rows` lines. */
export function inColumns(
  texts: readonly string[],
  { width, rows }: { readonly width: number; readonly rows: number },
): { readonly lines: string[]; readonly shown: number } {
  const cell = Math.max(...texts.map(text => text.length), 1) + 2
  const columns = Math.max(1, Math.floor(width / cell))
  const shown = texts.slice(0, columns * rows)
  const lines = Array.from({ length: Math.ceil(shown.length / columns) }, (_, row) => {
    const line = shown.slice(row * columns, (row + 1) * columns)
    return line
      .map(text => text.padEnd(cell))
      .join('')
      .trimEnd()
  })
  return { lines, shown: shown.length }
}

/** Kinds of moves of which there are few come first: a hundred bids would push everything else off the list. */
export function fewestFirst(moves: readonly string[]): string[] {
  const kinds = Map.groupBy(moves, text => text.split(' ', 1)[0])
  return [...kinds.values()].toSorted((one, other) => one.length - other.length).flat()
}
