import type { Lesson } from '../kit/lesson.ts'

export const lesson: Lesson = {
  record: {
    format: 'masterplan-match/1',
    game: 'subdivision',
    rules: '1.0.0',
    players: 2,
    options: {},
    names: ['Ana', 'Ben'],
    log: [
      ...['1 3e1', '2 1e2', '1 2d1', '2 1d2', '1 1c1', '2 1f2', '1 3a2', '2 1b2', '1 1c2', '2 1b3', '1 3a5', '2 3e5'],
      ...['1 3c6', '2 3b5', '1 1b4', '2 2c5', '1 1c4', '2 2d5', '1 3e4', '2 2a4', '1 1e3', '2 2f5', '1 2a3', '2 2d6'],
      ...['1 2f3', '2 3b1', '1 2d3', '2 -', '1 2b6'],
    ],
    result: null,
  },
  steps: [
    {
      line: 0,
      places: [],
      says: {
        en: 'Two developers share a new neighbourhood. Green plots are parks: nothing is ever built there.\nEach has fifteen pyramids, five of each size, and builds one a turn.',
        fr: 'Deux promoteurs se partagent un quartier neuf. Les cases vertes sont des parcs : on n’y bâtit jamais.\nChacun a quinze pyramides, cinq de chaque taille, et en pose une par tour.',
      },
    },
    {
      line: 1,
      places: ['e1'],
      says: {
        en: 'Ana builds a high rise on e1: three pips, worth three points. Two high rises of one colour may never be near each other, not even corner to corner.',
        fr: 'Ana construit une tour en e1 : trois points. Deux tours d’une même couleur ne sont jamais proches, pas même par un coin.',
      },
    },
    {
      line: 2,
      places: ['e2'],
      says: {
        en: 'Ben answers with a manufactured home: one pip. It must stand near a high rise or a manufactured home of somebody else. The first one near a high rise does no harm.',
        fr: 'Ben répond par un préfabriqué : un point. Il doit être près d’une tour ou d’un préfabriqué d’un autre. Le premier près d’une tour ne fait aucun mal.',
      },
    },
    {
      line: 3,
      places: ['d1', 'e1'],
      says: {
        en: 'A family home, two pips, fits on any free plot. This one joins the high rise: edge to edge they are one group. Every group costs its owner a point, so stay connected.',
        fr: 'Une maison, deux points, va sur toute case libre. Celle-ci rejoint la tour : bord à bord, elles forment un groupe. Chaque groupe coûte un point : restez groupé.',
      },
    },
    {
      line: 6,
      places: ['e1', 'd2', 'e2', 'f2'],
      says: {
        en: 'Three manufactured homes crowd the high rise on e1. The first is free, each further one takes a point from it: it is worth 1 now instead of 3.',
        fr: 'Trois préfabriqués encombrent la tour en e1. Le premier est gratuit, chacun des suivants lui enlève un point : elle vaut 1 au lieu de 3.',
      },
    },
    {
      line: 18,
      places: ['b5', 'c5', 'd5', 'e5'],
      says: {
        en: 'With d5 Ben joins two groups into one and saves a point. Building a bridge, or denying one, is the heart of the game.',
        fr: 'Avec d5, Ben relie deux groupes et gagne un point. Bâtir un pont, ou l’empêcher, est le cœur du jeu.',
      },
    },
    {
      line: 29,
      places: [],
      says: {
        en: 'Nobody can build any more, so it is over: pips, less a point for each group, less what crowding took. Ana wins 21 to 17.\nIn your match lit plots can be built on; press a dark one and the rule says why not.',
        fr: 'Plus personne ne peut construire : c’est fini. On compte les points, moins un par groupe, moins l’encombrement. Ana gagne 21 à 17.\nDans votre partie, les cases éclairées sont permises ; touchez une case sombre et la règle dit pourquoi pas.',
      },
    },
  ],
}
