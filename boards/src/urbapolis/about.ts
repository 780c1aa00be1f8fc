import { NAME } from '@masterplan/urbapolis/name'
import type { About } from '../kit/about.ts'

export const about: About = {
  ...NAME,
  credit: { en: 'after the rulebook of Master Plan', fr: 'd’après la règle de Master Plan' },
  usualPlayers: 3,
  minutes: 75,
  depth: 4,
  detail: 0.36,
  like: {
    en: 'Bid for plots and let the neighbours lift your buildings.',
    fr: 'Enchérissez sur des parcelles, les voisins haussent vos bâtiments.',
  },
}
