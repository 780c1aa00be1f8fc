import type { About } from '../kit/about.ts'

export const about: About = {
  id: 'subdivision',
  title: 'Subdivision',
  credit: 'Carlton Noles',
  seats: { min: 2, max: 4 },
  usualPlayers: 2,
  minutes: 20,
  weight: 'light',
  like: {
    en: 'Pyramids of three sizes fill a new neighbourhood: stay connected, keep your high rises uncrowded.',
    fr: 'Des pyramides de trois tailles remplissent un quartier neuf : restez groupé, gardez vos tours dégagées.',
  },
}
