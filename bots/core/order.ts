import { GAINS, LISTED, list, NO_MOVE, weigh } from './game'

/** Moves of each ply in the order in which they are tried. */
const MOST = 1024
const MOVES = memory.data(64 * 4 * 1024)
const RANKS = memory.data(64 * 4 * 1024)
const KILLERS = memory.data(64 * 8)
const HISTORY = memory.data(2 * 4096 * 4) // by seat and move: how often it was too good to be allowed
const header = memory.data(32, 8)
const SORTED = 24 // only the first few are sorted: if none of them was too good, hardly any other is
const WEIGHED_FROM = 2 // moves before the horizon from which it pays to look what each seems to gain
const PER_POINT: f32 = 40

export function forgetOrder(): void {
  memory.fill(KILLERS, 0xff, 64 * 8)
  memory.fill(HISTORY, 0, 2 * 4096 * 4)
}

/** What was good lately matters less from one depth to the next. */
export function fade(): void {
  for (let at = HISTORY; at < HISTORY + 2 * 4096 * 4; at += 4) store<f32>(at, load<f32>(at) / 4)
}

/** Lists all moves of a position, the known one first; how many. */
export function listInOrder(ply: i32, at: usize, seat: i32, depth: i32, known: i32): i32 {
  const listed = list(at, header)
  const isWeighed = depth >= WEIGHED_FROM
  if (isWeighed) weigh(at, listed)
  const killer = load<i32>(KILLERS + (ply << 3))
  const older = load<i32>(KILLERS + (ply << 3), 4)
  let count = 0
  for (let slot = 0; slot < listed; slot++) {
    const move = load<i32>(LISTED + (slot << 2))
    if (move === NO_MOVE) continue
    let rank = load<f32>(HISTORY + (((seat << 12) | (move & 4095)) << 2))
    if (isWeighed) rank += PER_POINT * load<f32>(GAINS + (slot << 2))
    if (move === older) rank += 1e12
    if (move === killer) rank += 2e12
    if (move === known) rank += 4e12
    const to = (ply * MOST + count++) << 2
    store<i32>(MOVES + to, move)
    store<f32>(RANKS + to, rank)
  }
  return count
}

export function nextInOrder(ply: i32, from: i32, count: i32): i32 {
  const first = (ply * MOST) << 2
  const here = first + (from << 2)
  if (from >= SORTED) return load<i32>(MOVES + here)
  let best = here
  for (let at = here + 4; at < first + (count << 2); at += 4) {
    if (load<f32>(RANKS + at) > load<f32>(RANKS + best)) best = at
  }
  const move = load<i32>(MOVES + best)
  const rank = load<f32>(RANKS + best)
  store<i32>(MOVES + best, load<i32>(MOVES + here))
  store<f32>(RANKS + best, load<f32>(RANKS + here))
  store<i32>(MOVES + here, move)
  store<f32>(RANKS + here, rank)
  return move
}

export function praise(ply: i32, seat: i32, move: i32, depth: i32): void {
  const at = KILLERS + (ply << 3)
  if (load<i32>(at) !== move) {
    store<i32>(at, load<i32>(at), 4)
    store<i32>(at, move)
  }
  const score = HISTORY + (((seat << 12) | (move & 4095)) << 2)
  store<f32>(score, load<f32>(score) + <f32>(depth * depth))
}
