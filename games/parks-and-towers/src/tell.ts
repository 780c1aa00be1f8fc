import type { Seat, Tell } from '@masterplan/kernel'
import { type Cell, STEPS, step } from '@masterplan/kernel/square'
import type { Ending, Event, Paid, PerColour, State } from './board.ts'
import { cellsIn } from './geometry.ts'
import { PLOT, WORD } from './layout.ts'
import { share } from './rules.ts'

/** Who has a share in a cell, house by house: why a park pays what it pays. */
export function paidBy({ words, fixed }: State, cell: Cell): Paid[] {
  return STEPS.flatMap((_, direction): Paid[] => {
    const house = step(cell, direction, fixed.size, fixed.size)
    const plot = house === undefined ? PLOT.OFF : words[WORD.PLOTS + house]!
    if (house === undefined || plot < PLOT.HOUSE || plot >= PLOT.PARK) return []
    const backwards = (direction + 4) & 7
    return [{ cell: house, owner: ((plot >> 3) & 1) as Seat, points: (plot & 7) === backwards ? 2 : 1 }]
  })
}

export const towersOf = ({ words }: State): Cell[] => cellsIn(words[WORD.TOWERS]!, words[WORD.TOWERS + 1]!)

export const shares = ({ words }: State, cell: Cell): PerColour => [share(words, 0, cell), share(words, 1, cell)]

/** P-8.4: two points for the larger share. */
const towerPoints = ([white, yellow]: PerColour): PerColour => [white > yellow ? 2 : 0, yellow > white ? 2 : 0]

/** P-7.3: towers come after the parks. `low` and `high` are the towers that stood before. */
export function tellTowers(state: State, low: number, high: number, tell: Tell<Event>): void {
  const built = towersOf(state).filter(cell => (((cell < 32 ? low : high) >>> (cell & 31)) & 1) === 0)
  for (const [at, cell] of built.entries()) {
    tell('everyone', { kind: 'tower', cell, left: state.words[WORD.TOWERS_LEFT]! + built.length - 1 - at })
  }
}

export const endingOf = ({ words, fixed }: State): Ending =>
  words[WORD.PLY] === fixed.lastPly ? 'all-built' : 'no-cell-left'

/** P-8.3: only now are the towers worth anything. */
export function tellEnd(state: State, tell: Tell<Event>): void {
  tell('everyone', { kind: 'end', ending: endingOf(state) })
  for (const cell of towersOf(state)) {
    const both = shares(state, cell)
    tell('everyone', { kind: 'tower-share', cell, shares: both, points: towerPoints(both) })
  }
}
