import { ranks, type Seat, seatsOf } from '@masterplan/kernel'
import { type Event, LINES, type View } from '@masterplan/template-town/nouns'
import type { Ink, Said, TerminalBoard } from '../board.ts'
import { atTerminal } from '../kit/terminal-words.ts'
import { en, terminal as words } from './words/en.ts'

const LETTERS = 'ABCD' // by seat

function draw(view: View, ink: Ink): string[] {
  return [...street(view, ink), '', ...people(view, ink)]
}

/** Lots with their numbers below; a house as its owner's letter and its floors, one's own wish with a star. */
function street({ houses, wishes, viewer }: View, ink: Ink): string[] {
  const wish = viewer === 'audience' ? null : wishes[viewer]
  const lots = houses.map((house, lot) => {
    const star = lot === wish ? '*' : ' '
    return house === null
      ? ink.faint(` ·${star} `)
      : ink.seat(house.owner, ` ${LETTERS[house.owner]}${house.floors}${star}`)
  })
  const bar = ink.faint('│')
  const numbers = houses.map((_, lot) => `${lot + 1}`.padStart(2).padEnd(4)).join(' ')
  return [`${bar}${lots.join(bar)}${bar}`, ` ${numbers.trimEnd()}`]
}

/** A row for each seat: what it scores so far, and its wish where that is known. */
function people(view: View, ink: Ink): string[] {
  return view.scores.map((score, at) => {
    const seat = at as Seat // scores come by seat
    const you = view.viewer === seat ? ` (${words['terminal.you']})` : ''
    const lines = LINES.map(line => `${en[`line.${line}`]} ${score.lines[line] ?? 0}`)
    const wish = view.wishes[seat]
    const known = wish === null || wish === undefined ? '' : `  ${words['terminal.wished']} ${wish + 1}`
    const turn = view.phase === 'build' && view.seat === seat ? '▸' : ' '
    return `${turn} ${ink.seat(seat, `${LETTERS[seat]}${you}`)}  ${lines.join('  ')}  ${ink.strong(`= ${score.total}`)}${known}`
  })
}

function prompt({ phase, seat, scores }: View): Said {
  if (phase !== 'over') return { code: `prompt.${phase}`, facts: { seat } }
  const places = ranks(scores)
  const winners = seatsOf(scores.length).filter(each => places[each] === 1)
  return result(
    'prompt',
    scores.map(({ total }) => total),
    winners,
  )
}

/** Who won, or how many share the win. */
function result(kind: 'prompt' | 'event', all: readonly number[], winners: readonly Seat[]): Said {
  const totals = all.join(' : ')
  if (winners.length === 1) return { code: `${kind}.won`, facts: { seat: winners[0]!, totals } }
  return { code: `${kind}.shared`, facts: { count: winners.length, totals } }
}

function said(event: Event): Said {
  switch (event.kind) {
    case 'wished':
      return { code: 'event.wished', facts: { lot: event.lot + 1 } }
    case 'built':
      return { code: 'event.built', facts: { seat: event.seat, lot: event.lot + 1, floors: event.floors } }
    case 'over':
      return result('event', event.totals, event.winners)
  }
}

export const terminal: TerminalBoard<View, Event> = {
  draw,
  prompt,
  said,
  examples: ['build 3 2', 'build 1 1'],
  messages: atTerminal(en, words),
}
