import { countBits } from '@masterplan/kernel/bits'
import { CROWDED_CAP } from '../data/numbers.ts'
import { type State, TYPICAL } from '../state.ts'

/** T-END-01: water and desert do not count. */
export function lotsToDevelop(state: State): number {
  const { land, words } = state.fixed.board
  let lots = 0
  for (let word = 0; word < words; word++)
    lots += countBits(land[word]! & ~state.desert[word]! & ~state.developed[word]!)
  return lots
}

/** T-END-01, T-END-05, and the cap for games that nobody ends. */
export function isOver(state: State): boolean {
  const { players, mode, options } = state.fixed
  const { endAfterYears, yearCap } = options
  if (endAfterYears > 0 && state.year >= endAfterYears) return true
  if (yearCap > 0 && state.year >= yearCap) return true
  if (players > 4 && mode !== TYPICAL && state.year >= CROWDED_CAP) return true
  return lotsToDevelop(state) === 0
}
