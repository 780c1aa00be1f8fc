import { BRAMBLE_COST } from './numbers.ts'

/** B-SET-02: the seven region tiles, each as printed (not rotated) in the order of POSITIONS. "B" is a bramble. */
type Printed = readonly [string, string, string, string, string, string, string]

export const TILES: readonly { readonly number: number; readonly spaces: Printed }[] = [
  { number: 1, spaces: ['M4', 'R3', 'R2', 'L4', 'M4', 'B', 'L3'] },
  { number: 2, spaces: ['L4', 'M4', 'L4', 'M3', 'R1', 'R4', 'B'] },
  { number: 3, spaces: ['R4', 'L5', 'B', 'L3', 'M2', 'R3', 'M3'] },
  { number: 4, spaces: ['B', 'M5', 'R4', 'L1', 'L4', 'R3', 'M3'] },
  { number: 5, spaces: ['L4', 'M2', 'R4', 'B', 'M3', 'L2', 'R5'] },
  { number: 6, spaces: ['R4', 'B', 'M1', 'M5', 'R5', 'L3', 'L3'] },
  { number: 7, spaces: ['M4', 'R3', 'L5', 'R2', 'B', 'M4', 'L2'] },
]

/** Which tile lies in which slot of the fixed layout, in the order of POSITIONS. */
export const FIXED_LAYOUT: readonly number[] = [4, 1, 2, 5, 7, 6, 3]

/** The same tiles as numbers, at `7 * (number - 1) + printed position`; land 0 is bramble, then in the order of LANDS. */
const printed = TILES.flatMap(({ spaces }) => spaces)
export const PRINTED_LAND = Uint8Array.from(printed, space => 'BMLR'.indexOf(space[0]!))
export const PRINTED_COST = Uint8Array.from(printed, space => (space === 'B' ? BRAMBLE_COST : Number(space[1])))
