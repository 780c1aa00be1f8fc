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
