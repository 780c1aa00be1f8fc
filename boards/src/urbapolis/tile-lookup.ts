import {
  FAMILIES,
  type Family,
  type Icons,
  LATER_BUILDINGS,
  type LaterBuilding,
  levelOf,
  PRIVATE_TILES,
  type PrivateTile,
  STARTING_BUILDINGS,
  type StartingBuilding,
} from '@masterplan/urbapolis/nouns'
import { type Hatching, ZONE_HATCHING } from '../kit/hatching.ts'

/** A tile as printed, whichever kind it is. */
export type Printed =
  | ({ readonly kind: 'private' } & PrivateTile)
  | ({ readonly kind: 'start' } & StartingBuilding)
  | ({ readonly kind: 'later' } & LaterBuilding)

const ALL: readonly Printed[] = [
  ...PRIVATE_TILES.map(tile => ({ kind: 'private' as const, ...tile })),
  ...STARTING_BUILDINGS.map(tile => ({ kind: 'start' as const, ...tile })),
  ...LATER_BUILDINGS.map(tile => ({ kind: 'later' as const, ...tile })),
]
const BY_CODE = new Map(ALL.map(tile => [tile.code, tile]))
export const CODES: readonly string[] = ALL.map(tile => tile.code)

export const printed = (code: string): Printed | undefined => BY_CODE.get(code)
/** The game's own, English name. */
export const nameOf = (code: string): string => printed(code)?.name ?? code
export function familyOf(code: string): Family | undefined {
  const tile = printed(code)
  return tile?.kind === 'private' ? tile.family : undefined
}

/** As the terminal writes them; the page says them in its language. */
const LETTER: Readonly<Record<Family, string>> = { housing: 'H', shops: 'S', industry: 'I', corporations: 'C' }

/** The colours planning maps use; public buildings are of stone. */
export const COLOUR: Readonly<Record<Family | 'public', string>> = {
  housing: 'var(--residential)',
  shops: 'var(--commercial)',
  industry: 'var(--industrial)',
  corporations: 'var(--civic)',
  public: 'var(--mountain)',
}
/** The same without colour. */
export const HATCHING: Readonly<Record<Family, Hatching>> = {
  housing: ZONE_HATCHING.residential,
  shops: ZONE_HATCHING.commercial,
  industry: ZONE_HATCHING.industrial,
  corporations: ZONE_HATCHING.corporate,
}
export const colourOf = (code: string): string => COLOUR[familyOf(code) ?? 'public']

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)

/** What a tile does to its neighbours: family by family, without those it leaves alone. */
export const iconsOf = (icons: Icons): readonly { readonly family: Family; readonly value: number }[] =>
  FAMILIES.map((family, at) => ({ family, value: icons[at]! })).filter(({ value }) => value !== 0)

export const iconText = (icons: Icons, letter = (family: Family): string => LETTER[family]): string =>
  iconsOf(icons)
    .map(({ family, value }) => `${letter(family)}${signed(value)}`)
    .join(' ')

/** What a building gives at its level: points at the end, coins and workers at upkeep. */
export function yieldOf(code: string, total: number | null): { points: number; income: number; staff: number } {
  const tile = printed(code)
  if (tile?.kind === 'later') return { points: tile.points, income: tile.income, staff: 0 }
  if (tile?.kind !== 'private') return { points: 0, income: 0, staff: 0 }
  const level = levelOf(total ?? 0)
  return { points: tile.points[level]!, income: tile.income[level]!, staff: tile.staff[level]! }
}
