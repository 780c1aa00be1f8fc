import { EMPTY, WHITE, YELLOW } from './position'
import { NOT_FILE_A, NOT_FILE_H } from './tables'

/**
 * How near empty cells are to becoming parks, from all four-cell windows that nothing blocks: cells of a window in which one
 * more house makes them parks, of two such windows, and of a window in which two more do.
 */
export let hot: u64 = 0
export let veryHot: u64 = 0
export let warm: u64 = 0

/** Cells moved a step along one of the four axes, forwards or backwards; those beyond the edge are lost. */
function ahead(cells: u64, axis: i32): u64 {
  if (axis === 0) return (cells << 1) & NOT_FILE_A
  if (axis === 1) return cells << 8
  return axis === 2 ? (cells << 9) & NOT_FILE_A : (cells << 7) & NOT_FILE_H
}
function behind(cells: u64, axis: i32): u64 {
  if (axis === 0) return (cells >> 1) & NOT_FILE_H
  if (axis === 1) return cells >> 8
  return axis === 2 ? (cells >> 9) & NOT_FILE_H : (cells >> 7) & NOT_FILE_A
}

/** One window: the other three of its cells, as houses and as empty cells seen from the fourth. */
function add(h1: u64, h2: u64, h3: u64, e1: u64, e2: u64, e3: u64): void {
  const two = (h1 & h2 & e3) | (h1 & e2 & h3) | (e1 & h2 & h3)
  veryHot |= hot & two
  hot |= two
  warm |= (h1 & e2 & e3) | (e1 & h2 & e3) | (e1 & e2 & h3)
}

export function lookAround(at: usize): void {
  const houses = load<u64>(at, WHITE) | load<u64>(at, YELLOW)
  const empty = load<u64>(at, EMPTY)
  hot = 0
  veryHot = 0
  warm = 0
  for (let axis = 0; axis < 4; axis++) {
    const h1 = ahead(houses, axis)
    const h2 = ahead(h1, axis)
    const h3 = ahead(h2, axis)
    const e1 = ahead(empty, axis)
    const e2 = ahead(e1, axis)
    const e3 = ahead(e2, axis)
    const g1 = behind(houses, axis)
    const g2 = behind(g1, axis)
    const g3 = behind(g2, axis)
    const f1 = behind(empty, axis)
    const f2 = behind(f1, axis)
    const f3 = behind(f2, axis)
    add(h1, h2, h3, e1, e2, e3)
    add(g1, h1, h2, f1, e1, e2)
    add(g1, g2, h1, f1, f2, e1)
    add(g1, g2, g3, f1, f2, f3)
  }
}
