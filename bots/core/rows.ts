/**
 * The tree is made of rows: all that may be played at one position, side by side, so that four children are weighed at once. A
 * row is a head and then one array after another, each as long as the row is wide.
 */
const WIDTH: usize = 0 // slots, a multiple of four
const MOVER: usize = 4
const VISITS: usize = 8 // f32
const LOW: usize = 12 // what the first seat's lead is proven to be at least, and at most; in halves
const HIGH: usize = 16
const WHOLE: usize = 20 // whether all is listed that can matter
const GAME: usize = 32 // what the game keeps to find a move in the row
const SLOTS: usize = 64
const SLOT_BYTES: usize = 28 // of all arrays together

/** Nothing is proven. */
export const ANY_HIGH = 0x3fff
export const ANY_LOW = -0x4000

const start: usize = (__heap_base + 63) & ~63
let floor: usize = start // of the part in use
let part: usize = 0 // bytes of each part
let top: usize = start

/** So many bytes in all, in one part or in two: what is kept of a tree is copied from one part to the other. */
export function makeRoom(bytes: usize, parts: usize): void {
  part = (bytes / parts) & ~63
  const wanted = start + parts * part
  const pages = <i32>((wanted + 0xffff) >> 16)
  if (pages > memory.size() && memory.grow(pages - memory.size()) < 0) part = 0
  floor = start
  top = start
}

/** How much of the room is left, from 0 to 1. */
export function roomLeft(): f32 {
  return part === 0 ? 0 : 1 - <f32>(top - floor) / <f32>part
}

/** So many bytes for something else than a tree; where they begin. */
export function roomFor(bytes: usize): usize {
  makeRoom(bytes, 1)
  part = 0
  return start
}

export function otherPart(): void {
  floor = floor === start ? start + part : start
  top = floor
}

/** A row of so many slots, not yet filled in; 0 where there is no room. */
export function newRow(slots: i32): usize {
  const width = (<usize>slots + 3) & ~3
  const bytes = (SLOTS + width * SLOT_BYTES + 63) & ~63
  if (top + bytes > floor + part) return 0
  const row = top
  top += bytes
  memory.fill(row, 0, bytes)
  store<i32>(row, <i32>width, WIDTH)
  return row
}

export function copyRow(row: usize): usize {
  const copy = newRow(widthOf(row))
  if (copy !== 0) memory.copy(copy, row, SLOTS + <usize>widthOf(row) * SLOT_BYTES)
  return copy
}

export function widthOf(row: usize): i32 {
  return load<i32>(row, WIDTH)
}
export function headerOf(row: usize): usize {
  return row + GAME
}

/** Where each array begins. */
export function tries(row: usize): usize {
  return row + SLOTS
}
export function means(row: usize): usize {
  return row + SLOTS + ((<usize>widthOf(row)) << 2)
}
export function amafTries(row: usize): usize {
  return row + SLOTS + ((<usize>widthOf(row)) << 3)
}
export function amafMeans(row: usize): usize {
  return row + SLOTS + <usize>widthOf(row) * 12
}
export function children(row: usize): usize {
  return row + SLOTS + ((<usize>widthOf(row)) << 4)
}
/** The row of a child; 0 where it has none. */
export function childAt(row: usize, at: usize): usize {
  const child = load<i32>(children(row) + at)
  return child > 0 ? <usize>child : 0
}
/**
 * What the evaluation said of a child that has no row, from 0 to 1, in the place of the row: it is tried a few times before it gets
 * one. The sign tells it from a row. Below 0 where nothing was said.
 */
export function judgedAt(row: usize, at: usize): f32 {
  const kept = load<i32>(children(row) + at)
  return kept < 0 ? reinterpret<f32>(kept & 0x7fffffff) : -1
}
export function keepJudged(row: usize, at: usize, share: f32): void {
  store<i32>(children(row) + at, reinterpret<i32>(share) | <i32>0x80000000)
}
export function moves(row: usize): usize {
  return row + SLOTS + <usize>widthOf(row) * 20
}
/** Bounds of the children: the lower one in the lower half of the word. */
export function bounds(row: usize): usize {
  return row + SLOTS + <usize>widthOf(row) * 24
}

export function moverOf(row: usize): i32 {
  return load<i32>(row, MOVER)
}
export function setMover(row: usize, seat: i32): void {
  store<i32>(row, seat, MOVER)
}
export function visitsOf(row: usize): f32 {
  return load<f32>(row, VISITS)
}
export function setVisits(row: usize, visits: f32): void {
  store<f32>(row, visits, VISITS)
}
export function lowOf(row: usize): i32 {
  return load<i32>(row, LOW)
}
export function highOf(row: usize): i32 {
  return load<i32>(row, HIGH)
}
export function setBounds(row: usize, low: i32, high: i32): void {
  store<i32>(row, low, LOW)
  store<i32>(row, high, HIGH)
}
export function isWholeRow(row: usize): bool {
  return load<i32>(row, WHOLE) !== 0
}
export function setWhole(row: usize, whole: bool): void {
  store<i32>(row, whole ? 1 : 0, WHOLE)
}
export function packed(low: i32, high: i32): i32 {
  return (low & 0xffff) | (high << 16)
}
export function lowIn(bounds: i32): i32 {
  return (bounds << 16) >> 16
}
export function highIn(bounds: i32): i32 {
  return bounds >> 16
}
