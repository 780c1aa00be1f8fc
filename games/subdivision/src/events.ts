import { type Actor, ranks, type Seat, seatsOf } from '@masterplan/kernel'
import { pairOf } from '@masterplan/kernel/bits'
import { type Cell, NEAR } from '@masterplan/kernel/square'
import { place } from './fast.ts'
import { groupsOf, homesNear, scores, worthOf } from './scoring.ts'
import { copy, plotOn, type State } from './state.ts'
import type { Crowded, Event, Move, Pips, Pyramid } from './types.ts'

/** What a move is about to change. */
export function eventOf(before: State, by: Actor, seat: Seat, move: Move): Event {
  switch (move.kind) {
    case 'pass':
      return { kind: 'passed', seat }
    case 'park':
      return { kind: 'park-placed', by, cell: move.cell, toCome: before.parksToCome - 1 }
    case 'place': {
      const { pips, cell } = move
      const after = copy(before)
      place(after, seat, pips, cell)
      const groups = groupsOf(after, seat)
      const joined = groupsOf(before, seat) + 1 - groups
      return { kind: 'placed', seat, pips, cell, joined, groups, crowded: crowdedBy(before, after, pips, cell) }
    }
  }
}

/** The high rises that lost value: those near a new manufactured home, or a new one in bad company. */
function crowdedBy(before: State, after: State, pips: Pips, cell: Cell): Crowded[] {
  const nearby = pairOf(NEAR[2 * cell]! & after.highRises[0]!, NEAR[2 * cell + 1]! & after.highRises[1]!)
  const changed = pips === 1 ? nearby.filter(each => worthOf(after, each) < worthOf(before, each)) : []
  if (pips === 3 && worthOf(after, cell) < 3) changed.push(cell)
  return changed.map(each => {
    const { owner } = plotOn(after, each) as Pyramid // only pyramids are high rises
    return { cell: each, owner, homes: homesNear(after, each), worth: worthOf(after, each) }
  })
}

/** S-6.1. */
export function overEvent(state: State): Event {
  const final = scores(state)
  const places = ranks(final)
  return {
    kind: 'over',
    totals: final.map(each => each.total),
    winners: seatsOf(state.fixed.players).filter(seat => places[seat] === 1),
  }
}
