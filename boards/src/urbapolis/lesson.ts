import type { Lesson } from '../kit/lesson.ts'

export const lesson: Lesson = {
  record: {
    format: 'masterplan-match/1',
    game: 'urbapolis',
    rules: '1.0.0',
    players: 2,
    options: {},
    names: ['Ana', 'Ben'],
    log: [
      ...['* reveal H01', '* reveal C01', '* reveal H04', '* reveal I05', '* reveal H05', '* reveal S02'],
      ...[
        '* reserve E07',
        '* reserve E05',
        '* reserve L07',
        '* reserve L10',
        '* reserve L06',
        '* reserve L04',
        '* disc 1',
      ],
      ...[
        '2 pick I05 c4',
        '1 pick H05 c2',
        '1 build H05 c2',
        '2 build I05 c4',
        '1 take S02',
        '2 street c4-c5',
        '1 temps 2',
      ],
      ...['2 bank 1', '1 bid b1 2', '2 hire', '1 build S02 b1', '2 pass', '1 pass', '* reveal S03', '* reveal I09'],
      ...['* reveal S09', '* reveal C09', '2 tender E07 1', '1 tender E07 2', '2 take S09', '1 build E07 e4'],
    ],
    result: null,
  },
  steps: [
    {
      line: 13,
      places: [],
      says: {
        en: 'A neighbourhood with a few public buildings, five rounds, and tiles of four families: housing for points, shops for coins, industry for workers, corporations for a little of each.\nEverybody starts with 5 workers and 15 coins.',
        fr: 'Un quartier avec quelques bâtiments publics, cinq manches, et des tuiles de quatre familles : logements pour les points, commerces pour les pièces, industrie pour les ouvriers, entreprises pour un peu de tout.\nChacun a 5 ouvriers et 15 pièces.',
      },
    },
    {
      line: 15,
      places: ['c4', 'c2'],
      says: {
        en: 'To begin, each takes a tile and a plot beside a central building. Small signs on a plot say what a building there would get from its neighbours: H is housing, S shops, I industry, C corporations.',
        fr: 'Pour commencer, chacun prend une tuile et une parcelle près d’un bâtiment central. Les petits signes d’une parcelle disent ce qu’un bâtiment y recevrait de ses voisins : H logements, S commerces, I industrie, C entreprises.',
      },
    },
    {
      line: 17,
      places: ['c2', 'c4'],
      says: {
        en: 'Building costs workers and coins. The level in the corner adds up the icons of all neighbours, whoever owns them. A higher level gives more points at the end and more coins and workers every round.',
        fr: 'Bâtir coûte des ouvriers et des pièces. Le niveau dans le coin additionne les icônes de tous les voisins, à qui qu’ils soient. Un niveau plus haut donne plus de points à la fin, et plus de pièces et d’ouvriers à chaque manche.',
      },
    },
    {
      line: 19,
      places: ['c4'],
      says: {
        en: 'Public buildings have actions that one player may use each round. At Public Works Ben lays a street: one level more for the buildings on both sides.',
        fr: 'Les bâtiments publics ont des actions, pour un seul joueur par manche. Aux Travaux publics, Ben pose une rue : un niveau de plus pour les bâtiments des deux côtés.',
      },
    },
    {
      line: 22,
      places: ['b1'],
      says: {
        en: 'Ana wants another plot and bids 2 coins for b1. A bid is a multiple of the number of buildings around. Who still leads when their next turn begins has won the plot.',
        fr: 'Ana veut une autre parcelle et mise 2 pièces sur b1. Une mise est un multiple du nombre de bâtiments autour. Qui mène encore au début de son tour suivant l’emporte.',
      },
    },
    {
      line: 24,
      places: ['b1', 'c2'],
      says: {
        en: 'Nobody bid more, so b1 is hers, and her shop stands there. Look at the neighbours first: some lift each other, some drag each other down.',
        fr: 'Personne n’a surenchéri : b1 est à elle, et son commerce y est bâti. Regardez d’abord les voisins : certains se haussent, d’autres s’abaissent.',
      },
    },
    {
      line: 30,
      places: ['S03', 'I09', 'S09', 'C09'],
      says: {
        en: 'When all have passed comes the upkeep: workers return, staff joins the team, buildings pay coins, new tiles come to the market. Who passed first begins.',
        fr: 'Quand tous ont passé vient l’entretien : les ouvriers rentrent, le personnel rejoint l’équipe, les bâtiments paient, de nouvelles tuiles arrivent au marché. Qui a passé en premier commence.',
      },
    },
    {
      line: 34,
      places: ['e4'],
      says: {
        en: 'Later public buildings are bid for with workers. Ana offered 2, and builds the Power Station on any free plot.\nAfter five rounds, or when the last plot is taken, most points win.',
        fr: 'Les bâtiments publics suivants se gagnent en misant des ouvriers. Ana en a offert 2, et bâtit la centrale sur une parcelle libre.\nAprès cinq manches, ou quand la dernière parcelle est prise, le plus de points gagne.',
      },
    },
  ],
}
