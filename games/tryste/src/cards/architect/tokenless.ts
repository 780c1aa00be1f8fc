import type { State } from '../../state.ts'
import { isOwnConstruct } from '../extremes.ts'

export const isTokenless = (state: State, stooj: number): boolean =>
  state.level[stooj]! > 0 && state.affixed[stooj] === 0

/** Somebody's constructs of `level` or more that carry no token. */
export function tokenlessOf(state: State, seat: number, level: number): number {
  let constructs = 0
  for (let stooj = 0; stooj < state.fixed.board.stoojes.length; stooj++) {
    if (isOwnConstruct(state, seat, stooj) && state.level[stooj]! >= level && isTokenless(state, stooj)) constructs++
  }
  return constructs
}
