import { create, type State } from './state.ts'
import { type Options, RULES_VERSIONS } from './types.ts'

/** TT-1.1: an empty street; luck deals the wishes. */
export const start = (players: number, options: Options, rules: string = RULES_VERSIONS[0]): State =>
  create({ rules, players, options, lots: players * options.houses })
