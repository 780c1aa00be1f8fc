import type { OptionLayout } from '../kit/option-layout.ts'

export const optionLayout: OptionLayout = {
  groups: [
    { title: { en: 'Board and pieces', fr: 'Plateau et pièces' }, options: ['preset', 'size', 'houses', 'towers'] },
    { title: { en: 'House rules', fr: 'Règles maison' }, options: ['conflict', 'parkLimit', 'attention'] },
    { title: { en: 'Handicap', fr: 'Handicap' }, options: ['komiHalves'] },
  ],
  presets: [
    {
      id: 'short',
      title: { en: 'Short', fr: 'Courte' },
      note: { en: 'the small box', fr: 'la petite boîte' },
      options: { preset: 'small' },
    },
  ],
  needs: { size: ['preset', 'custom'], houses: ['preset', 'custom'], towers: ['preset', 'custom'] },
}
