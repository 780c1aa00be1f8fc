import type { Seat } from '@masterplan/kernel'
import type { Event, Move, SeatView, View } from '@masterplan/urbapolis/nouns'
import { foldedWeb, type Holding, type WebBoard } from '../kit/web-board.ts'
import { choiceWords } from './choice-words.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { guessMove } from './guess-move.ts'
import { pageWords } from './page-words.ts'
import { places } from './places.ts'
import { aim } from './presses.ts'
import { reasonWords } from './reasons-words.ts'
import { sizeOf } from './scene/coordinates.ts'
import { Overlay } from './scene/Overlay.tsx'
import { Scene } from './scene/Scene.tsx'
import { prompt, said } from './sentences.ts'
import { Side } from './side/Side.tsx'

const board: WebBoard<View, Move, Event> = {
  Scene,
  Overlay,
  Side,
  Composer: null,
  size: sizeOf,
  places,
  aim,
  meant: guessMove,
  holdings,
  scores: view => view.seats.map(({ points, lines }) => ({ total: points, lines, tiebreaks: [] })),
  prompt,
  said,
  messages: {
    en: { ...en, ...pageWords.en, ...choiceWords.en, ...reasonWords.en },
    fr: { ...fr, ...pageWords.fr, ...choiceWords.fr, ...reasonWords.fr },
  },
}

function holdings(view: View, seat: Seat): readonly Holding[] {
  const mine = view.seats[seat]
  if (mine === undefined) return []
  const empty = view.plots.filter(({ owner, building }) => owner === seat && building === null).length
  const holding = (name: string, value: string): Holding => ({ label: { code: `holding.${name}`, facts: {} }, value })
  return [
    holding('coins', String(mine.coins)),
    holding('workers', workersText(mine)),
    holding('empty', String(empty)),
    holding('hand', String(tilesIn(mine))),
  ]
}

/** Free workers of those there are: "3/5", with temps "4/5+2". */
const workersText = ({ free, team, temps }: SeatView): string => `${free}/${team}${temps > 0 ? `+${temps}` : ''}`
const tilesIn = ({ hand }: SeatView): number =>
  hand.kind === 'open' ? hand.tiles.length : hand.privates + hand.publics

export const webBoard = foldedWeb(board)
