import type { Facts } from '@masterplan/kernel'
import { cellName } from '@masterplan/kernel/square'
import type { Event, Move, Plot, View } from '@masterplan/subdivision/nouns'
import { foldedWeb, type SaidAt, type WebBoard } from '../kit/web-board.ts'
import { guessMove } from './guess-move.ts'
import { sizeOf, xOf, yOf } from './scene/coordinates.ts'
import { Overlay } from './scene/Overlay.tsx'
import { Scene } from './scene/Scene.tsx'
import { terminal } from './text.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

const board: WebBoard<View, Move, Event> = {
  Scene,
  Overlay,
  Side: null,
  Composer: null,
  size: sizeOf,
  places: (view, say) =>
    view.plots.map(({ cell, plot }) => ({
      id: cellName(cell),
      text: textOf(plot),
      label: labelOf(cellName(cell), plot, say),
      x: xOf(cell),
      y: yOf(cell, view.size),
    })),
  aim(move) {
    if (move.kind === 'pass') return { places: [], label: { code: 'move.pass', facts: {} } }
    const places = [cellName(move.cell)]
    if (move.kind === 'park') return { places, label: { code: 'move.park', facts: {} } }
    return { places, label: { code: 'move.place', facts: { pips: move.pips } } }
  },
  meant: guessMove,
  holdings: (view, seat) => [
    {
      label: { code: 'holding.stash', facts: {} },
      value: (view.stashes[seat] ?? []).map((left, at) => `${at + 1}×${left}`).join('  '),
    },
  ],
  scores: view => view.scores,
  prompt: terminal.prompt,
  said,
  messages: { en, fr },
}

/** Places and names instead of the letters of colours, which only the terminal shows. */
function said(event: Event): SaidAt | undefined {
  const plain = terminal.said(event)
  if (plain === undefined) return undefined
  const places = 'cell' in event ? [cellName(event.cell)] : []
  if (event.kind === 'placed') {
    const crowded = event.crowded.map(({ cell, worth }) => `${cellName(cell)} (${worth})`).join(', ')
    return { code: plain.code, facts: { ...plain.facts, crowded: crowded || 'none' }, places }
  }
  if (event.kind === 'over' && plain.code === 'event.shared') return { ...plain, facts: sharedBy(event), places }
  return { ...plain, places }
}

/** Seats become names by the facts that hold them. */
function sharedBy({ totals, winners }: Extract<Event, { kind: 'over' }>): Facts {
  const names = Object.fromEntries(['seat', 'rival', 'other', 'leader'].map((name, at) => [name, winners[at] ?? '']))
  return { ...names, count: String(winners.length), totals: totals.join(' : ') }
}

function textOf(plot: Plot): string {
  if (plot === 'free') return '·'
  return plot === 'park' ? '♣' : `${'ABCD'[plot.owner]}${plot.pips}`
}

function labelOf(cell: string, plot: Plot, say: Parameters<typeof board.places>[1]): string {
  if (plot === 'free' || plot === 'park') return say(`place.${plot}`, { cell })
  return say('place.pyramid', { cell, pips: plot.pips, owner: plot.owner })
}

export const webBoard = foldedWeb(board)
