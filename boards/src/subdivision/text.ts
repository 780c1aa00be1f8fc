import { ranks, type Seat, seatsOf } from '@masterplan/kernel'
import { cellName } from '@masterplan/kernel/square'
import {
  COLOURS,
  type Event,
  LINES,
  type Line,
  letters,
  type Plot,
  SIZES,
  type View,
} from '@masterplan/subdivision/nouns'
import type { Ink, Said, TerminalBoard } from '../board.ts'
import { atTerminal } from '../kit/terminal-words.ts'
import { en, terminal as words } from './words/en.ts'

/** By pips. Owner and size are told by letter and digit; the shape only helps the eye. */
const SHAPES = { 1: '.', 2: '▵', 3: '▲' } as const
const NAMES: readonly string[] = [
  words['terminal.seat.0'],
  words['terminal.seat.1'],
  words['terminal.seat.2'],
  words['terminal.seat.3'],
]
const MINUS = '−'

function draw(view: View, ink: Ink): string[] {
  return [...grid(view, ink), '', ...people(view, ink), '', legend(ink)]
}

/** Files below and above, ranks on both sides, a pyramid as letter, pips and shape. */
function grid({ size, plots }: View, ink: Ink): string[] {
  const files = `    ${[...'abcdefgh']
    .slice(0, size)
    .map(file => `  ${file}  `)
    .join(' ')}`
  const rule = (left: string, middle: string, right: string) =>
    ink.faint(`   ${left}${Array.from({ length: size }, () => '─────').join(middle)}${right}`)
  const rows: string[] = []
  for (let rank = size - 1; rank >= 0; rank--) {
    const cells = plots.slice(rank * size, (rank + 1) * size).map(({ plot }) => drawn(plot, ink))
    const bar = ink.faint('│')
    rows.push(` ${rank + 1} ${bar}${cells.join(bar)}${bar} ${rank + 1}`)
    if (rank > 0) rows.push(rule('├', '┼', '┤'))
  }
  return [files, rule('┌', '┬', '┐'), ...rows, rule('└', '┴', '┘'), files].map(row => row.trimEnd())
}

function drawn(plot: Plot, ink: Ink): string {
  if (plot === 'free') return ink.faint('  ·  ')
  if (plot === 'park') return ink.zone('park', ' ♣ ♣ ')
  const text = ` ${letters(plot)}${SHAPES[plot.pips]} `
  return ink.seat(plot.owner, plot.pips === 3 ? ink.strong(text) : text)
}

/** A row for each seat: what it scores so far, line by line, and what it has left to build. */
function people(view: View, ink: Ink): string[] {
  const lines = LINES.filter(line => line !== 'privateParks' || view.options.privateParks !== 'off')
  const width = Math.max(...NAMES.map(name => name.length)) + words['terminal.you'].length + 3
  const head = [
    ' '.repeat(4 + width),
    ...lines.map(line => labelOf(line).padStart(columnOf(line))),
    words['terminal.score'].padStart(7),
    `   ${words['terminal.left']}`,
  ]
  const rows = view.scores.map((score, at) => {
    const seat = at as Seat // scores come by seat
    const name = `${NAMES[seat]}${view.viewer === seat ? ` (${words['terminal.you']})` : ''}`
    const turn = view.by === seat ? '▸' : ' '
    const points = lines.map(line => signed(score.lines[line] ?? 0).padStart(columnOf(line)))
    const label = ink.seat(seat, `${COLOURS[seat]} ${name.padEnd(width)}`)
    return `${turn} ${label}${points.join('')}${ink.strong(signed(score.total).padStart(7))}   ${stash(view, seat)}`
  })
  return [ink.faint(head.join('')), ...rows]
}
const labelOf = (line: Line): string => (line === 'privateParks' ? words['terminal.parks'] : en[`line.${line}`])
const columnOf = (line: Line): number => labelOf(line).length + 2
const signed = (points: number): string => (points < 0 ? `${MINUS}${-points}` : `${points}`)

const stash = (view: View, seat: Seat): string =>
  SIZES.toReversed()
    .map(pips => `${view.stashes[seat]?.[pips - 1]}×${pips}${SHAPES[pips]}`)
    .join('  ')

function legend(ink: Ink): string {
  const sizes = SIZES.toReversed().map(pips => `${pips}${SHAPES[pips]} ${words[`terminal.pips.${pips}`]}`)
  return ink.faint([...sizes, `♣ ${words['terminal.park']}`, `· ${words['terminal.free']}`].join('   '))
}

function prompt({ by, phase, parksToCome: parks, scores }: View): Said {
  if (by === 'luck') return { code: 'prompt.luck', facts: { parks } }
  if (by !== null) return { code: `prompt.${phase}`, facts: { seat: by, parks } }
  const places = ranks(scores)
  const totals = scores.map(score => score.total)
  return result(
    'prompt',
    totals,
    seatsOf(scores.length).filter(seat => places[seat] === 1),
  )
}

/** Who won, or who shares the win. */
function result(kind: 'prompt' | 'event', all: readonly number[], winners: readonly Seat[]): Said {
  const [winner] = winners
  const total = all[winner!]!
  const totals = all.map(signed).join(' : ')
  if (winners.length === 1) return { code: `${kind}.won`, facts: { winner: winner!, total, totals } }
  return { code: `${kind}.shared`, facts: { winners, total, totals } }
}

function said(event: Event): Said {
  switch (event.kind) {
    case 'park-placed': {
      const cell = cellName(event.cell)
      if (event.by === 'luck') return { code: 'event.park-fell', facts: { cell } }
      return { code: 'event.park-placed', facts: { seat: event.by, cell } }
    }
    case 'placed': {
      const { seat, pips, cell, joined } = event
      const crowded = event.crowded.map(each => `${COLOURS[each.owner]}3 ${cellName(each.cell)} = ${each.worth}`)
      return {
        code: 'event.placed',
        facts: { seat, pips, cell: cellName(cell), joined, crowded: crowded.join(', ') || 'none' },
      }
    }
    case 'passed':
      return { code: 'event.passed', facts: { seat: event.seat } }
    case 'over':
      return result('event', event.totals, event.winners)
  }
}

export const terminal: TerminalBoard<View, Event> = {
  draw,
  prompt,
  said,
  examples: ['3c2', '1b5', '-', 'pc3'],
  messages: atTerminal(en, words),
}
