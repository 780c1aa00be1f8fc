import { useState } from 'react'

/** A move that is begun and not yet made. */
export interface HeldMove {
  readonly kind: string | null // where a game has several kinds of moves
  readonly pressed: readonly string[] // places, one after another
  readonly choice: string | null // the move in notation, where several could be made with these places
}

/**
 * What was begun before the choices changed, or for a decision that has been made since, is no longer what it was; others who
 * choose at the same time change nothing.
 * An effect that forgets would come late, and forget the first press on the new choices too.
 */
export function useHeldMove(choices: string): readonly [HeldMove, (next: HeldMove) => void] {
  const [held, set] = useState<{ readonly choices: string; readonly move: HeldMove }>()
  return [held?.choices === choices ? held.move : NOTHING, move => set({ choices, move })]
}
const NOTHING: HeldMove = { kind: null, pressed: [], choice: null }
