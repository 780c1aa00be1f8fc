import { type Event, knownScores, type Move, spaceName, type View } from '@masterplan/brick-by-brick/nouns'
import type { Seat } from '@masterplan/kernel'
import type { ComponentType } from 'react'
import { foldedWeb, type Holding, type SaidAt, type WebBoard } from '../kit/web-board.ts'
import { guessMove } from './guess-move.ts'
import { named, reason } from './hint-words.ts'
import { LandChoice } from './LandChoice.tsx'
import { optionLayout } from './option-layout.ts'
import { foretold, heading, moment } from './outlook.ts'
import { places } from './places.ts'
import { aim } from './presses.ts'
import {
  AbandonSign,
  BuildSign,
  FloorsFigure,
  PassSign,
  PeopleFigure,
  PloySign,
  PloysFigure,
  ProjectsFigure,
} from './Sign.tsx'
import { SIZE } from './scene/coordinates.ts'
import { Overlay } from './scene/Overlay.tsx'
import { Scene } from './scene/Scene.tsx'
import { prompt, said } from './sentences.ts'
import { Side } from './side/Side.tsx'
import { en } from './words/en/index.ts'
import { fr } from './words/fr/index.ts'

const board: WebBoard<View, Move, Event> = {
  Scene,
  Overlay,
  Side,
  Composer: null,
  Choice: LandChoice,
  kinds: [
    { id: 'build', Sign: BuildSign },
    { id: 'abandon', Sign: AbandonSign },
    { id: 'ploy', Sign: PloySign },
    { id: 'pass', Sign: PassSign, apart: true },
  ],
  // Below it the letters of seats' marks, 17.5 units, would be under 12 pixels.
  faces: [{ name: 'small', below: { width: 676, height: 664 } }],
  size: SIZE,
  places,
  aim,
  meant: guessMove,
  holdings,
  scores: knownScores,
  atLeast: ({ table }, seat) => (table[seat]?.points ?? 0) + (table[seat]?.inhabitantPoints ?? 0),
  tieBreak: at => ({ code: at === 0 ? 'tie-break.projects' : 'tie-break.inhabitants', facts: {} }),
  which: () => ({ code: 'prompt.which', facts: {} }),
  prompt,
  foretold,
  named,
  reason,
  moment,
  heading,
  said(event): SaidAt | undefined {
    if (event.kind === 'round-over' || event.kind === 'turn') return undefined // a heading tells that, and who moves
    const sentence = said(event)
    return sentence && { ...sentence, places: placesOf(event), ...(NOBODYS.has(event.kind) && { by: null }) }
  },
  celebrated: new Set(['claimed', 'invaded']),
  messages: { en, fr },
  optionLayout,
}

/** What happens to all when a round or the match is over. */
const NOBODYS: ReadonlySet<Event['kind']> = new Set(['control', 'missions-shown'])

function holdings(view: View, seat: Seat): readonly Holding[] {
  const mine = view.table[seat]
  if (mine === undefined) return []
  const holding = (name: string, many: number, Sign: ComponentType): Holding => ({
    label: { code: `holding.${name}`, facts: {} },
    value: String(many),
    Sign,
  })
  return [
    holding('inhabitants', mine.inhabitants, PeopleFigure),
    holding('floors', mine.floors, FloorsFigure),
    holding('projects', mine.projects.length, ProjectsFigure),
    holding('ploys', mine.ploys, PloysFigure),
  ]
}

function placesOf(event: Event): readonly string[] {
  switch (event.kind) {
    case 'built':
    case 'cleared':
    case 'abandoned':
    case 'invaded':
    case 'claimed':
      return [spaceName(event.space)]
    case 'roof-moved':
      return [spaceName(event.from), spaceName(event.to)]
    case 'moved':
    case 'hoist':
    case 'control':
      return [String(event.region)]
    default:
      return []
  }
}

export const webBoard = foldedWeb(board)
