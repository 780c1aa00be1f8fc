import { type Seat, seatsOf, type Viewer } from '@masterplan/kernel'
import { CRANE_ON_RETAINER, HOUSE_STYLE, NAME_IN_LIGHTS } from '../cards/effects.ts'
import { heldOf } from '../cards/hands.ts'
import { isResting } from '../chapters/media.ts'
import { CARD_IDS, CARD_KINDS, type CardId, HUTS } from '../data/names.ts'
import { improvements } from '../land/estate.ts'
import { influence } from '../purse.ts'
import type { State } from '../state.ts'
import type { PurseView } from '../types.ts'

export const purseViews = (state: State, viewer: Viewer): PurseView[] =>
  seatsOf(state.fixed.players).map(seat => purseView(state, seat, viewer))

function purseView(state: State, seat: Seat, viewer: Viewer): PurseView {
  const [lumber, concrete, glass, steel] = state.resources.subarray(4 * seat) as unknown as [
    number,
    number,
    number,
    number,
  ]
  return {
    seat,
    gobs: state.gobs[seat]!,
    prestige: state.prestige[seat]!,
    hype: state.hype[seat]!,
    hypeYear: state.hypeYear[seat]! as 0 | 1 | 2,
    hypeTimes: state.hypeTimes[seat]!,
    rests: isResting(state, seat),
    influence: influence(state, seat),
    tokens: state.tokens[seat]!,
    resources: { lumber, concrete, glass, steel },
    tiles: byZone(state.tiles, seat),
    rights: HUTS.map((hut, at) => ({ hut, rights: state.rights[3 * seat + at]!, built: state.huts[3 * seat + at]! })),
    brownfields: state.brownfields[seat]!,
    mines: state.mines[seat]!,
    built: byZone(state.built, seat),
    cards: {
      architect: heldOf(state, seat, 0),
      contractor: heldOf(state, seat, 1),
      mafia: heldOf(state, seat, 2),
      media: heldOf(state, seat, 3),
    },
    hand: viewer === seat ? handOf(state, seat) : null,
    faceUp: FACE_UP.flatMap(([bit, card]) => ((state.permanent[seat]! & bit) !== 0 ? [card] : [])),
    used: [...state.usedPile.subarray(2 * seat, 2 * seat + 2)]
      .filter(kind => kind > 0)
      .map(kind => CARD_IDS[kind - 1]!),
    improvements: improvements(state, seat),
  }
}

const FACE_UP: readonly (readonly [number, CardId])[] = [
  [HOUSE_STYLE, 'A09'],
  [CRANE_ON_RETAINER, 'C14'],
  [NAME_IN_LIGHTS, 'N13'],
]

const byZone = (row: ArrayLike<number>, seat: number) => ({
  residential: row[3 * seat]!,
  commercial: row[3 * seat + 1]!,
  industrial: row[3 * seat + 2]!,
})

const handOf = (state: State, seat: number): CardId[] =>
  CARD_IDS.flatMap((id, kind) => Array.from({ length: state.hand[CARD_KINDS * seat + kind]! }, () => id))
