import { NAME } from '@masterplan/subdivision/name'
import type { About } from '../kit/about.ts'

export const about: About = {
  ...NAME,
  credit: { en: 'Carlton Noles', fr: 'Carlton Noles' },
  usualPlayers: 2,
  minutes: 20,
  depth: 1,
  detail: 0.62,
  like: {
    en: 'Join your pyramids, keep your high rises uncrowded.',
    fr: 'Reliez vos pyramides, gardez vos tours dégagées.',
  },
}
