import type { Task } from '../../kit/lesson.ts'
import { MY_TOTAL } from '../../kit/lesson-match.ts'
import { FIRST_ROUND, TWO_PLOTS } from './matches.ts'

const LEVEL = { told: { kind: 'built' }, sum: 'level' } as const

/** Tiles, plots, levels. */
export const BUILDING: readonly Task[] = [
  {
    title: { en: 'A tile and a plot', fr: 'Une tuile et une parcelle' },
    ...{ record: FIRST_ROUND, line: 14, seat: 0 },
    asks: {
      en: 'Begin with a Housing tile, and one of the lit plots.',
      fr: 'Commencez par une tuile Logements, et une parcelle éclairée.',
    },
    know: {
      en: 'There are four families: **Housing for points**, Shops for coins, Industry for workers, Corporations for a little of each.',
      fr: 'Il y a quatre familles : **Logements pour les points**, Commerces pour les pièces, Industrie pour les ouvriers, Entreprises pour un peu de tout.',
    },
    look: ['H03'],
    figures: { coins: { see: 'seats.me.coins', at: 'after' } },
    right: { like: '^pick H' },
    shown: 'pick H03 b3',
    praise: {
      title: { en: 'A tile in hand, a plot of your own', fr: 'Une tuile en main, une parcelle à vous' },
      says: {
        en: 'Both cost nothing: you still have {coins} coins. Nothing stands there yet; building is an action of its own.',
        fr: 'Les deux sont gratuites : vous avez toujours {coins} pièces. Rien n’y est encore bâti ; c’est une action à part.',
      },
      rule: 'U-SET-16',
    },
    wrong: [
      {
        when: { like: '^pick S' },
        title: { en: 'Shops bring coins', fr: 'Les Commerces rapportent des pièces' },
        says: {
          en: 'Useful every round, but few points. Look for **Courtyard Flats** in the market.',
          fr: 'Utile à chaque manche, mais peu de points. Cherchez **Cour habitée** au marché.',
        },
        rule: 'U-FAM-01',
      },
      {
        when: 'always',
        title: { en: 'Industry brings workers', fr: 'L’Industrie donne des ouvriers' },
        says: {
          en: 'Workers do everything here, but few points come of them. Look for **Courtyard Flats** in the market.',
          fr: 'Les ouvriers font tout ici, mais donnent peu de points. Cherchez **Cour habitée** au marché.',
        },
        rule: 'U-FAM-01',
      },
    ],
  },
  {
    title: { en: 'Build', fr: 'Bâtir' },
    ...{ record: FIRST_ROUND, line: 15, seat: 0 },
    asks: {
      en: 'Build the tile in your hand on your plot.',
      fr: 'Bâtissez la tuile de votre main sur votre parcelle.',
    },
    know: {
      en: 'A turn is one action. Building takes workers, who come back at the end of the round, and coins, which do not. You have {workers} workers and {coins} coins.',
      fr: 'Un tour est une action. Bâtir prend des ouvriers, qui reviennent à la fin de la manche, et des pièces, qui ne reviennent pas. Vous avez {workers} ouvriers et {coins} pièces.',
    },
    look: ['c4'],
    figures: {
      workers: { see: 'seats.me.free', at: 'before' },
      coins: { see: 'seats.me.coins', at: 'before' },
      paid: { see: 'seats.me.coins', at: 'less' },
      placed: { see: 'seats.me.free', at: 'less' },
      level: LEVEL,
    },
    right: { like: '^build' },
    shown: 'build I03 c4',
    praise: {
      title: { en: 'It begins at level {level}', fr: 'Il commence au niveau {level}' },
      says: {
        en: 'It took {placed, plural, one {# worker} other {# workers}} and {paid, plural, one {# coin} other {# coins}}. Its neighbours lift it: the level adds up the signs around it.',
        fr: 'Il a pris {placed, plural, one {# ouvrier} other {# ouvriers}} et {paid, plural, one {# pièce} other {# pièces}}. Ses voisins le haussent : le niveau additionne les signes autour.',
      },
      rule: 'U-LVL-01',
    },
    wrong: [
      {
        when: { like: '^(bid|take)' },
        title: { en: 'That is for later', fr: 'C’est pour plus tard' },
        says: {
          en: 'A further plot or tile is good, but an empty plot brings nothing. Press the tile in your hand, then **1**.',
          fr: 'Une autre parcelle ou tuile est bonne, mais une parcelle vide ne rapporte rien. Touchez la tuile de votre main, puis **1**.',
        },
        rule: 'U-BLD-01',
      },
      {
        when: 'always',
        title: { en: 'Nothing is built', fr: 'Rien n’est bâti' },
        says: {
          en: 'Press the tile in your hand, then your plot, **1**.',
          fr: 'Touchez la tuile de votre main, puis votre parcelle, **1**.',
        },
        rule: 'U-BLD-01',
      },
    ],
  },
  {
    title: { en: 'The plot decides', fr: 'La parcelle décide' },
    ...{ record: TWO_PLOTS, line: 18, seat: 0 },
    asks: {
      en: 'Build your Housing on the plot where its level is higher.',
      fr: 'Bâtissez vos Logements sur la parcelle où leur niveau est plus haut.',
    },
    know: {
      en: 'Every building beside a plot, **corners included**, lifts or lowers some families, whoever owns it. Point at your plots **1** and **2** to see what the tile would be there.',
      fr: 'Chaque bâtiment voisin, **coins compris**, hausse ou abaisse des familles, à qui qu’il soit. Pointez vos parcelles **1** et **2** pour voir ce que la tuile y serait.',
    },
    look: ['b3', 'b1'],
    figures: { ...MY_TOTAL, level: LEVEL },
    right: { moves: ['build H03 b3'] },
    shown: 'build H03 b3',
    praise: {
      title: { en: 'Level {level}', fr: 'Niveau {level}' },
      says: {
        en: 'The public buildings around it lift Housing: **{before} → {after} points**. The higher the level, the more it gives.',
        fr: 'Les bâtiments publics autour haussent les Logements : **{before} → {after} points**. Plus le niveau est haut, plus il donne.',
      },
      rule: 'U-LVL-03',
    },
    wrong: [
      {
        when: { like: '^build' },
        title: { en: 'Only level {level}', fr: 'Seulement niveau {level}' },
        says: {
          en: 'Fewer neighbours here lift Housing: {before} → {after} points. On **1** there are more.',
          fr: 'Moins de voisins qui haussent les Logements : {before} → {after} points. Il y en a plus en **1**.',
        },
        rule: 'U-LVL-01',
      },
      {
        when: { like: '^take' },
        title: { en: 'Another tile', fr: 'Une autre tuile' },
        says: {
          en: 'You have one in hand already. Press it, then **1** or **2**.',
          fr: 'Vous en avez déjà une en main. Touchez-la, puis **1** ou **2**.',
        },
        rule: 'U-TIL-01',
      },
      {
        when: 'always',
        title: { en: 'Not built', fr: 'Pas bâti' },
        says: {
          en: 'The tile is still in your hand. Press it, then **1** or **2**.',
          fr: 'La tuile est toujours en main. Touchez-la, puis **1** ou **2**.',
        },
        rule: 'U-BLD-01',
      },
    ],
  },
]
