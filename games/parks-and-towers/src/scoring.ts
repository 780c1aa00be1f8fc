import type { Score } from '@masterplan/kernel'
import { lowestBit } from '@masterplan/kernel/bits'
import { share } from './share.ts'
import type { State } from './state.ts'
import { WORD } from './state.ts'
import type { ScoreLine } from './types.ts'

const { POINTS, TOWERS } = WORD
const NO_TIEBREAKS: readonly number[] = [] // P-8.6: equal totals are a draw

/** As if the match ended now: what parks have paid, P-6.7, the larger share in each tower, P-8.4, and Yellow's komi. */
export function scores({ words, fixed }: State): Score[] {
  let white = 0
  let yellow = 0
  for (let half = 0; half < 2; half++) {
    for (let rest = words[TOWERS + half]!; rest !== 0; rest &= rest - 1) {
      const tower = 32 * half + lowestBit(rest)
      const lead = share(words, 0, tower) - share(words, 1, tower)
      if (lead > 0) white += 2
      else if (lead < 0) yellow += 2
    }
  }
  return [scored(words[POINTS]!, white, 0), scored(words[POINTS + 1]!, yellow, fixed.options.komiHalves / 2)]
}

/** How far White is ahead by what parks have paid. */
export const pointsAhead = (words: Int32Array): number => words[POINTS]! - words[POINTS + 1]!

function scored(parks: number, towers: number, komi: number): Score {
  const lines: Readonly<Record<ScoreLine, number>> = { parks, towers, komi }
  return { total: parks + towers + komi, lines, tiebreaks: NO_TIEBREAKS }
}
