import { isProtected } from '../land/estate.ts'
import type { State } from '../state.ts'

/** The most, the fewest and how many: what cards that look over the whole board or table ask. */

type OfPlayer = (state: State, seat: number) => number
type OfStooj = (state: State, stooj: number) => number
type Among = (state: State, seat: number, stooj: number) => boolean

/** The highest number that any player has. */
export function mostOf(state: State, of: OfPlayer): number {
  let most = of(state, 0)
  for (let seat = 1; seat < state.fixed.players; seat++) most = Math.max(most, of(state, seat))
  return most
}

/** The lowest number that any player has. */
export function fewestOf(state: State, of: OfPlayer): number {
  let fewest = of(state, 0)
  for (let seat = 1; seat < state.fixed.players; seat++) fewest = Math.min(fewest, of(state, seat))
  return fewest
}

/** How many stoojes are among those asked for, seen by `seat`. */
export function countOf(state: State, seat: number, among: Among): number {
  let count = 0
  for (let stooj = 0; stooj < state.fixed.board.stoojes.length; stooj++) if (among(state, seat, stooj)) count++
  return count
}

/** Whether a stooj is among those asked for and none of them has more; several may have as much. */
export function hasMost(state: State, seat: number, stooj: number, among: Among, of: OfStooj): boolean {
  if (!among(state, seat, stooj)) return false
  const most = of(state, stooj)
  for (let other = 0; other < state.fixed.board.stoojes.length; other++) {
    if (among(state, seat, other) && of(state, other) > most) return false
  }
  return true
}

/** A construct of `seat`. */
export const isOwnConstruct = (state: State, seat: number, stooj: number): boolean => state.builder[stooj] === seat + 1

/** A construct of `seat` that may lose something to a card. */
export const isOwnAtRisk = (state: State, seat: number, stooj: number): boolean =>
  isOwnConstruct(state, seat, stooj) && !isProtected(state, stooj)

export const levelOf = (state: State, stooj: number): number => state.level[stooj]!
export const tokensOn = (state: State, stooj: number): number => state.affixed[stooj]!
