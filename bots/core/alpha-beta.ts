import { copyPosition, evaluate, hashOf, isOver, isWhole, leadOf, mover, POSITION_BYTES, play } from './game'
import { mustStop } from './host'
import { listInOrder, nextInOrder, praise } from './order'
import {
  AT_LEAST,
  AT_MOST,
  EXACT,
  find,
  foundBound,
  foundDepth,
  foundMove,
  foundResolved,
  foundValue,
  keepFound,
} from './table'
import { HIGHEST, valueOfEnd, valueOfEstimate } from './value'

export const DEEPEST = 60
const POSITIONS = memory.data(<i32>POSITION_BYTES * 64, 16)
const NO_KNOWN = -2
const FULL_DEPTH_MOVES = 4 // the first in order; the others must first show that they deserve it
const REDUCED_FROM = 3
const ENDS_IN_SIGHT = 10 // so many estimates for each end: from then on everything is calculated
const BETWEEN_LOOKS = 2047

/** Whether the value returned last rests on an estimate: then a deeper search may find another. */
export let estimated: bool = false
/** The search must end: values are worth nothing from now on. */
export let isStopped: bool = false
export let spent = 0
let budget = 0
let ends = 0
let guesses = 0
let endInSight: bool = false

export function begin(most: i32): void {
  isStopped = false
  spent = 0
  budget = most
}
export function beginDepths(): void {
  endInSight = false
  ends = 0
  guesses = 0
}
export function lookForEnd(): void {
  if (ends * ENDS_IN_SIGHT > guesses) endInSight = true
  ends = 0
  guesses = 0
}

export function positionAt(ply: i32): usize {
  return POSITIONS + <usize>ply * POSITION_BYTES
}

function another(): bool {
  if (isStopped || spent >= budget || ((spent & BETWEEN_LOOKS) === 0 && mustStop())) {
    isStopped = true
    return false
  }
  spent++
  return true
}

/** The value, for whoever is to move at this ply, of a move there. Turns alternate: a pass is a move. */
export function tryMove(ply: i32, move: i32, low: i32, high: i32, depth: i32): i32 {
  const at = positionAt(ply)
  const after = positionAt(ply + 1)
  copyPosition(after, at)
  play(after, move)
  estimated = true
  if (!another()) return 0
  const isFirst = mover(at) === 0
  if (isOver(after)) {
    ends++
    estimated = false
    const lead = leadOf(after)
    return valueOfEnd(isFirst ? lead : -lead)
  }
  if (depth <= 0 || ply + 2 >= DEEPEST) {
    guesses++
    const value = valueOfEstimate(evaluate(after))
    return isFirst ? value : -value
  }
  return -search(ply + 1, -high, -low, depth)
}

function search(ply: i32, low: i32, high: i32, depth: i32): i32 {
  const hash = hashOf(positionAt(ply))
  let known = NO_KNOWN
  if (find(hash)) {
    known = foundMove
    if ((foundResolved || foundDepth >= depth) && isEnough(low, high)) {
      estimated = !foundResolved
      return foundValue
    }
  }
  const value = searchMoves(ply, low, high, depth, known)
  if (!isStopped) {
    const bound = value >= high ? AT_LEAST : value <= low ? AT_MOST : EXACT
    keepFound(hash, bestMove, value, depth, bound, !estimated)
  }
  return value
}
let bestMove = 0

function isEnough(low: i32, high: i32): bool {
  return foundBound === EXACT || (foundBound === AT_LEAST ? foundValue >= high : foundValue <= low)
}

function searchMoves(ply: i32, low: i32, high: i32, depth: i32, known: i32): i32 {
  const at = positionAt(ply)
  const seat = mover(at)
  const count = listInOrder(ply, at, seat, depth, known)
  let best = -HIGHEST
  let move = NO_KNOWN
  let floor = low
  let anyEstimated = !isWhole(at) // what is not listed might be better
  for (let tried = 0; tried < count; tried++) {
    const next = nextInOrder(ply, tried, count)
    const value = tryInTurn(ply, next, floor, high, depth, tried)
    if (isStopped) return best
    if (estimated) anyEstimated = true
    if (value > best) {
      best = value
      move = next
    }
    if (value > floor) floor = value
    if (floor >= high) {
      anyEstimated = estimated // one move that is too good is enough, whatever the others are worth
      praise(ply, seat, next, depth)
      break
    }
  }
  estimated = anyEstimated
  bestMove = move
  return best
}

/** The first move gets the whole window; the others only have to show that they are no better. */
function tryInTurn(ply: i32, move: i32, low: i32, high: i32, depth: i32, tried: i32): i32 {
  if (tried === 0 || depth === 1) return tryMove(ply, move, low, high, depth - 1)
  if (tried >= FULL_DEPTH_MOVES && depth >= REDUCED_FROM && !endInSight) {
    const value = tryMove(ply, move, low, low + 1, depth - 2)
    if (value <= low || isStopped) return value
  }
  const value = tryMove(ply, move, low, low + 1, depth - 1)
  if (value <= low || value >= high || isStopped) return value
  return tryMove(ply, move, low, high, depth - 1)
}
