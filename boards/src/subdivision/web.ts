import type { Facts, Seat } from '@masterplan/kernel'
import { cellName } from '@masterplan/kernel/square'
import type { Event, Move, Plot, View } from '@masterplan/subdivision/nouns'
import { foldedWeb, type SaidAt, type WebBoard } from '../kit/web-board.ts'
import { choiceWords } from './choice-words.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { Overlay } from './Overlay.tsx'
import { pageWords } from './page-words.ts'
import { sizeOf, xOf, yOf } from './plan.ts'
import { reasonWords } from './reasons-words.ts'
import { Scene } from './Scene.tsx'
import { terminal } from './terminal.ts'

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
  meant: (place, view) => (view.phase === 'park' ? `p${place}` : `${largestLeft(view)}${place}`),
  holdings: (view, seat) => [
    {
      label: { code: 'holding.stash', facts: {} },
      value: (view.stashes[seat] ?? []).map((left, at) => `${at + 1}×${left}`).join('  '),
    },
  ],
  scores: view => view.scores,
  prompt: terminal.prompt,
  said,
  messages: {
    en: { ...en, ...pageWords.en, ...choiceWords.en, ...reasonWords.en },
    fr: { ...fr, ...pageWords.fr, ...choiceWords.fr, ...reasonWords.fr },
  },
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
  if (event.kind === 'over' && plain.code === 'event.shared') return { ...plain, facts: sharedBy(event.totals), places }
  return { ...plain, places }
}

/** Seats become names by the facts that hold them. */
function sharedBy(totals: readonly number[]): Facts {
  const best = Math.max(...totals)
  const winners = [...totals.keys()].filter(seat => totals[seat] === best)
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

/** What somebody who presses a dark cell most likely wanted to build there. */
function largestLeft(view: View): number {
  const stash = view.stashes[typeof view.by === 'number' ? (view.by as Seat) : 0]
  return 1 + (stash?.findLastIndex(left => left > 0) ?? 2)
}

export const webBoard = foldedWeb(board)
