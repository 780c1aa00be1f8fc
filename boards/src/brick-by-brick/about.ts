import type { About } from '../kit/about.ts'

export const about: About = {
  id: 'brick-by-brick',
  title: 'Brick by Brick',
  credit: 'Nathalie and Rémi Saunier',
  seats: { min: 2, max: 5 },
  usualPlayers: 3,
  minutes: 60,
  weight: 'middle',
  like: {
    en: 'One hoist, seven regions: where you build decides where everybody builds next.',
    fr: 'Un palan, sept quartiers : où vous bâtissez décide où l’on bâtira ensuite.',
  },
}
