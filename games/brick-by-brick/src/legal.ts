import { derived, makeOdds, refused, type Seat } from '@masterplan/kernel'
import { makeMenu } from '@masterplan/kernel/menu'
import * as actions from './chapters/actions.ts'
import * as missions from './chapters/missions.ts'
import * as ploys from './chapters/ploys.ts'
import * as projects from './chapters/projects.ts'
import * as rounds from './chapters/rounds.ts'
import { sample as fast } from './fast.ts'
import type { BrickByBrick } from './index.ts'
import { fillOdds, whyNot } from './luck.ts'
import type { Menu } from './moves.ts'
import { write } from './notation.ts'
import type { No } from './refusals.ts'
import { PHASE, phaseOf, type State } from './state.ts'
import type { Move, Phase } from './types.ts'

// What may be played stands in the chapters; here it is put together by phase.

function fill(state: State, seat: Seat, menu: Menu): void {
  switch (state.phase) {
    case PHASE.keep:
      missions.may(state, seat, menu)
      return
    case PHASE.action:
      actions.may(state, seat, menu)
      ploys.may(state, seat, menu)
      return
    case PHASE.claim:
      projects.may(state, menu)
      return
    case PHASE.next:
      rounds.may(state, menu)
  }
}

/** When a kind of move is awaited, and the rule that says so. */
const AWAITED: Readonly<Record<Move['kind'], readonly [phase: Phase, rule: string]>> = {
  tile: ['tile', 'B-SET-02'],
  rotate: ['rotate', 'B-SET-02'],
  starter: ['starter', 'B-SET-04'],
  reveal: ['reveal', 'B-PRJ-13'],
  deal: ['deal', 'B-SET-06'],
  keep: ['keep', 'B-SET-06'],
  construct: ['action', 'B-ACT-01'],
  abandon: ['action', 'B-ACT-01'],
  pass: ['action', 'B-ACT-01'],
  move: ['action', 'B-PLY-02'],
  roof: ['action', 'B-PLY-02'],
  invade: ['action', 'B-PLY-02'],
  claim: ['claim', 'B-PRJ-02'],
  decline: ['claim', 'B-PRJ-02'],
  next: ['next', 'B-RND-03'],
}

function why(state: State, seat: Seat, move: Move): No {
  const [phase, rule] = AWAITED[move.kind]
  if (phaseOf(state) !== phase) return refused('not-now', rule)
  switch (move.kind) {
    case 'keep':
      return missions.why(state, seat, move)
    case 'construct':
    case 'abandon':
    case 'pass':
      return actions.why(state, seat, move)
    case 'move':
    case 'roof':
    case 'invade':
      return ploys.why(state, seat, move)
    case 'claim':
      return projects.why(state, move)
    case 'next':
      return rounds.why(state, move)
    default:
      return refused('not-now', rule) // luck's moves are not for seats
  }
}

function whyNotDrawn(state: State, move: Move): No {
  const [phase, rule] = AWAITED[move.kind]
  if (phaseOf(state) !== phase) return refused('not-now', rule)
  switch (move.kind) {
    case 'tile':
    case 'rotate':
    case 'starter':
    case 'reveal':
    case 'deal':
      return whyNot(move)
    default:
      return refused('not-now', rule) // seats' moves are not for luck
  }
}

/** Three rows a working region, a bramble in each, four rows more, and roofs from seven buildings into seven regions. */
const ROWS = 7 * 3 + 7 + 4 + 7 * 7

export const { moves, sample, draws, openEnded, refuse } = derived<BrickByBrick>({
  write,
  menu: makeMenu(ROWS, 2),
  odds: makeOdds(1, 2),
  fill,
  why,
  fillOdds,
  whyNotDrawn,
  openEnded: undefined,
  fast,
})
