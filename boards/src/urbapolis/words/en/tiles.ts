import type { Messages } from '../../../board.ts'
import { CODES, nameOf } from '../../tile-lookup.ts'

/** Names of tiles, by code: those of the game. */
export const tileNames: Readonly<Record<string, string>> = Object.fromEntries(CODES.map(code => [code, nameOf(code)]))

export const tiles: Messages = Object.fromEntries(
  Object.entries(tileNames).map(([code, name]) => [`tile.${code}`, name]),
)
