/** Seats that a move's number is combined with. */
const SEATS = 6

/**
 * What came of each move, whenever in a playout it was made: long before a node has tried all its moves, most of them
 * have been tried elsewhere.
 */
export class Amaf {
  private sums = new Float64Array(1024)
  private counts = new Int32Array(1024)
  private made = new Int32Array(256)
  private length = 0

  /** A move was made in the present playout. */
  note(move: number, seat: number): void {
    if (this.length === this.made.length) this.made = widened(this.made, new Int32Array(2 * this.length))
    this.made[this.length++] = move * SEATS + seat
  }

  /** The present playout is over, and was worth this much to each seat. */
  settle(worth: Float64Array): void {
    for (let at = 0; at < this.length; at++) {
      const place = this.made[at]!
      if (place >= this.counts.length) this.grow(place)
      this.sums[place]! += worth[place % SEATS]!
      this.counts[place]!++
    }
    this.length = 0
  }

  /** The average so far, drawn towards `usual` while it rests on little. */
  of(move: number, seat: number, usual: number): number {
    const place = move * SEATS + seat
    return ((this.sums[place] ?? 0) + usual * DOUBT) / ((this.counts[place] ?? 0) + DOUBT)
  }

  private grow(place: number): void {
    this.sums = widened(this.sums, new Float64Array(2 * place))
    this.counts = widened(this.counts, new Int32Array(2 * place))
  }
}

/** After this many playouts what came of a move counts as much as what is usual. */
const DOUBT = 4

function widened<Column extends Int32Array | Float64Array>(from: Column, into: Column): Column {
  into.set(from)
  return into
}
