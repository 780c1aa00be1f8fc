import type { Condition, Task } from '../../kit/lesson.ts'
import { lessonMatch } from '../../kit/lesson-match.ts'

const after = (...log: readonly string[]) => ({
  record: lessonMatch('parks-and-towers', '1.1.0', log),
  line: log.length,
  seat: 0 as const,
})
const PAID = {
  parks: { told: { kind: 'park' } },
  mine: { told: { kind: 'park' }, sum: 'points.me' },
  theirs: { told: { kind: 'park' }, sum: 'points.rival' },
} as const
const A_PARK: Condition = { figure: PAID.parks, least: 1 }

/** Houses, lines, and what parks pay. */
export const PARKS: readonly Task[] = [
  {
    title: { en: 'A house looks one way', fr: 'Une maison regarde d’un côté' },
    ...after(),
    asks: { en: 'Build a house that faces e5.', fr: 'Bâtissez une maison qui fait face à e5.' },
    know: {
      en: 'Press a cell beside e5, then the side or corner of it from which the house looks out. A side faces the cell across it, **a corner the cell diagonally beyond**.',
      fr: 'Touchez une case près de e5, puis le côté ou le coin d’où la maison regarde. Un côté fait face à la case d’en face, **un coin à la case en diagonale**.',
    },
    look: ['e5'],
    figures: {},
    right: { moves: ['d4ne', 'e4n', 'f4nw', 'd5e', 'f5w', 'd6se', 'e6s', 'f6sw'] },
    shown: 'e4n',
    praise: {
      title: { en: '{place} faces e5', fr: '{place} fait face à e5' },
      says: {
        en: 'A park or a tower on e5 would now count double for this house. It looks this way for the whole match.',
        fr: 'Un parc ou une tour en e5 compterait double pour cette maison. Elle regarde par là pour toute la partie.',
      },
      rule: 'P-6.3',
    },
    wrong: [
      {
        when: { like: '^([df][456]|e[46])' },
        title: { en: 'Beside e5, but it looks away', fr: 'Près de e5, mais tournée ailleurs' },
        says: {
          en: 'The house on {place} faces another cell. Choose the side or corner that **points at e5**.',
          fr: 'La maison en {place} fait face à une autre case. Choisissez le côté ou le coin **tourné vers e5**.',
        },
        rule: 'P-6.3',
      },
      {
        when: 'always',
        title: { en: 'Too far away', fr: 'Trop loin' },
        says: {
          en: 'A house faces one of the cells beside it. Build on a cell that touches **e5**.',
          fr: 'Une maison fait face à une case voisine. Bâtissez sur une case qui touche **e5**.',
        },
        rule: 'P-6.3',
      },
    ],
  },
  {
    title: { en: 'Three in a row make parks', fr: 'Trois alignées font des parcs' },
    ...after('1 c4n', '2 d4n'),
    asks: { en: 'Build so that a park is laid out.', fr: 'Bâtissez de façon à créer un parc.' },
    know: {
      en: 'There is **never a line of four houses**, whosever they are. Where one more house would complete four, a park is laid out by itself.',
      fr: 'Il n’y a **jamais quatre maisons alignées**, à qui qu’elles soient. Là où une de plus en ferait quatre, un parc se crée de lui-même.',
    },
    look: ['c4', 'd4'],
    figures: { ...PAID, towers: { told: { kind: 'tower' } } },
    right: A_PARK,
    shown: 'e4e',
    praise: {
      title: {
        en: '{parks, plural, one {A park} other {Parks at both ends}}',
        fr: '{parks, plural, one {Un parc} other {Un parc à chaque bout}}',
      },
      says: {
        en: 'Nobody can complete a line of four there any more. It paid you **{mine}**, and Ben {theirs}.',
        fr: 'Plus personne ne peut y aligner quatre maisons. Cela vous a rapporté **{mine}**, et {theirs} à Ben.',
      },
      rule: 'P-5.1',
    },
    wrong: [
      {
        when: { figure: { told: { kind: 'tower' } }, least: 1 },
        title: { en: 'That made a tower', fr: 'Cela a fait une tour' },
        says: {
          en: 'Three houses of a block of four force a tower; that comes later. Put the third house **in line** with **1** and **2**.',
          fr: 'Trois maisons d’un carré de quatre forcent une tour ; cela viendra. Mettez la troisième **dans la ligne** de **1** et **2**.',
        },
        rule: 'P-7.2',
      },
      {
        when: 'always',
        title: { en: 'No three in line', fr: 'Pas trois alignées' },
        says: {
          en: '{place} is not in one line with **1** and **2**. Build beside them in the same row.',
          fr: '{place} n’est pas dans la ligne de **1** et **2**. Bâtissez à côté, dans la même rangée.',
        },
        rule: 'P-4.1',
      },
    ],
  },
  {
    title: { en: 'Look at the park', fr: 'Regardez le parc' },
    ...after('1 g2e', '2 f2se'),
    asks: {
      en: 'Earn as much as possible with parks at both ends.',
      fr: 'Gagnez le plus possible avec un parc à chaque bout.',
    },
    know: {
      en: 'A new park pays every house around it a point, and **one more to a house that faces it**. Yours on g2 faces h2 already.',
      fr: 'Un nouveau parc rapporte un point à chaque maison autour, et **un de plus à celle qui lui fait face**. La vôtre en g2 fait déjà face à h2.',
    },
    look: ['f2', 'g2'],
    figures: PAID,
    right: { figure: PAID.mine, least: 4 },
    shown: 'e2w',
    praise: {
      title: { en: '{mine} points for you', fr: '{mine} points pour vous' },
      says: {
        en: 'Each of your houses faces a park of its own and is paid double. Ben is paid **{theirs}**: his house is beside neither.',
        fr: 'Chacune de vos maisons fait face à un parc et compte double. Ben reçoit **{theirs}** : sa maison n’est à côté d’aucun.',
      },
      rule: 'P-6.2',
    },
    wrong: [
      {
        when: A_PARK,
        title: { en: 'Paid, but not the most', fr: 'Payé, mais pas le plus' },
        says: {
          en: 'That brought {mine} for you, {theirs} for Ben. Build at the end of the line, and look **at the park** that comes beside you.',
          fr: 'Cela rapporte {mine} pour vous, {theirs} pour Ben. Bâtissez au bout de la ligne, et regardez **le parc** qui vient à côté.',
        },
        rule: 'P-6.2',
      },
      {
        when: 'always',
        title: { en: 'No park', fr: 'Pas de parc' },
        says: {
          en: 'Houses **1** and **2** are two in a row. A third one in their line brings the parks.',
          fr: 'Les maisons **1** et **2** sont deux de suite. Une troisième dans leur ligne amène les parcs.',
        },
        rule: 'P-5.1',
      },
    ],
  },
  {
    title: { en: 'A gap counts, too', fr: 'Un trou compte aussi' },
    ...after('1 f3ne', '2 e2w'),
    asks: { en: 'Make a park on g4 by leaving it as a gap.', fr: 'Créez un parc en g4 en le laissant comme un trou.' },
    know: {
      en: 'Diagonals are lines as well. With e2, f3 and one house **beyond g4**, a house on g4 would make four: so it becomes a park.',
      fr: 'Les diagonales sont aussi des lignes. Avec e2, f3 et une maison **au-delà de g4**, une maison en g4 en ferait quatre : elle devient un parc.',
    },
    look: ['e2', 'f3'],
    figures: PAID,
    right: { like: '^h5' },
    shown: 'h5sw',
    praise: {
      title: { en: 'The gap is a park', fr: 'Le trou est un parc' },
      says: {
        en: 'It pays you **{mine}**; Ben’s house on e2 is not beside it and gets {theirs}.',
        fr: 'Il vous rapporte **{mine}** ; la maison de Ben en e2 n’est pas à côté et reçoit {theirs}.',
      },
      rule: 'P-5.1',
    },
    wrong: [
      {
        when: A_PARK,
        title: { en: 'A park, but not in a gap', fr: 'Un parc, mais pas dans un trou' },
        says: {
          en: 'Three in a row made parks at their ends: {mine} for you, {theirs} for Ben. Leave **g4** free, and build beyond it.',
          fr: 'Trois alignées ont fait des parcs aux bouts : {mine} pour vous, {theirs} pour Ben. Laissez **g4** libre, et bâtissez au-delà.',
        },
        rule: 'P-5.1',
      },
      {
        when: 'always',
        title: { en: 'Not on the diagonal', fr: 'Pas sur la diagonale' },
        says: {
          en: 'Follow the diagonal from **1** over **2** and over g4: the cell after it.',
          fr: 'Suivez la diagonale de **1** par **2** et par g4 : la case d’après.',
        },
        rule: 'P-4.1',
      },
    ],
  },
  {
    title: { en: 'Parks pay both', fr: 'Un parc paie les deux' },
    ...after('1 c7n', '2 e7nw', '1 g6n', '2 g7w'),
    asks: {
      en: 'Make a park that pays you well, and Ben nothing.',
      fr: 'Créez un parc qui vous paie bien, et rien à Ben.',
    },
    know: {
      en: 'Whoever makes a park, **all houses around it are paid**. Ben’s house on g7 must not be beside it, and your new one should face it.',
      fr: 'Qui que ce soit qui crée un parc, **toutes les maisons autour sont payées**. Celle de Ben en g7 ne doit pas être à côté, et la vôtre doit lui faire face.',
    },
    look: ['g6', 'g7'],
    figures: PAID,
    right: {
      all: [
        { figure: PAID.mine, least: 3 },
        { figure: PAID.theirs, most: 0 },
      ],
    },
    shown: 'g4n',
    praise: {
      title: { en: '{mine} for you, {theirs} for Ben', fr: '{mine} pour vous, {theirs} pour Ben' },
      says: {
        en: 'The gap on g5 became a park between two houses of yours, and one of them faces it.',
        fr: 'Le trou en g5 est devenu un parc entre deux maisons à vous, et l’une lui fait face.',
      },
      rule: 'P-6.4',
    },
    wrong: [
      {
        when: { figure: PAID.theirs, least: 1 },
        title: { en: 'Ben is paid as well', fr: 'Ben est payé aussi' },
        says: {
          en: '{mine} for you, {theirs} for Ben. A park two cells away from **2** pays him nothing.',
          fr: '{mine} pour vous, {theirs} pour Ben. Un parc à deux cases de **2** ne lui rapporte rien.',
        },
        rule: 'P-6.4',
      },
      {
        when: A_PARK,
        title: { en: 'Only {mine} for you', fr: 'Seulement {mine} pour vous' },
        says: {
          en: 'The park is good, but your new house looks away from it. Turn it **towards the park**.',
          fr: 'Le parc est bon, mais votre nouvelle maison lui tourne le dos. Tournez-la **vers le parc**.',
        },
        rule: 'P-6.2',
      },
      {
        when: 'always',
        title: { en: 'No park', fr: 'Pas de parc' },
        says: {
          en: 'Houses **1** and **2** stand one above the other. Leave a gap below **1** and build under it.',
          fr: 'Les maisons **1** et **2** sont l’une au-dessus de l’autre. Laissez un trou sous **1** et bâtissez dessous.',
        },
        rule: 'P-5.1',
      },
    ],
  },
]
