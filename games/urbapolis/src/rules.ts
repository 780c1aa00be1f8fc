import { type Actor, LUCK, OVER, type Random, type Seat, type Turn, type Weighted, waitFor } from '@masterplan/kernel'
import { listChoices, sampleChoice } from './choices.ts'
import { reserveDraws, revealDraws, sampleReserve, sampleReveal } from './luck.ts'
import { DISCS } from './moves.ts'
import { canDisc } from './setup.ts'
import type { State } from './state.ts'
import { OVER_PHASE, PICK, RESERVE, REVEAL } from './table.ts'
import type { Move } from './types.ts'

export { play } from './play.ts'
export { refuse } from './refuse.ts'
export { start } from './setup.ts'
export { copy } from './state.ts'

export function turn(state: State): Turn {
  if (state.phase < PICK) return LUCK
  return state.phase === OVER_PHASE ? OVER : waitFor(state.seat as Seat)
}

export function moves(state: State, seat: Seat): Move[] {
  return state.phase < PICK || state.seat !== seat ? [] : listChoices(state, seat)
}

export function draws(state: State): Weighted<Move>[] {
  if (state.phase === REVEAL) return revealDraws(state)
  if (state.phase === RESERVE) return reserveDraws(state)
  return DISCS.filter((_, seat) => canDisc(state, seat)).map(item => ({ item, weight: 1 }))
}

export function sample(state: State, by: Actor, random: Random): Move {
  if (by !== 'luck') return sampleChoice(state, by, random)
  if (state.phase === REVEAL) return sampleReveal(state, random)
  if (state.phase === RESERVE) return sampleReserve(state, random)
  let rest = random.below(state.fixed.players - state.place)
  let seat = 0
  for (; !canDisc(state, seat) || rest-- > 0; seat++);
  return DISCS[seat]!
}
