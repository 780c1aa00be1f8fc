import { endLasting, timesOf } from '../cards/lasting.ts'
import { isOver, lotsToDevelop } from '../chapters/end.ts'
import { picksThisYear } from '../chapters/year.ts'
import { OVER_STEP } from '../data/steps.ts'
import type { Telling } from '../purse.ts'
import { PICKING, SETUP, type State, YEAR_END } from '../state.ts'
import { STAGES, type Stage } from './stages.ts'

const AFTER_PHASE = timesOf('phase')
const AFTER_TURN = timesOf('work', 'kit', 'turn')

/** The seat that was awaited is through: on to whatever is awaited next. */
export function nextTurn(state: State, tell: Telling): void {
  endLasting(state, AFTER_TURN, tell)
  state.turn++
  advance(state, tell)
}

export function advance(state: State, tell: Telling): void {
  for (;;) {
    const stage = STAGES[state.role]![state.at]
    if (stage === undefined) {
      nextPhase(state, tell)
      if (state.step === OVER_STEP) return
    } else if (state.turn >= seatsIn(state, stage)) {
      state.at++
      state.turn = 0
    } else {
      state.seat = seatIn(state, stage)
      if (stage.enter(state, tell)) return
      state.turn++
    }
  }
}

const seatsIn = (state: State, stage: Stage): number =>
  stage.who === 'holder' ? 1 : stage.who === 'all' ? state.fixed.players : state.fixed.players - 1

/** Clockwise from the cardholder (T-YR-06), at the year-end from the leader, when picking after the last pick (T-YR-02). */
function seatIn(state: State, stage: Stage): number {
  const { players } = state.fixed
  if (state.role === PICKING) return (state.leader + state.picks) % players
  const skipped = stage.who === 'others' ? 1 : 0
  return (state.holder + state.turn + skipped) % players
}

/** T-YR-05, T-YR-09: after a role the next pick; after the last pick the year-end; then the next year or the end. */
function nextPhase(state: State, tell: Telling): void {
  const { role } = state
  state.at = 0
  state.turn = 0
  if (role === YEAR_END || role === SETUP) {
    if (role === YEAR_END && isOver(state)) {
      state.step = OVER_STEP
      tell?.('everyone', { kind: 'over' })
      return
    }
    state.year++
    state.openLots = lotsToDevelop(state)
    state.role = PICKING
    tell?.('everyone', { kind: 'year', year: state.year })
    return
  }
  endLasting(state, AFTER_PHASE, tell)
  const more = state.picks < picksThisYear(state)
  state.role = more ? PICKING : YEAR_END
  state.holder = state.leader
}
