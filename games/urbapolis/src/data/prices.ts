import type { State } from '../state.ts'
import { COIN_COST } from './tiles.ts'

/** What the actions of the starting public buildings cost in coins; every one takes a worker as well, City Hall two. */
export const HIRE_COST = 6 // U-PBA-12
export const TEMP_COSTS: readonly number[] = [0, 0, 2, 4, 6] // U-PBA-13, by number of temps
export const HOSPITAL_COSTS: readonly number[] = [0, 2, 5, 8] // U-PBA-14, by points
export const MOST_TEMPS = 4
export const MOST_POINTS = 3
export const MOST_BANKERS = 3 // U-PBA-11
export const MOST_LIFTS = 3

/** U-PBA-15 to U-PBA-18: in all 3/6/12 for Housing, 2/4/8 for Shops and Industry, 2/5/10 for Corporations. */
const NEXT_LIFT: readonly (readonly number[])[] = [
  [3, 3, 6],
  [2, 2, 4],
  [2, 2, 4],
  [2, 3, 5],
]
/** What the next building adds to the price of a boost that has lifted this many. */
export const liftCost = (family: number, lifts: number): number => NEXT_LIFT[family]![lifts]!

export const BANK_TABLES = { linear: [3, 6, 9], steep: [3, 8, 15] } as const

/** U-PBA-23: four coins for each building beside the plot, at least four. */
export const expropriationPrice = (state: State, cell: number): number => 4 * Math.max(1, state.beside[cell]!)

/** U-FX-03: the printed coins, and one for each building beside it. */
export const compensation = (state: State, cell: number): number =>
  COIN_COST[state.building[cell]! - 1]! + state.beside[cell]!
