import type { About } from '../kit/about.ts'

export const about: About = {
  id: 'tryste',
  title: 'Tryste',
  credit: 'MASTERPLAN – the game of urban conquer, Alex Coulombe',
  seats: { min: 2, max: 6 },
  usualPlayers: 4,
  minutes: 90,
  weight: 'heavy',
  like: {
    en: 'Eight roles, zoning votes, auctions and trades on an abandoned island of triangles.',
    fr: 'Huit rôles, votes de zonage, enchères et échanges sur une île de triangles abandonnée.',
  },
}
