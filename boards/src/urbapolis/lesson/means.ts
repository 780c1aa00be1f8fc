import type { Task } from '../../kit/lesson.ts'
import { FIRST_ROUND } from './matches.ts'

const here = { record: FIRST_ROUND, line: 15, seat: 0 } as const
const MEANS_LEFT = {
  coins: { see: 'seats.me.coins', at: 'after' },
  workers: { see: 'seats.me.free', at: 'after' },
} as const

/** Where plots, tiles and coins come from. */
export const MEANS: readonly Task[] = [
  {
    title: { en: 'Bid for a plot', fr: 'Enchérir sur une parcelle' },
    ...here,
    asks: {
      en: 'Open the auction for plot c2 as cheaply as possible.',
      fr: 'Ouvrez l’enchère pour la parcelle c2, au plus bas prix.',
    },
    know: {
      en: 'A bid is the number of **buildings around the plot**, or twice that, or three times. Plot c2 has {base} around it. You win if you still lead when your next turn begins.',
      fr: 'Une offre est le nombre de **bâtiments autour de la parcelle**, ou deux fois, ou trois fois. La parcelle c2 en a {base}. Vous gagnez si vous menez encore au début de votre tour suivant.',
    },
    look: ['c2'],
    figures: {
      ...MEANS_LEFT,
      base: { see: 'plots.plot=c2.beside', at: 'before' },
      bid: { told: { kind: 'bid' }, sum: 'coins' },
    },
    right: { moves: ['bid c2 3'] },
    shown: 'bid c2 3',
    praise: {
      title: { en: 'You lead with {bid}', fr: 'Vous menez avec {bid}' },
      says: {
        en: 'A worker and {bid} coins lie on the plot. If Ben bids more, you get both back.',
        fr: 'Un ouvrier et {bid} pièces sont sur la parcelle. Si Ben offre plus, vous reprenez les deux.',
      },
      rule: 'U-AUC-03',
    },
    wrong: [
      {
        when: { like: '^bid c2' },
        title: { en: 'More than needed', fr: 'Plus que nécessaire' },
        says: {
          en: 'You bid {bid}. A high bid keeps Ben away, but the lowest is {base}: as many coins as buildings around.',
          fr: 'Vous offrez {bid}. Une offre haute écarte Ben, mais la plus basse est {base} : autant de pièces que de bâtiments autour.',
        },
        rule: 'U-AUC-03',
      },
      {
        when: { like: '^bid' },
        title: { en: 'Another plot', fr: 'Une autre parcelle' },
        says: {
          en: 'You lead there with {bid}. The plot meant is **1**, with {base} buildings around it: good neighbours cost more.',
          fr: 'Vous y menez avec {bid}. Il s’agit de la parcelle **1**, avec {base} bâtiments autour : de bons voisins coûtent plus.',
        },
        rule: 'U-AUC-02',
      },
      {
        when: 'always',
        title: { en: 'No bid', fr: 'Pas d’offre' },
        says: {
          en: 'Press the free plot **1**, then the lowest bid.',
          fr: 'Touchez la parcelle libre **1**, puis l’offre la plus basse.',
        },
        rule: 'U-AUC-01',
      },
    ],
  },
  {
    title: { en: 'Take a tile', fr: 'Prendre une tuile' },
    ...here,
    asks: { en: 'Take a Shops tile from the market.', fr: 'Prenez une tuile Commerces au marché.' },
    know: {
      en: 'Taking a tile costs **one worker** for this round. Shops pay coins at every upkeep, more at a higher level.',
      fr: 'Prendre une tuile coûte **un ouvrier** pour cette manche. Les Commerces rapportent des pièces à chaque entretien, plus à un niveau plus haut.',
    },
    look: ['S03', 'S05'],
    figures: MEANS_LEFT,
    right: { like: '^take S' },
    shown: 'take S05',
    praise: {
      title: { en: 'A shop in hand', fr: 'Un commerce en main' },
      says: {
        en: 'A worker took it; {workers} are free for the rest of the round. It is paid for when it is built.',
        fr: 'Un ouvrier l’a prise ; {workers} sont libres pour le reste de la manche. On la paie en la bâtissant.',
      },
      rule: 'U-TIL-01',
    },
    wrong: [
      {
        when: { like: '^take' },
        title: { en: 'Another family', fr: 'Une autre famille' },
        says: {
          en: 'You have {workers} workers left. Shops tiles are **Greengrocer** and **Tea Room**.',
          fr: 'Il vous reste {workers} ouvriers. Les tuiles Commerces sont **Primeur** et **Salon de thé**.',
        },
        rule: 'U-FAM-01',
      },
      {
        when: 'always',
        title: { en: 'No tile taken', fr: 'Aucune tuile prise' },
        says: {
          en: 'Press **Greengrocer** or **Tea Room** in the market.',
          fr: 'Touchez **Primeur** ou **Salon de thé** au marché.',
        },
        rule: 'U-TIL-01',
      },
    ],
  },
  {
    title: { en: 'Use a public building', fr: 'Utiliser un bâtiment public' },
    ...here,
    asks: { en: 'Get six coins or more from the Bank.', fr: 'Obtenez six pièces ou plus de la Banque.' },
    know: {
      en: 'Public buildings have an action for **one player a round**. The Bank pays for workers: the more you send, the more coins.',
      fr: 'Les bâtiments publics ont une action pour **un joueur par manche**. La Banque paie des ouvriers : plus vous en envoyez, plus il y a de pièces.',
    },
    look: ['b2'],
    figures: {
      ...MEANS_LEFT,
      paid: { told: { kind: 'banked' }, sum: 'coins' },
      sent: { told: { kind: 'banked' }, sum: 'workers' },
    },
    right: { figure: { told: { kind: 'banked' }, sum: 'coins' }, least: 6 },
    shown: 'bank 2',
    praise: {
      title: { en: '{paid} coins for {sent} workers', fr: '{paid} pièces pour {sent} ouvriers' },
      says: {
        en: 'You have {coins} coins now. Nobody else can use the Bank before the next round.',
        fr: 'Vous avez {coins} pièces. Personne d’autre n’utilise la Banque avant la prochaine manche.',
      },
      rule: 'U-PBA-11',
    },
    wrong: [
      {
        when: { like: '^bank' },
        title: { en: 'Only {paid} coins', fr: 'Seulement {paid} pièces' },
        says: {
          en: 'One worker brings {paid}. Send more of them: you have {workers} left.',
          fr: 'Un ouvrier rapporte {paid}. Envoyez-en plus : il vous en reste {workers}.',
        },
        rule: 'U-PBA-11',
      },
      {
        when: 'always',
        title: { en: 'Not the Bank', fr: 'Pas la Banque' },
        says: {
          en: 'You have {coins} coins. Press the Bank, **1**, and choose how many workers go there.',
          fr: 'Vous avez {coins} pièces. Touchez la Banque, **1**, et choisissez combien d’ouvriers y vont.',
        },
        rule: 'U-PBA-02',
      },
    ],
  },
]
