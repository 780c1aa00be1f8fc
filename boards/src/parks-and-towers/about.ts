import { NAME } from '@masterplan/parks-and-towers/name'
import type { About } from '../kit/about.ts'

export const about: About = {
  ...NAME,
  credit: { en: 'MASTERPLAN by Bernhard Lach and Uwe Rapp', fr: 'MASTERPLAN, de Bernhard Lach et Uwe Rapp' },
  usualPlayers: 2,
  minutes: 30,
  depth: 2,
  detail: 0.42,
  like: {
    en: 'Your house may force a park or a tower that pays you both.',
    fr: 'Votre maison peut forcer un parc ou une tour qui rapporte aux deux.',
  },
}
