import { NAME } from '@masterplan/brick-by-brick/name'
import type { About } from '../kit/about.ts'

export const about: About = {
  ...NAME,
  credit: { en: 'Nathalie and Rémi Saunier', fr: 'Nathalie et Rémi Saunier' },
  usualPlayers: 3,
  minutes: 60,
  depth: 3,
  detail: 0.42,
  like: {
    en: 'Where you build decides where everybody builds next.',
    fr: 'Où vous bâtissez décide où tout le monde bâtira ensuite.',
  },
}
