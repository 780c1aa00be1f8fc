/** Neighbours of a set of cells on a full board, as one word of the pair each. */
export const besideLow = (low: number, high: number): number =>
  ((low << 1) & 0xfefefefe) | ((low >>> 1) & 0x7f7f7f7f) | (low << 8) | (low >>> 8) | (high << 24)
export const besideHigh = (low: number, high: number): number =>
  ((high << 1) & 0xfefefefe) | ((high >>> 1) & 0x7f7f7f7f) | (high << 8) | (high >>> 8) | (low >>> 24)
