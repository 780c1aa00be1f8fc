import type { Lesson } from '../kit/lesson.ts'

export const lesson: Lesson = {
  record: {
    format: 'masterplan-match/1',
    game: 'parks-and-towers',
    rules: '1.0.0',
    players: 2,
    options: {},
    names: ['Ana', 'Ben'],
    log: [
      ...['1 f3sw', '2 e2w', '1 h5sw', '2 e7e', '1 f7s', '2 g7e', '1 d2s', '2 c2w', '1 d3w', '2 e4ne', '1 d5s'],
      ...['2 c4nw', '1 b3sw', '2 b4se', '1 c5ne', '2 d1e', '1 f8e', '2 f4sw', '1 d8e', '2 g5nw', '1 b7e', '2 h8w'],
      ...['1 h2nw', '2 h3n', '1 e5n', '2 c7nw', '1 a5ne', '2 a8n'],
    ],
    result: null,
  },
  steps: [
    {
      line: 1,
      places: ['f3'],
      says: {
        en: 'Each turn you build one of your fourteen houses on a free cell, and choose which of its eight sides and corners it looks out from. Ana’s house on f3 looks to the south-west.',
        fr: 'À chaque tour, vous bâtissez une de vos quatorze maisons sur une case libre, et choisissez d’où elle regarde, parmi ses huit côtés et coins. Celle d’Ana en f3 regarde vers le sud-ouest.',
      },
    },
    {
      line: 3,
      places: ['e2', 'f3', 'h5', 'g4'],
      says: {
        en: 'There is never a row of four houses, whosever they are. With e2, f3 and h5 only g4 is missing on the diagonal, so a park is laid out there at once.\nIt pays each house around it a point, and one more to a house that faces it: 3 for Ana, none for Ben, whose house on e2 is not beside it.',
        fr: 'Il n’y a jamais quatre maisons alignées, à qui qu’elles soient. Avec e2, f3 et h5, il ne manque que g4 sur la diagonale : un parc s’y impose aussitôt.\nIl rapporte un point à chaque maison qui l’entoure, et un de plus à celle qui lui fait face : 3 pour Ana, rien pour Ben, dont la maison e2 n’est pas à côté.',
      },
    },
    {
      line: 6,
      places: ['e7', 'f7', 'g7', 'd7', 'h7'],
      says: {
        en: 'Three in a row force parks at both ends. Both players are paid, whoever made them, so look out towards where parks will come.',
        fr: 'Trois alignées forcent un parc à chaque bout. Les deux joueurs sont payés, quel qu’en soit l’auteur : regardez vers les parcs à venir.',
      },
    },
    {
      line: 9,
      places: ['d2', 'd3', 'c2', 'e2', 'c3', 'e3'],
      says: {
        en: 'Nor is a block of two by two ever filled with houses: the third house of a block forces a tower on the fourth cell. Here one house makes two towers. They pay nothing yet.',
        fr: 'Un carré de deux sur deux n’est jamais rempli de maisons : la troisième force une tour sur la quatrième case. Ici, une maison fait deux tours. Elles ne rapportent rien pour l’instant.',
      },
    },
    {
      line: 11,
      places: ['d5', 'd4', 'c6', 'g2'],
      says: {
        en: 'A good house does much at once: Ana’s on d5 makes three parks and earns 5 points to Ben’s 1. Before you commit, the board shows what your house would force and pay.',
        fr: 'Une bonne maison fait beaucoup à la fois : celle d’Ana en d5 crée trois parcs et rapporte 5 points contre 1 à Ben. Avant de confirmer, le plateau montre ce que votre maison forcerait.',
      },
    },
    {
      line: 28,
      places: ['c1', 'e1', 'c3', 'e3', 'e8', 'g8'],
      says: {
        en: 'When all houses stand, the towers count: whoever has the larger share around one, facing houses counting double, gets 2 points. Ben wins three towers and the match, 32 to 29.',
        fr: 'Quand toutes les maisons sont bâties, les tours comptent : la plus grande part autour d’une tour, les maisons qui lui font face comptant double, vaut 2 points. Ben gagne trois tours et la partie, 32 à 29.',
      },
    },
  ],
}
