import { refused, type Seat, type Tell } from '@masterplan/kernel'
import { countBits, lowestBit } from '@masterplan/kernel/bits'
import { addPair } from '@masterplan/kernel/menu'
import { MISSIONS_DEALT } from '../data/numbers.ts'
import { KEEP, keepsFrom, type Menu } from '../moves.ts'
import { type MoveOf, type No, within } from '../refusals.ts'
import { bitOf } from '../spot-sets.ts'
import { PHASE, type State } from '../state.ts'
import { type Event, MISSION_COUNT, missionName } from '../types.ts'
import { beginRound } from './rounds.ts'

/** B-SET-06: any two of the missions that the seat was dealt. */
export function may(state: State, seat: Seat, menu: Menu): void {
  for (let rest = state.dealt[seat]!; rest !== 0; rest &= rest - 1) {
    const mission = lowestBit(rest) + 1
    addPair(menu, KEEP, keepsFrom(mission), state.dealt[seat]! >>> mission, 0)
  }
}

/** Searches ask it for every pair that a rival may have been dealt: nothing is made but the answer. */
export function why(state: State, seat: Seat, { missions }: MoveOf<'keep'>): No {
  const mission = wasDealt(state, seat, missions[0]) ? missions[1] : missions[0]
  if (!wasDealt(state, seat, mission)) {
    return refused('mission-not-yours', 'B-SET-06', { mission: missionName(mission) })
  }
  return refused('no-such-thing', 'B-SET-06', { number: missions[1] }) // the smaller number goes first
}

const wasDealt = (state: State, seat: Seat, mission: number): boolean =>
  within(mission, 1, MISSION_COUNT) && (state.dealt[seat]! & bitOf(mission)) !== 0

/** The first seat with fewer than four missions; the number of players when all are dealt. */
function dealtTo(state: State): number {
  let seat = 0
  while (seat < state.fixed.players && countBits(state.dealt[seat]!) === MISSIONS_DEALT) seat++
  return seat
}

/** Missions nobody has been dealt, one bit for each. */
export function missionDeck(state: State): number {
  let deck = 2 ** MISSION_COUNT - 1
  for (let seat = 0; seat < state.fixed.players; seat++) deck &= ~state.dealt[seat]!
  return deck
}

export function deal(state: State, mission: number, tell?: Tell<Event>): void {
  const seat = dealtTo(state) as Seat
  state.dealt[seat]! |= bitOf(mission)
  tell?.(seat, { kind: 'dealt', mission })
  if (dealtTo(state) === state.fixed.players) state.phase = PHASE.keep
}

/** When the last has chosen, the first round begins (B-RND-06). */
export function keep(state: State, seat: Seat, missions: readonly [number, number], tell?: Tell<Event>): void {
  state.kept[seat] = bitOf(missions[0]) | bitOf(missions[1])
  tell?.(seat, { kind: 'kept', missions })
  tell?.('everyone', { kind: 'chosen', seat })
  if (choosers(state) === 0) beginRound(state, state.seat as Seat, tell)
}

/** All choose at the same time: who has not chosen yet, one bit for each seat. */
export function choosers(state: State): number {
  let bits = 0
  for (let seat = 0; seat < state.fixed.players; seat++) if (state.kept[seat] === 0) bits |= 1 << seat
  return bits
}
