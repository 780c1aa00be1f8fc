import type { SearchLimits } from '@masterplan/bots'

/** How long somebody waits for an answer. */
export interface Patience {
  readonly milliseconds: number
  readonly iterations: number // Infinity: as many as the bot is used to
}

/** Whoever plays waits two seconds for a bot, the way there and back included. */
export const FOR_A_MOVE: Patience = { milliseconds: 1800, iterations: Number.POSITIVE_INFINITY }
/** A curve over a whole match has hundreds of positions. */
export const FOR_A_CURVE: Patience = { milliseconds: 250, iterations: 400 }

/** The same limits, but an answer in time: the best that was found so far. */
export function hurried(limits: SearchLimits, { milliseconds, iterations }: Patience): SearchLimits {
  return {
    ...limits,
    iterations: Math.min(limits.iterations, iterations),
    clock: () => performance.now(),
    deadline: performance.now() + milliseconds,
  }
}
