import type { Random } from '@masterplan/kernel'
import { countPair, nthOfPair } from '@masterplan/kernel/bits'
import { CLASS_HIGH, CLASS_LOW, classesNow } from './luck.ts'
import { REVEALS } from './moves.ts'
import type { State } from './state.ts'
import type { Move } from './types.ts'

/**
 * The one thing that is written twice for speed: a quarter of all moves of a playout turn over a tile, and with a row for
 * each of twelve classes that takes three times as long. `fillOdds` states the same, and a test compares them.
 */
export function fastReveal(state: State, random: Random): Move {
  const classes = classesNow(state)
  let tickets = 0
  for (let kind = 0; kind < classes; kind++) tickets += state.classLeft[kind]!
  let ticket = random.below(tickets)
  let kind = 0
  for (; ticket >= state.classLeft[kind]!; kind++) ticket -= state.classLeft[kind]!
  const low = state.unseenLow & CLASS_LOW[kind]!
  const high = state.unseenHigh & CLASS_HIGH[kind]!
  return REVEALS.moves[nthOfPair(low, high, random.below(countPair(low, high)))]!
}
