import type { Seat } from '@masterplan/kernel'
import type { View } from '@masterplan/tryste/nouns'
import { type Coach, type CoachLine, line } from '../kit/coach.ts'
import { rolePlace } from './press/place-names.ts'

/** The role that would help most now: land first, then tiles on it, then buildings on them. */
function roleFor(view: View, me: Seat): CoachLine {
  const mine = view.stoojes.filter(({ owner }) => owner === me)
  const free = (role: string) => view.roles.some(each => each.role === role && each.by === null)
  const bare = mine.some(({ tile, construct }) => tile && construct === null)
  if (bare && free('contractor')) {
    return line(
      '**The Contractor** builds on your tiles, and gives you a resource first.',
      '**L’Entrepreneur** bâtit sur vos tuiles, et vous donne d’abord une ressource.',
      [rolePlace('contractor')],
    )
  }
  if (mine.some(({ tile, special }) => !tile && special === null) && free('developer')) {
    return line(
      '**The Developer** lays tiles on your land: two for you, one for the others.',
      '**Le Promoteur** pose des tuiles sur votre terrain : deux pour vous, une pour les autres.',
      [rolePlace('developer')],
    )
  }
  if (free('realtor')) {
    return line(
      '**The Realtor** buys land: several triangles for you, one for each of the others.',
      '**L’Agent immobilier** achète du terrain : plusieurs triangles pour vous, un pour chacun des autres.',
      [rolePlace('realtor')],
    )
  }
  const paid = view.roles.filter(({ by }) => by === null).toSorted((one, other) => other.gobs - one.gobs)[0]
  return line(
    '**Look at this role**: the money on it is yours if you pick it.',
    '**Regardez ce rôle** : l’argent posé dessus est à vous si vous le prenez.',
    paid === undefined ? [] : [rolePlace(paid.role)],
  )
}

const STEPS: Readonly<Partial<Record<View['step'], CoachLine>>> = {
  throw: line(
    '**Choose any of the three.** It only decides who picks the first role.',
    '**Choisissez l’un des trois.** Cela décide seulement qui prend le premier rôle.',
  ),
  zone: line(
    '**Name a tier you own land in**: only zoned land can be built on.',
    '**Nommez un tier où vous avez du terrain** : on ne bâtit que sur du terrain zoné.',
  ),
  vote: line(
    '**Vote for the zone you have tiles for.** A vote weighs your Influence and costs nothing.',
    '**Votez la zone dont vous avez des tuiles.** Un vote pèse votre Influence et ne coûte rien.',
  ),
  blyce: line(
    '**Press the middle of a blyce.** Cheap land leaves money to build; brownfield brings Prestige.',
    '**Touchez le milieu d’un blyce.** Un terrain bon marché laisse de quoi bâtir ; la friche donne du Prestige.',
  ),
  buy: line(
    '**One triangle, if you like.** Beside your own land it helps what you build there.',
    '**Un triangle, si vous voulez.** Près de votre terrain, il aide ce que vous y bâtissez.',
  ),
  tile: line(
    '**Take the kind of your land’s zone**: a tile goes nowhere else.',
    '**Prenez la sorte de la zone de votre terrain** : une tuile ne va nulle part ailleurs.',
  ),
  develop: line(
    '**Lay every tile that fits.** Each is an improvement, and that is what wins.',
    '**Posez toute tuile qui va.** Chacune est une amélioration, et c’est ce qui fait gagner.',
  ),
  work: line(
    '**Build as high as you can pay.** Every level is an improvement, Prestige and income.',
    '**Bâtissez aussi haut que vous pouvez payer.** Chaque niveau est une amélioration, du Prestige et un revenu.',
  ),
  take: line(
    '**Take what your next building needs**: lumber for homes, glass for shops, steel for plants.',
    '**Prenez ce qu’il faut à votre prochain bâtiment** : bois pour les logements, verre pour les commerces, acier pour les usines.',
  ),
  pay: line(
    '**Resources first**, each takes something off the price. Then build; tokens make it finer.',
    '**Les ressources d’abord**, chacune réduit le prix. Puis bâtissez ; les jetons l’embellissent.',
  ),
  turn: line(
    '**Nothing must be done here.** End your turn unless you want to trade or play a card.',
    '**Rien d’obligé ici.** Terminez votre tour, sauf pour échanger ou jouer une carte.',
  ),
  hype: line(
    '**Hype is for those who have Prestige to spare.** Passing is fine.',
    '**Le Battage est pour qui a du Prestige à dépenser.** Passer convient.',
  ),
}

function look(view: View): CoachLine {
  if (view.step === 'pick') return roleFor(view, view.viewer as Seat) // a coach is for somebody who sits there
  return (
    STEPS[view.step] ??
    line(
      'The prompt says what is asked. Nothing else need be done.',
      'La consigne dit ce qui est demandé. Rien d’autre n’est nécessaire.',
    )
  )
}

export const coach: Coach<View> = {
  look,
  turn: () => [
    line(
      'Everybody acts in each role; who picked it acts first and better.',
      'Chacun agit dans chaque rôle ; qui l’a pris agit d’abord et mieux.',
    ),
    line(
      'Most improvements win: tiles, levels, mines, Scapes.',
      'Le plus d’améliorations gagne : tuiles, niveaux, mines, Jardins.',
    ),
  ],
}
