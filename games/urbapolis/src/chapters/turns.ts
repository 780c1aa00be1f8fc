import type { Seat } from '@masterplan/kernel'
import { ROUNDS } from '../data/numbers.ts'
import { ACT, OVER_PHASE, REVEAL, type Telling } from '../phases.ts'
import { orderOf } from '../seats.ts'
import type { State } from '../state.ts'
import { cancelAll, collect } from './leads.ts'
import { upkeep } from './upkeep.ts'

/** U-ACT-02: a turn starts with what was won. */
function beginTurn(state: State, place: number, tell: Telling): void {
  state.place = place
  state.seat = state.order[place]!
  state.phase = ACT
  collect(state, state.seat, tell)
}

/** Whose turn is next: U-ACT-01, U-ACT-03, and U-END-02 once the last plot is built. */
export function endTurn(state: State, tell: Telling): void {
  if (state.ending === 1) nextLastTurn(state, tell)
  else if (state.passed === (1 << state.fixed.players) - 1) endActionPhase(state, tell)
  else {
    let place = state.place
    do place = place + 1 < state.fixed.players ? place + 1 : 0
    while (((state.passed >>> state.order[place]!) & 1) === 1)
    beginTurn(state, place, tell)
  }
}

/** U-END-02, U-END-03: one last turn for those behind in the order; who has passed is skipped, unless all have one. */
function nextLastTurn(state: State, tell: Telling): void {
  const passed = state.fixed.options.lastTurns === 'all' ? 0 : state.passed
  for (let place = state.place + 1; place < state.fixed.players; place++) {
    if (((passed >>> state.order[place]!) & 1) === 1) continue
    beginTurn(state, place, tell)
    return
  }
  finish(state, tell)
}

/** U-ACT-04, U-GEN-03, U-END-05: upkeep, except after the last round. */
function endActionPhase(state: State, tell: Telling): void {
  if (state.round === ROUNDS) {
    finish(state, tell)
    return
  }
  upkeep(state, tell)
  if (state.toDraw > 0) state.phase = REVEAL
  else startRound(state, tell)
}

function finish(state: State, tell: Telling): void {
  cancelAll(state)
  state.phase = OVER_PHASE
  tell?.('everyone', { kind: 'over' })
}

/** U-UPK-07, U-UPK-08, U-SET-19: new public buildings, the new order, the first turn. */
export function startRound(state: State, tell: Telling): void {
  state.round++
  if (state.round > 1) {
    state.publics |= state.slots[state.round - 2]!
    state.slots[state.round - 2] = 0
    for (let place = 0; place < state.fixed.players; place++) state.order[place] = state.future[place]!
  }
  state.future.fill(0)
  state.futureCount = 0
  state.passed = 0
  tell?.('everyone', { kind: 'round', round: state.round, order: orderOf(state) })
  beginTurn(state, 0, tell)
}

/** U-PAS-01, U-PAS-02. A seat that passes again in its last turn is on the future track already. */
export function pass(state: State, tell: Telling): void {
  const seat = state.seat
  if (((state.passed >>> seat) & 1) === 0) {
    state.passed |= 1 << seat
    state.future[state.futureCount++] = seat
  }
  tell?.('everyone', { kind: 'passed', seat: seat as Seat, place: state.futureCount })
  endTurn(state, tell)
}
