import { cellName, type Event, type Move, type View } from '@masterplan/parks-and-towers/nouns'
import { foldedWeb, type WebBoard } from '../kit/web-board.ts'
import { aim, meant, prompt, said } from './aims.ts'
import { choiceWords } from './choice-words.ts'
import { EN } from './en.ts'
import { FR } from './fr.ts'
import { Overlay } from './Overlay.tsx'
import { pageWords } from './page-words.ts'
import { places } from './places.ts'
import { sizeOf } from './plan.ts'
import { reasonWords } from './reasons-words.ts'
import { Scene } from './Scene.tsx'

const board: WebBoard<View, Move, Event> = {
  Scene,
  Overlay,
  Side: null,
  Composer: null,
  size: sizeOf,
  places,
  aim,
  meant,
  holdings: (view, seat) => [
    { label: { code: 'holding.houses', facts: {} }, value: String(view.housesLeft[seat === 0 ? 0 : 1]) },
  ],
  scores: view => view.score.map(({ total, ...lines }) => ({ total, lines, tiebreaks: [] })),
  prompt,
  said: event => ({ ...said(event), places: 'cell' in event ? [cellName(event.cell)] : [] }),
  messages: {
    en: { ...EN, ...pageWords.en, ...choiceWords.en, ...reasonWords.en },
    fr: { ...FR, ...pageWords.fr, ...choiceWords.fr, ...reasonWords.fr },
  },
}

export const webBoard = foldedWeb(board)
