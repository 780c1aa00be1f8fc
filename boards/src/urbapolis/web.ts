import type { Seat } from '@masterplan/kernel'
import { type Event, knownScores, type Move, type SeatView, type View } from '@masterplan/urbapolis/nouns'
import { foldedWeb, type Holding, type WebBoard } from '../kit/web-board.ts'
import { foretold } from './foretold.ts'
import { guessMove } from './guess-move.ts'
import { HOLDING_SIGNS } from './HoldingSign.tsx'
import { named, reason } from './hint-words.ts'
import { KINDS } from './KindSign.tsx'
import { optionLayout } from './option-layout.ts'
import { heading, moment, prompt, said } from './page-sentences.ts'
import { places } from './places.ts'
import { aim } from './presses.ts'
import { sizeOf } from './scene/coordinates.ts'
import { facesOf } from './scene/faces.ts'
import { Overlay } from './scene/Overlay.tsx'
import { Scene } from './scene/Scene.tsx'
import { Side } from './side/Side.tsx'
import { which } from './which.ts'
import { en } from './words/en/index.ts'
import { fr } from './words/fr/index.ts'

const board: WebBoard<View, Move, Event> = {
  Scene,
  Overlay,
  Side,
  Composer: null,
  winnerNames: true,
  kinds: KINDS,
  faces: facesOf,
  size: sizeOf,
  places,
  aim,
  meant: guessMove,
  holdings,
  scores: knownScores,
  which,
  tieBreak: at => ({ code: at === 0 ? 'tie-break.coins' : 'tie-break.buildings', facts: {} }),
  prompt,
  foretold,
  named,
  reason,
  moment,
  heading,
  said,
  celebrated: new Set(['won-plot', 'won-tender']),
  messages: { en, fr },
  optionLayout,
}

function holdings(view: View, seat: Seat): readonly Holding[] {
  const mine = view.seats[seat]
  if (mine === undefined) return []
  const empty = view.plots.filter(({ owner, building }) => owner === seat && building === null).length
  const holding = (name: keyof typeof HOLDING_SIGNS, value: string): Holding => ({
    label: { code: `holding.${name}`, facts: {} },
    value,
    Sign: HOLDING_SIGNS[name],
  })
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
