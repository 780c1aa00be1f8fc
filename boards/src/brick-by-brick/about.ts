import { NAME } from '@masterplan/brick-by-brick/name'
import type { About } from '../kit/about.ts'

export const about: About = {
  ...NAME,
  credit: 'Nathalie and Rémi Saunier',
  usualPlayers: 3,
  minutes: 60,
  weight: 'middle',
  like: {
    en: 'One hoist, seven regions: where you build decides where everybody builds next.',
    fr: 'Un palan, sept quartiers : où vous bâtissez décide où l’on bâtira ensuite.',
  },
}
