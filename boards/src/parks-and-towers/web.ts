import type { Seat } from '@masterplan/kernel'
import { cellName, type Event, type Move, type View } from '@masterplan/parks-and-towers/nouns'
import { foldedWeb, type WebBoard } from '../kit/web-board.ts'
import { guessMove } from './guess-move.ts'
import { optionLayout } from './option-layout.ts'
import { places } from './places.ts'
import { adjustments, aim, named } from './presses.ts'
import { HouseSign, TowerSign } from './Signs.tsx'
import { FACES, sizeOf } from './scene/coordinates.ts'
import { Overlay } from './scene/Overlay.tsx'
import { Scene } from './scene/Scene.tsx'
import { foretold, moment, prompt, said } from './sentences.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

/** Of how many towers a seat holds the larger share. */
const towersLed = ({ towers }: View, seat: Seat): number =>
  towers.filter(({ shares }) => shares[seat === 0 ? 0 : 1] > shares[seat === 0 ? 1 : 0]).length

const board: WebBoard<View, Move, Event> = {
  Scene,
  Overlay,
  Side: null,
  Composer: null,
  faces: FACES,
  size: sizeOf,
  places,
  aim,
  meant: guessMove,
  holdings: (view, seat) => [
    {
      label: { code: 'holding.houses', facts: {} },
      value: String(view.housesLeft[seat === 0 ? 0 : 1]),
      Sign: HouseSign,
    },
    { label: { code: 'holding.towers', facts: {} }, value: String(towersLed(view, seat)), Sign: TowerSign },
  ],
  scores: view => view.score.map(({ total, ...lines }) => ({ total, lines, tiebreaks: [] })),
  prompt,
  adjustments,
  foretold,
  named,
  moment,
  said: event => ({ ...said(event), places: 'cell' in event ? [cellName(event.cell)] : [] }),
  celebrated: new Set(['park', 'tower']),
  messages: { en, fr },
  optionLayout,
}

export const webBoard = foldedWeb(board)
