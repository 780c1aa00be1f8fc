import type { About } from '../kit/about.ts'

export const about: About = {
  id: 'urbapolis',
  title: 'Urbapolis',
  credit: 'after the rulebook of Master Plan',
  seats: { min: 2, max: 4 },
  usualPlayers: 3,
  minutes: 75,
  weight: 'middle',
  like: {
    en: 'Bid for plots, hire workers, and let the neighbours lift your buildings.',
    fr: 'Enchérissez sur des parcelles, engagez des ouvriers, et laissez les voisins hausser vos bâtiments.',
  },
}
