import { exampleOf, type RulesPage } from '../kit/rules-page.ts'

/** On four by four cells, of which the pictures show the upper half. */
const match = (lines: string) => exampleOf('parks-and-towers', '1.1.0', { size: 4, houses: 8, towers: 3 }, lines)

const UPPER_HALF = { shows: ['a4', 'd3'], around: [53, 53] } as const
const BOTH = { record: match('1 a4e; 2 c4w; 1 b3n; 2 b1s; 1 b2w; 2 d3n; 1 c3n'), line: 7 } as const
const FIRST = { record: match('1 b4e; 2 a3se'), line: 2 } as const
const PARK = { record: match('1 d4s; 2 c4s; 1 c1s; 2 a3e; 1 b4w'), line: 5 } as const
const TOWER = { record: match('1 b4s; 2 c4w; 1 c3e'), line: 3 } as const

export const rulesPage: RulesPage = {
  cards: {
    goal: {
      title: { en: 'The goal', fr: 'Le but' },
      scene: { ...BOTH, ...UPPER_HALF, marked: ['b4', 'd4'] },
      facts: { parkA: 4, parkB: 2, towerA: 1, towerB: 3 },
      says: [
        {
          en: 'Have **more points** when all houses are built.',
          fr: 'Avoir **plus de points** quand toutes les maisons sont bâties.',
        },
        {
          en: 'Parks pay at once, towers at the end. Both pay **either** of you: it is about who stands closer. This park paid @A **{parkA}** and @B **{parkB}**; the tower leans to @B, **{towerB}** to {towerA}.',
          fr: 'Les parcs paient aussitôt, les tours à la fin. Les deux paient **l’un et l’autre** : tout est d’être auprès. Ce parc a payé **{parkA}** à @A et **{parkB}** à @B ; la tour penche pour @B, **{towerB}** à {towerA}.',
        },
      ],
    },
    turn: {
      title: { en: 'Your turn', fr: 'Votre tour' },
      scene: { ...FIRST, ...UPPER_HALF, lit: ['a4', 'c4', 'd4', 'b3', 'c3', 'd3'], marked: ['b4', 'c4'] },
      facts: { around: 8, double: 2 },
      says: [
        {
          en: 'Build **one house** on any empty cell.',
          fr: 'Bâtissez **une maison** sur une case libre.',
        },
        {
          en: 'Turn it: it looks at **one** of the {around} cells around it. There it counts {double} instead of one. The house of @A looks east.',
          fr: 'Tournez-la : elle regarde **une seule** des {around} cases autour d’elle. Là, elle compte {double} au lieu d’un. La maison de @A regarde vers l’est.',
        },
      ],
    },
    scoring: {
      title: { en: 'Scoring: parks', fr: 'Les points : les parcs' },
      scene: { ...PARK, ...UPPER_HALF, marked: ['a4'] },
      facts: { a: 2, b: 1, each: 1, more: 1 },
      says: [
        {
          en: '**Three in a row**, of any colours? Each end where a fourth would fit becomes a park, by itself.',
          fr: '**Trois alignées**, de toute couleur ? Chaque bout où une quatrième irait devient un parc, de lui-même.',
        },
        {
          en: 'A new park pays each house around it **{each}**, and **{more} more** if the house looks at it: here **{a}** for @A, **{b}** for @B.',
          fr: 'Un nouveau parc paie **{each}** à chaque maison qui l’entoure, et **{more} de plus** à celle qui le regarde : ici **{a}** pour @A, **{b}** pour @B.',
        },
      ],
    },
    end: {
      title: { en: 'The end: towers', fr: 'La fin : les tours' },
      scene: { ...TOWER, ...UPPER_HALF, marked: ['b3'] },
      facts: { points: 2, a: 3, b: 1 },
      says: [
        {
          en: '**Three in a square** of four? The fourth cell becomes a tower.',
          fr: '**Trois dans un carré** de quatre ? La quatrième case devient une tour.',
        },
        {
          en: 'When the houses are gone, each tower brings **{points} points** to whoever has more around it, here @A with **{a}** to {b}. Equal brings nothing.',
          fr: 'Quand il n’y a plus de maisons, chaque tour rapporte **{points} points** à qui a le plus autour d’elle, ici @A par **{a}** à {b}. L’égalité ne rapporte rien.',
        },
      ],
    },
  },
  signs: [
    {
      picture: { ...FIRST, shows: ['b4'], around: [60, 60] },
      facts: {},
      says: { en: 'A house of @A that looks **east**', fr: 'Une maison de @A qui regarde vers **l’est**' },
    },
    {
      picture: { ...PARK, shows: ['a4'], around: [50, 50] },
      facts: { a: 2, b: 1 },
      says: { en: 'A park: it paid @A **{a}** and @B **{b}**', fr: 'Un parc : il a payé **{a}** à @A et **{b}** à @B' },
    },
    {
      picture: { ...TOWER, shows: ['b3'], around: [50, 50] },
      facts: { a: 3, b: 1 },
      says: {
        en: 'A tower: @A has **{a}** around it, @B **{b}**, so @A leads',
        fr: 'Une tour : @A a **{a}** autour d’elle, @B **{b}** ; @A mène',
      },
    },
    {
      picture: { ...FIRST, shows: ['c4'], around: [50, 50], lit: ['c4'] },
      facts: {},
      says: { en: 'A cell you may press', fr: 'Une case que vous pouvez choisir' },
    },
  ],
}
