import { exampleOf, type RulesPage } from '../kit/rules-page.ts'

/** A whole match of four years on a small board. */
const record = exampleOf(
  'tryste',
  '1.1.0',
  { board: 'quicksand', firstLeader: 'random', endAfterYears: 4 },
  '* leader 2; 2 pick contractor; * draw C12; 2 choose residential; 2 choose commercial; 2 take lumber; ' +
    '2 done; 1 done; 1 pick realtor; 1 blyce d:0,-1; 2 buy d:1,-2; 2 pick media; * draw N04; 2 pass; 1 pass; ' +
    '1 pick mafia; * draw M09; 1 done; 2 pick realtor; 2 blyce d:-1,1; 1 buy d:1,-1; 1 pick developer; ' +
    '1 tile residential; 1 tile industrial; 1 terraform U:0,0; 2 bid against 3; 1 bid for 3; ' +
    '2 bid against 1; 1 pass; 1 done; 2 tile industrial; 2 place u:-1,1; 2 place d:1,-2; 2 terraform U:0,0; ' +
    '1 bid against 3; 2 pass; 2 mine glass-plant u:0,1; 2 done; 2 pick contractor; * draw C07; ' +
    '1 choose residential; 2 take concrete; 2 work u:-1,1 3; 2 spend lumber; 2 spend concrete; 2 build 3; ' +
    '2 done; 1 done; 1 pick architect; * draw A10; 1 done; 2 done; 2 pick realtor; 2 blyce d:-1,0; ' +
    '1 buy d:-2,1; 1 pick developer; 1 tile industrial; 1 tile industrial; 1 place d:-2,1; 1 done; ' +
    '2 tile residential; 2 done; 2 pick architect; * draw A07; 2 done; 1 done; 1 pick contractor; ' +
    '* draw C03; 1 take concrete; 1 work d:-2,1 2; 1 build 6; 1 done; 2 work d:1,-2 2; 2 spend steel; ' +
    '2 spend steel; 2 spend glass; 2 build 4; 2 done; 2 pick developer; 2 tile industrial; ' +
    '2 tile industrial; 2 place d:-1,1; 2 scape d:-1,0; 2 done; 1 tile commercial; 1 place d:0,-1; 1 done; ' +
    '1 pick realtor; 1 blyce u:0,1; 2 pass; 2 pick architect; * draw A03; 2 choose D:-1,0; 2 done; 1 done; ' +
    '1 pick contractor; * draw C07; 1 choose industrial; 1 take concrete; 1 work d:-2,1 3; 1 spend concrete; ' +
    '1 spend concrete; 1 build 0; 1 done; 2 done',
)
const BOUGHT = { record, line: 20 } as const
const BUILT = { record, line: 47 } as const
const OVER = { record, line: 105 } as const
const STOOJ = [100, 68] as const // beyond the middle of one

export const rulesPage: RulesPage = {
  cards: {
    goal: {
      title: { en: 'The goal', fr: 'Le but' },
      scene: { ...OVER, shows: ['d:-2,1', 'u:-1,1', 'd:-1,1'], around: STOOJ, marked: ['d:-2,1'] },
      facts: { level: 3, count: 4 },
      says: [
        {
          en: 'Have **most improvements** on the island at the end.',
          fr: 'Avoir **le plus d’améliorations** sur l’île à la fin.',
        },
        {
          en: 'Buy small triangles of land, have them zoned, lay a tile and build on it, level by level. This home of @A on level {level} and its tile count **{count}**.',
          fr: 'Achetez de petits triangles, faites-les zoner, posez une tuile et bâtissez dessus, niveau par niveau. Cette maison de @A au niveau {level} et sa tuile comptent **{count}**.',
        },
      ],
    },
    turn: {
      title: { en: 'Your turn', fr: 'Votre tour' },
      scene: { ...BOUGHT, shows: ['u:-1,1', 'd:-1,1', 'u:0,1'], around: STOOJ, marked: ['u:-1,1', 'd:-1,1', 'u:0,1'] },
      facts: { roles: 8, each: 2, bought: 3, price: 50 },
      says: [
        {
          en: 'Pick one of the **{roles} roles**; with two players {each} a year each. Everybody acts in the role that was picked, its picker first and better.',
          fr: 'Prenez l’un des **{roles} rôles** ; à deux joueurs, {each} par an chacun. Tous agissent dans le rôle choisi, celui qui l’a pris d’abord, et mieux.',
        },
        {
          en: `As Realtor @B buys {bought} triangles at once for **$\{price}**; @A may buy one. The Developer lays tiles, the Contractor builds, the Zoning Board has a vote on a zone.`,
          fr: 'Agent immobilier, @B achète {bought} triangles d’un coup pour **{price} $** ; @A peut en acheter un. Le Promoteur pose des tuiles, l’Entrepreneur bâtit, le Conseil de zonage fait voter une zone.',
        },
      ],
    },
    scoring: {
      title: { en: 'Scoring: improvements', fr: 'Les points : les améliorations' },
      scene: { ...BUILT, shows: ['u:-1,1', 'd:-1,1', 'u:0,1'], around: STOOJ, marked: ['u:-1,1', 'u:0,1'] },
      facts: { tile: 1, level: 1, special: 1, home: 4, mine: 1, income: 45 },
      says: [
        {
          en: 'A tile is **{tile}**, each level of a building **{level}** more; a mine, a Scape or a firm is **{special}**. So the home of @B counts {home}, its glass plant {mine}.',
          fr: 'Une tuile vaut **{tile}**, chaque niveau d’un bâtiment **{level}** de plus ; une mine, un Jardin ou une société **{special}**. Ainsi la maison de @B compte {home}, sa verrerie {mine}.',
        },
        {
          en: `Each year-end buildings pay: **$\{income}** for this home. Homes like shops beside them, shops like industry, industry likes homes.`,
          fr: 'Chaque fin d’année, les bâtiments paient : **{income} $** pour cette maison. Les maisons aiment les commerces voisins, les commerces l’industrie, l’industrie les maisons.',
        },
      ],
    },
    end: {
      title: { en: 'The end', fr: 'La fin' },
      scene: { ...OVER, shows: ['d:-2,1', 'u:-1,1', 'd:-1,1', 'd:-1,0'], around: STOOJ },
      facts: { years: 4, totalA: 5, totalB: 10 },
      says: [
        {
          en: 'It ends with the year in which **all land but desert** is developed, or after as many years as you agreed on.',
          fr: 'La partie finit avec l’année où **tout le terrain sauf le désert** est aménagé, ou après le nombre d’années convenu.',
        },
        {
          en: 'Most improvements win; of equals, who has more Influence. Here, after {years} years, @B wins **{totalB}** to {totalA}.',
          fr: 'Le plus d’améliorations gagne ; à égalité, qui a le plus d’Influence. Ici, après {years} ans, @B gagne **{totalB}** à {totalA}.',
        },
      ],
    },
  },
  signs: [
    {
      picture: { ...OVER, shows: ['u:1,0'], around: [80, 80] },
      facts: { price: 10 },
      says: { en: `Land for sale: **$\{price}**`, fr: 'Un terrain à vendre : **{price} $**' },
    },
    {
      picture: { ...OVER, shows: ['u:0,0'], around: [80, 80] },
      facts: {},
      says: {
        en: 'Land of @A, zoned for industry, nothing on it',
        fr: 'Un terrain de @A, zone industrielle, rien dessus',
      },
    },
    {
      picture: { ...OVER, shows: ['d:-1,1'], around: [80, 80] },
      facts: {},
      says: { en: 'A bare tile of @B, where a home can be built', fr: 'Une tuile nue de @B, où bâtir une maison' },
    },
    {
      picture: { ...OVER, shows: ['u:-1,1'], around: [80, 80] },
      facts: { tokens: 3, income: 45 },
      says: {
        en: `A home of @B with {tokens} Quality Tokens; it pays **$\{income}** a year`,
        fr: 'Une maison de @B avec {tokens} jetons Qualité ; elle paie **{income} $** par an',
      },
    },
    {
      picture: { ...OVER, shows: ['d:-1,0'], around: [80, 80] },
      facts: {},
      says: { en: 'A Scape: green, for Prestige', fr: 'Un Jardin : de la verdure, pour le Prestige' },
    },
    {
      picture: { ...OVER, shows: ['u:0,1'], around: [80, 80] },
      facts: {},
      says: {
        en: 'A mine, here a glass plant: goods every year',
        fr: 'Une mine, ici une verrerie : des biens chaque année',
      },
    },
  ],
}
