import type { Seat } from '@masterplan/kernel'
import { type Event, type Move, RESOURCES, type View, ZONES } from '@masterplan/tryste/nouns'
import { foldedWeb, type Holding, type SaidAt, type WebBoard } from '../kit/web-board.ts'
import { guessMove } from './press/guess-move.ts'
import { places } from './press/places.ts'
import { aim } from './press/presses.ts'
import { sizeOf } from './scene/coordinates.ts'
import { Overlay } from './scene/Overlay.tsx'
import { Scene } from './scene/Scene.tsx'
import { Side } from './side/Side.tsx'
import { Composer } from './trade/Composer.tsx'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'
import { prompt, said } from './words/sentences.ts'

const board: WebBoard<View, Move, Event> = {
  Scene,
  Overlay,
  Side,
  Composer,
  letsStand: 'stand',
  size: sizeOf,
  places,
  aim,
  meant: guessMove,
  holdings,
  scores: view => view.score.map(({ total, lines, influence }) => ({ total, lines, tiebreaks: [influence] })),
  prompt,
  said(event): SaidAt | undefined {
    const sentence = said(event)
    return sentence && { ...sentence, places: placesOf(event) }
  },
  messages: { en, fr },
}

/** Purse first; goods only when there are some, so that six players fit. */
function holdings(view: View, seat: Seat): readonly Holding[] {
  const purse = view.purses[seat]
  if (purse === undefined) return []
  const holding = (name: string, value: string): Holding => ({ label: { code: `figure.${name}`, facts: {} }, value })
  const some = (name: string, count: number) => (count === 0 ? [] : [holding(name, String(count))])
  const cards = Object.values(purse.cards).reduce((sum, count) => sum + count, 0)
  return [
    holding('gobs', String(purse.gobs)),
    holding('prestige', String(purse.prestige)),
    ...some('hype', purse.hype),
    ...some('tokens', purse.tokens),
    ...RESOURCES.flatMap(name => some(name, purse.resources[name])),
    ...ZONES.flatMap(zone => some(`${zone}-tile`, purse.tiles[zone])),
    ...some('cards', cards),
  ]
}

/** Where a log line leads. */
function placesOf(event: Event): readonly string[] {
  if ('stoojes' in event) return event.stoojes
  if ('stooj' in event) return [event.stooj]
  return 'tier' in event ? [event.tier] : []
}

export const webBoard = foldedWeb(board)
