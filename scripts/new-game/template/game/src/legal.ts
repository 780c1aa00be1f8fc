import { derived, makeOdds, type Odds, type Refused, refused, type Seat, weighed } from '@masterplan/kernel'
import { closeSet, type Menu, makeMenu, moveTable, openSet, put } from '@masterplan/kernel/menu'
import type { TemplateTown } from './index.ts'
import { write } from './notation.ts'
import { isWished, MOST_LOTS, type State } from './state.ts'
import type { Floors, Move, Refusal } from './types.ts'

// Made once and shared: a playout allocates nothing.
const WISHES = moveTable(
  write,
  Array.from({ length: MOST_LOTS }, (_, lot): Move => ({ kind: 'wish', lot })),
)
/** At `2 * lot + floors - 1`. */
const BUILDS = moveTable(
  write,
  Array.from({ length: 2 * MOST_LOTS }, (_, at): Move => {
    return { kind: 'build', lot: at >> 1, floors: (1 + (at & 1)) as Floors }
  }),
)

/** TT-2.1: one floor or two on any empty lot. */
function fill({ fixed, floors }: State, _seat: Seat, menu: Menu<Move>): void {
  const set = openSet(menu, BUILDS, 1)
  for (let lot = 0; lot < fixed.lots; lot++) {
    if (floors[lot] !== 0) continue
    put(menu, set, 2 * lot)
    put(menu, set, 2 * lot + 1)
  }
  closeSet(menu)
}

/** TT-1.2: any lot that nobody else wishes for, each as likely. */
function fillOdds(state: State, odds: Odds<Move>): void {
  const menu = weighed(odds, 1)
  const set = openSet(menu, WISHES, 1)
  for (let lot = 0; lot < state.fixed.lots; lot++) if (!isWished(state, lot)) put(menu, set, lot)
  closeSet(menu)
}

function why({ fixed }: State, _seat: Seat, move: Move): Refused<Refusal> {
  if (move.kind === 'wish') return refused('wishes-are-dealt', 'TT-1.2')
  const facts = { lot: move.lot + 1 }
  return move.lot < fixed.lots ? refused('taken', 'TT-2.1', facts) : refused('no-such-lot', 'TT-1.1', facts)
}

function whyNotDrawn({ fixed }: State, move: Move): Refused<Refusal> {
  if (move.kind === 'build') return refused('wishes-come-first', 'TT-1.2')
  const facts = { lot: move.lot + 1 }
  return move.lot < fixed.lots ? refused('wished-already', 'TT-1.2', facts) : refused('no-such-lot', 'TT-1.1', facts)
}

export const { moves, sample, draws, openEnded, refuse } = derived<TemplateTown>({
  write,
  menu: makeMenu(1, 1),
  odds: makeOdds(1, 1),
  fill,
  why,
  fillOdds,
  whyNotDrawn,
  openEnded: undefined,
  fast: undefined,
})
