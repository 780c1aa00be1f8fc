import type { About } from '../kit/about.ts'

export const about: About = {
  id: 'parks-and-towers',
  title: 'Parks & Towers',
  credit: 'MASTERPLAN by Bernhard Lach and Uwe Rapp',
  seats: { min: 2, max: 2 },
  usualPlayers: 2,
  minutes: 30,
  weight: 'light',
  like: {
    en: 'Every house you build may force a park or a tower, and pay both players.',
    fr: 'Chaque maison peut forcer un parc ou une tour, et rapporter aux deux joueurs.',
  },
}
