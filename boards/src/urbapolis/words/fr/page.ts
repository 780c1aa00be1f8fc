import type { page as english } from '../en/page.ts'

const coins = '{coins, plural, one {# pièce} other {# pièces}}'
const workers = '{workers, plural, one {# ouvrier} other {# ouvriers}}'
const beside = '{beside, plural, =0 {aucun bâtiment à côté} one {# bâtiment à côté} other {# bâtiments à côté}}'

export const page: Readonly<Record<keyof typeof english, string>> = {
  'short.TEMP': 'Agence d’intérim',
  'short.PARK': 'Service des parcs',
  'short.WORK': 'Travaux publics',

  'act.BANK': '1–3 ouvriers :|{table, select, steep {3, 8, 15} other {3, 6, 9}} pièces',
  'act.EMPL': '6 pièces : un ouvrier|pour de bon',
  'act.TEMP': '2, 4, 6 pièces :|2, 3, 4 intérimaires',
  'act.HOSP': '2, 5, 8 pièces :|1, 2, 3 points',
  'act.HEAL': '3, 6, 12 pièces :|hausser 1–3 logements',
  'act.TVST': '2, 4, 8 pièces :|hausser 1–3 commerces',
  'act.FAIR': '2, 4, 8 pièces :|hausser 1–3 industries',
  'act.CONV': '2, 5, 10 pièces :|hausser 1–3 entreprises',
  'act.HALL': 'exproprier : 4 pièces|par bâtiment à côté',
  'act.PARK': 'un boulevard,|+2 des deux côtés',
  'act.WORK': 'une rue,|+1 des deux côtés',

  'move.pick': 'Commencer avec {tile} et {plot}',
  'move.build': 'Bâtir {tile} ici',
  'move.upgrade': 'Améliorer en {tile}',
  'move.take': 'Prendre cette tuile (1 ouvrier)',
  'move.draft': 'Prendre cette tuile',
  'move.bid': `Offrir ${coins}`,
  'move.tender': `Offrir ${workers}`,
  'move.bank': `${workers} : {table, select, steep {{workers, plural, =1 {3} =2 {8} other {15}}} other {{workers, plural, =1 {3} =2 {6} other {9}}}} pièces`,
  'move.hire': 'Engager un ouvrier pour 6 pièces',
  'move.temps': '{temps} intérimaires pour {temps, plural, =2 {2} =3 {4} other {6}} pièces',
  'move.hospital':
    '{points, plural, one {# point} other {# points}} pour {points, plural, =1 {2} =2 {5} other {8}} pièces',
  'move.boost': 'Hausser au niveau {level}',
  'move.expropriate': 'Exproprier {plot}',
  'move.street': 'Poser une rue',
  'move.boulevard': 'Poser un boulevard',
  'move.claim': 'Revendiquer cette parcelle',
  'move.demolish': 'Démolir',
  'move.done': 'C’est tout',
  'move.pass': 'Passer pour cette manche',
  'move.luck': 'Hasard',

  'place.free': `{plot}, libre, ${beside}. Un bâtiment y aurait : {prospects}`,
  'place.owned': `{plot}, parcelle vide de {owner}, ${beside}. Un bâtiment y aurait : {prospects}`,
  'place.auction':
    '{plot}, aux enchères par pas de {base} : {leader} mène avec {bid}. Mises : {stakes}. Un bâtiment y aurait : {prospects}',
  'place.private':
    '{plot}, {name} ({tile}), {owner}, niveau {level} : voisins +{up} −{down}, voies +{roads}, coups de pouce +{boosts}. Rapporte {points} points, {income} pièces, {staff} ouvriers. À ses voisins : {icons}',
  'place.start':
    '{plot}, {name} : {action}{used, select, yes {, déjà utilisé par {owner}} other {}}. À ses voisins : {icons}',
  'place.later': '{plot}, {name} ({tile}), {owner}. {gives}. À ses voisins : {icons}',
  'place.border': '{border}, {road, select, none {sans voie} street {rue} other {boulevard}}',
  'place.higher': 'Offres plus hautes',
  'place.tile-private':
    '{where} : {name} ({tile}), {family}, rang {rank}, coûte {workers} ouvriers et {coins} pièces. Par niveau, points {points} ; pièces {income} ; ouvriers {staff}. À ses voisins : {icons}',
  'place.tile-public':
    '{where} : {name} ({tile}), coûte 1 ouvrier et {coins} pièces. {gives}. À ses voisins : {icons}{bid, plural, =0 {} other {. {leader} mène avec # ; mises : {stakes}}}',
  'place.none': 'rien',

  'where.market': 'Au marché',
  'where.obsolete': 'Obsolète, avec une pièce',
  'where.publics': 'Offert',
  'where.reserved': 'Dès la manche {round}',
  'where.hand': 'Main de {owner}',

  'family.housing': 'Logements',
  'family.shops': 'Commerces',
  'family.industry': 'Industrie',
  'family.corporations': 'Entreprises',

  'gives.points': '{points, plural, one {# point} other {# points}}',
  'gives.income': '{income, plural, one {# pièce} other {# pièces}} par entretien',

  'holding.coins': 'pièces',
  'holding.workers': 'ouvriers',
  'holding.hand': 'tuiles en main',
  'holding.empty': 'parcelles vides',

  'side.setup': 'Avant la manche 1',
  'side.round': 'Manche {round} sur 5',
  'side.last': 'Derniers tours',
  'side.order': 'Ordre du tour',
  'side.future': 'Manche suivante',
  'side.turn-now': '{seat} a la main',
  'side.turn-passed': '{seat} a passé',
  'side.turn-next': '{seat}',
  'side.pile': 'pile',
  'side.streets': 'rues',
  'side.boulevards': 'boulevards',
  'side.hand': 'Votre main',
  'side.market': 'Marché',
  'side.obsolete': 'Obsolètes : avec une pièce, partent à l’entretien',
  'side.publics': 'Bâtiments publics offerts',
  'side.coming': 'Bâtiments publics à venir',
  'side.hands': 'Autres mains',
  'side.empty': 'Rien',
  'side.closed': '{privates} privées, {publics} publiques',
  'side.round-short': 'manche {round}',
  'side.leads': '{leader} mène',
  'side.step': 'pas {base}',
  'side.legend': 'Lire le plan et les cartes',
  'side.legend-families': 'H logements, S commerces, I industrie, C entreprises.',
  'side.legend-card':
    'Une carte : ses ouvriers et ses pièces ; ce qu’elle fait à chaque voisin d’une famille ; puis points, pièces et ouvriers aux niveaux 0 à 6.',
  'side.legend-building':
    'Un bâtiment : son niveau en haut à droite (6+ s’il y a plus que la piste ne montre) ; ▲ ce qui le hausse, ▼ ce qui le gâte ; en bas, ce qu’il rapporte et ce qu’il fait à ses voisins.',
  'side.legend-plot':
    'Une parcelle vide : la pièce montre le pas des enchères, les bâtiments à côté ; H▲2 ce qu’y aurait un nouveau logement.',
}
