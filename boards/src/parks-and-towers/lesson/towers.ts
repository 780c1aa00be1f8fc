import type { Condition, Task } from '../../kit/lesson.ts'
import { lessonMatch, MY_TOTAL } from '../../kit/lesson-match.ts'

const after = (...log: readonly string[]) => ({
  record: lessonMatch('parks-and-towers', '1.1.0', log),
  line: log.length,
  seat: 0 as const,
})
const COUNTED = {
  ...MY_TOTAL,
  parks: { told: { kind: 'park' } },
  towers: { told: { kind: 'tower' } },
  mine: { told: { kind: 'park' }, sum: 'points.me' },
  theirs: { told: { kind: 'park' }, sum: 'points.rival' },
} as const
const A_PARK: Condition = { figure: COUNTED.parks, least: 1 }

/** Blocks, towers, and the end. */
export const TOWERS: readonly Task[] = [
  {
    title: { en: 'Two lines at once', fr: 'Deux bouts à la fois' },
    ...after('1 g2e', '2 f2se', '1 e2s', '2 f4s'),
    asks: { en: 'Make two parks with one house.', fr: 'Créez deux parcs avec une maison.' },
    know: {
      en: 'One house forces every park that is due: at both ends of a line, and in several lines. Parks already there break a line.',
      fr: 'Une maison force tous les parcs dus : aux deux bouts d’une ligne, et dans plusieurs lignes. Un parc déjà là rompt une ligne.',
    },
    look: ['f2', 'f4'],
    figures: COUNTED,
    right: { figure: COUNTED.parks, least: 2 },
    shown: 'f3n',
    praise: {
      title: { en: '{parks} parks at once', fr: '{parks} parcs d’un coup' },
      says: {
        en: 'f2, {place} and f4 are three in a row: parks above and below. {mine} for you, {theirs} for Ben, and {towers, plural, one {# tower} other {# towers}} besides.',
        fr: 'f2, {place} et f4 sont trois de suite : un parc au-dessus et un en dessous. {mine} pour vous, {theirs} pour Ben, et {towers, plural, one {# tour} other {# tours}} en plus.',
      },
      rule: 'P-5.2',
    },
    wrong: [
      {
        when: A_PARK,
        title: { en: 'One park', fr: 'Un seul parc' },
        says: {
          en: 'It paid you {mine}, Ben {theirs}. Between **1** and **2** a house makes a park at each end.',
          fr: 'Il vous rapporte {mine}, à Ben {theirs}. Entre **1** et **2**, une maison crée un parc à chaque bout.',
        },
        rule: 'P-5.4',
      },
      {
        when: { figure: COUNTED.towers, least: 1 },
        title: { en: 'A tower, no park', fr: 'Une tour, pas de parc' },
        says: {
          en: 'Three of a block of four force a tower. Look for the line: **1** and **2**, with a cell between them.',
          fr: 'Trois d’un carré de quatre forcent une tour. Cherchez la ligne : **1** et **2**, avec une case entre elles.',
        },
        rule: 'P-7.2',
      },
      {
        when: 'always',
        title: { en: 'Nothing happens', fr: 'Rien ne se passe' },
        says: {
          en: 'No line of three there. Build between **1** and **2**.',
          fr: 'Pas de ligne de trois ici. Bâtissez entre **1** et **2**.',
        },
        rule: 'P-5.1',
      },
    ],
  },
  {
    title: { en: 'A block makes a tower', fr: 'Un carré fait une tour' },
    ...after('1 g4ne', '2 f5e'),
    asks: { en: 'Build so that a tower is raised.', fr: 'Bâtissez de façon à élever une tour.' },
    know: {
      en: 'A block of two by two is never filled with houses: **the third house forces a tower** on the fourth cell. It pays nothing yet.',
      fr: 'Un carré de deux sur deux n’est jamais rempli de maisons : **la troisième force une tour** sur la quatrième case. Elle ne rapporte encore rien.',
    },
    look: ['g4', 'f5'],
    figures: COUNTED,
    right: { figure: COUNTED.towers, least: 1 },
    shown: 'f4ne',
    praise: {
      title: { en: 'A tower stands', fr: 'Une tour se dresse' },
      says: {
        en: 'With {place} three cells of the block have houses, so the fourth has a tower. Its points are shared out at the end.',
        fr: 'Avec {place}, trois cases du carré ont une maison : la quatrième a une tour. Ses points se comptent à la fin.',
      },
      rule: 'P-7.3',
    },
    wrong: [
      {
        when: A_PARK,
        title: { en: 'That made a park', fr: 'Cela a fait un parc' },
        says: {
          en: 'Three on the diagonal: {mine} for you, {theirs} for Ben. For a tower build where **1**, **2** and your house make a square.',
          fr: 'Trois sur la diagonale : {mine} pour vous, {theirs} pour Ben. Pour une tour, bâtissez là où **1**, **2** et votre maison font un carré.',
        },
        rule: 'P-7.1',
      },
      {
        when: 'always',
        title: { en: 'No block of three', fr: 'Pas trois d’un carré' },
        says: {
          en: '**1** and **2** touch at a corner. Build on one of the two cells beside both.',
          fr: '**1** et **2** se touchent par un coin. Bâtissez sur une des deux cases voisines des deux.',
        },
        rule: 'P-7.1',
      },
    ],
  },
  {
    title: { en: 'The larger share', fr: 'La plus grande part' },
    ...after(
      ...['1 d3se', '2 e2n', '1 b5n', '2 g2nw', '1 g5ne', '2 g4s', '1 g7sw', '2 e4se', '1 e6w', '2 d5e', '1 c6nw'],
      ...['2 c2sw', '1 d6ne', '2 d2nw', '1 d8s', '2 b4ne', '1 g8sw', '2 e7ne', '1 h5s', '2 a4se', '1 a6s', '2 d1w'],
    ),
    asks: {
      en: 'Win a tower: build beside e5 and face it.',
      fr: 'Gagnez une tour : bâtissez près de e5, tourné vers elle.',
    },
    know: {
      en: 'A tower goes to the larger share: one for each house around it, **two for one that faces it**. On e5 you have {share}, Ben has {other}.',
      fr: 'Une tour revient à la plus grande part : une par maison autour, **deux si elle lui fait face**. En e5 vous avez {share}, Ben {other}.',
    },
    look: ['e5'],
    figures: {
      ...COUNTED,
      share: { see: 'towers.cell=36.shares.me', at: 'before' },
      other: { see: 'towers.cell=36.shares.rival', at: 'before' },
      worth: { see: 'scores.me.lines.towers', at: 'more' },
    },
    right: { figure: { see: 'scores.me.lines.towers', at: 'more' }, least: 2 },
    shown: 'f4nw',
    praise: {
      title: { en: 'The tower is yours', fr: 'La tour est à vous' },
      says: {
        en: 'Facing e5 your house adds two shares: more than Ben’s {other}. That is worth **{worth}** at the end.',
        fr: 'Tournée vers e5, votre maison ajoute deux parts : plus que les {other} de Ben. Cela vaut **{worth}** à la fin.',
      },
      rule: 'P-8.4',
    },
    wrong: [
      {
        when: A_PARK,
        title: { en: 'A park instead', fr: 'Un parc à la place' },
        says: {
          en: 'It paid you {mine}. But the tower on e5 stays Ben’s: build beside it, facing it.',
          fr: 'Il vous rapporte {mine}. Mais la tour en e5 reste à Ben : bâtissez à côté, face à elle.',
        },
        rule: 'P-8.3',
      },
      {
        when: 'always',
        title: { en: 'No tower changes hands', fr: 'Aucune tour ne change de main' },
        says: {
          en: 'Look at the free cell that touches **e5** at a corner, and turn your house to that corner.',
          fr: 'Voyez la case libre qui touche **e5** par un coin, et tournez votre maison vers ce coin.',
        },
        rule: 'P-8.3',
      },
    ],
  },
  {
    title: { en: 'The last house', fr: 'La dernière maison' },
    ...after(
      ...['1 f8s', '2 f7e', '1 f6e', '2 d7e', '1 c3sw', '2 e5sw', '1 f3sw', '2 g7ne', '1 d3e', '2 b3w', '1 b6nw'],
      ...['2 b5s', '1 d5ne', '2 b7n', '1 d1n', '2 c2w', '1 g4w', '2 d6w', '1 b1n', '2 a7s', '1 g3nw', '2 a1ne'],
      ...['1 h7nw', '2 h5nw', '1 g5n', '2 e8n'],
    ),
    asks: {
      en: 'Your last house: earn five points or more with it.',
      fr: 'Votre dernière maison : gagnez-en cinq points ou plus.',
    },
    know: {
      en: 'Parks and towers count together: the board shows what a house would bring before you confirm it. You have {before} points now.',
      fr: 'Parcs et tours comptent ensemble : le plateau montre ce qu’une maison rapporterait avant de confirmer. Vous avez {before} points.',
    },
    look: ['b2'],
    figures: COUNTED,
    right: { figure: COUNTED.gain, least: 5 },
    shown: 'a2e',
    praise: {
      title: { en: '{gain} points with one house', fr: '{gain} points avec une maison' },
      says: {
        en: 'A park pays, and the tower on b2 turns to you: **{before} → {after} points**. When Ben’s last house stands, the towers are counted.',
        fr: 'Un parc paie, et la tour en b2 passe à vous : **{before} → {after} points**. Quand la dernière maison de Ben est bâtie, les tours comptent.',
      },
      rule: 'P-8.1',
    },
    wrong: [
      {
        when: A_PARK,
        title: { en: 'A park, but there is more', fr: 'Un parc, mais il y a mieux' },
        says: {
          en: 'It brings {gain}. Look around the tower **1**: a house that faces it can win it as well.',
          fr: 'Cela rapporte {gain}. Regardez autour de la tour **1** : une maison face à elle peut aussi la gagner.',
        },
        rule: 'P-8.3',
      },
      {
        when: 'always',
        title: { en: 'That brings {gain}', fr: 'Cela rapporte {gain}' },
        says: {
          en: 'Look at the left edge, beside the tower **1**: from there a diagonal with a gap runs up.',
          fr: 'Regardez le bord gauche, près de la tour **1** : une diagonale avec un trou en part.',
        },
        rule: 'P-8.4',
      },
    ],
  },
]
