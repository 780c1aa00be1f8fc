import { type Event, knownScores, type Move, spaceName, type View } from '@masterplan/brick-by-brick/nouns'
import type { Facts, Seat } from '@masterplan/kernel'
import type { Said } from '../board.ts'
import { foldedWeb, type Holding, type SaidAt, type WebBoard } from '../kit/web-board.ts'
import { guessMove } from './guess-move.ts'
import { places } from './places.ts'
import { aim } from './presses.ts'
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
  size: SIZE,
  places,
  aim,
  meant: guessMove,
  holdings,
  scores: knownScores,
  prompt,
  said(event): SaidAt | undefined {
    const sentence = event.kind === 'control' ? paid(event) : said(event)
    return sentence && { ...sentence, places: placesOf(event) }
  },
  messages: { en, fr },
}

function holdings(view: View, seat: Seat): readonly Holding[] {
  const mine = view.table[seat]
  if (mine === undefined) return []
  const { inhabitants, floors, ploys, projects, points } = mine
  const holding = (name: string, value: string): Holding => ({ label: { code: `holding.${name}`, facts: {} }, value })
  return [
    holding('inhabitants', String(inhabitants)),
    holding('floors', String(floors)),
    holding('ploys', String(ploys)),
    holding('projects', `${projects.length} (${points}★)`),
  ]
}

/** Seats become names by the facts that hold them: five, so that any number of tied players can be named. */
const PAID = ['seat', 'rival', 'other', 'leader', 'next'] as const
function paid({ region, gain, seats }: Extract<Event, { kind: 'control' }>): Said {
  const names: Facts = Object.fromEntries(seats.map((seat, at) => [PAID[at] ?? 'next', seat]))
  return { code: 'event.control', facts: { region, gain, count: String(seats.length), ...names } }
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
