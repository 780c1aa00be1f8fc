import type { Task } from '../../kit/lesson.ts'
import { lessonMatch, MY_TOTAL } from '../../kit/lesson-match.ts'

const after = (...log: readonly string[]) => ({
  record: lessonMatch('subdivision', '1.0.0', log),
  line: log.length,
  seat: 0 as const,
})
const PIPS = { told: { kind: 'placed' }, sum: 'pips' } as const

/** What may be built where. */
export const BUILDING: readonly Task[] = [
  {
    title: { en: 'Your first pyramid', fr: 'Votre première pyramide' },
    ...after(),
    asks: {
      en: 'Build a high rise: press a lit plot, then High rise.',
      fr: 'Construisez une tour : une case éclairée, puis Tour.',
    },
    know: {
      en: 'Pyramids come in three sizes. The pips below them say what they bring: a **high rise** three points, a family home two, a manufactured home one.',
      fr: 'Il y a trois tailles de pyramides. Leurs points disent ce qu’elles rapportent : une **tour** trois, une maison deux, un préfabriqué un.',
    },
    look: [],
    figures: { ...MY_TOTAL, pips: PIPS, cost: { owed: 'scores.me.lines.groups', at: 'after' } },
    right: { like: '^3' },
    shown: '3c2',
    praise: {
      title: { en: 'A high rise stands on {place}', fr: 'Une tour se dresse en {place}' },
      says: {
        en: 'It brings **{pips}**. Alone it is a group, and a group costs {cost}: you have **{after} points**.',
        fr: 'Elle rapporte **{pips}**. Seule, elle est un groupe, et un groupe coûte {cost} : vous avez **{after, plural, one {# point} other {# points}}**.',
      },
      rule: 'S-5.1',
    },
    wrong: [
      {
        when: 'always',
        title: { en: 'That is a family home', fr: 'C’est une maison' },
        says: {
          en: 'It brings {pips}. The largest pyramid brings more: choose **High rise**.',
          fr: 'Elle rapporte {pips}. La plus grande pyramide rapporte davantage : choisissez **Tour**.',
        },
        rule: 'S-5.1',
      },
    ],
  },
  {
    title: { en: 'High rises keep apart', fr: 'Les tours gardent leurs distances' },
    ...after('1 3c2', '2 3e5'),
    asks: { en: 'Build a second high rise.', fr: 'Construisez une deuxième tour.' },
    know: {
      en: 'Your own high rises may not be **near** each other, not even corner to corner. Try a plot around c2: the rule says why not. Ben’s high rises do not matter.',
      fr: 'Vos tours ne peuvent pas être **proches** l’une de l’autre, pas même par un coin. Essayez une case autour de c2 : la règle dit pourquoi pas. Les tours de Ben ne comptent pas.',
    },
    look: ['c2'],
    figures: { ...MY_TOTAL, pips: PIPS },
    right: { like: '^3' },
    shown: '3b5',
    praise: {
      title: { en: 'Far enough from c2', fr: 'Assez loin de c2' },
      says: {
        en: 'A second high rise brings {pips}, less its group: **{before} → {after} points**.',
        fr: 'Une deuxième tour rapporte {pips}, moins son groupe : **{before} → {after} points**.',
      },
      rule: 'S-3.2',
    },
    wrong: [
      {
        when: { like: '^1' },
        title: { en: 'A manufactured home', fr: 'Un préfabriqué' },
        says: {
          en: 'It brings only {pips}. Look for a plot that does not touch c2 at all, and choose **High rise**.',
          fr: 'Il ne rapporte que {pips}. Cherchez une case qui ne touche pas c2, et choisissez **Tour**.',
        },
        rule: 'S-3.2',
      },
      {
        when: 'always',
        title: { en: 'A family home', fr: 'Une maison' },
        says: {
          en: 'A family home fits on any free plot, but brings only {pips}. A high rise needs room around it.',
          fr: 'Une maison va sur toute case libre, mais ne rapporte que {pips}. Une tour veut de la place autour d’elle.',
        },
        rule: 'S-3.3',
      },
    ],
  },
  {
    title: { en: 'Beside strangers', fr: 'Près des autres' },
    ...after('1 3b2', '2 3e3', '1 3e5', '2 2b5'),
    asks: { en: 'Build a manufactured home.', fr: 'Construisez un préfabriqué.' },
    know: {
      en: 'A manufactured home must stand near a **high rise or a manufactured home of another colour**. Family homes do not count, nor does what is yours.',
      fr: 'Un préfabriqué doit être près d’une **tour ou d’un préfabriqué d’une autre couleur**. Les maisons ne comptent pas, ni ce qui est à vous.',
    },
    look: ['e3'],
    figures: { ...MY_TOTAL, pips: PIPS },
    right: { like: '^1' },
    shown: '1e4',
    praise: {
      title: { en: 'Ben’s high rise is near', fr: 'La tour de Ben est proche' },
      says: {
        en: 'On {place} it is near e3. It brings {pips}; what else it can do comes later: **{before} → {after} points**.',
        fr: 'En {place}, il est près de e3. Il rapporte {pips} ; le reste viendra : **{before} → {after} points**.',
      },
      rule: 'S-3.4',
    },
    wrong: [
      {
        when: { like: '^3' },
        title: { en: 'That is a high rise', fr: 'C’est une tour' },
        says: {
          en: 'It brings {pips}, but the task asks for the smallest pyramid. Press a plot near **e3**.',
          fr: 'Elle rapporte {pips}, mais il faut la plus petite pyramide. Appuyez sur une case près de **e3**.',
        },
        rule: 'S-3.4',
      },
      {
        when: 'always',
        title: { en: 'That is a family home', fr: 'C’est une maison' },
        says: {
          en: 'It brings {pips} and fits anywhere. The smallest pyramid fits only near somebody else’s: press a plot near **e3**.',
          fr: 'Elle rapporte {pips} et va partout. La plus petite ne va que près d’un autre : appuyez sur une case près de **e3**.',
        },
        rule: 'S-3.4',
      },
    ],
  },
  {
    title: { en: 'Join your groups', fr: 'Reliez vos groupes' },
    ...after('1 3b1', '2 2e3', '1 2b2', '2 1c2', '1 1d2', '2 3c1', '1 1d1', '2 3a3', '1 3f2', '2 3f5'),
    asks: {
      en: 'Build where two of your groups become one.',
      fr: 'Construisez là où deux de vos groupes n’en font plus qu’un.',
    },
    know: {
      en: 'You have {groups} groups, and each costs a point. A group hangs together from **edge to edge**; a corner joins nothing.',
      fr: 'Vous avez {groups} groupes, et chacun coûte un point. Un groupe se tient **bord à bord** ; un coin ne relie rien.',
    },
    look: ['d2', 'f2'],
    figures: {
      ...MY_TOTAL,
      pips: PIPS,
      groups: { owed: 'scores.me.lines.groups', at: 'before' },
      left: { owed: 'scores.me.lines.groups', at: 'after' },
    },
    right: { figure: { see: 'scores.me.lines.groups', at: 'more' }, least: 1 },
    shown: '2e2',
    praise: {
      title: { en: 'Two groups are one', fr: 'Deux groupes n’en font qu’un' },
      says: {
        en: 'The home on {place} brings {pips}, and a group less saves a point: **{before} → {after} points**.',
        fr: 'La maison en {place} rapporte {pips}, et un groupe de moins épargne un point : **{before} → {after} points**.',
      },
      rule: 'S-5.2',
    },
    wrong: [
      {
        when: { figure: { see: 'scores.me.lines.groups', at: 'more' }, most: -1 },
        title: { en: 'A group of its own', fr: 'Un groupe à part' },
        says: {
          en: '{place} shares no **edge** with anything of yours: now you have {left} groups. Look for a plot between **1** and **2**.',
          fr: '{place} n’a aucun **bord** commun avec vos pyramides : vous avez maintenant {left} groupes. Cherchez une case entre **1** et **2**.',
        },
        rule: 'S-2.3',
      },
      {
        when: 'always',
        title: { en: 'Still as many groups', fr: 'Toujours autant de groupes' },
        says: {
          en: '{place} joins one group only: you still have {left}. Look for a plot that shares an **edge** with **1** and **2**.',
          fr: '{place} ne rejoint qu’un groupe : vous en avez toujours {left}. Cherchez une case qui a un **bord** commun avec **1** et **2**.',
        },
        rule: 'S-2.2',
      },
    ],
  },
  {
    title: { en: 'A crowd takes the shine off', fr: 'La foule gâche la vue' },
    ...after('1 3c1', '2 1d2', '1 2e2', '2 3e1'),
    asks: {
      en: 'Crowd Ben’s high rise on e1 with a manufactured home, but not your own on c1.',
      fr: 'Encombrez la tour de Ben en e1 d’un préfabriqué, mais pas la vôtre en c1.',
    },
    know: {
      en: 'The first manufactured home near a high rise does no harm; **each further one takes a point from it**, whoever built it. Ben’s home on d2 is near both high rises.',
      fr: 'Le premier préfabriqué près d’une tour ne fait aucun mal ; **chacun des suivants lui enlève un point**, à qui qu’il soit. Celui de Ben en d2 est près des deux tours.',
    },
    look: ['e1', 'c1'],
    figures: {
      ...MY_TOTAL,
      pips: PIPS,
      theirs: { see: 'scores.rival.lines.crowding', at: 'less' },
      mine: { see: 'scores.me.lines.crowding', at: 'less' },
    },
    right: {
      all: [
        { figure: { see: 'scores.rival.lines.crowding', at: 'less' }, least: 1 },
        { figure: { see: 'scores.me.lines.crowding', at: 'less' }, most: 0 },
      ],
    },
    shown: '1f2',
    praise: {
      title: { en: 'Ben’s high rise is crowded', fr: 'La tour de Ben est encombrée' },
      says: {
        en: 'Two homes are near e1 now: it is worth {theirs} less to Ben. Yours on c1 keeps all it had.',
        fr: 'Deux préfabriqués sont près de e1 : elle vaut {theirs} de moins pour Ben. La vôtre en c1 garde tout.',
      },
      rule: 'S-5.3',
    },
    wrong: [
      {
        when: { figure: { see: 'scores.me.lines.crowding', at: 'less' }, least: 1 },
        title: { en: 'Your own is crowded, too', fr: 'La vôtre est encombrée aussi' },
        says: {
          en: '{place} is near **c1**: your high rise loses {mine}. Look for a plot near **e1** alone.',
          fr: '{place} est près de **c1** : votre tour perd {mine}. Cherchez une case près de **e1** seulement.',
        },
        rule: 'S-5.5',
      },
      {
        when: { like: '^1' },
        title: { en: 'Near no high rise', fr: 'Près d’aucune tour' },
        says: {
          en: '{place} is not near **e1**: Ben loses {theirs}. Near means sharing an edge or a corner.',
          fr: '{place} n’est pas près de **e1** : Ben perd {theirs}. Proche veut dire par un bord ou un coin.',
        },
        rule: 'S-2.1',
      },
      {
        when: 'always',
        title: { en: 'Only manufactured homes crowd', fr: 'Seuls les préfabriqués encombrent' },
        says: {
          en: 'It brings you {pips} pips, but Ben loses {theirs}. Choose the smallest size, beside **e1**.',
          fr: 'Elle vous rapporte {pips}, mais Ben perd {theirs}. Choisissez la plus petite taille, près de **e1**.',
        },
        rule: 'S-5.3',
      },
    ],
  },
]
