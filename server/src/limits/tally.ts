import type { Sharing } from './sharing.ts'

/** How many of something each address holds open. */
export class Tally {
  private readonly sharing: Sharing
  private readonly counts = new Map<string, number>()

  constructor(sharing: Sharing) {
    this.sharing = sharing
  }

  /** False: it has its share already, here or at other processes. */
  async take(who: string, most: number): Promise<boolean> {
    const here = (this.counts.get(who) ?? 0) + 1
    if (here > most) return false
    this.counts.set(who, here) // before anybody else is asked: whoever comes meanwhile must see it
    if (most === Number.POSITIVE_INFINITY || (await this.sharing.hold(who, here, most))) return true
    this.give(who)
    return false
  }

  give(who: string): void {
    const here = (this.counts.get(who) ?? 0) - 1
    if (here > 0) this.counts.set(who, here)
    else this.counts.delete(who)
    this.sharing.holds(who, Math.max(0, here))
  }

  /** Others believe what they heard only for a while. */
  remind(): void {
    for (const [who, here] of this.counts) this.sharing.holds(who, here)
  }
}
