import { type Cell, cellName, type Event, type Move, PLACES, type View } from '@masterplan/parks-and-towers/nouns'
import type { Said } from '../board.ts'
import type { AimPartlyInOrder } from '../kit/web-board.ts'
import { placeId } from './plan.ts'

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

/** Somebody who presses a dark cell wanted to build there. Any place will do: P-3.2 allows them all. */
export function meant(place: string): string | undefined {
  if (place === 'supply') return undefined
  return place.length === 2 ? `${place}n` : place
}

export const prompt = ({ phase, ending, seat }: View): Said =>
  phase === 'build'
    ? { code: 'prompt.build', facts: { seat } }
    : { code: ending === 'no-cell-left' ? 'prompt.stuck' : 'prompt.over', facts: {} }

/** As at the terminal, but with players in place of colours. */
export function said(event: Event): Said {
  if (event.kind === 'end') return { code: `event.end.${event.ending}`, facts: {} }
  const cell = cellName(event.cell)
  switch (event.kind) {
    case 'house':
      return { code: 'log.house', facts: { seat: event.seat, cell, place: PLACES[event.place] } }
    case 'park': {
      const [first, second] = event.points
      if (event.paid.length === 0) return { code: 'event.park-empty', facts: { cell } }
      return { code: 'log.park', facts: { cell, seat: 0, first, other: 1, second } }
    }
    case 'tower':
      return { code: 'event.tower', facts: { cell, left: event.left } }
    case 'tower-share': {
      const [first, second] = event.shares
      if (first === second) return { code: 'log.tower-tie', facts: { cell, first, second } }
      return { code: 'log.tower-share', facts: { cell, winner: first > second ? 0 : 1, first, second } }
    }
    default:
      return { code: `event.${event.kind}`, facts: { cell } }
  }
}
