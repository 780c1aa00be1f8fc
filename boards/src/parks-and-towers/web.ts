import { cellName, type Event, type Move, type View } from '@masterplan/parks-and-towers/nouns'
import { foldedWeb, type WebBoard } from '../kit/web-board.ts'
import { guessMove } from './guess-move.ts'
import { places } from './places.ts'
import { aim } from './presses.ts'
import { sizeOf } from './scene/coordinates.ts'
import { Overlay } from './scene/Overlay.tsx'
import { Scene } from './scene/Scene.tsx'
import { prompt, said } from './sentences.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

const board: WebBoard<View, Move, Event> = {
  Scene,
  Overlay,
  Side: null,
  Composer: null,
  size: sizeOf,
  places,
  aim,
  meant: guessMove,
  holdings: (view, seat) => [
    { label: { code: 'holding.houses', facts: {} }, value: String(view.housesLeft[seat === 0 ? 0 : 1]) },
  ],
  scores: view => view.score.map(({ total, ...lines }) => ({ total, lines, tiebreaks: [] })),
  prompt,
  said: event => ({ ...said(event), places: 'cell' in event ? [cellName(event.cell)] : [] }),
  messages: { en, fr },
}

export const webBoard = foldedWeb(board)
