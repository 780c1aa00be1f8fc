import { refused, type Seat } from '@masterplan/kernel'
import { addOne, addPair } from '@masterplan/kernel/menu'
import { ROLES } from '../data/names.ts'
import { notNow, PASSES, type Step } from '../flow/step.ts'
import { DONE, PICKS, WORDS_ONLY } from '../moves.ts'
import { gainGobs } from '../purse.ts'
import type { State } from '../state.ts'

/** T-YR-03, T-YR-04: a role that nobody has this year, and the gobs on it. */
export const pickRole: Step = {
  may(state, _seat, menu) {
    const free = state.fixed.roles & ~state.picked
    addPair(menu, PICKS, 0, free, 0)
  },
  why(state, _seat, move) {
    if (move.kind !== 'pick') return notNow(move, 'T-YR-03')
    const inGame = (state.fixed.roles & (1 << ROLES.indexOf(move.role))) !== 0
    return refused(inGame ? 'role-taken' : 'role-not-in-game', 'T-YR-03', { role: move.role })
  },
  do(state, seat, move, tell) {
    if (move.kind !== 'pick') return PASSES
    const role = ROLES.indexOf(move.role)
    const gobs = state.roleGobs[role]!
    state.picked |= 1 << role
    state.pickedBy[role] = seat + 1
    state.picks++
    state.roleGobs[role] = 0
    tell?.('everyone', { kind: 'picked', seat: seat as Seat, role: move.role, gobs })
    gainGobs(state, seat, gobs, move.role, tell)
    state.holder = seat
    state.role = role
    state.at = 0
    state.turn = -1 // the new phase begins with its first seat
    return PASSES
  },
}

/** T-YR-06: a turn that has no act of its own, as in the Architect's and the Mafia's phase: cards may be played, things traded. */
export const plainTurn: Step = {
  may(_state, _seat, menu) {
    addOne(menu, WORDS_ONLY, DONE)
  },
  why: (_state, _seat, move) => notNow(move, 'T-YR-06'),
  do: () => PASSES,
}

/** T-YR-01, T-SET-04: one role each, two each with two players, as long as there are roles. */
export function picksThisYear(state: State): number {
  const wanted = state.fixed.players === 2 ? 4 : state.fixed.players
  let roles = 0
  for (let role = 0; role < 8; role++) if ((state.fixed.roles & (1 << role)) !== 0) roles++
  return Math.min(wanted, roles)
}
