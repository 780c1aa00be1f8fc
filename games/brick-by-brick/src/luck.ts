import { type Odds, refused, type Tell, weighed } from '@masterplan/kernel'
import { addPair, addRange } from '@masterplan/kernel/menu'
import { deal, missionDeck } from './chapters/missions.ts'
import { reveal } from './chapters/projects.ts'
import { DEAL, REVEAL, ROTATE, STARTER, TILE } from './moves.ts'
import { type MoveOf, type No, within } from './refusals.ts'
import { chooseStarter, placeTile, rotateTile } from './setup.ts'
import { bitOf } from './spot-sets.ts'
import { PHASE, type State } from './state.ts'
import { type Event, type Move, missionName, POSITIONS, projectName } from './types.ts'

export type LuckMove = MoveOf<'tile' | 'rotate' | 'starter' | 'reveal' | 'deal'>

/** B-SET-08, B-PRJ-13: everything that is left is as likely. */
export function fillOdds(state: State, odds: Odds<Move>): void {
  const menu = weighed(odds, 1)
  switch (state.phase) {
    case PHASE.tile:
      addPair(menu, TILE, 0, tilesLeft(state), 0)
      return
    case PHASE.rotate:
      addRange(menu, ROTATE, 0, 5)
      return
    case PHASE.starter:
      addRange(menu, STARTER, 0, state.fixed.players - 1)
      return
    case PHASE.reveal:
      addPair(menu, REVEAL, 0, state.deck, 0)
      return
    case PHASE.deal:
      addPair(menu, DEAL, 0, missionDeck(state), 0)
  }
}

export function tilesLeft(state: State): number {
  let tiles = 127
  for (let slot = 0; slot < state.placed; slot++) tiles &= ~bitOf(state.number[slot]!)
  return tiles
}

export function whyNot(move: LuckMove): No {
  switch (move.kind) {
    case 'tile':
      return within(move.number, 1, 7)
        ? refused('tile-placed', 'B-SET-02', { region: move.number })
        : refused('no-such-thing', 'B-SET-02', { number: move.number })
    case 'rotate':
      return refused('no-such-thing', 'B-SET-02', { number: move.sixths })
    case 'starter':
      return refused('no-such-thing', 'B-SET-04', { number: move.seat + 1 })
    case 'reveal':
      return refused('project-not-in-deck', 'B-SET-05', { project: projectName(move.project) })
    case 'deal':
      return refused('mission-gone', 'B-SET-06', { mission: missionName(move.mission) })
  }
}

export function playLuck(state: State, move: LuckMove, tell?: Tell<Event>): void {
  switch (move.kind) {
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
    case 'reveal':
      reveal(state, move.project, tell)
      return
    case 'deal':
      deal(state, move.mission, tell)
  }
}
