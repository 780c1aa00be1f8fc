import type { OptionLayout } from '../kit/option-layout.ts'

export const optionLayout: OptionLayout = {
  begins: 'firstLeader',
  groups: [
    {
      title: { en: 'The game', fr: 'La partie' },
      says: { en: '{mode}', fr: '{mode}' },
      options: ['mode', 'endAfterYears', 'yearCap'],
    },
    {
      title: { en: 'The island', fr: 'L’île' },
      says: { en: '{board}', fr: '{board}' },
      options: ['board', 'freeBoard', 'startZones', 'customZones'],
    },
    {
      title: { en: 'At the start', fr: 'Au départ' },
      says: { en: `$\{startGobs}`, fr: '{startGobs} $' },
      options: ['startGobs', 'startGobs2p', 'startTokens'],
    },
    {
      title: { en: 'Building', fr: 'Construction' },
      options: [
        ...['contractorMode', 'constructPP', 'discountOrder', 'hideMines', 'resourcesOnMines'],
        'virginPenaltyConstructs',
      ],
    },
    {
      title: { en: 'Land', fr: 'Terrain' },
      options: ['forcedBlyce', 'blyceOffBoardMiddle', 'terraformNeedsLand', 'brownfieldFeeScape'],
    },
    {
      title: { en: 'House rules', fr: 'Règles maison' },
      options: ['tradePP', 'negAdjacency', 'scapeCounts', 'hypeRestYears', 'lairUsesHype'],
    },
    {
      title: { en: 'Prices and incomes', fr: 'Prix et revenus' },
      options: ['landPrices', 'costs', 'incomes', 'prestige'],
    },
  ],
  presets: [
    {
      id: 'gentle',
      title: { en: 'Gentle', fr: 'Facile' },
      note: { en: 'junior, no mines', fr: 'junior, sans mines' },
      options: { mode: 'junior', firstLeader: 'random', hideMines: 'yes' },
    },
    {
      id: 'short',
      title: { en: 'Short', fr: 'Courte' },
      note: { en: 'four years', fr: 'quatre ans' },
      options: { endAfterYears: '4', firstLeader: 'random' },
    },
  ],
  needs: { freeBoard: ['board', 'free'], customZones: ['startZones', 'custom'] },
}
