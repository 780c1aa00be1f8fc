import { foreseen, type Reason, type Seat } from '@masterplan/kernel'
import { faced } from '../geometry.ts'
import type { ParksAndTowers } from '../index.ts'
import { play } from '../play.ts'
import { plotOn, towersOf } from '../plots.ts'
import { share } from '../share.ts'
import { copy, type State } from '../state.ts'
import { type Cell, cellName, type Move } from '../types.ts'

/** Why to build there, the weightiest first: what its parks pay, whose towers it tips, what it takes and what it looks at. */
export function reasons(state: State, seat: Seat, move: Move): Reason[] {
  const { after, events } = foreseen<ParksAndTowers>({ copy, play }, state, seat, move)
  const rival = (1 - seat) as Seat
  const parks = events.flatMap((event): Reason[] => {
    if (event.kind !== 'park') return []
    const [white, yellow] = event.points
    const [points, theirs] = seat === 0 ? [white, yellow] : [yellow, white]
    if (points <= theirs) return []
    return [
      {
        code: theirs === 0 ? 'park' : 'park-shared',
        facts: { cell: cellName(event.cell), points, theirs, seat: rival },
      },
    ]
  })
  const towers = towersOf(after).flatMap(cell => tipped(state, after, seat, cell))
  const found = [...parks, ...towers, ...taken(state, seat, move.cell), ...facing(state, after, seat, move)]
  return found.length > 0 ? found : [{ code: 'counts', facts: { cell: cellName(move.cell) } }]
}

/** Who has the larger share of a tower, as a number above or below 0. */
const lead = ({ words }: State, seat: Seat, cell: Cell): number =>
  Math.sign(share(words, seat, cell) - share(words, 1 - seat, cell))

function tipped(before: State, after: State, seat: Seat, cell: Cell): Reason[] {
  const isNew = !towersOf(before).includes(cell)
  const [then, now] = [lead(before, seat, cell), lead(after, seat, cell)]
  const facts = { cell: cellName(cell), seat: 1 - seat }
  if (isNew) return now > 0 ? [{ code: 'tower-own', facts }] : now === 0 ? [{ code: 'tower-even', facts }] : []
  if (now <= then) return []
  return [{ code: now > 0 ? 'tower-taken' : 'tower-levelled', facts }]
}

/** An empty cell that would pay the other more, were it a park. */
function taken({ words }: State, seat: Seat, cell: Cell): Reason[] {
  const gap = share(words, 1 - seat, cell) - share(words, seat, cell)
  return gap >= 2 ? [{ code: 'denies', facts: { cell: cellName(cell), seat: 1 - seat } }] : []
}

function facing(before: State, after: State, seat: Seat, move: Move): Reason[] {
  const target = faced(move.cell, move.place, before.fixed.size)
  if (target === undefined) return []
  const { kind } = plotOn(after, target)
  if (kind !== 'empty' && kind !== 'tower') return []
  const [points, theirs] = [share(after.words, seat, target), share(after.words, 1 - seat, target)]
  const facts = { cell: cellName(target), points, theirs, seat: 1 - seat }
  return [{ code: kind === 'tower' ? 'faces-tower' : 'faces', facts }]
}
