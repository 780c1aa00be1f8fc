import type { OptionLayout } from '../kit/option-layout.ts'

export const optionLayout: OptionLayout = {
  groups: [
    {
      title: { en: 'Map', fr: 'Plan' },
      says: { en: '{scenario}', fr: '{scenario}' },
      options: ['scenario', 'neighbourhood'],
    },
    {
      title: { en: 'Market', fr: 'Marché' },
      says: { en: '{initialMarket}', fr: '{initialMarket}' },
      options: ['initialMarket'],
    },
    {
      title: { en: 'House rules', fr: 'Règles maison' },
      options: ['bankTable', 'hireArrival', 'publicPlots', 'boostTargets', 'levelModel', 'handInfo'],
    },
    {
      title: { en: 'Last turns', fr: 'Derniers tours' },
      says: { en: '{lastTurns}', fr: '{lastTurns}' },
      options: ['lastTurns'],
    },
  ],
  presets: [],
}
