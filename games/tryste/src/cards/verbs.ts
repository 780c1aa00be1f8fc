import { addTo } from '@masterplan/kernel/bits'
import { freeMineLots, scapeLots } from '../chapters/developer/develop.ts'
import type { CardId } from '../data/names.ts'
import { losePrestige, type Telling } from '../purse.ts'
import type { State } from '../state.ts'

/** What several cards do and the rules never do by themselves. */

/** An event card takes prestige: remembered for a Retraction (N06), if it took any. */
export function takePrestige(state: State, seat: number, prestige: number, card: CardId, tell: Telling): void {
  const lost = losePrestige(state, seat, prestige, card, tell)
  if (lost > 0) state.cardCost[seat] = lost
}

/** A token comes off a construct and goes to the bank. */
export function stripToken(state: State, stooj: number, tell: Telling): void {
  state.affixed[stooj]!--
  tell?.('everyone', { kind: 'lost', stooj: state.fixed.board.stoojes[stooj]!, what: 'token' })
}

/** A11: no event takes anything from this construct any more. */
export function protect(state: State, stooj: number, tell: Telling): void {
  addTo(state.protectedOnes, 0, stooj)
  tell?.('everyone', { kind: 'marked', stooj: state.fixed.board.stoojes[stooj]!, as: 'protected' })
}

/** C10: nobody else builds on this tile. */
export function fence(state: State, stooj: number, tell: Telling): void {
  addTo(state.fenced, 0, stooj)
  tell?.('everyone', { kind: 'marked', stooj: state.fixed.board.stoojes[stooj]!, as: 'fenced' })
}

/** Where `seat` could put a Scape; `buildScape` of chapters/developer/develop.ts builds it. */
export const isScapeLot = (state: State, seat: number, stooj: number): boolean =>
  (scapeLots(state, seat, stooj >> 5) & (1 << (stooj & 31))) !== 0

/** Where `seat` could put a free mine, 0 to 3; `placeSpecial(state, seat, stooj, FIRST_MINE + mine, tell)` builds it. */
export const isMineLot = (state: State, seat: number, stooj: number, mine: number): boolean =>
  (freeMineLots(state, seat, mine, stooj >> 5) & (1 << (stooj & 31))) !== 0
