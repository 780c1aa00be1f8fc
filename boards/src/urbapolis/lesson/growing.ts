import type { Task } from '../../kit/lesson.ts'
import { MY_TOTAL } from '../../kit/lesson-match.ts'
import { LATE, STREETS, TENDER } from './matches.ts'

/** What lifts a city. */
export const GROWING: readonly Task[] = [
  {
    title: { en: 'Lay a street', fr: 'Poser une rue' },
    ...{ record: STREETS, line: 33, seat: 0 },
    asks: { en: 'Lay a street that lifts your building.', fr: 'Posez une rue qui hausse votre bâtiment.' },
    know: {
      en: 'Public Works, **2**, lays a street between two plots: **a level more on both sides**. Your building, **1**, has level {level}.',
      fr: 'Les Travaux publics, **2**, posent une rue entre deux parcelles : **un niveau de plus des deux côtés**. Votre bâtiment, **1**, est au niveau {level}.',
    },
    look: ['d5', 'd4'],
    figures: {
      ...MY_TOTAL,
      level: { see: 'plots.plot=d5.total', at: 'before' },
      now: { see: 'plots.plot=d5.total', at: 'after' },
    },
    right: { all: [{ like: '^street' }, { figure: MY_TOTAL.gain, least: 1 }] },
    shown: 'street c5-d5',
    praise: {
      title: { en: 'Level {level} becomes {now}', fr: 'Le niveau {level} devient {now}' },
      says: {
        en: 'A street stays for good: **{before} → {after} points**, and more from the building every round.',
        fr: 'Une rue reste pour de bon : **{before} → {after} points**, et le bâtiment donne plus à chaque manche.',
      },
      rule: 'U-PBA-21',
    },
    wrong: [
      {
        when: { like: '^street' },
        title: { en: 'A street somewhere else', fr: 'Une rue ailleurs' },
        says: {
          en: 'Your building is still at level {now}. The street must lie along a side of **1**.',
          fr: 'Votre bâtiment est toujours au niveau {now}. La rue doit longer un côté de **1**.',
        },
        rule: 'U-LVL-01',
      },
      {
        when: 'always',
        title: { en: 'No street', fr: 'Pas de rue' },
        says: {
          en: 'Press Public Works, **2**, then a border of **1**.',
          fr: 'Touchez les Travaux publics, **2**, puis une limite de **1**.',
        },
        rule: 'U-PBA-21',
      },
    ],
  },
  {
    title: { en: 'Public buildings are bid for', fr: 'Les bâtiments publics s’enchérissent' },
    ...{ record: TENDER, line: 29, seat: 0 },
    asks: { en: 'Bid one worker for the Primary School.', fr: 'Offrez un ouvrier pour l’École primaire.' },
    know: {
      en: 'From the second round on new public buildings are on offer. One bids for them with **workers**; who still leads when their turn begins takes the tile.',
      fr: 'Dès la deuxième manche, de nouveaux bâtiments publics sont offerts. On offre des **ouvriers** ; qui mène encore au début de son tour prend la tuile.',
    },
    look: ['E01'],
    figures: { bid: { told: { kind: 'tendered' }, sum: 'workers' }, workers: { see: 'seats.me.free', at: 'after' } },
    right: { moves: ['tender E01 1'] },
    shown: 'tender E01 1',
    praise: {
      title: {
        en: 'You lead with {bid, plural, one {# worker} other {# workers}}',
        fr: 'Vous menez avec {bid, plural, one {# ouvrier} other {# ouvriers}}',
      },
      says: {
        en: '{workers} are left for other actions. If Ben bids more, yours come back at once.',
        fr: 'Il en reste {workers} pour d’autres actions. Si Ben offre plus, les vôtres reviennent aussitôt.',
      },
      rule: 'U-TND-01',
    },
    wrong: [
      {
        when: { like: '^tender' },
        title: { en: 'More than needed', fr: 'Plus que nécessaire' },
        says: {
          en: 'You bid {bid} workers, and have {workers} left for this round. One is enough to open.',
          fr: 'Vous offrez {bid} ouvriers, et il vous en reste {workers} pour cette manche. Un suffit pour ouvrir.',
        },
        rule: 'U-TND-01',
      },
      {
        when: 'always',
        title: { en: 'No bid for it', fr: 'Pas d’offre pour elle' },
        says: {
          en: 'Press the Primary School among what is on offer.',
          fr: 'Touchez l’École primaire parmi ce qui est offert.',
        },
        rule: 'U-TND-01',
      },
    ],
  },
  {
    title: { en: 'Upgrade', fr: 'Améliorer' },
    ...{ record: LATE, line: 75, seat: 0 },
    asks: {
      en: 'Upgrade your Industry to the tile that brings points.',
      fr: 'Améliorez votre Industrie avec la tuile qui rapporte des points.',
    },
    know: {
      en: 'A tile of the same family and a higher rank replaces a building: **the level stays**, and you pay only the difference. Two in your hand fit on **1**.',
      fr: 'Une tuile de la même famille et d’un rang plus haut remplace un bâtiment : **le niveau reste**, et l’on ne paie que la différence. Deux de votre main vont sur **1**.',
    },
    look: ['b5', 'I10', 'I11'],
    figures: MY_TOTAL,
    right: { all: [{ like: '^upgrade' }, { figure: MY_TOTAL.gain, least: 1 }] },
    shown: 'upgrade I11 b5',
    praise: {
      title: {
        en: '{gain, plural, one {# point} other {# points}} more',
        fr: '{gain, plural, one {# point} other {# points}} de plus',
      },
      says: {
        en: 'The Robotics Plant stands where your Industry stood, at the same level: **{before} → {after} points**.',
        fr: 'L’Usine de robots prend la place de votre Industrie, au même niveau : **{before} → {after} points**.',
      },
      rule: 'U-UPG-04',
    },
    wrong: [
      {
        when: { like: '^upgrade' },
        title: { en: 'The other tile', fr: 'L’autre tuile' },
        says: {
          en: 'It changes {before} to {after} points, what it costs included. Try the other Industry tile.',
          fr: 'Elle fait passer de {before} à {after} points, son prix compris. Essayez l’autre tuile Industrie.',
        },
        rule: 'U-UPG-06',
      },
      {
        when: 'always',
        title: { en: 'No upgrade', fr: 'Pas d’amélioration' },
        says: {
          en: 'Press **Robotics Plant** in your hand, then your building **1**.',
          fr: 'Touchez **Usine de robots** dans votre main, puis votre bâtiment **1**.',
        },
        rule: 'U-UPG-01',
      },
    ],
  },
]
