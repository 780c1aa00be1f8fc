/** What a player finds worth how much, in gobs. Personalities differ in these numbers and in nothing else. */
export interface Preferences {
  readonly improvementEarly: number
  readonly improvementLate: number
  readonly income: number // a year's income, per year that is left
  readonly prestige: number // up to the thresholds
  readonly thresholds: number // for standing above 50 and above 75 Influence
  readonly token: number
  readonly resource: number // part of its best reduction
  readonly land: number // part of its price that an own undeveloped stooj is worth
  readonly desert: number // on top, for own desert
  readonly tile: number // part of an improvement that a tile with a place to go is worth
  readonly zones: readonly [number, number, number] // liking for building in each zone
  readonly mine: number
  readonly hut: number
  readonly scape: number
  readonly bareTile: number // part of an improvement that an own bare tile promises
  readonly shares: number // liking for landowner's shares
  readonly card: number
  readonly roles: readonly number[] // liking for each role, on top of what it brings
  readonly rivals: number // how much the best rival's fortune hurts
}

export const SENSIBLE: Preferences = {
  improvementEarly: 60,
  improvementLate: 200,
  income: 1,
  prestige: 12,
  thresholds: 60,
  token: 30,
  resource: 0.7,
  land: 0.9,
  desert: 0,
  tile: 0.6,
  zones: [1, 1, 1],
  mine: 1,
  hut: 1,
  scape: 1,
  bareTile: 0.35,
  shares: 1,
  card: 25,
  roles: [0, 0, 0, 0, 0, 0, 0, 0],
  rivals: 0.5,
}

const differing = (differences: Partial<Preferences>): Preferences => ({ ...SENSIBLE, ...differences })

/** Six ways to play, each a liking for something; `roles` are in the order of data/names.ts. */
export const PERSONALITIES: Readonly<Record<string, Preferences>> = {
  /** Land first, useful neighbours kept, zoning late. */
  landmiser: differing({ land: 1.6, bareTile: 0.45, roles: [-25, 70, 10, 0, 0, 0, 0, 0] }),
  /** Desert, Glass, and shops built with it. */
  deserter: differing({
    desert: 70,
    mine: 1.8,
    resource: 0.9,
    zones: [0.8, 1.4, 1],
    roles: [25, 15, 15, 0, 0, 0, 0, 0],
  }),
  /** Scapes, brownfields, the Firm, tokens everywhere, and a name. */
  starchitect: differing({
    prestige: 18,
    thresholds: 140,
    token: 45,
    scape: 1.8,
    hut: 1.5,
    roles: [0, 0, 10, 0, 60, 0, 40, -40],
  }),
  /** Land and tiles for others to build on, then building in haste. */
  'bob-congel': differing({
    prestige: 3,
    thresholds: 0,
    land: 1.2,
    bareTile: 0.7,
    shares: 2.5,
    improvementLate: 260,
    roles: [0, 40, 50, 0, 0, 0, -30, 30],
  }),
  /** One great plant with homes around it. */
  'industry-lord': differing({
    zones: [0.9, 0.7, 1.6],
    income: 1.3,
    resource: 0.9,
    roles: [50, 10, 0, 20, 0, 0, 0, 0],
  }),
  /** Prestige is for others: virgin land, mines, a Lair, the Mafia. */
  'evil-mastermind': differing({
    prestige: 1,
    thresholds: 0,
    mine: 1.9,
    hut: 1.6,
    resource: 0.9,
    card: 40,
    roles: [0, 0, 25, 0, 0, 60, -40, 20],
  }),
}
