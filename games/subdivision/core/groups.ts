import { NOT_FILE_A, NOT_FILE_H } from './tables'

/**
 * S-2.3: how many groups these pyramids fall into. Cells less pairs of neighbours plus full squares: Euler's formula, as long as
 * no group goes round a hole.
 */
export function groupsOf(cells: u64): i32 {
  const right = cells & (cells >> 1) & NOT_FILE_H // with a neighbour to the right
  const up = cells & (cells >> 8)
  if (mayHaveHole(cells)) return flooded(cells)
  return <i32>(popcnt(cells) - popcnt(right) - popcnt(up) + popcnt(right & (right >> 8)))
}

/** Any hole has a first cell, with the group before it on its rank and on all three sides below, and a last one, above. */
function mayHaveHole(cells: u64): bool {
  const wide = cells & ((cells << 1) & NOT_FILE_A) & ((cells >> 1) & NOT_FILE_H)
  const first = ~cells & ((cells << 1) & NOT_FILE_A) & (wide << 8)
  const last = ~cells & ((cells >> 1) & NOT_FILE_H) & (wide >> 8)
  return first !== 0 && last !== 0
}

function flooded(cells: u64): i32 {
  let left = cells
  let groups = 0
  for (; left !== 0; groups++) {
    let group = left & (0 - left)
    for (;;) {
      const grown = beside(group, left) | group
      if (grown === group) break
      group = grown
    }
    left ^= group
  }
  return groups
}

/** S-2.2: those of `among` that are neighbours of the cells. */
export function beside(cells: u64, among: u64): u64 {
  return (((cells << 1) & NOT_FILE_A) | ((cells >> 1) & NOT_FILE_H) | (cells << 8) | (cells >> 8)) & among
}
