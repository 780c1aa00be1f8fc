import { refused, type Seat } from '@masterplan/kernel'
import { addOne, addRange } from '@masterplan/kernel/menu'
import { hasPermanent, isOn, NAME_IN_LIGHTS, STRAW_POLL } from '../../cards/effects.ts'
import { endLasting, timesOf } from '../../cards/lasting.ts'
import { ZONES } from '../../data/names.ts'
import { notNow, PASSES, type Step } from '../../flow/step.ts'
import { zoneTier } from '../../land/estate.ts'
import { TIES, VOTES } from '../../moves.ts'
import type { Telling } from '../../purse.ts'
import type { State } from '../../state.ts'

/** T-ZON-03 to T-ZON-05. */
export const vote: Step = {
  may(_state, _seat, menu) {
    addRange(menu, VOTES, 0, 2)
  },
  why: (_state, _seat, move) => notNow(move, 'T-ZON-03'),
  do(state, seat, move, tell) {
    if (move.kind === 'vote') castVote(state, seat, ZONES.indexOf(move.zone), tell)
    return PASSES
  },
}

/** T-ZON-03: nobody votes without a tier, nor once another card has voted for them (M07). */
export const hasToVote = (state: State): boolean => state.tier > 0 && state.votes[state.seat] === 0

export function clearBallots(state: State): void {
  state.lastTier = 0
  state.halvedVotes = 0
  state.votes.fill(0)
  state.weights.fill(0)
}

export function castVote(state: State, seat: number, zone: number, tell: Telling): void {
  state.votes[seat] = zone + 1
  state.weights[seat] = weightOf(state, seat)
  tell?.('everyone', { kind: 'voted', seat: seat as Seat, zone: ZONES[zone]!, weight: countedWeight(state, seat) })
}

/** T-ZON-04: the whole Influence of this moment; N07 leaves out Hype, N13 adds five. */
function weightOf(state: State, seat: number): number {
  const hype = isOn(state, STRAW_POLL) ? 0 : state.hype[seat]!
  return state.prestige[seat]! + hype + (hasPermanent(state, seat, NAME_IN_LIGHTS) ? 5 : 0)
}

/** N14 halves a vote, cast or not. */
export const countedWeight = (state: State, seat: number): number =>
  (state.halvedVotes & (1 << seat)) !== 0 ? state.weights[seat]! >> 1 : state.weights[seat]!

export function votesFor(state: State, zone: number): number {
  let sum = 0
  for (let seat = 0; seat < state.fixed.players; seat++) {
    if (state.votes[seat] === zone + 1) sum += countedWeight(state, seat)
  }
  return sum
}

/** The set of zones that lead, as bits (T-ZON-06, T-ZON-07). */
function leadingZones(state: State): number {
  const [r, c, i] = [votesFor(state, 0), votesFor(state, 1), votesFor(state, 2)]
  const most = Math.max(r, c, i)
  return (r === most ? 1 : 0) | (c === most ? 2 : 0) | (i === most ? 4 : 0)
}

/** T-ZON-07: the cardholder picks among what is tied. */
export const breakTie: Step = {
  may(state, _seat, menu) {
    const leading = leadingZones(state)
    for (let zone = 0; zone < 3; zone++) if ((leading & (1 << zone)) !== 0) addOne(menu, TIES, zone)
  },
  why: (_state, _seat, move) =>
    move.kind === 'tie' ? refused('not-tied', 'T-ZON-07', { zone: move.zone }) : notNow(move, 'T-ZON-07'),
  do(state, _seat, move, tell) {
    if (move.kind === 'tie') applyZone(state, ZONES.indexOf(move.zone), tell)
    return PASSES
  },
}

const AFTER_VOTE = timesOf('vote')

/** T-ZON-06, T-ZON-08. The ballots lie there to be seen until the next vote; what was to last until now ends. */
function applyZone(state: State, zone: number, tell: Telling): void {
  const tier = state.tier - 1
  zoneTier(state, tier, zone)
  if (tell) {
    const votes = [votesFor(state, 0), votesFor(state, 1), votesFor(state, 2)]
    tell('everyone', { kind: 'zoned', tier: state.fixed.board.tiers[tier]!, zone: ZONES[zone]!, votes })
  }
  state.lastTier = state.tier
  state.tier = 0
  endLasting(state, AFTER_VOTE, tell)
}

/** Counts the votes; true when they are tied and the cardholder must decide. */
export const isTied = (state: State, tell: Telling): boolean => state.tier > 0 && !countVotes(state, tell)

/** True when the vote is decided; otherwise the cardholder must break the tie. */
function countVotes(state: State, tell: Telling): boolean {
  const leading = leadingZones(state)
  if ((leading & (leading - 1)) !== 0) return false
  applyZone(state, 31 - Math.clz32(leading), tell)
  return true
}
