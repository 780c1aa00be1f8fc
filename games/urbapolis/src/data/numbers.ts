/** The numbers of the rulebook that stand on no tile and in no scenario. */
export const ROUNDS = 5 // U-GEN-02
export const FIRST_TEAM = 5 // U-SET-14
export const FIRST_COINS = 15
export const TEAM_LIMIT = 12 // U-LIM-03
export const BARE_LIMIT = 2 // U-LIM-01
export const OBSOLETE_COINS = 1 // U-UPK-05
export const COINS_PER_POINT = 10 // U-SCO-05
export const STREET_STOCK = 5
export const BOULEVARD_STOCK = 3
/** U-PBA-20, U-PBA-21: what a road adds to the building on each side. */
export const ROAD_VALUE: Readonly<Record<'street' | 'boulevard', number>> = { street: 1, boulevard: 2 }

// What the actions of the starting public buildings cost in coins; every one takes a worker as well, City Hall two.
export const BANK_TABLES = { linear: [3, 6, 9], steep: [3, 8, 15] } as const // U-PBA-11, by workers from 1
export const MOST_BANKERS = 3
export const HIRE_COST = 6 // U-PBA-12
export const TEMP_COSTS: readonly number[] = [0, 0, 2, 4, 6] // U-PBA-13, by number of temps
export const FEWEST_TEMPS = 2
export const MOST_TEMPS = 4
export const HOSPITAL_COSTS: readonly number[] = [0, 2, 5, 8] // U-PBA-14, by points
export const MOST_POINTS = 3
export const MOST_LIFTS = 3
export const CITY_HALL_WORKERS = 2 // U-PBA-19
export const CITY_HALL_COINS = 4 // for each building beside the plot

/** U-PBA-15 to U-PBA-18: in all 3/6/12 for Housing, 2/4/8 for Shops and Industry, 2/5/10 for Corporations. */
const NEXT_LIFT = Int8Array.of(3, 3, 6, 2, 2, 4, 2, 2, 4, 2, 3, 5)
/** What the next building adds to the price of a boost that has lifted this many. */
export const liftCost = (family: number, lifts: number): number => NEXT_LIFT[family * MOST_LIFTS + lifts]!
