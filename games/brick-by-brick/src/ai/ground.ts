import type { Seat } from '@masterplan/kernel'
import { lowestBit } from '@masterplan/kernel/bits'
import { EVERY_SPOT, type Sets, SPLIT } from '../spot-sets.ts'
import { BRAMBLE, type State } from '../state.ts'

/**
 * Where a seat could build, by how far it has come: set `n` holds its open buildings of `n` floors or more, and set 0 the
 * empty spaces, too. Heights that no project asks for need no set.
 */
export type Ground = Sets
const HIGHEST = 4

export const newGround = (): Ground => new Int32Array(2 * (HIGHEST + 1))

export function groundOf(state: State, seat: Seat, into: Ground): Ground {
  into.fill(0)
  for (let half = 0; half < 2; half++) {
    const open = state.open[2 * seat + half]!
    into[half] = open | (EVERY_SPOT[half]! & ~state.built[half]!)
    for (let rest = open; rest !== 0; rest &= rest - 1) {
      const height = Math.min(HIGHEST, state.floors[half * SPLIT + lowestBit(rest)]!)
      for (let floors = 1; floors <= height; floors++) into[2 * floors + half]! |= rest & -rest
    }
  }
  return into
}

/** One half of the spots with a land; 0 is any. An uncleared bramble may still become whatever is asked for. */
export const withLand = (state: State, land: number, half: 0 | 1): number =>
  land === 0 ? -1 : state.lands[2 * land + half]! | state.lands[2 * BRAMBLE + half]!

/**
 * How many floors are missing for an objective. Where none is, it may say 1: one must be placed anyway, so that nobody has
 * to look further.
 */
export type Short = (state: State, seat: Seat, ground: Ground) => number
/** More floors than anybody would count on. */
export const FAR = 9
