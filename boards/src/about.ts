/** What the start page says of a game before any of it is fetched. One line per game. */
export interface About {
  readonly id: string
  readonly title: string
  readonly credit: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly usualPlayers: number // how many one click from the start page seats
  readonly minutes: number
  readonly weight: 'light' | 'middle' | 'heavy'
  readonly like: Readonly<Record<'en' | 'fr', string>>
}

export const ABOUT: readonly About[] = [
  {
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
  },
  {
    id: 'parks-and-towers',
    title: 'Parks & Towers',
    credit: 'MASTERPLAN by Bernhard Lach and Uwe Rapp',
    seats: { min: 2, max: 2 },
    usualPlayers: 2,
    minutes: 30,
    weight: 'light',
    like: {
      en: 'Every house you build may force a park or a tower, and pay both players.',
      fr: 'Chaque maison peut forcer un parc ou une tour, et rapporter aux deux joueurs.',
    },
  },
  {
    id: 'brick-by-brick',
    title: 'Brick by Brick',
    credit: 'Nathalie and Rémi Saunier',
    seats: { min: 2, max: 5 },
    usualPlayers: 3,
    minutes: 60,
    weight: 'middle',
    like: {
      en: 'One hoist, seven wards: where you build decides where everybody builds next.',
      fr: 'Un palan, sept quartiers : où vous bâtissez décide où l’on bâtira ensuite.',
    },
  },
  {
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
  },
  {
    id: 'tryste',
    title: 'Tryste',
    credit: 'MASTERPLAN – the game of urban conquer, Alex Coulombe',
    seats: { min: 2, max: 6 },
    usualPlayers: 4,
    minutes: 90,
    weight: 'heavy',
    like: {
      en: 'Eight roles, zoning votes, auctions and trades on an abandoned island of triangles.',
      fr: 'Huit rôles, votes de zonage, enchères et échanges sur une île de triangles abandonnée.',
    },
  },
]
