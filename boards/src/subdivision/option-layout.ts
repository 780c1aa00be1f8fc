import type { OptionLayout } from '../kit/option-layout.ts'

export const optionLayout: OptionLayout = {
  groups: [
    { title: { en: 'Pieces', fr: 'Pièces' }, says: { en: '{set}', fr: '{set}' }, options: ['set'] },
    { title: { en: 'Parks', fr: 'Parcs' }, says: { en: '{parks}', fr: '{parks}' }, options: ['parks', 'parkCells'] },
    {
      title: { en: 'Private parks', fr: 'Parcs privés' },
      says: { en: '{privateParks}', fr: '{privateParks}' },
      options: ['privateParks', 'privateParkPoints'],
    },
    { title: { en: 'Scoring', fr: 'Points' }, options: ['groupCost', 'crowdingFree', 'crowdingMost'] },
  ],
  presets: [
    {
      id: 'short',
      title: { en: 'Short', fr: 'Courte' },
      note: { en: 'three of each size', fr: 'trois de chaque taille' },
      options: { set: 'threehouse' },
    },
  ],
  needs: { parkCells: ['parks', 'custom'] },
}
