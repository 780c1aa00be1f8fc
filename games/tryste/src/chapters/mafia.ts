import { losePrestige, type Telling } from '../purse.ts'
import type { State } from '../state.ts'

/** T-MAF-02: to be seen with the Mafia costs prestige, which a Retraction (N06) may bring back. */
export function payForContact(state: State, seat: number, prestige: number, tell: Telling): void {
  const lost = losePrestige(state, seat, prestige, 'mafia', tell)
  if (lost > 0) state.cardCost[seat] = lost
}
