import type { Rate } from './limits.ts'

/** How many tries within a window of seconds. */
export type Tries = { readonly window: number; readonly max: number }

/** What processes know together of who asks how much. While they cannot reach each other, each goes by what it knows. */
export interface SharedLimits {
  /** Takes what was spent here out of everybody's bucket. What is left there, below zero too; null: nobody can tell. */
  spend(bucket: string, rate: Rate, spent: number): Promise<number | null>
  /** Whether somebody who holds `here` at this process, the newest included, has no more than `most` at all of them. */
  hold(who: string, here: number, most: number): Promise<boolean>
  /** How many they hold at this process now. */
  holds(who: string, here: number): void
  /** One more try. `retryAfter` in seconds; null: go on. */
  attempt(what: string, tries: Tries): Promise<{ readonly allowed: boolean; readonly retryAfter: number | null }>
  close(): Promise<void>
}

/** One process knows everything. */
export function localLimits(now: () => number): SharedLimits {
  const windows = new Map<string, { count: number; until: number }>()
  return {
    spend: async () => null,
    hold: async () => true,
    holds: () => {},
    async attempt(what, { window, max }) {
      for (const [name, { until }] of windows) if (until <= now()) windows.delete(name)
      const tried = windows.get(what) ?? { count: 0, until: now() + 1000 * window }
      windows.set(what, tried)
      tried.count++
      const allowed = tried.count <= max
      return { allowed, retryAfter: allowed ? null : Math.ceil((tried.until - now()) / 1000) }
    },
    close: async () => {},
  }
}
