import { type Cell, cellName, cellsOf, step } from '@masterplan/kernel/square'
import { PLACES, type Place, type View } from '@masterplan/parks-and-towers/nouns'
import { LETTERS } from '../kit/letters.ts'
import type { InnerPlace, Say, Place as Spot } from '../kit/web-board.ts'
import { type Contents, contentsByCell } from './contents-by-cell.ts'
import { centreOf, EIGHT, MARGIN, placeId, sizeOf, wayTo } from './scene/coordinates.ts'

const ARROWS = ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖'] as const
/** How far a place lies from the middle of its cell in the text grid: far enough for a row of its own. */
const APART = 43

/** What is left, every cell, and inside each free one its eight places. */
export function places(view: View, say: Say): readonly (Spot | InnerPlace)[] {
  const byCell = contentsByCell(view)
  const cells = cellsOf(view.size, view.size)
  const free = cells.filter(cell => !byCell.has(cell))
  return [
    supply(view, say),
    // Inner places come first: what is done at a move's last place is done at its cell.
    ...free.flatMap(cell => EIGHT.map(place => inner(view, cell, place, say))),
    ...cells.map(cell => ({
      id: cellName(cell),
      text: textOf(byCell.get(cell)),
      label: labelOf(cellName(cell), byCell.get(cell), say),
      ...centreOf(cell, view.size),
    })),
  ]
}

/** What is left for both; on the board as text it has a row of its own. Nothing is done with it. */
function supply(view: View, say: Say): Spot {
  const { towersLeft: towers, parksLeft: parks } = view
  return {
    id: 'supply',
    text: `▲×${towers}${parks === null ? '' : ` ♣×${parks}`}`,
    label: say('place.supply', { towers, parks: parks === null ? 'none' : String(parks) }),
    x: sizeOf(view).width - MARGIN,
    y: 12,
  }
}

function inner(view: View, cell: Cell, place: Place, say: Say): InnerPlace {
  const faced = step(cell, place, view.size, view.size)
  const { x, y } = centreOf(cell, view.size)
  const way = wayTo(place)
  return {
    id: placeId(cell, place),
    inside: cellName(cell),
    text: ARROWS[place],
    label: say('place.inner', {
      cell: cellName(cell),
      place: PLACES[place],
      faced: faced === undefined ? 'none' : cellName(faced),
    }),
    x: x + APART * way.x,
    y: y + APART * way.y,
  }
}

function textOf(contents: Contents | undefined): string {
  switch (contents?.kind) {
    case undefined:
      return '·'
    case 'house':
      return `${LETTERS[contents.house.owner]}${ARROWS[contents.house.place]}`
    case 'park':
      return `♣${contents.park.points.join(':')}`
    case 'tower':
      return `▲${contents.tower.shares.join(':')}`
    case 'closed':
      return '×'
  }
}

function labelOf(cell: string, contents: Contents | undefined, say: Say): string {
  switch (contents?.kind) {
    case undefined:
      return say('place.free', { cell })
    case 'house':
      return say('place.house', { cell, owner: contents.house.owner, place: PLACES[contents.house.place] })
    case 'park': {
      const [first, second] = contents.park.points
      return say('place.park', { cell, seat: 0, other: 1, first, second })
    }
    case 'tower': {
      const [first, second] = contents.tower.shares
      return say('place.tower', { cell, seat: 0, other: 1, first, second })
    }
    case 'closed':
      return say('place.closed', { cell })
  }
}
