/** Seats that a move's number is combined with. */
const SEATS = 6
/** After this many playouts what came of a move counts as much as what is usual. */
const DOUBT = 4

/** AMAF over the whole search: what came of each move for the seat that made it, whenever in a playout that was. */
export class MoveMeans {
  private sums = new Float64Array(1024)
  private counts = new Int32Array(1024)
  private made = new Int32Array(256)
  private length = 0
  private readonly totals = new Float64Array(SEATS)
  private ends = 0

  note(move: number, seat: number): void {
    if (this.length === this.made.length) this.made = longer(this.made, new Int32Array(2 * this.length))
    this.made[this.length++] = move * SEATS + seat
  }

  /** The present playout is over, and was worth this much to each seat. */
  settle(worth: Float64Array): void {
    this.ends++
    for (let seat = 0; seat < worth.length; seat++) this.totals[seat]! += worth[seat]!
    for (let at = 0; at < this.length; at++) {
      const place = this.made[at]!
      if (place >= this.counts.length) this.grow(place)
      this.sums[place]! += worth[place % SEATS]!
      this.counts[place]!++
    }
    this.length = 0
  }

  /** Drawn towards what is usual for the seat while it rests on little. */
  of(move: number, seat: number): number {
    const place = move * SEATS + seat
    const usual = this.ends === 0 ? 0.5 : this.totals[seat]! / this.ends
    return ((this.sums[place] ?? 0) + usual * DOUBT) / ((this.counts[place] ?? 0) + DOUBT)
  }

  private grow(place: number): void {
    this.sums = longer(this.sums, new Float64Array(2 * place))
    this.counts = longer(this.counts, new Int32Array(2 * place))
  }
}

function longer<Column extends Int32Array | Float64Array>(from: Column, into: Column): Column {
  into.set(from)
  return into
}
