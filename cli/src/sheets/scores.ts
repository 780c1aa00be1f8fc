import { type FoldedBoard, say } from '@masterplan/boards'
import { ranks, type Score } from '@masterplan/kernel'
import { aligned } from './columns.ts'
import type { KnownScore } from './known-scores.ts'

/** Scores line by line, a column for each seat, with total and rank below; a question mark is a secret. */
export function scoreSheet(
  scores: readonly KnownScore[],
  names: readonly string[],
  board: FoldedBoard | undefined,
): string[] {
  const lines = [...new Set(scores.flatMap(score => Object.keys(score.lines)))]
  const lineOf = ({ lines }: KnownScore, line: string) => (line in lines ? lines[line]! : 0)
  const counting = lines.filter(line => scores.some(score => lineOf(score, line) !== 0)) // a row of zeros says nothing
  const row = (label: string, of: (score: KnownScore, seat: number) => number | null) => [
    label,
    ...scores.map(of).map(points => (points === null ? '?' : String(points))),
  ]
  const known = scores.filter(isWhole)
  const places = known.length < scores.length ? null : ranks(known)
  return aligned(
    [
      ['', ...names],
      ...counting.map(line => row(lineName(board, line), score => lineOf(score, line))),
      row('Total', score => score.total),
      ...(places === null ? [] : [row('Rank', (_, seat) => places[seat]!)]),
    ],
    names.map((_, seat) => seat + 1),
  )
}

const isWhole = (score: KnownScore): score is Score =>
  score.total !== null && score.tiebreaks !== null && !Object.values(score.lines).includes(null)

/** What a line of the score is called at the table. */
export function lineName(board: FoldedBoard | undefined, line: string): string {
  const code = `line.${line}`
  return board?.messages[code] === undefined ? line : say(board.messages, code, {})
}
