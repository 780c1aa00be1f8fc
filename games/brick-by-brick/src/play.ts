import { type Actor, LUCK, OVER, type Seat, type Tell, type Turn, waitFor } from '@masterplan/kernel'
import { abandon, construct, pass } from './chapters/actions.ts'
import { choosers, keep } from './chapters/missions.ts'
import { invade, moveHoist, transferRoof } from './chapters/ploys.ts'
import { claim, decline } from './chapters/projects.ts'
import { beginTurn } from './chapters/rounds.ts'
import { playLuck } from './luck.ts'
import { PHASE, type State, seatsIn } from './state.ts'
import type { Event, Move } from './types.ts'

/** By the set of seats that have not yet kept missions: one shared object each. */
const CHOOSERS: readonly Turn[] = Array.from({ length: 64 }, (_, bits) => ({ kind: 'decide', seats: seatsIn(bits) }))

export function turn(state: State): Turn {
  const { phase } = state
  if (phase < PHASE.keep) return LUCK
  if (phase === PHASE.over) return OVER
  return phase === PHASE.keep ? CHOOSERS[choosers(state)]! : waitFor(state.seat as Seat)
}

export function play(state: State, by: Actor, move: Move, tell?: Tell<Event>): void {
  switch (move.kind) {
    case 'construct':
      construct(state, move.space, move.land, tell)
      return
    case 'abandon':
      abandon(state, move.space, tell)
      return
    case 'pass':
      pass(state, by as Seat, tell)
      return
    case 'move':
      moveHoist(state, move.by, tell)
      return
    case 'roof':
      transferRoof(state, move.from, move.to, tell)
      return
    case 'invade':
      invade(state, move.space, tell)
      return
    case 'claim':
      claim(state, move.project, tell)
      return
    case 'decline':
      decline(state, tell)
      return
    case 'next':
      beginTurn(state, move.seat, tell) // B-RND-03
      return
    case 'keep':
      keep(state, by as Seat, move.missions, tell)
      return
    default:
      playLuck(state, move, tell)
  }
}
