import { NAME } from '@masterplan/tryste/name'
import type { About } from '../kit/about.ts'

export const about: About = {
  ...NAME,
  credit: 'MASTERPLAN – the game of urban conquer, Alex Coulombe',
  usualPlayers: 4,
  minutes: 90,
  weight: 'heavy',
  like: {
    en: 'Eight roles, zoning votes, auctions and trades on an abandoned island of triangles.',
    fr: 'Huit rôles, votes de zonage, enchères et échanges sur une île de triangles abandonnée.',
  },
}
