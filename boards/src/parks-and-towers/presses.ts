import { type Cell, cellName, type Move, PLACES } from '@masterplan/parks-and-towers/nouns'
import type { AimPartlyInOrder } from '../kit/web-board.ts'
import { placeId } from './scene/coordinates.ts'

/** A cell, a place in it, and then the cells that the builder names, in any order: P-7.7, P-9.2. */
export function aim({ cell, place, parks, towers, marks }: Move): AimPartlyInOrder {
  return {
    places: [cellName(cell), placeId(cell, place), ...[...towers, ...parks, ...marks].map(cellName)],
    inOrder: 2,
    label: {
      code: 'move.build',
      facts: { place: PLACES[place], towers: named(towers), parks: named(parks), marks: named(marks) },
    },
  }
}

const named = (cells: readonly Cell[]): string => (cells.length === 0 ? 'none' : cells.map(cellName).join(', '))
