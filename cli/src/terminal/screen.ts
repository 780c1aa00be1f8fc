import { isStuck, ranks, type Seat, seesAllOf } from '@masterplan/kernel'
import { ENDINGS } from '@masterplan/protocol/sentences'
import { fewestFirst, inColumns } from '../sheets/columns.ts'
import { knownScoreLines } from '../sheets/known-scores.ts'
import { awaited, drawn, prompted } from '../sheets/position.ts'
import { scoreSheet } from '../sheets/scores.ts'
import { peopleAt, type TerminalSession, told } from './session.ts'

const MOST_ROWS = 16 // of a list of moves: more would push the board off the screen
const CLEAR = '\u001b[2J\u001b[3J\u001b[H'

/** What happened since, the table as this seat sees it, and what it is asked. */
export function showTable(session: TerminalSession, seat: Seat): void {
  const { match, names, board, ink, print } = session
  const { view } = session.table.sightOf(seat)
  const since = session.readUpTo[seat] ?? 0
  const sentences = told(session, seat, since).map(sentence => ink.faint(`· ${sentence}`))
  print([...sentences, '', ...drawn(board, view, ink), ''])
  print([ink.strong(prompted(board, view, awaited(match.turn(), names)))])
  markRead(session, seat)
}

/** Those who may look at this screen have read what is on it. */
function markRead(session: TerminalSession, seat: Seat): void {
  for (const other of peopleAt(session)) {
    if (other === seat || sharesScreen(session, seat, other)) session.readUpTo[other] = session.table.lines.length
  }
  session.onScreen = seat
}

const sharesScreen = ({ match }: TerminalSession, one: Seat, other: Seat): boolean =>
  seesAllOf(match, one, other) && seesAllOf(match, other, one)

/** Whether the screen has to be cleared before this seat may look, because somebody would see too much. */
export function needsCurtain(session: TerminalSession, seat: Seat): boolean {
  if (session.onScreen === seat) return false
  return peopleAt(session).some(other => other !== seat && !sharesScreen(session, seat, other))
}

/** Returns whether the keyboard was passed on; false at the end of input. */
export async function drawCurtain(session: TerminalSession, seat: Seat): Promise<boolean> {
  const { keyboard, names, print } = session
  keyboard.forget()
  if (keyboard.interactive) print([CLEAR])
  const answer = await keyboard.ask(`Pass the keyboard to ${names[seat]}, then press Enter. `, () => [])
  if (keyboard.interactive) print([CLEAR])
  return answer !== undefined
}

/** What everybody may hear and nobody on this screen has heard yet. */
export function showNews(session: TerminalSession): void {
  const people = peopleAt(session)
  const since = people.length === 0 ? session.publicUpTo : Math.min(...people.map(seat => session.readUpTo[seat] ?? 0))
  session.print(told(session, 'audience', since).map(sentence => session.ink.faint(`· ${sentence}`)))
  session.publicUpTo = session.table.lines.length
}

export function showResult(session: TerminalSession): void {
  const { match, names, board, ink, print } = session
  showNews(session)
  print(['', ...drawn(board, match.viewFor('audience'), ink)])
  const scores = match.scores()
  if (isStuck(match)) {
    print(['', ink.strong(`The match ${ENDINGS.stuck}.`), ''])
    return
  }
  const places = ranks(scores)
  const winners = names.filter((_, seat) => places[seat] === 1)
  const verdict = winners.length === 1 ? `${winners[0]} wins.` : `${winners.join(' and ')} share the win.`
  print(['', ink.strong(`The match is over. ${names.length === 1 ? '' : verdict}`.trimEnd()), ''])
  print(scoreSheet(scores, names, board))
}

export function showScore(session: TerminalSession, seat: Seat): void {
  const { match, names, board, print } = session
  print(scoreSheet(knownScoreLines(match, seat), names, board))
}

/** The listed moves that start with `start`, as many as fit. */
export function showMoves(session: TerminalSession, seat: Seat, start: string): void {
  const { match, width, ink, print } = session
  const listed = fewestFirst(match.movesFor(seat).filter(text => text.startsWith(start)))
  if (listed.length === 0) {
    print([start === '' ? 'No move can be listed.' : `No listed move starts with "${start}".`])
    return
  }
  const { lines, shown } = inColumns(listed, { width, rows: MOST_ROWS })
  const more = `… and ${listed.length - shown} more; "? ${listed[shown]?.slice(0, start.length + 2)}" lists those that start so.`
  print([...lines, ...(shown < listed.length ? [ink.faint(more)] : [])])
}
