import { exampleOf, type RulesPage } from '../kit/rules-page.ts'

const match = (lines: string) => exampleOf('subdivision', '1.0.0', {}, lines)

const GROUPS = { record: match('1 3b1; 2 3e1; 1 2c1; 2 2d2'), line: 4 } as const
const FIRST = { record: match('1 3b1'), line: 1 } as const
const CROWD = { record: match('1 3c1; 2 1c2; 1 2e1; 2 1d2; 1 2e2; 2 1b2'), line: 6 } as const
/** A whole match of the small set. */
const OVER = {
  record: exampleOf(
    'subdivision',
    '1.0.0',
    { set: 'threehouse' },
    '1 3b1; 2 1b2; 1 3b4; 2 3a4; 1 1a3; 2 2b3; 1 3d5; 2 3d4; 1 1e3; 2 2d3; 1 2c2; 2 3d2; 1 1e2; 2 1a2; 1 2c4; 2 2e4; ' +
      '1 2b5; 2 1d1',
  ),
  line: 18,
} as const

export const rulesPage: RulesPage = {
  cards: {
    goal: {
      title: { en: 'The goal', fr: 'Le but' },
      scene: { ...GROUPS, shows: ['b2', 'e1'], around: [51, 51] },
      facts: { pips: 5, groupsA: 1, totalA: 4, groupsB: 2, totalB: 3 },
      says: [
        {
          en: 'Have **most points** when nobody can build any more.',
          fr: 'Avoir **le plus de points** quand plus personne ne peut bâtir.',
        },
        {
          en: 'The dots on your pyramids are points; every **group** costs one. Both have {pips} dots here: @A in {groupsA} group makes **{totalA}**, @B in {groupsB} groups **{totalB}**.',
          fr: 'Les pastilles de vos pyramides sont des points ; chaque **groupe** en coûte un. Ici chacun en a {pips} : @A, en {groupsA} groupe, marque **{totalA}** ; @B, en {groupsB} groupes, **{totalB}**.',
        },
      ],
    },
    turn: {
      title: { en: 'Your turn', fr: 'Votre tour' },
      scene: { ...FIRST, shows: ['a2', 'd1'], around: [51, 51], lit: ['a2', 'b2', 'c2', 'c1'], marked: ['b1'] },
      facts: { high: 3, family: 2, home: 1, places: 4 },
      says: [
        {
          en: 'Build **one pyramid**: a family home ({family}) fits anywhere, a high rise ({high}) never near another **of yours**, not even corner to corner.',
          fr: 'Bâtissez **une pyramide** : une maison ({family}) va partout, une tour ({high}) jamais près d’une autre **à vous**, pas même par un coin.',
        },
        {
          en: 'A manufactured home ({home}) must be near a high rise or a manufactured home **of somebody else**: for @B these {places} cells.',
          fr: 'Un préfabriqué ({home}) doit être près d’une tour ou d’un préfabriqué **d’un autre** : pour @B, ces {places} cases.',
        },
      ],
    },
    scoring: {
      title: { en: 'Scoring: crowded high rises', fr: 'Les points : tours encombrées' },
      scene: { ...CROWD, shows: ['b2', 'e1'], around: [51, 51], marked: ['c1'] },
      facts: { homes: 3, full: 3, worth: 1 },
      says: [
        {
          en: 'Manufactured homes take the shine off every high rise they are near, whoever owns them.',
          fr: 'Les préfabriqués ternissent toute tour près de laquelle ils sont, à qui qu’ils soient.',
        },
        {
          en: 'The first does no harm, **each further one costs a point**: with {homes} around it, this high rise of @A is worth **{worth}** instead of {full}.',
          fr: 'Le premier ne fait aucun mal, **chacun des suivants coûte un point** : avec {homes} autour d’elle, cette tour de @A vaut **{worth}** au lieu de {full}.',
        },
      ],
    },
    end: {
      title: { en: 'The end', fr: 'La fin' },
      scene: { ...OVER, shows: ['a5', 'e1'], around: [51, 51] },
      facts: { pips: 18, groupsA: 6, crowdA: 1, totalA: 11, groupsB: 3, crowdB: 2, totalB: 13 },
      says: [
        {
          en: 'It is over when **nobody can build**. What is left in hand neither scores nor costs.',
          fr: 'C’est fini quand **personne ne peut bâtir**. Ce qui reste en main ne rapporte ni ne coûte.',
        },
        {
          en: 'Here @A has {pips} dots, less {groupsA} for groups, less {crowdA} for crowds: **{totalA}**. @B has {pips}, less {groupsB}, less {crowdB}: **{totalB}**, and wins.',
          fr: 'Ici @A a {pips}, moins {groupsA} pour les groupes, moins {crowdA} pour l’encombrement : **{totalA}**. @B a {pips}, moins {groupsB}, moins {crowdB} : **{totalB}**, et gagne.',
        },
      ],
    },
  },
  signs: [
    {
      picture: { ...FIRST, shows: ['b1'], around: [51, 51] },
      facts: { pips: 3 },
      says: {
        en: 'A high rise of @A: {pips} dots, {pips} points',
        fr: 'Une tour de @A : {pips} pastilles, {pips} points',
      },
    },
    {
      picture: { ...GROUPS, shows: ['d2'], around: [51, 51] },
      facts: { pips: 2 },
      says: { en: 'A family home of @B: {pips} points', fr: 'Une maison de @B : {pips} points' },
    },
    {
      picture: { ...CROWD, shows: ['c2'], around: [51, 51] },
      facts: { pips: 1 },
      says: { en: 'A manufactured home of @B: {pips} point', fr: 'Un préfabriqué de @B : {pips} point' },
    },
    {
      picture: { ...FIRST, shows: ['a1'], around: [51, 51] },
      facts: {},
      says: { en: 'A park: nothing is ever built there', fr: 'Un parc : on n’y bâtit jamais' },
    },
    {
      picture: { ...FIRST, shows: ['c2'], around: [51, 51], lit: ['c2'] },
      facts: {},
      says: { en: 'A cell you may press', fr: 'Une case que vous pouvez choisir' },
    },
  ],
}
