import {
  type Actor,
  LUCK,
  OVER,
  type Random,
  type Seat,
  type Tell,
  type Turn,
  type Weighted,
  waitFor,
} from '@masterplan/kernel'
import { countBits, nthBit } from '@masterplan/kernel/bits'
import { abandon, claim, construct, decline, invade, moveHoist, transferRoof } from './chapters/actions.ts'
import { afterAction, beginTurn, seatsIn, unplayed } from './chapters/rounds.ts'
import { listActions, sampleAction } from './listing.ts'
import { CLAIM, DEAL, DECLINE, KEEP, NEXT, REVEAL, ROTATE, STARTER, TILE } from './moves.ts'
import { choosers, chooseStarter, deal, keep, missionDeck, placeTile, reveal, rotateTile } from './setup.ts'
import { bitOf, cardsIn } from './spot-sets.ts'
import { PHASE, type State, stateBlock } from './state.ts'
import type { Event, Move } from './types.ts'
import { POSITIONS } from './types.ts'

export const copy = (state: State, into?: State): State => stateBlock.copy(state, into)

/** By the set of seats that have not yet kept missions: one shared object each. */
const CHOOSERS: readonly Turn[] = Array.from({ length: 64 }, (_, bits) => ({ kind: 'decide', seats: seatsIn(bits) }))

export function turn(state: State): Turn {
  const { phase } = state
  if (phase < PHASE.keep) return LUCK
  if (phase === PHASE.over) return OVER
  return phase === PHASE.keep ? CHOOSERS[choosers(state)]! : waitFor(state.seat as Seat)
}

export function moves(state: State, seat: Seat): Move[] {
  switch (state.phase) {
    case PHASE.keep: {
      const dealt = cardsIn(state.dealt[seat]!)
      return dealt.flatMap(one => dealt.filter(other => other > one).map(other => KEEP[one]![other]!))
    }
    case PHASE.action:
      return listActions(state, seat)
    case PHASE.claim: {
      const projects = [0, 1, 2, 3].filter(place => (state.claimable & (1 << place)) !== 0)
      return [...projects.map(place => CLAIM[state.display[place]!]!), DECLINE]
    }
    case PHASE.next:
      return seatsIn(unplayed(state)).map(each => NEXT[each]!)
    default:
      return []
  }
}

export function draws(state: State): Weighted<Move>[] {
  return ways(state).map(item => ({ item, weight: 1 }))
}

function ways(state: State): Move[] {
  switch (state.phase) {
    case PHASE.tile:
      return cardsIn(tilesLeft(state)).map(number => TILE[number]!)
    case PHASE.rotate:
      return [...ROTATE]
    case PHASE.starter:
      return STARTER.slice(0, state.fixed.players)
    case PHASE.reveal:
      return cardsIn(state.deck).map(project => REVEAL[project]!)
    case PHASE.deal:
      return cardsIn(missionDeck(state)).map(mission => DEAL[mission]!)
    default:
      return []
  }
}

function tilesLeft(state: State): number {
  let tiles = 127
  for (let slot = 0; slot < state.placed; slot++) tiles &= ~bitOf(state.number[slot]!)
  return tiles
}

export function sample(state: State, by: Actor, random: Random): Move {
  switch (state.phase) {
    case PHASE.tile:
      return TILE[anyCard(tilesLeft(state), random)]!
    case PHASE.rotate:
      return ROTATE[random.below(6)]!
    case PHASE.starter:
      return STARTER[random.below(state.fixed.players)]!
    case PHASE.reveal:
      return REVEAL[anyCard(state.deck, random)]!
    case PHASE.deal:
      return DEAL[anyCard(missionDeck(state), random)]!
    case PHASE.keep: {
      const dealt = state.dealt[by as Seat]!
      const one = anyCard(dealt, random)
      const other = anyCard(dealt & ~bitOf(one), random)
      return one < other ? KEEP[one]![other]! : KEEP[other]![one]!
    }
    case PHASE.action:
      return sampleAction(state, by as Seat, random)
    case PHASE.claim: {
      const n = random.below(countBits(state.claimable) + 1)
      return n === countBits(state.claimable) ? DECLINE : CLAIM[state.display[nthBit(state.claimable, n)]!]!
    }
    case PHASE.next: {
      const waiting = unplayed(state)
      return NEXT[nthBit(waiting, random.below(countBits(waiting)))]!
    }
    default:
      throw new Error('Nothing to sample: the game is over.')
  }
}

const anyCard = (cards: number, random: Random): number => nthBit(cards, random.below(countBits(cards))) + 1

export function play(state: State, by: Actor, move: Move, tell?: Tell<Event>): void {
  switch (move.kind) {
    case 'construct':
      construct(state, move.space, move.land, tell)
      return
    case 'abandon':
      abandon(state, move.space, tell)
      return
    case 'pass':
      tell?.('everyone', { kind: 'passed', seat: by as Seat, forced: false })
      afterAction(state, tell) // B-ACT-05
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
    case 'reveal':
      reveal(state, move.project, tell)
      return
    case 'keep':
      keep(state, by as Seat, move.missions, tell)
      return
    case 'deal':
      deal(state, move.mission, tell)
      return
    case 'tile':
      tell?.('everyone', { kind: 'tile', slot: POSITIONS[state.placed]!, region: move.number })
      placeTile(state, move.number)
      return
    case 'rotate':
      tell?.('everyone', { kind: 'rotated', slot: POSITIONS[state.rotated]!, sixths: move.sixths })
      rotateTile(state, move.sixths)
      return
    case 'starter':
      tell?.('everyone', { kind: 'starter', seat: move.seat })
      chooseStarter(state, move.seat)
      return
  }
}
