import { FAMILIES, type Family, type Icons } from './icons.ts'
import { PRIVATE_TILES } from './private-tiles.ts'
import { CONDITIONS, EFFECTS, LATER_BUILDINGS, STARTING_BUILDINGS } from './public-buildings.ts'

/** Every tile is a number: first the private buildings, then the starting public ones, then the later ones. */
export type Tile = number
export const PRIVATES = PRIVATE_TILES.length
export const STARTS = STARTING_BUILDINGS.length
export const LATERS = LATER_BUILDINGS.length
export const FIRST_START = PRIVATE_TILES.length
export const FIRST_LATER = PRIVATES + STARTS
export const EARLY = LATER_BUILDINGS.filter(({ code }) => code.startsWith('E')).length // the early deck comes first
export const LEVELS = 7 // 0 to 6
export const TOP_LEVEL = 6

const ALL: readonly { readonly code: string; readonly icons: Icons }[] = [
  ...PRIVATE_TILES,
  ...STARTING_BUILDINGS,
  ...LATER_BUILDINGS,
]
export const ALL_TILES = ALL.length
const NUMBERS = new Map(ALL.map(({ code }, tile) => [code, tile]))

export const codeOf = (tile: Tile): string => ALL[tile]!.code
export const tileOf = (code: string): Tile | undefined => NUMBERS.get(code)
export const isPrivate = (tile: Tile): boolean => tile >= 0 && tile < FIRST_START
export const isLater = (tile: Tile): boolean => tile >= FIRST_LATER && tile < ALL_TILES

/** The starting public buildings, as places in their list. The four boosts stand in the order of the families. */
export const BANK = 0
export const EMPLOYMENT = 1
export const AGENCY = 2
export const HOSPITAL = 3
export const FIRST_BOOST = 4
/** The code of the starting public building that lifts a family. */
export const boosterOf = (family: Family): string => STARTING_BUILDINGS[FIRST_BOOST + FAMILIES.indexOf(family)]!.code
export const CITY_HALL = 8
export const PARKS = 9
export const WORKS = 10

// What the rules read millions of times, as tables by tile: 4 icons, 7 levels.
const byTile = (list: readonly number[]) => Int8Array.from(list)
export const ICONS = byTile(ALL.flatMap(({ icons }) => icons))
export const FAMILY = byTile(PRIVATE_TILES.map(({ family }) => FAMILIES.indexOf(family)))
export const RANK = byTile(PRIVATE_TILES.map(({ rank }) => rank))
export const INCOME = byTile(PRIVATE_TILES.flatMap(({ income }) => income))
export const POINTS = byTile(PRIVATE_TILES.flatMap(({ points }) => points))
export const STAFF = byTile(PRIVATE_TILES.flatMap(({ staff }) => staff))

const none = STARTING_BUILDINGS.map(() => 0) // starting buildings are never paid for
export const WORKER_COST = byTile([
  ...PRIVATE_TILES.map(tile => tile.workers),
  ...none,
  ...LATER_BUILDINGS.map(() => 1),
])
export const COIN_COST = byTile([
  ...PRIVATE_TILES.map(({ coins }) => coins),
  ...none,
  ...LATER_BUILDINGS.map(({ coins }) => coins),
])

// Later public buildings, counted from 0 in their own list.
export const LATER_INCOME = byTile(LATER_BUILDINGS.map(({ income }) => income))
export const LATER_POINTS = byTile(LATER_BUILDINGS.map(({ points }) => points))
export const EFFECT = byTile(LATER_BUILDINGS.map(({ effect }) => EFFECTS.indexOf(effect)))
export const CONDITION = byTile(LATER_BUILDINGS.map(({ condition }) => CONDITIONS.indexOf(condition)))

/** Tiles of one rank and family are alike to the pile: a class. */
export const CLASSES = 12
export const classOf = (tile: Tile): number => (RANK[tile]! - 1) * 4 + FAMILY[tile]!

export const levelOf = (total: number): number => Math.max(0, Math.min(TOP_LEVEL, total))
