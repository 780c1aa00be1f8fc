import type { Cell } from '@masterplan/kernel/square'
import {
  tableOfCompletions,
  tableOfFaced,
  tableOfFourths,
  tableOfHits,
  tableOfNeighbours,
  tableOfReach,
} from './geometry.ts'
import { PLOT, WORD } from './layout.ts'

const { PLY, EMPTIES, TOWERS_LEFT, POINTS, BLOCKED, TOWERS, BESIDE, FACING, LINES, FILES } = WORD
const { RISING, FALLING, PLOTS, LIST, HOUSES } = WORD
const { OFF, TOWER, HOUSE, PARK } = PLOT
const PADDED = 10 // words an owner
// Tables of this file's own: the compiler folds them into the code, imported ones it looks up each time.
const COMPLETES = tableOfCompletions()
const FOURTHS = tableOfFourths()
const HIT_CELL = tableOfHits()
const REACH = tableOfReach()
const NEIGHBOURS = tableOfNeighbours()
const FACED = tableOfFaced()

/**
 * P-3.1 to P-7.6 in one piece, for playouts: a house by whoever is to build, the parks it forces with their points, then
 * the towers. It is `playAloud` without events and options; a test plays both and compares the words.
 */
export function playQuietly(words: Int32Array, cell: Cell, place: number): void {
  const file = cell & 7
  const rank = cell >> 3
  const ply = words[PLY]!
  const onRank = words[LINES + 1 + rank]!
  const onFile = words[FILES + file]!
  const rising = words[RISING + rank - file]!
  const falling = words[FALLING + rank + file]!
  const lines =
    REACH[cell]! &
    (COMPLETES[((onRank << 3) >> file) & 127]! |
      (COMPLETES[((onFile << 3) >> rank) & 127]! << 8) |
      (COMPLETES[((rising << 3) >> file) & 127]! << 16) |
      (COMPLETES[((falling << 3) >> file) & 127]! << 24))
  const bit = 1 << file
  words[LINES + 1 + rank] = onRank | bit
  words[FILES + file] = onFile | (1 << rank)
  words[RISING + rank - file] = rising | bit
  words[FALLING + rank + file] = falling | bit
  words[PLY] = ply + 1
  words[HOUSES + (cell >> 5)]! |= 1 << cell
  const padding = (ply & 1) * PADDED
  const adds = NEIGHBOURS[file]!
  words[BESIDE + padding + rank]! += adds
  words[BESIDE + padding + rank + 1]! += adds
  words[BESIDE + padding + rank + 2]! += adds
  const faced = FACED[(cell << 3) | place]!
  words[FACING + padding + (faced >> 3)]! += 1 << ((faced & 7) << 2)
  let empties = words[EMPTIES]! - 1
  const last = words[LIST + empties]!
  const freed = words[PLOTS + cell]!
  words[LIST + freed] = last
  words[PLOTS + last] = freed
  words[PLOTS + cell] = HOUSE + ((ply & 1) << 3) + place
  const lower = ((words[LINES + rank]! << 1) >> file) & 7
  const middle = ((onRank << 1) >> file) & 7
  const upper = ((words[LINES + 2 + rank]! << 1) >> file) & 7
  const squares = words[TOWERS_LEFT] === 0 ? 0 : FOURTHS[lower | (middle << 3) | (upper << 6)]! // P-7.8
  for (let hits = lines | squares; hits !== 0; hits &= hits - 1) {
    const single = hits & -hits
    const hit = HIT_CELL[(cell << 5) | (31 - Math.clz32(single))]!
    const gap = words[PLOTS + hit]!
    if (gap >= OFF) continue // P-5.6, P-7.4
    empties--
    const moved = words[LIST + empties]!
    words[LIST + gap] = moved
    words[PLOTS + moved] = gap
    words[BLOCKED + (hit >> 5)]! |= 1 << hit
    if ((lines & single) !== 0) {
      // P-7.6: a park, even where a tower is due too
      const at = 1 + (hit >> 3)
      const shift = (hit & 7) << 2
      const white = ((words[BESIDE + at]! >>> shift) & 15) + ((words[FACING + at]! >>> shift) & 15)
      const yellow = ((words[BESIDE + PADDED + at]! >>> shift) & 15) + ((words[FACING + PADDED + at]! >>> shift) & 15)
      words[POINTS]! += white
      words[POINTS + 1]! += yellow
      words[PLOTS + hit] = PARK + (white << 8) + (yellow << 16)
    } else {
      words[PLOTS + hit] = TOWER
      words[TOWERS_LEFT]!--
      words[TOWERS + (hit >> 5)]! |= 1 << hit
    }
  }
  words[EMPTIES] = empties
}
