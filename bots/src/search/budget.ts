import type { SearchLimits } from './searcher.ts'

/** A search that counts positions looks at clock and cancellation after so many. */
export const POSITIONS_BETWEEN_LOOKS = 512
/** A playout costs about as much as this many positions. */
export const POSITIONS_PER_PLAYOUT = 20

/** Counts what a search has spent, and says when it must stop. */
export class Budget {
  spent = 0
  private stopped = false
  private readonly limits: SearchLimits
  private readonly mask: number

  /** Clock and cancellation are looked at once in `every` (a power of two): asking costs more than a position does. */
  constructor(limits: SearchLimits, every: number) {
    this.limits = limits
    this.mask = every - 1
  }

  /** Whether there may be one more; if so, it is counted. */
  another(): boolean {
    if (
      this.stopped ||
      this.spent >= this.limits.iterations ||
      ((this.spent & this.mask) === 0 && this.interrupted())
    ) {
      this.stopped = true
      return false
    }
    this.spent++
    return true
  }

  get over(): boolean {
    return this.stopped
  }

  private interrupted(): boolean {
    const { deadline } = this.limits
    return this.limits.cancelled() || (deadline !== Number.POSITIVE_INFINITY && this.limits.clock() >= deadline)
  }
}
