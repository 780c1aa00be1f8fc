import { NAME } from '@masterplan/tryste/name'
import type { About } from '../kit/about.ts'

export const about: About = {
  ...NAME,
  credit: {
    en: 'MASTERPLAN – the game of urban conquer, Alex Coulombe',
    fr: 'MASTERPLAN – the game of urban conquer, Alex Coulombe',
  },
  usualPlayers: 4,
  minutes: 90,
  depth: 5,
  detail: 0.42,
  like: {
    en: 'Roles, votes, auctions and trades on an island of triangles.',
    fr: 'Rôles, votes, enchères et échanges sur une île de triangles.',
  },
}
