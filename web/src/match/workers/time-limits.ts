import type { SearchLimits } from '@masterplan/bots'

/** A player waits two seconds for a bot, the way there and back included. */
const FOR_A_MOVE = 1800 // milliseconds
/** And four for one that thinks twice: whoever plays against it knows that it takes its time. */
const FOR_TWO_SEARCHES = 3800

export const timeFor = (asked: 'one search' | 'two searches'): number =>
  asked === 'one search' ? FOR_A_MOVE : FOR_TWO_SEARCHES

/** How long a position may take. */
export interface TimeLimit {
  readonly milliseconds: number
  readonly iterations: number
}
/** A curve over a whole match has hundreds of positions. */
export const FOR_A_CURVE: TimeLimit = { milliseconds: 250, iterations: 400 }

/** The same limits, but an answer in time: the best that was found so far. */
export function withinTime(limits: SearchLimits, { milliseconds, iterations }: TimeLimit): SearchLimits {
  return {
    ...limits,
    iterations: Math.min(limits.iterations, iterations),
    clock: () => performance.now(),
    deadline: performance.now() + milliseconds,
  }
}
