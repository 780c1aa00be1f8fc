import { refused, type Seat } from '@masterplan/kernel'
import { addOne, closeSet, openSet, put } from '@masterplan/kernel/menu'
import { ceil5, LAIR } from '../../data/names.ts'
import { STOCK } from '../../data/numbers.ts'
import { notNow, PASSES, STAYS, type Step } from '../../flow/step.ts'
import { PASS, ROBS, WORDS_ONLY } from '../../moves.ts'
import { gainGobs, payGobs } from '../../purse.ts'
import type { State } from '../../state.ts'

function lairsOf(state: State, seat: number): number {
  let lairs = 0
  if (state.stock[LAIR - 2] === STOCK[LAIR - 2]) return 0 // none stands anywhere
  for (let stooj = 0; stooj < state.fixed.board.stoojes.length; stooj++) {
    if (state.special[stooj] === LAIR && state.owner[stooj] === seat + 1) lairs++
  }
  return lairs
}

/** T-LAI-06: a Lair without an income to measure by does nothing. */
export const hasLairToUse = (state: State): boolean => state.top[state.seat]! > 0 && lairsOf(state, state.seat) > 0

/** T-LAI-02: the first Lair takes the highest income, the second the second-highest. */
export const takingOf = (state: State, seat: number): number =>
  state.nth === 0 ? state.top[seat]! : state.second[seat]!

/** T-LAI-03: any of the others, or nobody. */
export const rob: Step = {
  may(state, seat, menu) {
    const everybody = (1 << state.fixed.players) - 1
    const first = openSet(menu, ROBS, 2)
    for (let set = 1; set <= everybody; set++) if ((set & (1 << seat)) === 0) put(menu, first, set)
    closeSet(menu)
    addOne(menu, WORDS_ONLY, PASS)
  },
  why: (_state, _seat, move) => (move.kind === 'rob' ? refused('no-such-seat', 'T-LAI-03') : notNow(move, 'T-LAI-03')),
  do(state, seat, move, tell) {
    if (move.kind === 'rob') {
      const each = ceil5(takingOf(state, seat) / move.seats.length)
      for (let at = 0; at < move.seats.length; at++) {
        const victim = move.seats[at]!
        const gobs = payGobs(state, victim, each, 'lair', tell)
        gainGobs(state, seat, gobs, 'lair', tell)
        if (gobs > 0) tell?.('everyone', { kind: 'robbed', seat: seat as Seat, from: victim, gobs })
      }
    }
    state.nth++
    if (state.nth < lairsOf(state, seat) && takingOf(state, seat) > 0) return STAYS
    state.nth = 0
    return PASSES
  },
}
