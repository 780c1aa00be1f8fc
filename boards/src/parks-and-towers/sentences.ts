import { cellName, type Event, PLACES, type View } from '@masterplan/parks-and-towers/nouns'
import type { Said } from '../board.ts'

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
      if (event.points[0] === event.points[1]) return { code: 'log.tower-tie', facts: { cell, first, second } }
      return { code: 'log.tower-share', facts: { cell, winner: event.points[0] > 0 ? 0 : 1, first, second } }
    }
    default:
      return { code: `event.${event.kind}`, facts: { cell } }
  }
}
