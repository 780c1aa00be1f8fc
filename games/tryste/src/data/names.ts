/** What lies on the table, by name. The place of a name in its list is the number that a state keeps. */

export const ZONES = ['residential', 'commercial', 'industrial'] as const
export type Zone = (typeof ZONES)[number]
export const [RESIDENTIAL, COMMERCIAL, INDUSTRIAL] = [0, 1, 2] as const

export const LAND_TYPES = ['plains', 'brownfield', 'forest', 'coast', 'desert', 'mountain', 'water'] as const
export type LandType = (typeof LAND_TYPES)[number]
const [FOREST, COAST, MOUNTAIN] = [2, 3, 5] as const
export const [BROWNFIELD, DESERT, WATER] = [1, 4, 6] as const

export const RESOURCES = ['lumber', 'concrete', 'glass', 'steel'] as const
export type Resource = (typeof RESOURCES)[number]

/** The land on which a mine of the resource yields three (T-YE-04), and the gift of virgin land (T-DEV-20). */
export const RELATED_LAND = [FOREST, COAST, DESERT, MOUNTAIN] as const

export const ROLES = [
  'zoning-board',
  'realtor',
  'developer',
  'contractor',
  'architect',
  'mafia',
  'media',
  'venture-capitalist',
] as const
export type Role = (typeof ROLES)[number]
export const [ZONING_BOARD, REALTOR, DEVELOPER, CONTRACTOR, ARCHITECT, MAFIA, MEDIA, VENTURE_CAPITALIST] = [
  0, 1, 2, 3, 4, 5, 6, 7,
] as const

/** Special developments; a state keeps the place in this list plus one, so that 0 is none. */
export const SPECIALS = [
  'scape',
  'architecture-firm',
  'construction-company',
  'lair',
  'lumber-yard',
  'concrete-facility',
  'glass-plant',
  'steel-mill',
] as const
export type Special = (typeof SPECIALS)[number]
export const [SCAPE, FIRM, COMPANY, LAIR, FIRST_MINE, GLASS_PLANT] = [1, 2, 3, 4, 5, 7] as const
export const HUTS = ['architecture-firm', 'construction-company', 'lair'] as const
export type Hut = (typeof HUTS)[number]
export const MINES = ['lumber-yard', 'concrete-facility', 'glass-plant', 'steel-mill'] as const
export type Mine = (typeof MINES)[number]

export const CONSTRUCTS: Readonly<Record<Zone, readonly [string, string, string, string]>> = {
  residential: ['Ruddy Shack', 'Victorian House', 'Apartment Complex', 'Mansion Estate'],
  commercial: ['Kiosk', 'Quick E-Mart', "McDoogle's Dept Store", 'SuperMega Mall'],
  industrial: ['Sweat Shop', 'Warehouse', 'Factory', 'Airline Production Unit'],
}

export const DECKS = ['architect', 'contractor', 'mafia', 'media'] as const
export type Deck = (typeof DECKS)[number]

export const ceil5 = (amount: number): number => Math.ceil(amount / 5) * 5

/** Letters of the decks, and how many different cards each has; a card is a letter and two digits, such as M07. */
const CARD_LETTERS = ['A', 'C', 'M', 'N'] as const
const CARDS_OF = [14, 15, 15, 15] as const
export type CardId = `${(typeof CARD_LETTERS)[number]}${number}`
export const CARD_IDS: readonly CardId[] = CARD_LETTERS.flatMap((letter, deck) =>
  Array.from({ length: CARDS_OF[deck]! }, (_, at): CardId => `${letter}${String(at + 1).padStart(2, '0')}` as CardId),
)
export const CARD_KINDS = 59
/** The first card of each deck in CARD_IDS, and one past the last deck. */
export const DECK_START = [0, 14, 29, 44, 59] as const
export const deckOfKind = (kind: number): number => (kind < 14 ? 0 : kind < 29 ? 1 : kind < 44 ? 2 : 3)
const KINDS: ReadonlyMap<string, number> = new Map(CARD_IDS.map((id, kind) => [id, kind]))
/** The place of a card in CARD_IDS; -1 is no card. */
export const kindOf = (id: string): number => KINDS.get(id) ?? -1
