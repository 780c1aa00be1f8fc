import { NAME } from '@masterplan/urbapolis/name'
import type { About } from '../kit/about.ts'

export const about: About = {
  ...NAME,
  credit: 'after the rulebook of Master Plan',
  usualPlayers: 3,
  minutes: 75,
  weight: 'middle',
  like: {
    en: 'Bid for plots, hire workers, and let the neighbours lift your buildings.',
    fr: 'Enchérissez sur des parcelles, engagez des ouvriers, et laissez les voisins hausser vos bâtiments.',
  },
}
