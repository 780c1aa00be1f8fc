import { type Cell, COLOURS, cellName, type Event, PLACES, type View } from '@masterplan/parks-and-towers/nouns'
import type { Ink, Said, TerminalBoard } from '../board.ts'
import { say } from '../kit/say.ts'
import { atTerminal } from '../kit/terminal-words.ts'
import { en, terminal as words } from './words/en.ts'

/** Inside of a cell: three lines of five characters, so that a house has its eight places. */
const WIDTH = 5
const BLANK = ' '.repeat(WIDTH)
/** Where the letter of a house stands, clockwise from north: line from the top, and column. */
const SPOTS: readonly (readonly [line: number, column: number])[] = [
  [0, 2],
  [0, 4],
  [1, 4],
  [2, 4],
  [2, 2],
  [2, 0],
  [1, 0],
  [0, 0],
]
const LETTERS = ['W', 'Y'] as const
const messages = atTerminal(en, words)

type Lines = readonly [string, string, string]

export const terminal: TerminalBoard<View, Event> = {
  draw(view, ink) {
    const cells = insides(view, ink)
    const files = Array.from({ length: view.size }, (_, file) => file)
    const edge = ink.faint(`  ${`+${'-'.repeat(WIDTH)}`.repeat(view.size)}+`)
    const wall = ink.faint('|')
    const board = files.toReversed().flatMap(rank => [
      edge,
      ...([0, 1, 2] as const).map(line => {
        const row = files.map(file => (cells.get(8 * rank + file) ?? [BLANK, BLANK, BLANK])[line])
        return `${line === 1 ? rank + 1 : ' '} ${wall}${row.join(wall)}${wall}`
      }),
    ])
    return [...board, edge, `  ${files.map(file => `   ${'abcdefgh'[file]}  `).join('')}`, '', ...summary(view, ink)]
  },
  prompt(view): Said {
    if (view.phase === 'over') return said(view.ending === 'no-cell-left' ? 'prompt.stuck' : 'prompt.over')
    return said(`prompt.${COLOURS[view.seat === 0 ? 0 : 1]}`)
  },
  said: event => tell(event),
  examples: ['d4ne', 'a1s', 'h8w'],
  messages,
}

const said = (code: string, facts: Said['facts'] = {}): Said => ({ code, facts })

/** What stands in each cell. Letter and spot tell owner and place without any colour. */
function insides(view: View, ink: Ink): ReadonlyMap<Cell, Lines> {
  const cells = new Map<Cell, Lines>()
  for (let rank = 0; rank < view.size; rank++) {
    for (let file = 0; file < view.size; file++) {
      const cell = 8 * rank + file
      cells.set(cell, [BLANK, ink.faint(middle(cellName(cell))), BLANK])
    }
  }
  for (const { cell, owner, place } of view.houses) {
    const [at, column] = SPOTS[place]!
    const letter = ink.seat(owner, ink.strong(LETTERS[owner === 0 ? 0 : 1]))
    const line = ' '.repeat(column) + letter + ' '.repeat(WIDTH - 1 - column)
    cells.set(cell, [at === 0 ? line : BLANK, at === 1 ? line : BLANK, at === 2 ? line : BLANK])
  }
  for (const { cell, points } of view.parks) {
    cells.set(cell, [ink.zone('park', middle(say(messages, 'draw.park', {}))), middle(points.join('-')), BLANK])
  }
  for (const { cell, shares } of view.towers) {
    cells.set(cell, [ink.zone('civic', middle(say(messages, 'draw.tower', {}))), middle(shares.join(':')), BLANK])
  }
  for (const cell of view.closed) cells.set(cell, [BLANK, ink.faint(middle(say(messages, 'draw.closed', {}))), BLANK])
  return cells
}

function middle(text: string): string {
  const left = Math.max(0, Math.floor((WIDTH - text.length) / 2))
  return (' '.repeat(left) + text).padEnd(WIDTH)
}

function summary(view: View, ink: Ink): string[] {
  const supply =
    view.parksLeft === null
      ? say(messages, 'draw.supply', { towers: view.towersLeft })
      : say(messages, 'draw.supply-limited', { towers: view.towersLeft, parks: view.parksLeft })
  const seats = ([0, 1] as const).map(seat => {
    const who = ink.seat(seat, say(messages, `draw.${COLOURS[seat]}`, {}))
    const score = view.score[seat]!
    return say(messages, 'draw.seat', { who, houses: view.housesLeft[seat], pawn: view.pawns[seat], ...score })
  })
  return [...seats, supply]
}

function tell(event: Event): Said {
  switch (event.kind) {
    case 'house':
      return said(`event.house.${COLOURS[event.seat === 0 ? 0 : 1]}`, {
        cell: cellName(event.cell),
        place: PLACES[event.place],
      })
    case 'park': {
      const [white, yellow] = event.points
      const why = event.paid.map(paid => `${LETTERS[paid.owner === 0 ? 0 : 1]} ${cellName(paid.cell)} ${paid.points}`)
      if (why.length === 0) return said('event.park-empty', { cell: cellName(event.cell) })
      return said('event.park', { cell: cellName(event.cell), white, yellow, why: why.join(', ') })
    }
    case 'tower':
      return said('event.tower', { cell: cellName(event.cell), left: event.left })
    case 'end':
      return said(`event.end.${event.ending}`)
    case 'tower-share': {
      const [white, yellow] = event.shares
      const winner = event.points[0] > 0 ? COLOURS[0] : event.points[1] > 0 ? COLOURS[1] : 'nobody'
      return said(`event.tower-share.${winner}`, { cell: cellName(event.cell), white, yellow })
    }
    default:
      return said(`event.${event.kind}`, { cell: cellName(event.cell) })
  }
}
