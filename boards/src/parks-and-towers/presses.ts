import { type Cell, cellName, type Move, PLACES } from '@masterplan/parks-and-towers/nouns'
import type { Said } from '../board.ts'
import type { Adjustment, AimPartlyInOrder } from '../kit/web-board.ts'
import { TurnLeftSign, TurnRightSign } from './Signs.tsx'
import { placeId } from './scene/coordinates.ts'

/** A cell, a place in it, and then the cells that the builder names, in any order: P-7.7, P-9.2. */
export function aim(move: Move): AimPartlyInOrder {
  const { cell, place, parks, towers, marks } = move
  return {
    places: [cellName(cell), placeId(cell, place), ...[...towers, ...parks, ...marks].map(cellName)],
    inOrder: 2,
    label: { code: 'move.build', facts: chosen(move) },
  }
}

/** A held house turned by an eighth, or on to the next way that is allowed. */
export function adjustments([cell, place]: readonly string[]): readonly Adjustment[] {
  const at = PLACES.findIndex(name => place === `${cell}${name}`)
  if (cell === undefined || at < 0) return []
  const turned = (by: 1 | -1) => PLACES.slice(1).map((_, step) => `${cell}${PLACES[(at + by * (step + 1) + 8) % 8]}`)
  return [
    { id: 'left', label: { code: 'adjust.left', facts: {} }, Sign: TurnLeftSign, places: turned(-1) },
    { id: 'right', label: { code: 'adjust.right', facts: {} }, Sign: TurnRightSign, places: turned(1) },
  ]
}

/** The same by itself, with its cell. */
export const named = (move: Move): Said => ({
  code: 'named.build',
  facts: { cell: cellName(move.cell), ...chosen(move) },
})

const chosen = ({ place, parks, towers, marks }: Move) => ({
  ...{ place: PLACES[place], towers: listed(towers), parks: listed(parks), marks: listed(marks) },
})
const listed = (cells: readonly Cell[]): string => (cells.length === 0 ? 'none' : cells.map(cellName).join(', '))
