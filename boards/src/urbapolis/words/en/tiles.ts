import type { Messages } from '../../../board.ts'
import { CODES, printed } from '../../tile-lookup.ts'

/** Names of tiles, by code: those of the game. */
export const tiles: Messages = Object.fromEntries(CODES.map(code => [`tile.${code}`, printed(code)?.name ?? code]))
