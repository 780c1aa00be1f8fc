import {
  copyPosition,
  evaluate,
  GAINS,
  isOver,
  isWhole,
  LISTED,
  leadAtEnd,
  leadOf,
  list,
  mover,
  NO_MOVE,
  PLAYED,
  POSITION_BYTES,
  play,
  playOn,
  slotOf,
  weigh,
} from './game'
import { prove, worstFor } from './proof'
import {
  ANY_HIGH,
  ANY_LOW,
  amafMeans,
  amafTries,
  bounds,
  childAt,
  children,
  headerOf,
  highOf,
  judgedAt,
  keepJudged,
  lowOf,
  means,
  moverOf,
  moves,
  newRow,
  packed,
  roomLeft,
  setBounds,
  setMover,
  setVisits,
  setWhole,
  tries,
  visitsOf,
  widthOf,
} from './rows'
import { SETTLED, select } from './selection'
import { shareOfEstimate } from './value'

let perPoint: f32 = 0.02 // what a point is worth that a move seems to gain
let guessTries: f32 = 8 // for how many tries such a guess counts
/** Tries after which what follows a move gets a row of its own; more as room gets short, so that it lasts to the end. */
let opens: f32 = 4
let marginWeight: f32 = 0.5 // how much of a result is its margin
let usualMargin: f32 = 8 // in halves: where half of a margin's weight is reached
let judgeWeight: f32 = 0 // how much of a try is what the evaluation expects where it leaves the tree

export function setGrowth(newPerPoint: f32, newGuessTries: f32, newOpens: f32): void {
  perPoint = newPerPoint
  guessTries = newGuessTries
  opens = newOpens
}

export function setJudgement(newMarginWeight: f32, newUsualMargin: f32, newJudgeWeight: f32): void {
  marginWeight = newMarginWeight
  usualMargin = newUsualMargin
  judgeWeight = newJudgeWeight
}

const DEEPEST = 120
const header = memory.data(32, 8)
const scratch = memory.data(<i32>POSITION_BYTES, 16)
const pathRow = memory.data(4 * 128)
const pathSlot = memory.data(4 * 128)
export let deepest = 0

/** A row for a position, each move as good as it looks; 0 where there is no room. `worth` is the mover's by what is known. */
export function unfold(at: usize, worth: f32): usize {
  const slots = list(at, header)
  weigh(at, slots)
  const row = newRow(slots)
  if (row === 0) return 0
  memory.copy(headerOf(row), header, 32)
  const seat = mover(at)
  setMover(row, seat)
  setWhole(row, isWhole(at))
  setBounds(row, ANY_LOW, ANY_HIGH)
  memory.copy(moves(row), LISTED, slots << 2)
  let best: f32 = -1e9
  for (let slot = 0; slot < slots; slot++) {
    if (load<i32>(LISTED + (slot << 2)) !== NO_MOVE) best = max(best, load<f32>(GAINS + (slot << 2)))
  }
  for (let slot = 0; slot < widthOf(row); slot++) {
    const isMove = slot < slots && load<i32>(LISTED + (slot << 2)) !== NO_MOVE
    const at = slot << 2
    store<f32>(amafTries(row) + at, guessTries)
    store<f32>(amafMeans(row) + at, isMove ? worth + perPoint * (load<f32>(GAINS + at) - best) : SETTLED)
    store<f32>(means(row) + at, isMove ? 0 : SETTLED)
    store<i32>(bounds(row) + at, isMove ? packed(ANY_LOW, ANY_HIGH) : worstFor(seat))
    if (!isMove) store<i32>(moves(row) + at, NO_MOVE)
  }
  return row
}

/** What a lead of the first seat at the end is worth to it, from 0 to 1. */
export function worthOf(lead: i32): f32 {
  const share: f32 = lead > 0 ? 1 : lead < 0 ? 0 : 0.5
  const margin: f32 = <f32>lead / (usualMargin + <f32>abs(lead))
  return (1 - marginWeight) * share + marginWeight * (0.5 + 0.5 * margin)
}

/** One more try: down the tree, a new row where a move was tried often enough, and a game from there. */
export function growOnce(root: usize, from: usize): void {
  copyPosition(scratch, from)
  let row = root
  let depth = 0
  let count = 0
  let lead = 0
  let judged: f32 = -1
  let isEnd = false
  for (;;) {
    const slot = select(row)
    const at = (<usize>slot) << 2
    const move = load<i32>(moves(row) + at)
    store<i32>(PLAYED + (depth << 2), move)
    store<usize>(pathRow + (depth << 2), row)
    store<i32>(pathSlot + (depth << 2), slot)
    depth++
    play(scratch, move)
    if (isOver(scratch)) {
      isEnd = true
      count = depth
      lead = leadOf(scratch)
      break
    }
    let child = childAt(row, at)
    if (child === 0 && depth < DEEPEST && (load<f32>(tries(row) + at) + 1) * roomLeft() > opens) {
      const worth = load<f32>(means(row) + at)
      child = unfold(scratch, mover(scratch) === moverOf(row) ? worth : 1 - worth)
      if (child !== 0) store<usize>(children(row) + at, child)
    }
    if (child === 0) {
      if (judgeWeight > 0) judged = judgedOnce(row, at)
      count = playOn(scratch, depth)
      lead = leadAtEnd()
      break
    }
    row = child
  }
  deepest = max(deepest, depth)
  const worth = worthOf(lead)
  backUp(depth, count, judged < 0 ? worth : worth + judgeWeight * (judged - worth))
  countWin(load<i32>(pathSlot), lead)
  if (isEnd) proveUp(depth, lead)
}

/** What the evaluation says where this slot leads, asked when it is first tried. */
function judgedOnce(row: usize, at: usize): f32 {
  const known = judgedAt(row, at)
  if (known >= 0) return known
  const share = shareOfEstimate(evaluate(scratch))
  keepJudged(row, at, share)
  return share
}

/** At the root alone, the shares of the win without their margins, for whoever asks what a move is worth. */
const wins = memory.data(4 * 1024)
const games = memory.data(4 * 1024)

export function forgetWins(): void {
  deepest = 0
  memory.fill(wins, 0, 4 * 1024)
  memory.fill(games, 0, 4 * 1024)
}
function countWin(slot: i32, lead: i32): void {
  const at = (<usize>slot) << 2
  store<f32>(wins + at, load<f32>(wins + at) + (lead > 0 ? <f32>1 : lead < 0 ? <f32>0 : <f32>0.5))
  store<f32>(games + at, load<f32>(games + at) + 1)
}
/** The first seat's, in tries since the search began; 0.5 where there was none. */
export function winsAt(slot: i32): f32 {
  const tried = load<f32>(games + (slot << 2))
  return tried > 0 ? load<f32>(wins + (slot << 2)) / tried : 0.5
}

/** Moves alternate, so that every other one from a row on was its mover's: each is credited there, wherever it was played. */
function backUp(depth: i32, count: i32, worth: f32): void {
  for (let step = depth - 1; step >= 0; step--) {
    const row = load<usize>(pathRow + (step << 2))
    const at = (<usize>load<i32>(pathSlot + (step << 2))) << 2
    const gain = moverOf(row) === 0 ? worth : 1 - worth
    const tried = load<f32>(tries(row) + at) + 1
    const mean = load<f32>(means(row) + at)
    setVisits(row, visitsOf(row) + 1)
    store<f32>(tries(row) + at, tried)
    store<f32>(means(row) + at, mean + (gain - mean) / tried)
    const head = headerOf(row)
    const listed = moves(row)
    for (let later = step; later < count; later += 2) {
      const slot = slotOf(head, listed, load<i32>(PLAYED + (later << 2)))
      if (slot < 0) continue
      const seen = load<f32>(amafTries(row) + (slot << 2)) + 1
      const usual = load<f32>(amafMeans(row) + (slot << 2))
      store<f32>(amafTries(row) + (slot << 2), seen)
      store<f32>(amafMeans(row) + (slot << 2), usual + (gain - usual) / seen)
    }
  }
}

function proveUp(depth: i32, lead: i32): void {
  let low = lead
  let high = lead
  for (let step = depth - 1; step >= 0; step--) {
    const row = load<usize>(pathRow + (step << 2))
    if (!prove(row, load<i32>(pathSlot + (step << 2)), low, high)) return
    low = lowOf(row)
    high = highOf(row)
  }
}
