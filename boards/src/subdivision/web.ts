import { type Cell, cellName } from '@masterplan/kernel/square'
import { type Event, type Move, type Plot, SIZES, type View } from '@masterplan/subdivision/nouns'
import { foldedWeb, type Holding, type Say, type WebBoard } from '../kit/web-board.ts'
import { misfits, told } from './choices.ts'
import { groupsOf } from './groups.ts'
import { guessMove } from './guess-move.ts'
import { optionLayout } from './option-layout.ts'
import { Choice, GroupSign, SIZE_SIGNS } from './Signs.tsx'
import { FACES, sizeOf, xOf, yOf } from './scene/coordinates.ts'
import { Overlay } from './scene/Overlay.tsx'
import { Scene } from './scene/Scene.tsx'
import { foretold, moment, said } from './sentences.ts'
import { terminal } from './text.ts'
import { saidUnfit, unfitOn } from './unfit.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

const board: WebBoard<View, Move, Event> = {
  Scene,
  Overlay,
  Side: null,
  Composer: null,
  Choice,
  faces: FACES,
  size: sizeOf,
  places: (view, say) =>
    view.plots.map(({ cell, plot }) => ({
      id: cellName(cell),
      text: textOf(plot),
      label: labelOf(cell, plot, view, say),
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
    ...SIZES.toReversed().map(
      (pips): Holding => ({
        label: { code: `holding.left-${pips}`, facts: {} },
        value: String(view.stashes[seat]?.[pips - 1] ?? 0),
        Sign: SIZE_SIGNS[pips],
      }),
    ),
    {
      label: { code: 'holding.groups', facts: {} },
      value: String(groupsOf(view).filter(({ owner }) => owner === seat).length),
      Sign: GroupSign,
    },
  ],
  scores: view => view.scores,
  told,
  misfits,
  which: place => ({ code: 'prompt.which', facts: { place } }),
  prompt: terminal.prompt,
  foretold,
  named(move) {
    if (move.kind === 'pass') return undefined
    const facts = { cell: cellName(move.cell), pips: move.kind === 'place' ? move.pips : 0 }
    return { code: `named.${move.kind}`, facts }
  },
  moment,
  said,
  messages: { en, fr },
  optionLayout,
}

function textOf(plot: Plot): string {
  if (plot === 'free') return '·'
  return plot === 'park' ? '♣' : `${'ABCD'[plot.owner]}${plot.pips}`
}

/** Of a free plot also what does not fit there, for whoever is to build. */
function labelOf(at: Cell, plot: Plot, view: View, say: Say): string {
  const cell = cellName(at)
  if (plot === 'park') return say('place.park', { cell })
  if (plot === 'free') {
    const unfit = view.by === view.viewer ? saidUnfit(unfitOn(at, view)) : 'none'
    return say('place.free', { cell, unfit })
  }
  return say('place.pyramid', { cell, pips: plot.pips, owner: plot.owner })
}

export const webBoard = foldedWeb(board)
