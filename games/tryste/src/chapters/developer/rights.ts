import type { Seat } from '@masterplan/kernel'
import { HUTS } from '../../data/names.ts'
import { BROWNFIELDS_FOR_FIRM, MINES_FOR_LAIR } from '../../data/numbers.ts'
import type { Telling } from '../../purse.ts'
import { CONDENSED, JUNIOR, type State } from '../../state.ts'

/** How many times over a player has done what a hut asks for (T-DEV-13 to T-DEV-15). */
function timesOver(state: State, seat: number, hut: number): number {
  if (hut === 0) return (state.brownfields[seat]! / BROWNFIELDS_FOR_FIRM) | 0
  if (hut === 2) return (state.mines[seat]! / MINES_FOR_LAIR) | 0
  const { built } = state
  return Math.min(built[3 * seat]!, built[3 * seat + 1]!, built[3 * seat + 2]!)
}

/** T-DEV-16, T-DEV-17. Acts are never undone, so that looking again later cannot give a second hut to a latecomer. */
export function updateRights(state: State, seat: number, hut: number, tell: Telling): void {
  const { mode, players } = state.fixed
  if (mode === JUNIOR || (mode === CONDENSED && hut === 0)) return // T-JUN-02, T-CND-04
  const times = timesOver(state, seat, hut)
  if (times === 0) return
  let rights = 1
  if (times > 1) {
    rights = 2
    for (let other = 0; other < players; other++) {
      if (other !== seat && timesOver(state, other, hut) > 0) rights = 1
    }
  }
  if (rights <= state.rights[3 * seat + hut]!) return
  state.rights[3 * seat + hut] = rights
  tell?.('everyone', { kind: 'right', seat: seat as Seat, hut: HUTS[hut]!, huts: rights })
}
