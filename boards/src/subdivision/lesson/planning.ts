import type { Task } from '../../kit/lesson.ts'
import { lessonMatch, MY_TOTAL } from '../../kit/lesson-match.ts'

const played = (...log: readonly string[]) => lessonMatch('subdivision', '1.0.0', log)
const GROUPS = { see: 'scores.me.lines.groups', at: 'more' } as const

const BRIDGES = played(
  ...['1 2d2', '2 3e1', '1 3d1', '2 1e2', '1 3a2', '2 1b2', '1 2c5', '2 2b5', '1 3a4', '2 3b6', '1 3c6', '2 2f2'],
  ...['1 2b3', '2 3c4'],
)
const DENIED = played(
  ...['1 3e1', '2 1e2', '1 2d1', '2 1d2', '1 1c1', '2 1f2', '1 3a2', '2 1b2', '1 1c2', '2 1b3', '1 3a5', '2 3e5'],
  ...['1 3c6', '2 3b5', '1 1b4', '2 2c5'],
)
const TO_THE_END = played(
  ...['1 3b1', '2 3b6', '1 2b2', '2 2b5', '1 2e2', '2 2c6', '1 3f2', '2 2c5', '1 2e3', '2 3d6', '1 1e5', '2 3e1'],
  ...['1 3a5', '2 1c2', '1 2c1', '2 2d2', '1 3d1', '2 3f5', '1 1b3', '2 2b4', '1 1e4', '2 1f4', '1 3d3', '2 1a3'],
  ...['1 1a4', '2 1c4', '1 2a2', '2 1e6'],
)

/** What wins a match. */
export const PLANNING: readonly Task[] = [
  {
    title: { en: 'Three at one blow', fr: 'Trois d’un coup' },
    ...{ record: BRIDGES, line: 14, seat: 0 },
    asks: { en: 'Join three of your groups with one pyramid.', fr: 'Reliez trois de vos groupes avec une pyramide.' },
    know: {
      en: 'One plot may touch several groups. You have {groups} groups now; each that disappears saves a point.',
      fr: 'Une case peut toucher plusieurs groupes. Vous en avez {groups} ; chacun qui disparaît épargne un point.',
    },
    look: ['a2', 'a4', 'b3'],
    figures: {
      ...MY_TOTAL,
      groups: { owed: 'scores.me.lines.groups', at: 'before' },
      left: { owed: 'scores.me.lines.groups', at: 'after' },
    },
    right: { figure: GROUPS, least: 2 },
    shown: '2a3',
    praise: {
      title: { en: 'Three groups are one', fr: 'Trois groupes n’en font qu’un' },
      says: {
        en: '{place} touches all three: {groups} groups become {left}. **{before} → {after} points**, more than any high rise could bring.',
        fr: '{place} touche les trois : de {groups} groupes, il en reste {left}. **{before} → {after} points**, plus qu’aucune tour.',
      },
      rule: 'S-5.2',
    },
    wrong: [
      {
        when: { figure: GROUPS, least: 1 },
        title: { en: 'Two of the three', fr: 'Deux sur les trois' },
        says: {
          en: 'Good: {groups} groups become {left}. But another plot shares an edge with **1**, **2** and **3**.',
          fr: 'Bien : de {groups} groupes, il en reste {left}. Mais une autre case a un bord commun avec **1**, **2** et **3**.',
        },
        rule: 'S-2.3',
      },
      {
        when: { figure: GROUPS, most: -1 },
        title: { en: 'One group more', fr: 'Un groupe de plus' },
        says: {
          en: '{place} touches nothing of yours: {groups} groups become {left}. Look between **1**, **2** and **3**.',
          fr: '{place} ne touche rien à vous : de {groups} groupes, on passe à {left}. Regardez entre **1**, **2** et **3**.',
        },
        rule: 'S-2.3',
      },
      {
        when: 'always',
        title: { en: 'It joins only one', fr: 'Un seul rejoint' },
        says: {
          en: 'You still have {left} groups. Look for the plot between **1**, **2** and **3**.',
          fr: 'Vous avez toujours {left} groupes. Cherchez la case entre **1**, **2** et **3**.',
        },
        rule: 'S-2.3',
      },
    ],
  },
  {
    title: { en: 'Keep the others apart', fr: 'Empêchez les ponts' },
    ...{ record: DENIED, line: 16, seat: 0 },
    asks: {
      en: 'Take the plot on which Ben would join two groups.',
      fr: 'Prenez la case où Ben relierait deux groupes.',
    },
    know: {
      en: 'What joins Ben’s groups is worth as much to you: a plot you build on is lost to him. His groups **1** and **2** lie close together.',
      fr: 'Ce qui relie les groupes de Ben vaut autant pour vous : une case bâtie est perdue pour lui. Ses groupes **1** et **2** sont tout proches.',
    },
    look: ['c5', 'e5'],
    figures: { ...MY_TOTAL, theirs: { owed: 'scores.rival.lines.groups', at: 'after' } },
    right: { like: 'd5$' },
    shown: '2d5',
    praise: {
      title: { en: 'No bridge for Ben', fr: 'Pas de pont pour Ben' },
      says: {
        en: 'c5 and e5 stay apart: Ben’s {theirs} groups go on costing a point each. And you gained something: **{before} → {after} points**.',
        fr: 'c5 et e5 restent séparées : les {theirs} groupes de Ben lui coûtent toujours un point chacun. Et vous y gagnez : **{before} → {after} points**.',
      },
      rule: 'S-3.1',
    },
    wrong: [
      {
        when: { like: '^3' },
        title: { en: 'Points now, a bridge for Ben', fr: 'Des points, mais un pont pour Ben' },
        says: {
          en: 'The high rise brings you {gain}, but Ben builds on **d5** next and saves a group.',
          fr: 'La tour vous rapporte {gain}, mais Ben bâtit ensuite en **d5** et épargne un groupe.',
        },
        rule: 'S-5.2',
      },
      {
        when: 'always',
        title: { en: 'The bridge is still open', fr: 'Le pont reste ouvert' },
        says: {
          en: 'Ben’s next home stands on the plot between **1** and **2**. Build there yourself.',
          fr: 'La prochaine maison de Ben ira sur la case entre **1** et **2**. Bâtissez-y vous-même.',
        },
        rule: 'S-2.3',
      },
    ],
  },
  {
    title: { en: 'A high rise as a bridge', fr: 'Une tour pour pont' },
    ...{ record: TO_THE_END, line: 12, seat: 0 },
    asks: { en: 'Find the pyramid that brings the most points.', fr: 'Trouvez la pyramide qui rapporte le plus.' },
    know: {
      en: 'The most is made by a high rise that stands free of yours, is not crowded, **and** joins groups. Point at a size to see what it brings.',
      fr: 'Le mieux est une tour loin des vôtres, dégagée, **et** qui relie des groupes. Pointez une taille pour voir ce qu’elle rapporte.',
    },
    look: ['e3', 'e5'],
    figures: MY_TOTAL,
    right: { figure: MY_TOTAL.gain, least: 4 },
    shown: '3e4',
    praise: {
      title: { en: '{gain} points at once', fr: '{gain} points d’un coup' },
      says: {
        en: 'The high rise on e4 joins e3 and e5, and one manufactured home near it does no harm: **{before} → {after} points**.',
        fr: 'La tour en e4 relie e3 et e5, et un seul préfabriqué près d’elle ne fait aucun mal : **{before} → {after} points**.',
      },
      rule: 'S-5.4',
    },
    wrong: [
      {
        when: { like: '^3' },
        title: { en: 'The right size, another plot', fr: 'La bonne taille, une autre case' },
        says: {
          en: 'It brings {gain}. On the plot between **1** and **2** it would save a group as well.',
          fr: 'Elle rapporte {gain}. Sur la case entre **1** et **2**, elle épargnerait aussi un groupe.',
        },
        rule: 'S-5.2',
      },
      {
        when: { like: '^1' },
        title: { en: 'Too small', fr: 'Trop petit' },
        says: {
          en: 'It brings {gain}. A high rise between **1** and **2** brings far more.',
          fr: 'Il rapporte {gain}. Une tour entre **1** et **2** rapporte bien plus.',
        },
        rule: 'S-5.1',
      },
      {
        when: 'always',
        title: { en: 'Not bad, but not the most', fr: 'Pas mal, mais on peut mieux' },
        says: {
          en: 'It brings {gain}. A high rise fits between **1** and **2**.',
          fr: 'Elle rapporte {gain}. Une tour tient entre **1** et **2**.',
        },
        rule: 'S-5.1',
      },
    ],
  },
  {
    title: { en: 'The last plots', fr: 'Les dernières cases' },
    ...{ record: TO_THE_END, line: 28, seat: 0 },
    asks: {
      en: 'End the match: leave Ben nowhere to build.',
      fr: 'Finissez la partie : ne laissez à Ben aucune case.',
    },
    know: {
      en: 'It is over when nobody can build any more. You have {mine} points, Ben has {theirs} and one high rise left, which needs a plot away from his own.',
      fr: 'C’est fini quand plus personne ne peut construire. Vous avez {mine} points, Ben {theirs} et une dernière tour, qui veut une case loin des siennes.',
    },
    look: [],
    figures: {
      ...MY_TOTAL,
      mine: { see: 'scores.me.total', at: 'before' },
      theirs: { see: 'scores.rival.total', at: 'before' },
      final: { see: 'scores.rival.total', at: 'after' },
    },
    right: { figure: { told: { kind: 'over' } }, least: 1 },
    shown: '1f3',
    praise: {
      title: { en: 'Over, and you win', fr: 'Fini, et vous gagnez' },
      says: {
        en: 'Ben’s last high rise fits nowhere: what stays in the stash counts for nothing. You win **{after} to {final}**.',
        fr: 'La dernière tour de Ben ne va nulle part : ce qui reste en réserve ne compte pas. Vous gagnez **{after} à {final}**.',
      },
      rule: 'S-4.3',
    },
    wrong: [
      {
        when: 'always',
        title: { en: 'Ben can still build', fr: 'Ben peut encore construire' },
        says: {
          en: 'His last high rise goes to **f3**, away from his others. Take that plot yourself.',
          fr: 'Sa dernière tour va en **f3**, loin des autres. Prenez cette case vous-même.',
        },
        rule: 'S-3.2',
      },
    ],
  },
]
