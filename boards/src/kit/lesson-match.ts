import type { MatchRecord } from '@masterplan/kernel'
import type { Figure } from './lesson.ts'

/** A match of two that a lesson's tasks take their positions from. */
export const lessonMatch = (
  game: string,
  rules: string,
  log: readonly string[],
  options: MatchRecord['options'] = {},
): MatchRecord => ({
  ...{ format: 'masterplan-match/1', game, rules, players: 2, options },
  ...{ names: ['Ana', 'Ben'], log, result: null },
})

/** My points, for sentences such as "14 → 17". */
export const MY_TOTAL = {
  before: { see: 'scores.me.total', at: 'before' },
  after: { see: 'scores.me.total', at: 'after' },
  gain: { see: 'scores.me.total', at: 'more' },
} as const satisfies Readonly<Record<string, Figure>>
