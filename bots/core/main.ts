import { sow } from '../../kernel/core/random'
import { openLines } from './deepening'
import { copyPosition, evaluate, fillRow, isNearEnd, leadAtEnd, POSITION_BYTES, play, playOn, playOut } from './game'
import { keepFrom, rowOf } from './reuse'
import { bounds, highIn, highOf, lowIn, lowOf, makeRoom, means, moves, tries, widthOf } from './rows'
import { forgetWins, growOnce, unfold } from './tree'

export {
  deepen,
  lineDepth,
  lineIsCompared,
  lineIsEstimated,
  lineMove,
  lines,
  linesAreWhole,
  lineValue,
} from './deepening'
export { NET, PLAYED, totalAtEnd } from './game'
export { setSelection } from './selection'
export { deepest, setGrowth, setJudgement, winsAt } from './tree'
export { sow }

/** Where the bot writes the position that it asks about. */
export const POSITION = memory.data(<i32>POSITION_BYTES, 16)
const grownFrom = memory.data(<i32>POSITION_BYTES, 16)
let root: usize = 0

/** One game at random from the position; how many moves it took. They are in `PLAYED`. */
export function playOne(): i32 {
  fillRow(POSITION)
  return playOut(POSITION, 0)
}

/** One as the tree plays on below itself. */
export function playOneOn(): i32 {
  fillRow(POSITION)
  return playOn(POSITION, 0)
}

/** So many; the sum of the first seat's leads, in halves, for whoever measures or compares. */
export function playMany(count: i32): f64 {
  fillRow(POSITION)
  let sum: f64 = 0
  for (let played = 0; played < count; played++) {
    playOut(POSITION, 0)
    sum += leadAtEnd()
  }
  return sum
}

/** A new tree for the position, in so many bytes: half of them, if a part of it is to be kept for the next position. */
export function plant(bytes: i32, isKept: bool): void {
  makeRoom(bytes, isKept ? 2 : 1)
  begin()
  root = unfold(POSITION, 0.5)
}

/** What the last tree has found about the position, if it came so far; whether it did. */
export function keep(): bool {
  const row: usize = root === 0 ? 0 : rowOf(POSITION, root, grownFrom)
  if (row === 0) return false
  root = keepFrom(row)
  begin()
  return true
}

function begin(): void {
  copyPosition(grownFrom, POSITION)
  fillRow(POSITION)
  forgetWins()
}

/** So many tries, fewer if all is proven; how many. */
export function grow(most: i32): i32 {
  let done = 0
  while (done < most && lowOf(root) !== highOf(root)) {
    growOnce(root, grownFrom)
    done++
  }
  return done
}

/** What is known of the moves at the root, by slot; some slots have none. */
export function slots(): i32 {
  return widthOf(root)
}
export function moveAt(slot: i32): i32 {
  return load<i32>(moves(root) + (slot << 2))
}
export function triesAt(slot: i32): f32 {
  return load<f32>(tries(root) + (slot << 2))
}
export function meanAt(slot: i32): f32 {
  return load<f32>(means(root) + (slot << 2))
}
export function lowAt(slot: i32): i32 {
  return lowIn(load<i32>(bounds(root) + (slot << 2)))
}
export function highAt(slot: i32): i32 {
  return highIn(load<i32>(bounds(root) + (slot << 2)))
}

/** Begins alpha-beta at the position, in so many bytes; the tree that was there is gone. */
export function ponder(bytes: i32): void {
  root = 0
  openLines(POSITION, bytes)
}

/** Whether alpha-beta can be expected to prove the end from the position on. */
export function endIsNear(): bool {
  return isNearEnd(POSITION)
}

/** What the game's evaluation expects at the position, for whoever compares it. */
export function expected(): f32 {
  return evaluate(POSITION)
}

/** Plays one move at the position that was written: for whoever compares it with the rules. */
export function playMove(move: i32): void {
  play(POSITION, move)
}
