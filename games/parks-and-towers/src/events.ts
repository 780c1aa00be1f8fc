import type { Tell } from '@masterplan/kernel'
import { type Cell, STEPS, step } from '@masterplan/kernel/square'
import { plotOn, shares, towersOf } from './plots.ts'
import type { State } from './state.ts'
import { WORD } from './state.ts'
import type { Ending, Event, Paid, PerColour } from './types.ts'

/** Who has a share in a cell, house by house: why a park pays what it pays. */
export function paidBy(state: State, cell: Cell): Paid[] {
  const { size } = state.fixed
  return STEPS.flatMap((_, direction): Paid[] => {
    const house = step(cell, direction, size, size)
    const plot = house === undefined ? undefined : plotOn(state, house)
    if (house === undefined || plot?.kind !== 'house') return []
    const backwards = (direction + 4) & 7
    return [{ cell: house, owner: plot.owner, points: plot.place === backwards ? 2 : 1 }]
  })
}

/** P-8.4: two points for the larger share. */
const towerPoints = ([white, yellow]: PerColour): PerColour => [white > yellow ? 2 : 0, yellow > white ? 2 : 0]

/** P-7.3: towers come after the parks. `low` and `high` are the towers that stood before. */
export function tellTowers(state: State, low: number, high: number, tell: Tell<Event>): void {
  const built = towersOf(state).filter(cell => (((cell < 32 ? low : high) >>> (cell & 31)) & 1) === 0)
  for (const [at, cell] of built.entries()) {
    tell('everyone', { kind: 'tower', cell, left: state.words[WORD.TOWERS_LEFT]! + built.length - 1 - at })
  }
}

export const endingOf = ({ words }: State): Ending => (words[WORD.TO_BUILD] === 0 ? 'all-built' : 'no-cell-left')

/** P-8.3: only now are the towers worth anything. */
export function tellEnd(state: State, tell: Tell<Event>): void {
  tell('everyone', { kind: 'end', ending: endingOf(state) })
  for (const cell of towersOf(state)) {
    const both = shares(state, cell)
    tell('everyone', { kind: 'tower-share', cell, shares: both, points: towerPoints(both) })
  }
}
