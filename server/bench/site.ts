/** A server under load, seen from outside: matches of the two-player standard Subdivision, two sockets each. */
export interface BenchSite {
  readonly name: string
  open(): Promise<BenchPair>
  close(): Promise<void>
  /** Resident bytes of all its processes. */
  memory(): number
  /** Seconds of processor time that they have used. */
  processor(): number
}

/** Two people who play one match after another, each over a socket that stays open. */
export interface BenchPair {
  /** Sends a move; `seen` is called when both have received what it led to. */
  play(seat: number, text: string, seen: () => void): void
  /** Opens the next match for the same two. */
  again(): Promise<void>
  leave(): void
}

/** What one of them waits for: calls `go` once something with more than `beyond` was seen. */
export class Seen {
  private latest = -1
  private beyond = Number.POSITIVE_INFINITY
  private go: () => void = () => {}

  get last(): number {
    return this.latest
  }
  reset(): void {
    this.latest = -1
  }
  saw(count: number): void {
    this.latest = count
    if (count <= this.beyond) return
    this.beyond = Number.POSITIVE_INFINITY
    this.go()
  }
  await(beyond: number, go: () => void): void {
    if (this.latest > beyond) go()
    else {
      this.beyond = beyond
      this.go = go
    }
  }
}

/** Calls `go` once all have seen more than `beyond`. */
export function whenAllSaw(all: readonly Seen[], beyond: number, go: () => void): void {
  let missing = all.length
  const one = () => {
    missing--
    if (missing === 0) go()
  }
  for (const each of all) each.await(beyond, one)
}
