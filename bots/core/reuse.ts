import { copyPosition, isOver, POSITION_BYTES, play, samePosition } from './game'
import { childAt, children, copyRow, moves, otherPart, widthOf } from './rows'

/** Between two turns of a seat nobody decides more often than this: the seat once, then the other. */
const TURNS_BETWEEN = 2
const tried = memory.data(<i32>POSITION_BYTES * (TURNS_BETWEEN + 1), 16)

/** The row of a tree, not far below its root, that stands for this position; 0 where there is none. */
export function rowOf(wanted: usize, root: usize, from: usize, turns: i32 = TURNS_BETWEEN): usize {
  const after = tried + <usize>turns * POSITION_BYTES
  const width = widthOf(root)
  for (let slot = 0; slot < width; slot++) {
    const child = childAt(root, slot << 2)
    if (child === 0) continue
    copyPosition(after, from)
    play(after, load<i32>(moves(root) + (slot << 2)))
    if (samePosition(after, wanted)) return child
    if (turns === 1 || isOver(after)) continue
    const found = rowOf(wanted, child, after, turns - 1)
    if (found !== 0) return found
  }
  return 0
}

/** The part of the tree from this row on, copied into the other part of the memory; the rest is forgotten. */
export function keepFrom(row: usize): usize {
  otherPart()
  return copied(row)
}

/** No more than was there is copied, so there is always room. */
function copied(row: usize): usize {
  const copy = copyRow(row)
  const width = widthOf(row)
  for (let slot = 0; slot < width; slot++) {
    const child = childAt(copy, slot << 2)
    if (child !== 0) store<usize>(children(copy) + (slot << 2), copied(child))
  }
  return copy
}
