import { ROLES } from '../../data/names.ts'

/** What a player of Tryste looks at. Money is counted in hundreds, so that weights are of a size. */
export const NAMES = [
  'gobs',
  'lumber',
  'concrete',
  'glass',
  'steel',
  'prestige',
  'hype',
  'known', // above the first threshold of Influence
  'famous', // above the second
  'tokens', // up to six
  'token-heap', // beyond
  'cards',
  // Land and what stands there
  'levels',
  'tiles-built', // own tiles that carry a construct
  'tiles-bare',
  'homes', // income of own constructs in all years that are left, by zone
  'shops',
  'plants',
  'abroad', // the part of it that stands on others' ground
  'shares', // the landowner's part of others' incomes
  'hyped', // the best income, once more for every time it counts more than once
  'ground', // the price of own land
  'specials',
  'mines', // what they yield in all years that are left
  'scapes',
  'huts',
  // What may be built
  'lots', // own land with a zone, undeveloped
  'lots-unzoned',
  'lots-desert',
  'lot-zones', // how good those zones are
  'bare-zones',
  'tiles-useful', // in hand, with a place to go
  'tiles-idle',
  'room', // levels that own ground, zoned and not, takes in the years that are left
  'reach', // levels that money and resources pay for in one Contractor phase
  'future', // of the room, what there will be money for
  'hoard', // money that no work of the next year takes
  // What is under way
  'vote',
  'auction',
  'promise', // of a role that was just picked
  ...ROLES, // the roles themselves
] as const
export type Name = (typeof NAMES)[number]
export const WIDTH = NAMES.length

/** The place of each feature in a row. */
export const AT = Object.fromEntries(NAMES.map((name, at) => [name, at])) as Readonly<Record<Name, number>>
