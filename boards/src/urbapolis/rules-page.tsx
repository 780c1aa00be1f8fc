import { exampleOf, type RulesPage } from '../kit/rules-page.ts'
import { type SignKind, SignShape } from './Sign.tsx'

/** A whole match. */
const record = exampleOf(
  'urbapolis',
  '1.1.0',
  {},
  '* reveal I02; * reveal H01; * reveal H05; * reveal S01; * reveal C03; * reveal S02; * reserve E06; ' +
    '* reserve E03; * reserve L01; * reserve L08; * reserve L05; * reserve L02; * disc 1; 2 pick H05 b3; ' +
    '1 pick C03 c2; 1 street b2-c2; 2 build H05 b3; 1 take S02; 2 take S01; 1 build S02 c2; 2 bid a2 2; ' +
    '1 bank 1; 2 build S01 a2; 1 temps 3; 2 take H01; 1 bid c1 3; 2 pass; 1 bid e2 1; 1 build C03 c1; ' +
    '1 pass; * reveal S05; * reveal H06; * reveal H07; * reveal I05; 2 bid a3 4; 1 street c1-c2; 2 bank 3; ' +
    '1 bid d1 3; 2 temps 3; 1 take I02; 2 tender E06 1; 1 build I02 d1; 2 build H01 a3; 1 bid a4 3; ' +
    '2 build E06 c4; 1 pass; 2 pass; * reveal C06; * reveal I01; * reveal C09; * reveal S08; 1 street c1-d1; ' +
    '2 tender E03 1; 1 tender E03 2; 2 bid d3 5; 1 build E03 a1; 2 take H06; 1 take H07; 2 upgrade H06 b3; ' +
    '1 build H07 a4; 2 bank 2; 1 pass; 2 pass; * reveal H12; * reveal S07; * reveal I07; * reveal C05; ' +
    '1 street a4-b4; 2 temps 4; 1 tender L01 1; 2 tender L01 2; 1 tender L01 3; 2 tender L08 1; ' +
    '1 tender L08 2; 2 tender L08 3; 1 build L01 b1; 2 build L08 b5; 1 take S08; 2 take I07; ' +
    '1 upgrade S08 c2; 2 build I07 d3; 1 bank 1; 2 take I01; 1 pass; 2 pass; * reveal H03; * reveal H11; ' +
    '* reveal C11; * reveal I10; 1 take I10; 2 bid e3 3; 1 upgrade I10 d1; 2 take H12; 1 take C11; ' +
    '2 build H12 e3; 1 upgrade C11 c1; 2 temps 2; 1 take C05; 2 tender L02 1; 1 build C05 e2; 2 bank 1; ' +
    '1 pass; 2 hospital 1; 2 pass',
)
const BUILT = { record, line: 17 } as const
const BIDDING = { record, line: 21 } as const
const OVER = { record, line: 104 } as const
const PLOT = [76, 76] as const // beyond the centre of a plot

const sign = (kind: SignKind) => () => (
  <g transform="scale(3.4)">
    <SignShape kind={kind} />
  </g>
)

export const rulesPage: RulesPage = {
  cards: {
    goal: {
      title: { en: 'The goal', fr: 'Le but' },
      scene: { ...OVER, shows: ['c1', 'e2'], around: PLOT, marked: ['d1'] },
      facts: { level: 6, points: 17 },
      says: [
        {
          en: 'Have **most points** at the end: the stars of your buildings, and a few more.',
          fr: 'Avoir **le plus de points** à la fin : les étoiles de vos bâtiments, et quelques autres.',
        },
        {
          en: 'A building is worth what its **level** says, and neighbours lift or spoil it. This factory of @A has come to level {level}: **{points} points**.',
          fr: 'Un bâtiment vaut ce que dit son **niveau**, que les voisins haussent ou abaissent. Cette usine de @A est au niveau {level} : **{points} points**.',
        },
      ],
    },
    turn: {
      title: { en: 'Your turn', fr: 'Votre tour' },
      scene: { ...BIDDING, shows: ['a2', 'c3'], around: PLOT, marked: ['a2'] },
      facts: { base: 2, bid: 2, next: 4 },
      says: [
        {
          en: 'Do **one thing**: bid for a plot, take a tile from the market, build it, use or win a public building, upgrade, or pass. Each takes workers, coins, or both.',
          fr: 'Faites **une chose** : miser sur une parcelle, prendre une tuile au marché, la bâtir, utiliser ou gagner un bâtiment public, améliorer, ou passer. Chacune prend des ouvriers, des pièces, ou les deux.',
        },
        {
          en: 'A bid goes by the number of buildings around the plot, here {base}: @B bids **{bid}**, the next bid is {next}. Who still leads when their turn comes has won.',
          fr: 'Une mise suit le nombre de bâtiments autour de la parcelle, ici {base} : @B mise **{bid}**, la mise suivante est {next}. Qui mène encore quand revient son tour a gagné.',
        },
      ],
    },
    scoring: {
      title: { en: 'Scoring: levels', fr: 'Les points : les niveaux' },
      scene: { ...BUILT, shows: ['a3', 'c4'], around: PLOT, marked: ['b3'] },
      facts: { level: 2, points: 4 },
      says: [
        {
          en: 'The strips at the foot of a building say what it does to the families **around it**, whoever owns them: H housing, S shops, I industry, C corporations.',
          fr: 'Les bandes au pied d’un bâtiment disent ce qu’il fait aux familles **autour de lui**, à qui qu’elles soient : L logements, C commerces, I industrie, E entreprises.',
        },
        {
          en: 'Add up what comes from all eight sides. The housing of @B stands beside City Hall, H, and the Hospital, H: level **{level}**, worth **{points} points** as it is.',
          fr: 'Additionnez ce qui vient des huit côtés. Le logement de @B est près de la mairie, L, et de l’hôpital, L : niveau **{level}**, soit **{points} points** tel quel.',
        },
      ],
    },
    end: {
      title: { en: 'The end', fr: 'La fin' },
      scene: { ...OVER, shows: ['a2', 'c3'], around: PLOT },
      facts: { rounds: 5, coins: 10, totalA: 52, totalB: 41 },
      says: [
        {
          en: 'A round is over when all have passed: workers return, buildings pay coins. The game ends after **{rounds} rounds**, or when the last plot is built on.',
          fr: 'Une manche finit quand tous ont passé : les ouvriers rentrent, les bâtiments paient des pièces. La partie finit après **{rounds} manches**, ou quand la dernière parcelle est bâtie.',
        },
        {
          en: 'Buildings, public buildings and their conditions count, and a point for every {coins} coins. Here @A wins, **{totalA}** to {totalB}.',
          fr: 'Comptent les bâtiments, les bâtiments publics et leurs conditions, et un point par {coins} pièces. Ici @A gagne, **{totalA}** à {totalB}.',
        },
      ],
    },
  },
  signs: [
    {
      picture: { ...BUILT, shows: ['b3'], around: [74, 74] },
      facts: { level: 2 },
      says: {
        en: 'Housing of @B: its level, {level}, is in the corner',
        fr: 'Un logement de @B : son niveau, {level}, est dans le coin',
      },
    },
    {
      picture: { ...BUILT, shows: ['a2'], around: [74, 74] },
      facts: { beside: 2 },
      says: {
        en: 'A free plot: {beside} buildings around it, and what a building there would get',
        fr: 'Une parcelle libre : {beside} bâtiments autour, et ce qu’un bâtiment y recevrait',
      },
    },
    {
      picture: { ...BUILT, shows: ['c2'], around: [74, 74] },
      facts: {},
      says: { en: 'A plot of @A, not yet built on', fr: 'Une parcelle de @A, pas encore bâtie' },
    },
    {
      picture: { ...BUILT, shows: ['b4'], around: [74, 74] },
      facts: {},
      says: {
        en: 'A public building: one player a round may use it',
        fr: 'Un bâtiment public : pour un joueur par manche',
      },
    },
    { picture: sign('point'), facts: {}, says: { en: 'Points at the end', fr: 'Des points à la fin' } },
    { picture: sign('coin'), facts: {}, says: { en: 'Coins', fr: 'Des pièces' } },
    { picture: sign('worker'), facts: {}, says: { en: 'Workers', fr: 'Des ouvriers' } },
  ],
}
