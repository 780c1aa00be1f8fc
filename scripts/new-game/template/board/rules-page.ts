import { exampleOf, type RulesPage } from '../kit/rules-page.ts'

const record = exampleOf(
  'template-town',
  '1.0.0',
  { houses: 2 },
  '* wish 2; * wish 4; 1 build 2 2; 2 build 3 2; 1 build 4 1; 2 build 1 1',
)
const STREET = { record, shows: ['1', '4'], around: [70, 110] } as const
const LOT = { record, around: [70, 110] } as const

export const rulesPage: RulesPage = {
  cards: {
    goal: {
      title: { en: 'The goal', fr: 'Le but' },
      scene: { ...STREET, line: 6 },
      facts: {},
      says: [
        {
          en: 'Have **most points** when the street is full.',
          fr: 'Avoir **le plus de points** quand la rue est pleine.',
        },
      ],
    },
    turn: {
      title: { en: 'Your turn', fr: 'Votre tour' },
      scene: { ...STREET, line: 3, lit: ['1', '3', '4'], marked: ['2'] },
      facts: {},
      says: [
        {
          en: 'Build **one house** of one or two floors on an empty lot.',
          fr: 'Bâtissez **une maison** d’un ou deux étages sur un terrain vide.',
        },
      ],
    },
    scoring: {
      title: { en: 'Scoring', fr: 'Les points' },
      scene: { ...STREET, line: 4, marked: ['2', '3'] },
      facts: {},
      says: [
        {
          en: 'A floor is a point. Two tall neighbours take each other’s light: @A and @B **lose a point** each.',
          fr: 'Un étage vaut un point. Deux hautes voisines se prennent la lumière : @A et @B **perdent un point** chacun.',
        },
      ],
    },
    end: {
      title: { en: 'The end', fr: 'La fin' },
      scene: { ...STREET, line: 6, marked: ['4'] },
      facts: {},
      says: [
        {
          en: 'When every lot has a house, the **wishes** are shown: a house where its owner wished for one scores more.',
          fr: 'Quand chaque terrain a sa maison, on montre les **souhaits** : une maison là où on la souhaitait rapporte plus.',
        },
      ],
    },
  },
  signs: [
    {
      picture: { ...LOT, line: 6, shows: ['2'] },
      facts: {},
      says: { en: 'A house of @A with two floors', fr: 'Une maison de @A à deux étages' },
    },
    {
      picture: { ...LOT, line: 3, shows: ['1'], lit: ['1'] },
      facts: {},
      says: { en: 'A lot you may press', fr: 'Un terrain que vous pouvez choisir' },
    },
  ],
}
