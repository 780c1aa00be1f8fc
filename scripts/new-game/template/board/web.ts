import type { Event, Move, View } from '@masterplan/template-town/nouns'
import { LETTERS } from '../kit/letters.ts'
import { foldedWeb, type SaidAt, type WebBoard } from '../kit/web-board.ts'
import { centreOf, MIDDLE, sizeOf } from './scene/coordinates.ts'
import { Overlay } from './scene/Overlay.tsx'
import { Scene } from './scene/Scene.tsx'
import { terminal } from './text.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

const nameOf = (lot: number): string => String(lot + 1)

const board: WebBoard<View, Move, Event> = {
  Scene,
  Overlay,
  Side: null,
  Composer: null,
  size: sizeOf,
  places: (view, say) =>
    view.houses.map((house, lot) => ({
      id: nameOf(lot),
      text: house === null ? '·' : `${LETTERS[house.owner]}${house.floors}`,
      label:
        house === null
          ? say('place.empty', { lot: nameOf(lot) })
          : say('place.house', { lot: nameOf(lot), floors: house.floors, owner: house.owner }),
      x: centreOf(lot),
      y: MIDDLE,
    })),
  aim: move =>
    move.kind === 'wish'
      ? { places: [nameOf(move.lot)], label: { code: 'move.wish', facts: {} } }
      : { places: [nameOf(move.lot)], label: { code: 'move.build', facts: { floors: move.floors } } },
  meant: place => `build ${place} 2`,
  holdings(view, seat) {
    const wish = view.wishes[seat]
    if (wish === null || wish === undefined) return []
    return [{ label: { code: 'holding.wish', facts: {} }, value: nameOf(wish) }]
  },
  scores: view => view.scores,
  prompt: terminal.prompt,
  said,
  messages: { en, fr },
}

function said(event: Event): SaidAt | undefined {
  const plain = terminal.said(event)
  return plain && { ...plain, places: event.kind === 'over' ? [] : [nameOf(event.lot)] }
}

export const webBoard = foldedWeb(board)
