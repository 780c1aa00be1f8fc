import type { Seat } from '@masterplan/kernel'
import { type Cell, STEPS, step } from '@masterplan/kernel/square'
import { HOUSE, PADDED, type Paid, type PerColour, type State } from './board.ts'

/** The share of one player in a cell, P-6.1 and P-6.2: houses around it, and once more those that face it. */
export function share(state: State, owner: number, cell: Cell): number {
  const at = owner * PADDED + 1 + (cell >> 3)
  const shift = (cell & 7) << 2
  return ((state.beside[at]! >>> shift) & 15) + ((state.facing[at]! >>> shift) & 15)
}

export const shares = (state: State, cell: Cell): PerColour => [share(state, 0, cell), share(state, 1, cell)]

/** P-8.4: two points for the larger share. */
export function towerPoints(state: State, cell: Cell): PerColour {
  const [white, yellow] = shares(state, cell)
  return [white > yellow ? 2 : 0, yellow > white ? 2 : 0]
}

/** Who has a share in a cell, house by house: why a park pays what it pays. */
export function paidBy({ plots, fixed }: State, cell: Cell): Paid[] {
  return STEPS.flatMap((_, direction): Paid[] => {
    const house = step(cell, direction, fixed.size, fixed.size)
    const plot = house === undefined ? 0 : plots[house]!
    if (house === undefined || plot < HOUSE) return []
    const backwards = (direction + 4) & 7
    return [{ cell: house, owner: ((plot - HOUSE) >> 3) as Seat, points: (plot & 7) === backwards ? 2 : 1 }]
  })
}
