const NAME = 'Masterplan'

let shown = { waiting: 0, turn: '' }

/** What the browser shows of a page that nobody looks at: how many tables wait, and whether it is one's turn at this one. */
export function showInTitle(change: Partial<typeof shown>): void {
  shown = { ...shown, ...change }
  const { waiting, turn } = shown
  document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${turn === '' ? '' : `● ${turn} · `}${NAME}`
}
