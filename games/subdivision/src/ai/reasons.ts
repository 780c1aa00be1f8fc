import { foreseen, type Reason, type Seat, seatsOf } from '@masterplan/kernel'
import { type Cell, cellName } from '@masterplan/kernel/square'
import type { Subdivision } from '../index.ts'
import { cellsFor } from '../legal.ts'
import { play } from '../play.ts'
import { scores } from '../scoring.ts'
import { copy, type State } from '../state.ts'
import { type Event, type Move, type Pips, SIZES } from '../types.ts'
import { prior } from './prior.ts'

/** A prior from which a place is one that its owner would be sorry to lose. */
const COVETED = 2.5

/** Why to play this, the weightiest first: what it scores, joins and spoils, and whom it leaves without the place. */
export function reasons(state: State, seat: Seat, move: Move): Reason[] {
  if (move.kind === 'pass') return [{ code: 'forced', facts: {} }]
  const { after, events } = foreseen<Subdivision>({ copy, play }, state, seat, move)
  if (move.kind === 'park') return [{ code: 'park', facts: { cell: cellName(move.cell) } }]
  const placed = events.find(event => event.kind === 'placed')
  const facts = { pips: move.pips, cell: cellName(move.cell) }
  const gain = scored(state, after, seat, { ...facts, groups: placed?.joined ?? 0 })
  return [
    ...(placed === undefined ? [] : [...joined(placed), ...crowded(state, placed)]),
    ...(gain.length > 0 ? gain : [{ code: placed?.joined === 0 ? 'begins' : 'grows', facts }]),
    ...denied(state, seat, move),
  ]
}

type Placed = Extract<Event, { kind: 'placed' }>

const joined = ({ joined: groups, cell }: Placed): Reason[] =>
  groups < 2 ? [] : [{ code: 'joins', facts: { groups, cell: cellName(cell) } }]

function crowded({ fixed }: State, { crowded: rises, seat }: Placed): Reason[] {
  return rises.flatMap(({ cell, owner, homes }): Reason[] => {
    const points = fixed.crowding[homes]! - (fixed.crowding[homes - 1] ?? 0)
    return owner === seat || points <= 0
      ? []
      : [{ code: 'crowds', facts: { seat: owner, cell: cellName(cell), points } }]
  })
}

function scored(before: State, after: State, seat: Seat, facts: Reason['facts']): Reason[] {
  const points = scores(after)[seat]!.total - scores(before)[seat]!.total
  return points > 0 ? [{ code: 'scores', facts: { ...facts, points } }] : []
}

function denied(state: State, seat: Seat, { cell }: Extract<Move, { kind: 'place' }>): Reason[] {
  for (const rival of seatsOf(state.fixed.players)) {
    if (rival === seat) continue
    const wants = SIZES.some(pips => {
      const theirs: Move = { kind: 'place', pips, cell }
      return fits(state, rival, pips, cell) && prior(state, rival, theirs) >= COVETED
    })
    if (wants) return [{ code: 'denies', facts: { seat: rival, cell: cellName(cell) } }]
  }
  return []
}

const fits = (state: State, seat: Seat, pips: Pips, cell: Cell): boolean =>
  ((cellsFor(state, seat, pips, cell >> 5) >>> cell) & 1) === 1
