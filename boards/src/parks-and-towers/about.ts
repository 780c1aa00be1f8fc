import { NAME } from '@masterplan/parks-and-towers/name'
import type { About } from '../kit/about.ts'

export const about: About = {
  ...NAME,
  credit: 'MASTERPLAN by Bernhard Lach and Uwe Rapp',
  usualPlayers: 2,
  minutes: 30,
  weight: 'light',
  like: {
    en: 'Every house you build may force a park or a tower, and pay both players.',
    fr: 'Chaque maison peut forcer un parc ou une tour, et rapporter aux deux joueurs.',
  },
}
