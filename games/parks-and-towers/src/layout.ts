/**
 * Where each thing is in the words of a state: one array to look into instead of a dozen. Files that play millions of
 * games take these apart into constants of their own, because the compiler folds a file's own constants into the code
 * but looks up imported ones each time, which cost an eighth of the speed.
 */
export const WORD = {
  PLY: 0, // houses built so far; the next builder is White when it is even
  EMPTIES: 1, // how many cells are empty
  TOWERS_LEFT: 2,
  TILES_LEFT: 3, // park tiles
  POINTS: 4, // for parks, by owner
  BLOCKED: 6, // a set of two words: cells that are neither empty nor built with a house
  TOWERS: 8, // likewise: cells with a tower
  BESIDE: 10, // by owner and rank, with a rank of padding below and above: houses around each cell, 4 bits a file
  FACING: 30, // likewise: houses that face each cell
  LINES: 50, // a bit for each house: on 10 ranks with the padding,
  FILES: 60, // 8 files,
  RISING: 75, // 15 rising diagonals (this is the middle one)
  FALLING: 83, // and 15 falling ones
  PLOTS: 98, // what is on each cell, and on one that does not exist
  HOUSES: 227, // a set of two words: cells with a house
  LIST: 163, // the empty cells in any order: a random one is found at once
} as const

/** What a word of PLOTS says. Below OFF the cell is empty, and this is its place in the list of empty cells. */
export const PLOT = {
  OFF: 64, // not a cell of this board
  TOWER: 65,
  CLOSED: 66, // no tile was left for a park that was due
  HOUSE: 80, // plus 8 * owner + place: bit 3 is the owner
  PARK: 128, // plus 256 * what it paid White, plus 65536 * what it paid Yellow
} as const
