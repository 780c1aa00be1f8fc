import { NAME } from '@masterplan/subdivision/name'
import type { About } from '../kit/about.ts'

export const about: About = {
  ...NAME,
  credit: 'Carlton Noles',
  usualPlayers: 2,
  minutes: 20,
  weight: 'light',
  like: {
    en: 'Pyramids of three sizes fill a new neighbourhood: stay connected, keep your high rises uncrowded.',
    fr: 'Des pyramides de trois tailles remplissent un quartier neuf : restez groupé, gardez vos tours dégagées.',
  },
}
