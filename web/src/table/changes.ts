import type { FoldedWebBoard, Holding } from '@masterplan/boards/web'
import type { Seat } from '@masterplan/kernel'

/** A figure of a player that a move would change. */
export interface FigureChange {
  readonly seat: Seat
  readonly holding: Holding | null // null: points
  readonly from: string
  readonly to: string
}

/** What a move under consideration would change for whom, in the order of the table of players. */
export function changesBy(board: FoldedWebBoard, players: number, view: never, then: never): readonly FigureChange[] {
  const [before, after] = [board.scores(view), board.scores(then)]
  return Array.from({ length: players }, (_, at) => at as Seat).flatMap(seat => {
    const [old, next] = [before[seat]?.total, after[seat]?.total]
    const points: FigureChange[] =
      old === undefined || next === undefined || old === next
        ? []
        : [{ seat, holding: null, from: String(old), to: String(next) }]
    const had = new Map(board.holdings(view, seat).map(({ label, value }) => [label.code, value]))
    const figures = board.holdings(then, seat).flatMap((holding): FigureChange[] => {
      const from = had.get(holding.label.code) ?? '0'
      return from === holding.value ? [] : [{ seat, holding, from, to: holding.value }]
    })
    return [...points, ...figures]
  })
}
