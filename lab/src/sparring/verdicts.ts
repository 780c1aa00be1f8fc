import { marginOf } from '@masterplan/bots'
import { type Score, type Seat, shareOfWin } from '@masterplan/kernel'

/** Seen as often before anything is: leads that differ by a point. */
const FIRST_SQUARE = 1

/**
 * What the scores of a match mean to each seat, from 0 to 1: partly its share of the win, partly how far its lead is from what
 * it usually is in this search. What a large lead is, only the matches that were played can tell; and a seat that is far
 * ahead or far behind still sees which moves bring it more.
 */
export class Verdicts {
  readonly worth: Float64Array // by seat
  private readonly marginWeight: number
  private readonly margins: Float64Array
  private readonly sums: Float64Array
  private readonly squares: Float64Array
  private ends = 0

  constructor(players: number, marginWeight: number) {
    this.worth = new Float64Array(players)
    this.margins = new Float64Array(players)
    this.sums = new Float64Array(players)
    this.squares = new Float64Array(players)
    this.marginWeight = marginWeight
  }

  /** Notes how a match stands, over or not. */
  judge(scores: readonly Score[]): void {
    const { worth, margins, sums, squares, marginWeight } = this
    const ends = ++this.ends
    for (let seat = 0; seat < worth.length; seat++) {
      const margin = seat === 1 && worth.length === 2 ? -margins[0]! : marginOf(scores, seat as Seat)
      margins[seat] = margin
      sums[seat]! += margin
      squares[seat]! += margin * margin
    }
    for (let seat = 0; seat < worth.length; seat++) {
      const usual = sums[seat]! / ends
      const spread = Math.sqrt((squares[seat]! + FIRST_SQUARE) / ends - usual * usual)
      const ahead = 1 / (1 + Math.exp((-2 * (margins[seat]! - usual)) / spread))
      worth[seat] = (1 - marginWeight) * shareOfWin(scores, seat as Seat) + marginWeight * ahead
    }
  }
}

/**
 * A result between two as a whole number, higher for seat 0: the lead in quarters, and one more for who has won, because equal
 * totals can be decided by tiebreaks. Above zero is won, below lost.
 */
export function resultOf(scores: readonly Score[]): number {
  const share = shareOfWin(scores, 0)
  return Math.round(4 * marginOf(scores, 0)) + (share === 1 ? 1 : share === 0 ? -1 : 0)
}

/** The lead of seat 0 in a result. */
export const leadIn = (result: number): number => (result - Math.sign(result)) / 4
