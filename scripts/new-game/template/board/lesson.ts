import type { Lesson } from '../kit/lesson.ts'

export const lesson: Lesson = {
  record: {
    format: 'masterplan-match/1',
    game: 'template-town',
    rules: '1.0.0',
    players: 2,
    options: { houses: 2 },
    names: ['Ana', 'Ben'],
    log: ['* wish 2', '* wish 4', '1 build 2 2', '2 build 3 2', '1 build 4 1', '2 build 1 1'],
    result: null,
  },
  steps: [
    {
      line: 2,
      places: [],
      says: {
        en: 'Two neighbours share a street of four lots. Luck has given each a lot to wish for, and only they know which.',
        fr: 'Deux voisins se partagent une rue de quatre terrains. Le hasard a donné à chacun un terrain à souhaiter, en secret.',
      },
    },
    {
      line: 3,
      places: ['2'],
      says: {
        en: 'Ana builds two floors on lot 2. Each floor scores a point, and she wished for this lot: two points more.',
        fr: 'Ana bâtit deux étages sur le terrain 2. Chaque étage rapporte un point, et elle souhaitait ce terrain : deux points de plus.',
      },
    },
    {
      line: 4,
      places: ['2', '3'],
      says: {
        en: 'Ben builds two floors beside it. Two tall neighbours take each other’s light: each loses a point.',
        fr: 'Ben bâtit deux étages à côté. Deux hautes voisines se prennent la lumière : chacune perd un point.',
      },
    },
    {
      line: 5,
      places: ['4'],
      says: {
        en: 'Ana is content with one floor on lot 4: it never loses its light, and perhaps somebody wished for it.',
        fr: 'Ana se contente d’un étage sur le terrain 4 : il ne perd jamais sa lumière, et quelqu’un le souhaitait peut-être.',
      },
    },
    {
      line: 6,
      places: [],
      says: {
        en: 'Every lot has a house, so it is over and the wishes are shown. Ana took the lot that Ben wished for and wins 4 to 2.',
        fr: 'Chaque terrain a sa maison : c’est fini, et les souhaits sont montrés. Ana a pris le terrain que Ben souhaitait et gagne 4 à 2.',
      },
    },
  ],
}
