import { exampleOf, type RulesPage } from '../kit/rules-page.ts'

/** A whole match on the fixed map. */
const record = exampleOf(
  'brick-by-brick',
  '1.0.0',
  { layout: 'fixed', start: 'firstSeat' },
  '* reveal P17; * reveal P11; * reveal P03; * reveal P01; * deal S03; * deal S23; * deal S09; * deal S02; ' +
    '* deal S22; * deal S12; * deal S07; * deal S08; 1 keep S09 S23; 2 keep S12 S22; 1 build 2.SE; ' +
    '2 build 7.W; 2 build 3.W; 1 build 3.SE; 1 build 7.E; 2 build 5.SW; 2 build 6.NE; 2 invade 2.SE; ' +
    '1 build 7.C; 1 claim P03; * reveal P19; 1 build 4.C M; 1 claim P19; * reveal P32; 2 build 4.SW; ' +
    '2 build 6.NW L; 2 claim P01; * reveal P25; 1 build 1.NE; 1 invade 2.SE; 1 roof 7.C 3.SE; 1 build 7.C; ' +
    '1 claim P17; * reveal P16; 2 build 4.E; 2 build 5.NE; 2 claim P16; * reveal P21; 1 build 2.SE; ' +
    '1 build 7.E; 1 claim P32; * reveal P28; 2 build 5.NW; 2 invade 1.NE; 2 invade 2.SE; 1 abandon 7.C; ' +
    '1 invade 4.E; 2 build 5.NW; 2 claim P11; * reveal P10; 2 move -1; 2 build 7.NE; 2 claim P10; ' +
    '* reveal P18; 1 invade 2.SE; 1 build 7.C; 1 build 4.E; 1 claim P18; * reveal P23; 2 abandon 5.NE; ' +
    '2 build 2.E; 1 build 5.SE; 1 build 7.C; 1 claim P25; * reveal P24; 2 build 4.SE; 2 claim P21; ' +
    '* reveal P05; 2 build 7.NW; 2 build 1.W; 1 build 3.E; 1 build 5.SE; 1 claim P24; * reveal P12; ' +
    '2 build 7.W; 2 build 3.SW; 1 build 6.C; 1 build 4.W; 1 build 3.C; 1 claim P12; * reveal P07; ' +
    '2 build 4.NW; 2 build 1.SE; 2 claim P28; * reveal P30; 1 abandon 7.C; 1 build 4.NE; 2 build 2.NW; ' +
    '2 build 1.SW L',
)
const OPENED = { record, line: 15 } as const
const CLAIMED = { record, line: 24 } as const
const OVER = { record, line: 93 } as const
const REGION_7 = { shows: ['7.NW', '7.NE', '7.W', '7.E', '7.SW', '7.SE'], around: [64, 62] } as const

export const rulesPage: RulesPage = {
  cards: {
    goal: {
      title: { en: 'The goal', fr: 'Le but' },
      scene: { ...CLAIMED, ...REGION_7, marked: ['7.C', '7.E'] },
      facts: { points: 3, missions: 2 },
      says: [
        {
          en: 'Have **most points**: for projects at once, for your {missions} secret missions and your inhabitants at the end.',
          fr: 'Avoir **le plus de points** : pour les projets aussitôt, pour vos {missions} missions secrètes et vos habitants à la fin.',
        },
        {
          en: 'A project shows what to build. @A has built on Meadow and Rock side by side and claims it: **{points} points** and a red roof. A roofed building serves no other project.',
          fr: 'Un projet montre ce qu’il faut bâtir. @A a bâti côte à côte sur Prairie et Roche et le réclame : **{points} points** et un toit rouge. Un bâtiment couvert ne sert plus à d’autres projets.',
        },
      ],
    },
    turn: {
      title: { en: 'Your turn', fr: 'Votre tour' },
      scene: {
        ...OPENED,
        ...REGION_7,
        shows: [...REGION_7.shows, '7'],
        around: [70, 48],
        lit: ['7.C', '7.NW', '7.NE', '7.W', '7.E', '7.SW'],
      },
      facts: { region: 7, first: 4, second: 5 },
      says: [
        {
          en: 'Build one floor **where the hoist stands**. It costs the number on the space, and one more for each floor already there: {first} in the middle, then {second}.',
          fr: 'Bâtissez un étage **là où est le palan**. Il coûte le nombre de la case, et un de plus par étage déjà là : {first} au milieu, puis {second}.',
        },
        {
          en: 'Then the hoist goes **where the space lies in its region**. @A built on a south-eastern space: it stands in the south-eastern region now, number {region}.',
          fr: 'Puis le palan va **là où la case se trouve dans son quartier**. @A a bâti sur une case sud-est : il est maintenant au quartier sud-est, le {region}.',
        },
      ],
    },
    scoring: {
      title: { en: 'Scoring: who holds a region', fr: 'Les points : tenir un quartier' },
      scene: { ...CLAIMED, ...REGION_7, shows: [...REGION_7.shows, '7'], around: [70, 48], marked: ['7'] },
      facts: { alone: 2, tied: 1, floorsA: 2, floorsB: 1 },
      says: [
        {
          en: 'Inhabitants are your **money**. After each round every region pays **{alone}** to whoever has most floors in it, or **{tied}** to each who has as many.',
          fr: 'Les habitants sont votre **argent**. Après chaque manche, chaque quartier paie **{alone}** à qui y a le plus d’étages, ou **{tied}** à chacun des premiers à égalité.',
        },
        {
          en: 'Here @A has {floorsA} floors and @B {floorsB}: the sign of the region says who holds it.',
          fr: 'Ici @A a {floorsA} étages et @B {floorsB} : le panneau du quartier dit qui le tient.',
        },
      ],
    },
    end: {
      title: { en: 'The end', fr: 'La fin' },
      scene: { ...OVER, shows: ['4.NW', '4.NE', '4.W', '4.E', '4.SW', '4.SE'], around: [64, 62] },
      facts: { floors: 20, people: 51, pointsA: 6, fewest: 15, totalA: 58, totalB: 53 },
      says: [
        {
          en: 'When somebody has placed the last of their **{floors} floors** (with two players), the round is the last. Then the missions are shown.',
          fr: 'Quand quelqu’un a posé le dernier de ses **{floors} étages** (à deux joueurs), la manche est la dernière. Puis on montre les missions.',
        },
        {
          en: 'Inhabitants score too: {people} are worth **{pointsA}**, fewer than {fewest} cost points. Here @A wins, **{totalA}** to {totalB}.',
          fr: 'Les habitants comptent aussi : {people} valent **{pointsA}**, moins de {fewest} coûtent des points. Ici @A gagne, **{totalA}** à {totalB}.',
        },
      ],
    },
  },
  signs: [
    {
      picture: { ...OPENED, shows: ['7.W'], around: [58, 58] },
      facts: { cost: 2 },
      says: { en: 'A space on Loam: a floor costs {cost}', fr: 'Une case de Limon : un étage coûte {cost}' },
    },
    {
      picture: { ...OPENED, shows: ['7.SE'], around: [58, 58] },
      facts: { cost: 5 },
      says: {
        en: 'A bramble: it costs {cost} and becomes the land you choose',
        fr: 'Des ronces : elles coûtent {cost} et deviennent le terrain de votre choix',
      },
    },
    {
      picture: { ...OVER, shows: ['2.SE'], around: [58, 58] },
      facts: { floors: 2 },
      says: { en: 'A building of @A with {floors} floors', fr: 'Un bâtiment de @A de {floors} étages' },
    },
    {
      picture: { ...CLAIMED, shows: ['7.C'], around: [58, 58] },
      facts: {},
      says: {
        en: 'A roof: it served a project and grows no more',
        fr: 'Un toit : il a servi un projet et ne grandit plus',
      },
    },
    {
      picture: { ...OPENED, shows: ['7'], around: [70, 70] },
      facts: { region: 7 },
      says: { en: 'Region {region}: the hoist is here', fr: 'Le quartier {region} : le palan est ici' },
    },
  ],
}
