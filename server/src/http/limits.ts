/** How much one address or person may ask of one process. */
export interface Limits {
  readonly perAddress: Rate
  readonly perPerson: Rate
  readonly socketsPerAddress: number
  readonly openTables: number // that one host may have at a time
  readonly unread: number // bytes that a reader may be behind before it is dropped
}
/** So many at once, and so many a second after that. */
export type Rate = { readonly burst: number; readonly perSecond: number }

export const USUAL_LIMITS: Limits = {
  perAddress: { burst: 400, perSecond: 40 },
  perPerson: { burst: 200, perSecond: 20 },
  socketsPerAddress: 40,
  openTables: 20,
  unread: 1_000_000,
}
const ENDLESS: Rate = { burst: Number.POSITIVE_INFINITY, perSecond: Number.POSITIVE_INFINITY }
/** For load tests, and where something in front of the server keeps limits already. */
export const NO_LIMITS: Limits = {
  perAddress: ENDLESS,
  perPerson: ENDLESS,
  socketsPerAddress: Number.POSITIVE_INFINITY,
  openTables: Number.POSITIVE_INFINITY,
  unread: 16_000_000,
}

type Bucket = { left: number; at: number }

/** Buckets that fill again with time; those that are full are forgotten. */
export class Meter {
  private readonly rate: Rate
  private readonly buckets = new Map<string, Bucket>()

  constructor(rate: Rate) {
    this.rate = rate
  }

  /** Seconds to wait; 0: go on. */
  take(who: string, now: number): number {
    const { burst, perSecond } = this.rate
    if (burst === Number.POSITIVE_INFINITY) return 0
    const bucket = this.buckets.get(who) ?? { left: burst, at: now }
    bucket.left = Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * perSecond)
    bucket.at = now
    this.buckets.set(who, bucket)
    if (bucket.left < 1) return Math.ceil((1 - bucket.left) / perSecond)
    bucket.left -= 1
    return 0
  }

  tidy(now: number): void {
    const { burst, perSecond } = this.rate
    for (const [who, { left, at }] of this.buckets) {
      if (left + ((now - at) / 1000) * perSecond >= burst) this.buckets.delete(who)
    }
  }
}

/** How many of something each address holds open. */
export class Tally {
  private readonly counts = new Map<string, number>()

  /** False: it has its share already. */
  take(who: string, most: number): boolean {
    const count = this.counts.get(who) ?? 0
    if (count >= most) return false
    this.counts.set(who, count + 1)
    return true
  }
  give(who: string): void {
    const count = (this.counts.get(who) ?? 0) - 1
    if (count > 0) this.counts.set(who, count)
    else this.counts.delete(who)
  }
  get total(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0)
  }
}
