import type { Seat } from '@masterplan/kernel'
import type { View } from '@masterplan/urbapolis/nouns'
import { type Coach, type CoachLine, line } from '../kit/coach.ts'

function act(view: View, me: Seat): CoachLine {
  const seat = view.seats[me]
  const tile = seat?.hand.kind === 'open' ? seat.hand.tiles[0] : undefined
  const plot = view.plots.find(({ owner, building }) => owner === me && building === null)?.plot
  if (seat === undefined || seat.free === 0) {
    return line(
      '**Your workers are all at work.** Pass: who passes first begins the next round.',
      '**Tous vos ouvriers sont au travail.** Passez : qui passe d’abord commence la prochaine manche.',
    )
  }
  if (tile !== undefined && plot !== undefined) {
    return line(
      '**Build the tile in your hand**: look what level your plot would give it.',
      '**Bâtissez la tuile de votre main** : voyez le niveau que lui donnerait votre parcelle.',
      [tile, plot],
    )
  }
  if (tile === undefined) {
    return line(
      '**Take a tile.** Housing for points, Shops for coins, Industry for workers.',
      '**Prenez une tuile.** Logements pour les points, Commerces pour les pièces, Industrie pour les ouvriers.',
      view.market.slice(0, 1),
    )
  }
  const free = view.plots
    .filter(({ owner, building, beside }) => owner === null && building === null && beside > 0 && beside <= seat.coins)
    .toSorted((one, other) => other.beside - one.beside)[0]
  if (free !== undefined) {
    return line(
      '**Bid for a plot.** This one has {beside} buildings around it: many neighbours lift a building.',
      '**Faites une offre.** Celle-ci a {beside} bâtiments autour : beaucoup de voisins haussent un bâtiment.',
      [free.plot],
      { beside: free.beside },
    )
  }
  return line(
    '**Use a public building**: the Bank brings coins for workers.',
    '**Utilisez un bâtiment public** : la Banque donne des pièces contre des ouvriers.',
  )
}

function look(view: View): CoachLine {
  const me = view.viewer as Seat // a coach is for somebody who sits there
  if (view.phase === 'pick') {
    const housing = view.market.find(tile => tile.startsWith('H'))
    return line(
      '**Begin with Housing**, if there is any: it brings most points. Then press a lit plot.',
      '**Commencez par des Logements**, s’il y en a : ils rapportent le plus. Puis touchez une parcelle éclairée.',
      housing === undefined ? [] : [housing],
    )
  }
  if (view.phase === 'act') return act(view, me)
  return line(
    'One step more: press what is lit, or say that this is all.',
    'Encore un pas : touchez ce qui est éclairé, ou dites que c’est tout.',
  )
}

export const coach: Coach<View> = {
  look,
  turn: () => [
    line('A turn is one action, then it goes round.', 'Un tour est une action, puis c’est au suivant.'),
    line(
      'Workers come back after the round; coins do not.',
      'Les ouvriers reviennent après la manche ; les pièces non.',
    ),
  ],
}
