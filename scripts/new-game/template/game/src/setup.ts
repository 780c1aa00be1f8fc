import { create, type State } from './state.ts'
import type { Options } from './types.ts'

/** TT-1.1: an empty street; luck deals the wishes. */
export const start = (players: number, options: Options): State =>
  create({ players, options, lots: players * options.houses })
