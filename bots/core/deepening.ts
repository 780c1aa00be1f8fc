import { draw, seedOfDraws, setSeedOfDraws } from '../../kernel/core/random'
import { begin, beginDepths, DEEPEST, estimated, isStopped, lookForEnd, positionAt, spent, tryMove } from './alpha-beta'
import { copyPosition, isWhole, mover } from './game'
import { fade, forgetOrder, listInOrder, nextInOrder } from './order'
import { openTable } from './table'
import { HIGHEST, isSure } from './value'

/** Moves at the root, the best first, and what is known of each. */
const MOST = 1024
const LINES = memory.data(MOST * 16)
const MOVE: usize = 0
const VALUE: usize = 4
const DEPTH: usize = 8 // 0 before its value is known
const FLAGS: usize = 12
const ESTIMATED = 1
const COMPARED = 2 // with all that rank behind it, at this depth
const WINDOW = 30000 // how far from the last depth's value the next one is expected
const held = memory.data(16)
let count = 0

function line(rank: i32): usize {
  return LINES + (rank << 4)
}

/** Begins a search of this position, in so many bytes. */
export function openLines(at: usize, bytes: usize): void {
  openTable(bytes)
  forgetOrder()
  beginDepths()
  copyPosition(positionAt(0), at)
  count = listInOrder(0, at, mover(at), DEEPEST, -2)
  for (let rank = 0; rank < count; rank++) {
    store<i32>(line(rank), nextInOrder(0, rank, count), MOVE)
    store<i32>(line(rank), 0, VALUE)
    store<i32>(line(rank), 0, DEPTH)
    store<i32>(line(rank), ESTIMATED, FLAGS)
  }
  shuffle()
}

/** Of equals any: who always played the same could be beaten by playing the same again. */
function shuffle(): void {
  let last = seedOfDraws()
  for (let rank = count - 1; rank > 0; rank--) {
    last = draw(last)
    const other = <i32>(((last >> 32) * <u64>(rank + 1)) >> 32)
    const move = load<i32>(line(rank), MOVE)
    store<i32>(line(rank), load<i32>(line(other), MOVE), MOVE)
    store<i32>(line(other), move, MOVE)
  }
  setSeedOfDraws(last)
}

/** Brings the best lines from `first` on to the front, so many of them, deeper and deeper; how many positions it took. */
export function deepen(first: i32, wanted: i32, most: i32): i32 {
  begin(most)
  const end = min(count, first + wanted)
  for (let depth = 1; depth < DEEPEST && !isStopped; depth++) {
    let isOpen = false
    for (let rank = first; rank < end; rank++) {
      settleRank(rank, depth)
      if (load<i32>(line(rank), FLAGS) & ESTIMATED) isOpen = true
    }
    if (!isOpen) break
    lookForEnd()
    fade()
  }
  if (first === 0) fleeFromLoss()
  return spent
}

function settleRank(rank: i32, depth: i32): void {
  const expected = load<i32>(line(rank), VALUE)
  let low = depth < 3 || load<i32>(line(rank), DEPTH) === 0 ? -HIGHEST : expected - WINDOW
  let high = low === -HIGHEST ? HIGHEST : expected + WINDOW
  for (;;) {
    const value = searchRank(rank, depth, low, high)
    if (isStopped) return
    if (value <= low && low > -HIGHEST) low = -HIGHEST
    else if (value >= high && high < HIGHEST) high = HIGHEST
    else return
  }
}

function searchRank(rank: i32, depth: i32, low: i32, high: i32): i32 {
  let floor = low
  let best = -HIGHEST
  let anyEstimated = !isWhole(positionAt(0))
  for (let at = rank; at < count; at++) {
    const move = load<i32>(line(at), MOVE)
    const isNarrow = at > rank
    let value = tryMove(0, move, floor, isNarrow ? floor + 1 : high, depth - 1)
    if (isNarrow && value > floor && value < high && !isStopped) value = tryMove(0, move, floor, high, depth - 1)
    if (isStopped) return best
    if (estimated) anyEstimated = true
    if (value > best) best = value
    if (value <= floor) continue
    floor = value
    store<i32>(line(at), value, VALUE)
    store<i32>(line(at), depth, DEPTH)
    store<i32>(line(at), ESTIMATED, FLAGS)
    bring(at, rank) // also when time runs out later: it has shown that it is better
    if (value >= high) break
  }
  if (best > low && best < high) store<i32>(line(rank), COMPARED | (anyEstimated ? ESTIMATED : 0), FLAGS)
  return best
}

function bring(from: i32, to: i32): void {
  memory.copy(held, line(from), 16)
  memory.copy(line(to + 1), line(to), (from - to) << 4)
  memory.copy(line(to), held, 16)
}

/** Time ran out just when the best move turned out to lose: any that was not yet refuted is better. */
function fleeFromLoss(): void {
  const value = load<i32>(line(0), VALUE)
  if (load<i32>(line(0), FLAGS) & COMPARED || value > 0 || !isSure(value) || count < 2) return
  memory.copy(held, line(0), 16)
  memory.copy(line(0), line(1), (count - 1) << 4)
  memory.copy(line(count - 1), held, 16)
}

/** Whether all that can matter was looked at: else a sure win or loss is only sure as far as that goes. */
export function linesAreWhole(): bool {
  return isWhole(positionAt(0))
}

/** What is known of the lines, for the bot. */
export function lines(): i32 {
  return count
}
export function lineMove(rank: i32): i32 {
  return load<i32>(line(rank), MOVE)
}
export function lineValue(rank: i32): i32 {
  return load<i32>(line(rank), VALUE)
}
export function lineDepth(rank: i32): i32 {
  return load<i32>(line(rank), DEPTH)
}
export function lineIsEstimated(rank: i32): bool {
  return (load<i32>(line(rank), FLAGS) & ESTIMATED) !== 0
}
export function lineIsCompared(rank: i32): bool {
  return (load<i32>(line(rank), FLAGS) & COMPARED) !== 0
}
