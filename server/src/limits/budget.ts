import type { Rate } from './limits.ts'
import type { SharedLimits } from './shared-limits.ts'

type Bucket = { left: number; at: number; spent: number } // `spent`: of which others do not know yet

/** Buckets that fill again with time; those that are full are forgotten. Answers at once, by what is known here. */
export class RequestBudget {
  private readonly name: string
  private readonly rate: Rate
  private readonly buckets = new Map<string, Bucket>()

  constructor(name: string, rate: Rate) {
    this.name = name
    this.rate = rate
  }

  /** Seconds to wait; 0: go on. */
  take(who: string, now: number): number {
    const { burst, perSecond } = this.rate
    if (burst === Number.POSITIVE_INFINITY) return 0
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
  async share(sharedLimits: SharedLimits, now: () => number): Promise<void> {
    const news = [...this.buckets].filter(([, { spent }]) => spent > 0)
    await Promise.all(
      news.map(async ([who, bucket]) => {
        const { spent } = bucket
        bucket.spent = 0
        const left = await sharedLimits.spend(`${this.name}:${who}`, this.rate, spent)
        if (left === null) return
        bucket.left = Math.min(bucket.left, left - bucket.spent)
        bucket.at = now()
      }),
    )
  }

  tidy(now: number): void {
    const { burst, perSecond } = this.rate
    for (const [who, { left, at, spent }] of this.buckets) {
      if (spent === 0 && left + ((now - at) / 1000) * perSecond >= burst) this.buckets.delete(who)
    }
  }
}
