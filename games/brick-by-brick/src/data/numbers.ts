/** B-SET-03, B-SET-04: what each player begins with, by number of players. */
export const BEGIN: Readonly<
  Record<number, { readonly floors: number; readonly purse: number; readonly starterPurse: number }>
> = {
  2: { floors: 20, purse: 30, starterPurse: 33 },
  3: { floors: 17, purse: 30, starterPurse: 33 },
  4: { floors: 14, purse: 30, starterPurse: 33 },
  5: { floors: 12, purse: 30, starterPurse: 32 },
}

export const DISPLAY_PLACES = 4 // B-SET-05
export const MISSIONS_DEALT = 4 // B-SET-06
export const LAND_TOKENS = 3 // B-NEW-02, for each land
export const BRAMBLE_COST = 5 // B-NEW-02, now and ever after

/** B-CTL-02, B-CTL-03: inhabitants for a region. */
export const CONTROL_ALONE = 2
export const CONTROL_TIED = 1

/** B-SCO-03: points by number of inhabitants; each entry begins at its first number. */
export const INHABITANT_POINTS: readonly (readonly [from: number, points: number])[] = [
  [60, 8],
  [52, 7],
  [45, 6],
  [40, 5],
  [35, 4],
  [30, 3],
  [25, 2],
  [20, 1],
  [15, 0],
  [12, -1],
  [9, -3],
  [6, -6],
  [3, -10],
  [0, -15],
]
