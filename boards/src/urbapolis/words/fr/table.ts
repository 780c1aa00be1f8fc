import type { table as english } from '../en/table.ts'
import { named } from '../named.ts'
import { tileNames } from './tiles.ts'

/** A seat by its colour, unless the fact already is a name. */
const who = (fact: string) => `{${fact}, select, 0 {Rouge} 1 {Bleu} 2 {Vert} 3 {Jaune} other {{${fact}}}}`
const seat = who('seat')
const coins = (fact: string) => `{${fact}, plural, one {# pièce} other {# pièces}}`
const workers = (fact: string) => `{${fact}, plural, one {# ouvrier} other {# ouvriers}}`
const points = (fact: string) => `{${fact}, plural, one {# point} other {# points}}`
const road = '{road, select, street {rue} other {boulevard}}'
const aRoad = '{road, select, street {une rue} other {un boulevard}}'
const tile = named('tile', tileNames)
const building = named('building', tileNames)

export const table: Readonly<Record<keyof typeof english, string>> = {
  'prompt.reveal': 'Une nouvelle tuile arrive au marché.',
  'prompt.reserve': 'Un bâtiment public est préparé pour une manche à venir.',
  'prompt.disc': 'On tire l’ordre du tour.',
  'prompt.pick': '{seat} : choisissez une première tuile au marché, puis une première parcelle.',
  'prompt.act': '{seat}. Que faites-vous ?',
  'prompt.boost':
    '{seat} : choisissez encore un bâtiment à hausser pour {cost, plural, one {# pièce} other {# pièces}}, ou arrêtez.',
  'prompt.claim': '{seat} : choisissez une parcelle libre à côté de {site}, ou renoncez.',
  'prompt.demolish': '{seat} : choisissez un bâtiment à démolir à côté de {site}, ou renoncez.',
  'prompt.street': '{seat} : choisissez une limite pour une rue, ou renoncez.',
  'prompt.draft': '{seat} : choisissez une tuile à prendre, ou renoncez.',
  'prompt.won': `${who('winner')} gagne avec ${points('total')}.`,
  'prompt.shared': `{winners} partagent la victoire avec ${points('total')}.`,

  'event.revealed': `${tile} arrive au marché.`,
  'event.reserved': `${tile} sera offert dès la manche {round}.`,
  'event.ordered': '{order} jouent dans cet ordre.',
  'event.round': '{order} jouent dans cet ordre.',
  'event.picked': `${seat} commence avec ${tile} et la parcelle {plot}.`,
  'event.bid': `${seat} offre ${coins('coins')} pour {plot}.`,
  'event.tendered': `${seat} offre ${workers('workers')} pour ${tile}.`,
  'event.won-plot': `${seat} remporte {plot} pour ${coins('coins')}.`,
  'event.won-tender': `${seat} remporte ${tile} avec ${workers('workers')}.`,
  'event.took': `${seat} prend ${tile}{coins, plural, =0 {} one { et sa pièce} other { et # pièces}}.`,
  'event.built-private': `${seat} bâtit ${tile} en {plot}, au niveau {level}.`,
  'event.built-public': `${seat} bâtit ${tile} en {plot}.`,
  'event.upgraded': `${seat} améliore ${named('from', tileNames)} en {plot} : ${named('to', tileNames)}.`,
  'event.banked': `${seat} reçoit ${coins('coins')} de la banque pour ${workers('workers')}.`,
  'event.hired': `${seat} engage un ouvrier pour de bon.`,
  'event.temps': `${seat} appelle {temps} intérimaires pour ${coins('coins')}.`,
  'event.donated': `${seat} donne ${coins('coins')} à l’hôpital pour ${points('points')}.`,
  'event.boosted': `${seat} hausse le bâtiment en {plot} au niveau {level}.`,
  'event.expropriated': `${seat} prend {plot} à ${who('from')} pour ${coins('coins')}.`,
  'event.paved': `${seat} pose ${aRoad} entre {border}.`,
  'event.claimed': `${seat} revendique {plot}.`,
  'event.demolished': `${seat} démolit ${tile} (${who('owner')}) en {plot}{coins, plural, =0 {} one { et paie # pièce} other { et paie # pièces}}.`,
  'event.passed': `${seat} passe et sera numéro {place}.`,
  'event.last-plot': `${seat} a bâti sur la dernière parcelle : derniers tours.`,
  'event.upkeep': 'Entretien de la manche {round} : équipes {teams} ; revenus {income}.',
  'event.over': 'Le quartier est achevé.',

  'refusal.not-now': 'Ce n’est pas ce qu’on attend maintenant.',
  'refusal.not-in-pile': `${tile} ne peut pas venir de la pile maintenant.`,
  'refusal.not-in-deck': `${tile} ne peut pas venir de ce paquet.`,
  'refusal.disc-drawn': 'Ce disque est déjà sorti.',
  'refusal.not-in-market': `${tile} n’est pas à prendre.`,
  'refusal.not-a-plot': 'Il n’y a pas de parcelle {plot} dans ce quartier.',
  'refusal.plot-not-free': '{plot} n’est pas libre : bâtie, possédée ou aux enchères.',
  'refusal.not-central': '{plot} n’est pas à côté d’un bâtiment central.',
  'refusal.no-neighbour': 'Aucun bâtiment à côté de {plot}.',
  'refusal.not-a-multiple': 'Une offre de {coins} n’est pas un multiple de {base}.',
  'refusal.bid-too-low': 'Une offre de {bid} ne dépasse pas {highest}.',
  'refusal.too-few-coins': `Cela coûte ${coins('needed')}, et il y en a {coins}.`,
  'refusal.too-few-workers': `Il faut ${workers('needed')}, et {free} sont libres.`,
  'refusal.two-empty-plots': 'Personne ne possède plus de deux parcelles vides.',
  'refusal.not-in-hand': `${tile} n’est pas dans votre main.`,
  'refusal.not-your-plot': '{plot} n’est pas votre parcelle.',
  'refusal.plot-built': 'Il y a déjà un bâtiment en {plot}.',
  'refusal.building-absent': `${building} : ce bâtiment n’est pas dans ce quartier.`,
  'refusal.action-used': `${building} : déjà utilisé dans cette manche.`,
  'refusal.not-offered': 'Il n’y a pas d’offre pareille ici.',
  'refusal.team-full': 'Une équipe a {limit} ouvriers au plus.',
  'refusal.no-private-building': 'Aucun bâtiment privé en {plot}.',
  'refusal.not-your-building': 'Le bâtiment en {plot} n’est pas à vous.',
  'refusal.level-full': 'Le bâtiment en {plot} est déjà au sommet.',
  'refusal.already-boosted': 'Le bâtiment en {plot} vient d’être haussé.',
  'refusal.not-a-rivals-plot': '{plot} n’est pas une parcelle vide de quelqu’un d’autre.',
  'refusal.not-a-border': '{border} n’est pas une limite entre deux parcelles.',
  'refusal.border-taken': 'Il y a déjà une voie entre {border}.',
  'refusal.no-road-left': `Il ne reste {road, select, street {aucune} other {aucun}} ${road}.`,
  'refusal.wrong-family': `${tile} est d’une autre famille.`,
  'refusal.rank-not-higher': `${tile} n’est pas d’un rang plus haut que ${building}.`,
  'refusal.rank-too-high': `${tile} est à un rival : seul le rang 1 peut être démoli.`,
  'refusal.not-adjacent': '{plot} n’est pas à côté du nouveau bâtiment.',

  'line.housing': 'logements',
  'line.shops': 'commerces',
  'line.industry': 'industrie',
  'line.corporations': 'entreprises',
  'line.public': 'bâtiments publics',
  'line.conditions': 'conditions finales',
  'line.tokens': 'jetons',
  'line.money': 'argent',

  'board.at-once':
    'aussitôt : {effect, select, hire {un ouvrier pour de bon} claim {une parcelle libre à côté} demolish {un bâtiment à côté disparaît} street {une rue} draft {une tuile} other {{effect}}}',
  'board.condition.neighbours': 'fin : 1 par bâtiment à côté',
  'board.condition.homes-beside': 'fin : 2 par logement à côté',
  'board.condition.own-shops': 'fin : 3 par commerce à soi',
  'board.condition.team': 'fin : 1 par ouvrier de l’équipe',
  'board.condition.coins': 'fin : 1 par 5 pièces, 10 au plus',
  'board.condition.families': 'fin : 3 par famille bâtie',
  'board.condition.top-rank': 'fin : 2 par bâtiment à soi de rang 3',
  'board.condition.roads': 'fin : 2 par voie le long des siens',
  'board.condition.own-works': 'fin : 2 par industrie ou entreprise à soi',
  'board.condition.own-homes': 'fin : 2 par logement à soi',
}
