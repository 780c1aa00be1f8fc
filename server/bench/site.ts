/** A server under load, seen from outside: matches of the two-player standard Subdivision, two sockets each. */
export interface Site {
  readonly name: string
  open(): Promise<Sitting>
  close(): Promise<void>
  /** Resident bytes of all its processes. */
  memory(): number
  /** Seconds of processor time that they have used. */
  processor(): number
}

/** One match with both seats connected. */
export interface Sitting {
  /** Sends a move; resolves when both seats have received what it led to. */
  play(seat: number, text: string): Promise<void>
  leave(): Promise<void>
}
