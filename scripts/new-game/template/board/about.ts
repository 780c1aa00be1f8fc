import { NAME } from '@masterplan/template-town/name'
import type { About } from '../kit/about.ts'

export const about: About = {
  ...NAME,
  credit: { en: 'House rules', fr: 'Règle maison' },
  usualPlayers: 3,
  minutes: 5,
  depth: 1,
  detail: 0.6,
  like: {
    en: 'Houses along one street: build where you secretly wished to, and stay out of the shade.',
    fr: 'Des maisons le long d’une rue : bâtissez où vous le souhaitiez en secret, et évitez l’ombre.',
  },
}
