import { refused, type Seat, seatAfter, seatsOf, type Tell } from '@masterplan/kernel'
import { countBits, lowestBit } from '@masterplan/kernel/bits'
import { addPair } from '@masterplan/kernel/menu'
import { positionOf, type Spot } from '../geometry.ts'
import { type Menu, NEXT } from '../moves.ts'
import { type MoveOf, type No, within } from '../refusals.ts'
import { cardsIn } from '../spot-sets.ts'
import { PHASE, type State } from '../state.ts'
import type { Event, KnownMission } from '../types.ts'
import { payControl } from './control.ts'
import { mayPloy } from './ploys.ts'
import { survey } from './working-region.ts'

/** B-RND-02, B-RND-06: a round begins with one action of `seat`. */
export function beginRound(state: State, seat: Seat, tell?: Tell<Event>): void {
  state.round++
  state.turns = 0
  state.played = 0
  beginTurn(state, seat, tell)
}

/** B-RND-02: one action for the first in the round, two for the others. */
export function beginTurn(state: State, seat: Seat, tell?: Tell<Event>): void {
  state.seat = seat
  state.played |= 1 << seat
  state.actions = state.turns === 0 ? 1 : 2
  tell?.('everyone', { kind: 'turn', seat, actions: state.actions, round: state.round })
  beginAction(state, tell)
}

function beginAction(state: State, tell?: Tell<Event>): void {
  state.ployPlayed = 0
  state.phase = PHASE.action
  beforeMain(state, tell)
}

/** B-FBK-04: looked at for each action and after its ploy. Who has nothing to do and no ploy to play passes (B-FBK-06). */
export function beforeMain(state: State, tell?: Tell<Event>): void {
  const seat = state.seat as Seat
  survey(state, seat)
  if (state.working !== 0 || mayPloy(state, seat)) return
  tell?.('everyone', { kind: 'passed', seat, forced: true })
  afterAction(state, tell)
}

/** B-REG-01, B-REG-02: the hoist goes to the region that lies in the map where the space lies in its region. */
export function route(state: State, spot: Spot, tell?: Tell<Event>): void {
  const slot = positionOf(spot)
  if (tell && slot !== state.hoist) tell('everyone', { kind: 'hoist', region: state.number[slot]! })
  state.hoist = slot
  state.anchor = 0
  state.claimable = 0
  afterAction(state, tell)
}

export function afterAction(state: State, tell?: Tell<Event>): void {
  state.actions--
  if (state.actions > 0) beginAction(state, tell)
  else endTurn(state, tell)
}

function endTurn(state: State, tell?: Tell<Event>): void {
  const { players, options } = state.fixed
  const seat = state.seat as Seat
  state.turns++
  if (players === 2) {
    // B-RND-05: two players alternate, so that nobody is named.
    if (state.turns < 2 * options.twoPlayerLaps) beginTurn(state, seatAfter(seat, 2), tell)
    else endRound(state, tell)
    return
  }
  const waiting = unplayed(state)
  const choices = countBits(waiting)
  if (choices === 0) endRound(state, tell)
  else if (choices === 1)
    beginTurn(state, lowestBit(waiting) as Seat, tell) // B-RND-04
  else state.phase = PHASE.next
}

/** B-RND-03: who has had no turn in this round, one bit for each seat. */
export const unplayed = (state: State): number => ((1 << state.fixed.players) - 1) & ~state.played

/** B-RND-03, B-RND-04: with fewer than two to choose among nobody is asked. */
export const may = (state: State, menu: Menu): void => addPair(menu, NEXT, 0, unplayed(state), 0)

export function why(state: State, { seat }: MoveOf<'next'>): No {
  return within(seat, 0, state.fixed.players - 1)
    ? refused('had-a-turn', 'B-RND-03', { seat })
    : refused('no-such-thing', 'B-SET-01', { number: seat + 1 })
}

function endRound(state: State, tell?: Tell<Event>): void {
  for (let number = 1; number <= 7; number++) payControl(state, number, tell)
  tell?.('everyone', { kind: 'round-over', round: state.round })
  // B-END-03, B-END-04
  if (state.lastRound === 1 || state.round === state.fixed.options.roundCap) end(state, tell)
  else beginRound(state, state.seat as Seat, tell) // B-RND-06
}

function end(state: State, tell?: Tell<Event>): void {
  state.phase = PHASE.over
  tell?.('everyone', { kind: 'missions-shown', missions: keptMissions(state) }) // B-SCO-01
}

/** All that players have kept: secret until the end. */
const keptMissions = (state: State): KnownMission[] =>
  seatsOf(state.fixed.players).flatMap(seat => cardsIn(state.kept[seat]!).map(mission => ({ seat, mission })))
