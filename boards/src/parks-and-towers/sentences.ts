import type { Seat } from '@masterplan/kernel'
import { cellName, type Event, type Move, type PerColour, PLACES, type View } from '@masterplan/parks-and-towers/nouns'
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

/** What a held house would bring: parks with what they pay, towers with who would lead them. */
export function foretold({ cell, place }: Move, view: View, then: View): Said {
  const brought = [...parksOf(view, then), ...towersOf(view, then), ...closedOf(view, then)]
  return {
    code: 'foretold.house',
    facts: { cell: cellName(cell), place: PLACES[place], brought: brought.length === 0 ? 'none' : brought },
  }
}

/** More than this are told as one: the board shows where, and a phone has no room for a clause each. */
const TOLD_APART = 2

function parksOf({ parks, seat }: View, then: View): readonly Said[] {
  const known = new Set(parks.map(({ cell }) => cell))
  const other = [otherThan(seat)]
  const brought = then.parks
    .filter(({ cell }) => !known.has(cell))
    .map(({ cell, points }) => ({ cell: cellName(cell), shares: sharesFor(seat, points) }))
  if (brought.length <= TOLD_APART) {
    return brought.map(({ cell, shares: [mine, theirs] }) => ({
      code: 'foretold.park',
      facts: { cell, mine, theirs, other },
    }))
  }
  const [mine, theirs] = [0, 1].map(side => brought.reduce((sum, { shares }) => sum + shares[side]!, 0))
  return [{ code: 'foretold.parks', facts: { parks: brought.length, mine: mine!, theirs: theirs!, other } }]
}

/** New towers, and old ones whose larger share changes hands. */
function towersOf({ towers, seat }: View, then: View): readonly Said[] {
  const before = new Map(towers.map(({ cell, shares }) => [cell, leadOf(seat, shares)]))
  return then.towers.flatMap(({ cell, shares }): Said[] => {
    const lead = leadOf(seat, shares)
    if (before.get(cell) === lead) return []
    const facts = { cell: cellName(cell), lead, other: [otherThan(seat)] }
    return [{ code: before.has(cell) ? 'foretold.tower-changes' : 'foretold.tower', facts }]
  })
}

const closedOf = (view: View, then: View): readonly Said[] =>
  then.closed
    .filter(cell => !view.closed.includes(cell))
    .map(cell => ({ code: 'foretold.closed', facts: { cell: cellName(cell) } }))

const otherThan = (seat: Seat): Seat => (seat === 0 ? 1 : 0)
const sharesFor = (seat: Seat, [first, second]: PerColour): PerColour =>
  seat === 0 ? [first, second] : [second, first]

function leadOf(seat: Seat, shares: PerColour): 'mine' | 'theirs' | 'even' {
  const [mine, theirs] = sharesFor(seat, shares)
  if (mine === theirs) return 'even'
  return mine > theirs ? 'mine' : 'theirs'
}

/** What is left for both. */
export const moment = ({ towersLeft: towers, parksLeft: parks }: View): Said =>
  parks === null ? { code: 'moment.towers', facts: { towers } } : { code: 'moment.supply', facts: { towers, parks } }
