import type { Rate } from './limits.ts'
import type { SharedLimits } from './shared-limits.ts'

type Bucket = { left: number; at: number; spent: number } // `spent`: of which others do not know yet

/** A clock that nobody sets: the machine's own may be put back by an hour, and nobody is to wait for that hour. */
export const monotonic = (): number => performance.now()

/** Buckets that fill again with time; those that are full are forgotten. Answers at once, by what is known here. */
export class RequestBudget {
  private readonly name: string
  private readonly rate: Rate
  private readonly now: () => number
  private readonly buckets = new Map<string, Bucket>()

  constructor(name: string, rate: Rate, now: () => number = monotonic) {
    this.name = name
    this.rate = rate
    this.now = now
  }

  /** Seconds to wait; 0: go on. */
  take(who: string): number {
    const { burst, perSecond } = this.rate
    if (burst === Number.POSITIVE_INFINITY) return 0
    const now = this.now()
    const bucket = this.buckets.get(who) ?? { left: burst, at: now, spent: 0 }
    bucket.left = Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * perSecond)
    bucket.at = now
    this.buckets.set(who, bucket)
    if (bucket.left < 1) return Math.ceil((1 - bucket.left) / perSecond)
    bucket.left -= 1
    bucket.spent += 1
    return 0
  }

  /** Tells the other processes what was spent here, and learns what they left. */
  async share(sharedLimits: SharedLimits): Promise<void> {
    const news = [...this.buckets].filter(([, { spent }]) => spent > 0)
    await Promise.all(
      news.map(async ([who, bucket]) => {
        const { spent } = bucket
        bucket.spent = 0
        const left = await sharedLimits.spend(`${this.name}:${who}`, this.rate, spent)
        if (left === null) return
        bucket.left = Math.min(bucket.left, left - bucket.spent)
        bucket.at = this.now()
      }),
    )
  }

  tidy(): void {
    const now = this.now()
    const { burst, perSecond } = this.rate
    for (const [who, { left, at, spent }] of this.buckets) {
      if (spent === 0 && left + ((now - at) / 1000) * perSecond >= burst) this.buckets.delete(who)
    }
  }
}
