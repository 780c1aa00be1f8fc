import type { Seat } from '@masterplan/kernel'
import type { View } from '@masterplan/template-town/nouns'
import { type Coach, line } from '../kit/coach.ts'

const isTall = (view: View, lot: number): boolean => view.houses[lot]?.floors === 2

export const coach: Coach<View> = {
  look(view) {
    const wish = view.wishes[view.viewer as Seat] // a coach is for somebody who sits there
    if (typeof wish === 'number' && view.houses[wish] === null) {
      return line(
        '**Look at your wish.** Two floors there bring most.',
        '**Regardez votre souhait.** Deux étages y rapportent le plus.',
        [String(wish + 1)],
      )
    }
    const calm = view.houses.findIndex(
      (house, lot) => house === null && !isTall(view, lot - 1) && !isTall(view, lot + 1),
    )
    return calm < 0
      ? line('**Stay low**: one floor keeps its light.', '**Restez bas** : un étage garde sa lumière.')
      : line(
          '**Look here**: no tall neighbour takes the light.',
          '**Regardez ici** : aucune haute voisine ne prend la lumière.',
          [String(calm + 1)],
        )
  },
  turn: () => [line('Build one house on an empty lot.', 'Bâtissez une maison sur un terrain vide.')],
}
