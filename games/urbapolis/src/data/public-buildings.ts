import { type Icons, readIcons } from './icons.ts'

/** A public building that stands from the beginning. It has no owner, no level and no points, but offers an action. */
export type StartingBuilding = {
  readonly code: string
  readonly letter: string // in the map of a scenario
  readonly name: string
  readonly icons: Icons
}

/** A public building that is won with workers. It costs one worker and its coins to build. */
export type LaterBuilding = {
  readonly code: string
  readonly name: string
  readonly coins: number
  readonly icons: Icons
  readonly income: number // coins at each upkeep
  readonly points: number // printed; what its condition gives comes on top
  readonly effect: Effect // at once, when built
  readonly condition: Condition // at the end of the game
}

export const EFFECTS = ['none', 'hire', 'claim', 'demolish', 'street', 'draft'] as const
export type Effect = (typeof EFFECTS)[number]

export const CONDITIONS = [
  'none',
  'neighbours', // for each building beside it
  'homes-beside', // for each Housing building beside it, no matter whose
  'own-shops', // for each own Shops building
  'team', // for each worker in the team
  'coins', // for each full 5 coins, up to a limit
  'families', // for each family with an own building
  'top-rank', // for each own private building of rank 3
  'roads', // for each road that borders an own building
  'own-works', // for each own Industry or Corporations building
  'own-homes', // for each own Housing building
] as const
export type Condition = (typeof CONDITIONS)[number]

/** The points for each of what a condition counts. */
export const CONDITION_POINTS: Readonly<Record<Condition, number>> = {
  none: 0,
  neighbours: 1,
  'homes-beside': 2,
  'own-shops': 3,
  team: 1,
  coins: 1,
  families: 3,
  'top-rank': 2,
  roads: 2,
  'own-works': 2,
  'own-homes': 2,
}
export const COUNTED_COINS = 5 // the `coins` that count as one, and the most points that they give
export const MOST_FOR_COINS = 10

const STARTING: readonly (readonly [code: string, letter: string, name: string, icons: string])[] = [
  ['BANK', 'B', 'Bank', 'S+1 C+1'],
  ['EMPL', 'E', 'Employment Office', 'I+1'],
  ['TEMP', 'T', 'Temporary Employment Agency', 'I+1'],
  ['HOSP', 'H', 'Hospital', 'H+1'],
  ['HEAL', 'M', 'Health Centre', 'H+1'],
  ['TVST', 'V', 'TV Studios', 'S+1'],
  ['FAIR', 'F', 'Fairground', 'H-1 S+1 I+1'],
  ['CONV', 'C', 'Convention Centre', 'S+1 I-1 C+1'],
  ['HALL', 'Y', 'City Hall', 'H+1 C+1'],
  ['PARK', 'P', 'Department of Parks and Recreation', 'H+2 I-1'],
  ['WORK', 'W', 'Department of Public Works', 'I+1'],
]

type LaterRow = readonly [
  code: string,
  name: string,
  coins: number,
  icons: string,
  income: number,
  points: number,
  effect: Effect,
  condition: Condition,
]

/** Early buildings (E) come in rounds 2 and 3, late ones (L) in rounds 4 and 5. */
const LATER: readonly LaterRow[] = [
  ['E01', 'Primary School', 3, 'H+2 I-1', 0, 3, 'none', 'none'],
  ['E02', 'Tram Interchange', 3, 'H+1 S+1 I+1 C+1', 0, 2, 'none', 'none'],
  ['E03', "Farmers' Hall", 2, 'H+1 S-1', 3, 2, 'none', 'none'],
  ['E04', 'Parking Garage', 2, 'H-1 S+1 C+1', 4, 0, 'none', 'none'],
  ['E05', 'Fire Station', 3, 'H+1 I+1 C-1', 0, 4, 'none', 'none'],
  ['E06', 'Public Library', 3, 'H+1 S-1 C+1', 0, 4, 'none', 'none'],
  ['E07', 'Power Station', 2, 'H-2 I+2', 3, 1, 'none', 'none'],
  ['E08', 'Trade College', 3, 'I+1 C+1', 0, 2, 'hire', 'none'],
  ['E09', 'Survey Office', 3, 'I+1', 0, 3, 'claim', 'none'],
  ['E10', 'Clearance Yard', 2, 'H-1 I+1', 0, 3, 'demolish', 'none'],
  ['E11', "Lamplighters' Depot", 3, 'H+1 S+1 I-1', 0, 2, 'street', 'none'],
  ['E12', "Contractors' Exchange", 2, 'C+1', 0, 3, 'draft', 'none'],
  ['L01', 'Grand Theatre', 5, 'S+1', 0, 2, 'none', 'neighbours'],
  ['L02', 'Central Gardens', 4, 'H+2 I-1', 0, 2, 'none', 'homes-beside'],
  ['L03', 'Chamber of Commerce', 4, 'S+1', 0, 1, 'none', 'own-shops'],
  ['L04', 'Union House', 5, 'I+1', 0, 0, 'none', 'team'],
  ['L05', 'Stock Exchange', 5, 'I-1 C+2', 0, 2, 'none', 'coins'],
  ['L06', 'University', 6, 'H+1 C+1', 0, 0, 'none', 'families'],
  ['L07', "Founders' Monument", 6, 'none', 0, 10, 'none', 'none'],
  ['L08', 'Sports Arena', 5, 'H-1 S+2', 0, 7, 'none', 'none'],
  ['L09', 'Architecture Museum', 5, 'H+1', 0, 2, 'none', 'top-rank'],
  ['L10', 'Metro Hub', 5, 'S+1 C+1', 0, 2, 'none', 'roads'],
  ['L11', "Makers' Museum", 4, 'I+1', 0, 1, 'none', 'own-works'],
  ['L12', 'Housing Trust', 4, 'H+1 S-1', 0, 2, 'none', 'own-homes'],
]

export const STARTING_BUILDINGS: readonly StartingBuilding[] = STARTING.map(([code, letter, name, icons]) => ({
  code,
  letter,
  name,
  icons: readIcons(icons),
}))

export const LATER_BUILDINGS: readonly LaterBuilding[] = LATER.map(
  ([code, name, coins, icons, income, points, effect, condition]) => ({
    code,
    name,
    coins,
    icons: readIcons(icons),
    income,
    points,
    effect,
    condition,
  }),
)
