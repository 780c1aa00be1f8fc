import { type FoldedBoard, say } from '@masterplan/boards'
import { ranks, type Score } from '@masterplan/kernel'
import { aligned } from './columns.ts'

/** Scores line by line, a column for each seat, with total and rank below. */
export function scoreSheet(
  scores: readonly Score[],
  names: readonly string[],
  board: FoldedBoard | undefined,
): string[] {
  const lines = [...new Set(scores.flatMap(score => Object.keys(score.lines)))]
  const counting = lines.filter(line => scores.some(score => (score.lines[line] ?? 0) !== 0)) // a row of zeros says nothing
  const row = (label: string, of: (score: Score, seat: number) => number) => [label, ...scores.map(of).map(String)]
  const places = ranks(scores)
  return aligned(
    [
      ['', ...names],
      ...counting.map(line => row(lineName(board, line), score => score.lines[line] ?? 0)),
      row('Total', score => score.total),
      row('Rank', (_, seat) => places[seat]!),
    ],
    names.map((_, seat) => seat + 1),
  )
}

/** What a line of the score is called at the table. */
export function lineName(board: FoldedBoard | undefined, line: string): string {
  const code = `line.${line}`
  return board?.messages[code] === undefined ? line : say(board.messages, code, {})
}
