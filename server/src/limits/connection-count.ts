import type { SharedLimits } from './shared-limits.ts'

/** How many of something each address holds open. */
export class ConnectionCount {
  private readonly sharedLimits: SharedLimits
  private readonly counts = new Map<string, number>()

  constructor(sharedLimits: SharedLimits) {
    this.sharedLimits = sharedLimits
  }

  /** False: it has its share already, here or at other processes. */
  async take(who: string, most: number): Promise<boolean> {
    const here = (this.counts.get(who) ?? 0) + 1
    if (here > most) return false
    this.counts.set(who, here) // before other processes are asked: a request in the meantime must see it
    if (most === Number.POSITIVE_INFINITY || (await this.sharedLimits.hold(who, here, most))) return true
    this.give(who)
    return false
  }

  give(who: string): void {
    const here = (this.counts.get(who) ?? 0) - 1
    if (here > 0) this.counts.set(who, here)
    else this.counts.delete(who)
    this.sharedLimits.holds(who, Math.max(0, here))
  }

  /** Others believe what they heard only for a while. */
  remind(): void {
    for (const [who, here] of this.counts) this.sharedLimits.holds(who, here)
  }
}
