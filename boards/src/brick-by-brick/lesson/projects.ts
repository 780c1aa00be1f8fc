import type { Condition, Task } from '../../kit/lesson.ts'
import { LOAM, OPENING, TWO_TO_CLAIM } from './matches.ts'

const COST = { told: { kind: 'built' }, sum: 'cost' } as const
const BUILT: Condition = { figure: { told: { kind: 'built' } }, least: 1 }
/** A project may be claimed now. */
const READY: Condition = { figure: { see: 'claimable.length', at: 'after' }, least: 1 }

/** What projects ask for, and claiming them. */
export const PROJECTS: readonly Task[] = [
  {
    title: { en: 'Clear the brambles', fr: 'Défrichez les ronces' },
    ...{ record: OPENING, line: 17, seat: 0 },
    asks: {
      en: 'Fulfil Orchard Gate: Meadow and Loam side by side.',
      fr: 'Remplissez la Porte du Verger : Prairie et Limon côte à côte.',
    },
    know: {
      en: 'Your building, **1**, stands on Loam. The brambles beside it, **2**, become **the land you choose** when you build there, for {bramble} inhabitants.',
      fr: 'Votre bâtiment, **1**, est sur du Limon. Les ronces à côté, **2**, deviennent **le terrain de votre choix** quand vous y bâtissez, pour {bramble} habitants.',
    },
    look: ['4.E', '4.C'],
    figures: { cost: COST, bramble: { see: 'spaces.21.cost', at: 'before' } },
    right: READY,
    shown: 'build 4.C M',
    praise: {
      title: { en: 'Orchard Gate can be claimed', fr: 'La Porte du Verger est remplie' },
      says: {
        en: 'Meadow and Loam lie side by side, both yours. It cost {cost}; now the project may be claimed.',
        fr: 'Prairie et Limon sont côte à côte, à vous deux. Cela a coûté {cost} ; le projet peut être réclamé.',
      },
      rule: 'B-NEW-02',
    },
    wrong: [
      {
        when: { like: '^build 4.C' },
        title: { en: 'The wrong land', fr: 'Pas le bon terrain' },
        says: {
          en: 'The brambles are cleared, but Orchard Gate asks for **Meadow** beside your Loam.',
          fr: 'Les ronces sont défrichées, mais la Porte du Verger veut de la **Prairie** près de votre Limon.',
        },
        rule: 'B-PRJ-03',
      },
      {
        when: BUILT,
        title: { en: 'No project yet', fr: 'Pas encore de projet' },
        says: {
          en: 'It cost {cost}, but no Meadow of yours lies beside **1**. The brambles on **2** could become one.',
          fr: 'Cela a coûté {cost}, mais aucune Prairie à vous n’est à côté de **1**. Les ronces de **2** peuvent en devenir une.',
        },
        rule: 'B-PRJ-03',
      },
      {
        when: 'always',
        title: { en: 'Nothing was built', fr: 'Rien n’est bâti' },
        says: {
          en: 'A project is fulfilled by floors. Press **2** and clear it to Meadow.',
          fr: 'Un projet se remplit avec des étages. Touchez **2** et faites-en de la Prairie.',
        },
        rule: 'B-PRJ-02',
      },
    ],
  },
  {
    title: { en: 'Claim the better one', fr: 'Réclamez le meilleur' },
    ...{ record: TWO_TO_CLAIM, line: 34, seat: 0 },
    asks: { en: 'Claim the project that brings more.', fr: 'Réclamez le projet qui rapporte le plus.' },
    know: {
      en: 'Your third floor fulfils two projects at once, but **one action claims only one**. The building then gets a roof and serves no other.',
      fr: 'Votre troisième étage remplit deux projets à la fois, mais **une action n’en réclame qu’un**. Le bâtiment reçoit un toit et ne sert plus à d’autres.',
    },
    look: ['4.E'],
    figures: { points: { told: { kind: 'claimed' }, sum: 'points' } },
    right: { moves: ['claim P26'] },
    shown: 'claim P26',
    praise: {
      title: { en: 'Landmark: {points} points', fr: 'Le Repère : {points} points' },
      says: {
        en: 'They are yours for good, whatever becomes of the building. A new project takes its place.',
        fr: 'Ils sont à vous pour de bon, quoi que devienne le bâtiment. Un nouveau projet prend sa place.',
      },
      rule: 'B-PRJ-12',
    },
    wrong: [
      {
        when: { moves: ['claim P05'] },
        title: { en: 'Only {points} points', fr: 'Seulement {points} points' },
        says: {
          en: 'Loam Loft needs the same floors, but Landmark brings more, and the building has its roof now.',
          fr: 'Le Grenier du Limon veut les mêmes étages, mais le Repère rapporte plus, et le bâtiment a maintenant son toit.',
        },
        rule: 'B-PRJ-10',
      },
      {
        when: 'always',
        title: { en: 'Nothing claimed', fr: 'Rien réclamé' },
        says: {
          en: 'Both projects stay open, for Ben as well, and you would need another floor to claim them.',
          fr: 'Les deux projets restent ouverts, à Ben aussi, et il vous faudrait un autre étage pour les réclamer.',
        },
        rule: 'B-PRJ-07',
      },
    ],
  },
  {
    title: { en: 'Loam beside Loam', fr: 'Limon avec Limon' },
    ...{ record: LOAM, line: 32, seat: 0 },
    asks: {
      en: 'Fulfil Loam Mews: two floors and one, on Loam of one region.',
      fr: 'Remplissez la Ruelle du Limon : deux étages et un, sur du Limon d’un même quartier.',
    },
    know: {
      en: 'Your building **1** has the two floors on Loam. **Another building on Loam** in the same region is missing; the new floor must take part.',
      fr: 'Votre bâtiment **1** a les deux étages sur du Limon. Il manque **un autre bâtiment sur Limon** du même quartier ; le nouvel étage doit en faire partie.',
    },
    look: ['6.SW'],
    figures: { cost: COST },
    right: READY,
    shown: 'build 6.W',
    praise: {
      title: { en: 'Loam Mews can be claimed', fr: 'La Ruelle du Limon est remplie' },
      says: {
        en: 'The new building cost {cost} and completes the pair. Only it gets the roof: **1** can serve again.',
        fr: 'Le nouveau bâtiment a coûté {cost} et complète la paire. Lui seul reçoit le toit : **1** peut encore servir.',
      },
      rule: 'B-PRJ-11',
    },
    wrong: [
      {
        when: { moves: ['build 6.SW', 'build 6.NE'] },
        title: { en: 'Higher, but not a second one', fr: 'Plus haut, mais pas un deuxième' },
        says: {
          en: 'A further floor for {cost}. Loam Mews asks for **two buildings** on Loam.',
          fr: 'Un étage de plus pour {cost}. La Ruelle du Limon veut **deux bâtiments** sur du Limon.',
        },
        rule: 'B-PRJ-03',
      },
      {
        when: BUILT,
        title: { en: 'Another land', fr: 'Un autre terrain' },
        says: {
          en: 'It cost {cost}, but does not stand on Loam. Look for the letter **L** in this region, or make brambles Loam.',
          fr: 'Cela a coûté {cost}, mais ce n’est pas du Limon. Cherchez la lettre **L** dans ce quartier, ou faites-en avec les ronces.',
        },
        rule: 'B-PRJ-03',
      },
      {
        when: 'always',
        title: { en: 'No floor was placed', fr: 'Aucun étage posé' },
        says: {
          en: 'A project is claimed right after a floor was placed. Build on Loam beside **1**.',
          fr: 'Un projet se réclame juste après la pose d’un étage. Bâtissez sur du Limon près de **1**.',
        },
        rule: 'B-PRJ-02',
      },
    ],
  },
]
