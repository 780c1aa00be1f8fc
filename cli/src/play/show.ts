import { knownScores, ranks, type Seat, seesAllOf } from '@masterplan/kernel'
import { inColumns } from '../columns.ts'
import { awaited, drawn, prompted } from '../position.ts'
import { scoreSheet } from '../score-sheet.ts'
import { peopleAt, type Table, told } from './table.ts'

const MOST_ROWS = 16 // of a list of moves: more would push the board off the screen
const CLEAR = '\u001b[2J\u001b[3J\u001b[H'

/** What happened since, the table as this seat sees it, and what it is asked. */
export function showTable(table: Table, seat: Seat): void {
  const { match, names, board, ink, print } = table
  const view = match.viewFor(seat)
  const since = table.readUpTo[seat] ?? 0
  const sentences = told(table, seat, since).map(sentence => ink.faint(`· ${sentence}`))
  print([...sentences, '', ...drawn(board, view, ink), ''])
  print([ink.strong(prompted(board, view, awaited(match.turn(), names)))])
  markRead(table, seat)
}

/** Those who may look at this screen have read what is on it. */
function markRead(table: Table, seat: Seat): void {
  for (const other of peopleAt(table)) {
    if (other === seat || sharesScreen(table, seat, other)) table.readUpTo[other] = table.chronicle.length
  }
  table.onScreen = seat
}

const sharesScreen = ({ match }: Table, one: Seat, other: Seat): boolean =>
  seesAllOf(match, one, other) && seesAllOf(match, other, one)

/** Whether the screen has to be cleared before this seat may look, because somebody would see too much. */
export function needsCurtain(table: Table, seat: Seat): boolean {
  if (table.onScreen === seat) return false
  return peopleAt(table).some(other => other !== seat && !sharesScreen(table, seat, other))
}

/** Returns whether the keyboard was passed on; false at the end of input. */
export async function drawCurtain(table: Table, seat: Seat): Promise<boolean> {
  const { keyboard, names, print } = table
  keyboard.forget()
  if (keyboard.interactive) print([CLEAR])
  const answer = await keyboard.ask(`Pass the keyboard to ${names[seat]}, then press Enter. `, () => [])
  if (keyboard.interactive) print([CLEAR])
  return answer !== undefined
}

/** What everybody may hear and nobody on this screen has heard yet. */
export function showNews(table: Table): void {
  const people = peopleAt(table)
  const since = people.length === 0 ? table.publicUpTo : Math.min(...people.map(seat => table.readUpTo[seat] ?? 0))
  table.print(told(table, 'audience', since).map(sentence => table.ink.faint(`· ${sentence}`)))
  table.publicUpTo = table.chronicle.length
}

export function showResult(table: Table): void {
  const { match, names, board, ink, print } = table
  showNews(table)
  print(['', ...drawn(board, match.viewFor('audience'), ink)])
  const scores = match.scores()
  const places = ranks(scores)
  const winners = names.filter((_, seat) => places[seat] === 1)
  const verdict = winners.length === 1 ? `${winners[0]} wins.` : `${winners.join(' and ')} share the win.`
  print(['', ink.strong(`The match is over. ${names.length === 1 ? '' : verdict}`.trimEnd()), ''])
  print(scoreSheet(scores, names, board))
}

export function showScore(table: Table, seat: Seat): void {
  const { match, names, board, print } = table
  const scores = knownScores(match, seat)
  print(scores ? scoreSheet(scores, names, board) : ['The score depends on a secret until the match is over.'])
}

/** The listed moves that start with `start`, as many as fit. */
export function showMoves(table: Table, seat: Seat, start: string): void {
  const { match, width, ink, print } = table
  const listed = match.movesFor(seat).filter(text => text.startsWith(start))
  if (listed.length === 0) {
    print([start === '' ? 'No move can be listed.' : `No listed move starts with "${start}".`])
    return
  }
  const { lines, shown } = inColumns(listed, { width, rows: MOST_ROWS })
  const more = `… and ${listed.length - shown} more; "? ${listed[shown]?.slice(0, start.length + 2)}" lists those that start so.`
  print([...lines, ...(shown < listed.length ? [ink.faint(more)] : [])])
}
