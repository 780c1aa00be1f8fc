import type { Seat } from '@masterplan/kernel'
import { cellName } from '@masterplan/kernel/square'
import type { Event, Move, Plot, View } from '@masterplan/subdivision/nouns'
import { foldedWeb, type SaidAt, type WebBoard } from '../kit/web-board.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { Picture, sizeOf, xOf, yOf } from './Picture.tsx'
import { pageWords } from './page-words.ts'
import { terminal } from './terminal.ts'

const board: WebBoard<View, Move, Event> = {
  Picture,
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
  meant: (place, view) => (view.phase === 'park' ? `p${place}` : `${largestLeft(view)}${place}`),
  holdings: (view, seat) => [
    {
      label: { code: 'holding.stash', facts: {} },
      value: (view.stashes[seat] ?? []).map((left, at) => `${at + 1}×${left}`).join('  '),
    },
  ],
  scores: view => view.scores,
  prompt: terminal.prompt,
  said(event): SaidAt | undefined {
    const said = terminal.said(event)
    return said && { ...said, places: 'cell' in event ? [cellName(event.cell)] : [] }
  },
  messages: { en: { ...en, ...pageWords.en }, fr: { ...fr, ...pageWords.fr } },
}

function textOf(plot: Plot): string {
  if (plot === 'free') return '·'
  return plot === 'park' ? '♣' : `${'ABCD'[plot.owner]}${plot.pips}`
}

function labelOf(cell: string, plot: Plot, say: Parameters<typeof board.places>[1]): string {
  if (plot === 'free' || plot === 'park') return say(`place.${plot}`, { cell })
  return say('place.pyramid', { cell, pips: plot.pips, owner: plot.owner })
}

/** What somebody who presses a dark cell most likely wanted to build there. */
function largestLeft(view: View): number {
  const stash = view.stashes[typeof view.by === 'number' ? (view.by as Seat) : 0]
  return 1 + (stash?.findLastIndex(left => left > 0) ?? 2)
}

export const webBoard = foldedWeb(board)
