import type { OptionLayout } from '../kit/option-layout.ts'

export const optionLayout: OptionLayout = {
  begins: 'start',
  groups: [
    { title: { en: 'Regions', fr: 'Quartiers' }, says: { en: '{layout}', fr: '{layout}' }, options: ['layout'] },
    {
      title: { en: 'Rounds', fr: 'Manches' },
      says: { en: 'at most {roundCap}', fr: '{roundCap} au plus' },
      options: ['roundCap', 'twoPlayerLaps', 'passing'],
    },
    { title: { en: 'Building', fr: 'Construction' }, options: ['fallback', 'minInhabitants', 'landTokens'] },
    { title: { en: 'Projects', fr: 'Projets' }, options: ['claimRule', 'invasionClaims', 'controlTie'] },
    {
      title: { en: 'Ploys and roofs', fr: 'Ruses et toits' },
      says: { en: '{ployTokens} ploys, {roofs} roofs', fr: '{ployTokens} ruses, {roofs} toits' },
      options: ['ployTokens', 'roofs', 'invasionRoof', 'roofTarget'],
    },
  ],
  presets: [
    {
      id: 'short',
      title: { en: 'Short', fr: 'Courte' },
      note: { en: 'ten rounds at most', fr: 'dix manches au plus' },
      options: { roundCap: '10' },
    },
  ],
}
