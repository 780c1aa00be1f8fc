import { amafMeans, amafTries, means, tries, visitsOf, widthOf } from './rows'

/** How a tree grows; the bot says it before it asks for a move. */
let exploration: f32 = 0.2 // how much a move gains by having been tried seldom
let bias: f32 = 0.003 // how soon a move's own tries count for more than what was seen of it elsewhere

export function setSelection(newExploration: f32, newBias: f32): void {
  exploration = newExploration
  bias = newBias
}

/** What is settled or cannot be better than what is: never chosen again. */
export const SETTLED: f32 = -1e30
const FIRST = f32x4(0, 1, 2, 3)

/** The natural logarithm, near enough for a search, and the same on every machine: by halving and one straight line between. */
function logarithm(value: f32): f32 {
  const bits = reinterpret<i32>(value)
  const whole = (bits >> 23) - 127
  const part = reinterpret<f32>((bits & 0x7fffff) | 0x3f800000) - 1
  return (<f32>whole + part) * <f32>Math.LN2
}

/** The slot that looks best: by its tries, by AMAF as long as they are few, and by how seldom it was tried. */
export function select(row: usize): i32 {
  const width = <usize>widthOf(row)
  const end = width << 2
  const one = f32x4.splat(1)
  const wide = f32x4.splat(bias)
  const unknown = f32x4.splat(exploration * sqrt<f32>(logarithm(visitsOf(row) + 2)))
  const n = tries(row)
  const q = means(row)
  const m = amafTries(row)
  const a = amafMeans(row)
  let best = f32x4.splat(-3e38)
  let place = f32x4.splat(0)
  let here = FIRST
  for (let at: usize = 0; at < end; at += 16) {
    const tried = v128.load(n + at)
    const own = v128.load(q + at)
    const seen = v128.load(m + at)
    const elsewhere = v128.load(a + at)
    const both = f32x4.add(f32x4.add(tried, seen), f32x4.mul(wide, f32x4.mul(tried, seen)))
    const beta = f32x4.div(seen, both)
    const worth = f32x4.add(own, f32x4.mul(beta, f32x4.sub(elsewhere, own)))
    const sum = f32x4.add(worth, f32x4.div(unknown, f32x4.sqrt(f32x4.add(tried, one))))
    const isBetter = f32x4.gt(sum, best)
    best = v128.bitselect(sum, best, isBetter)
    place = v128.bitselect(here, place, isBetter)
    here = f32x4.add(here, f32x4.splat(4))
  }
  return highest(best, place)
}

/** Of four, the first of the best. */
function highest(best: v128, place: v128): i32 {
  let value = f32x4.extract_lane(best, 0)
  let slot = f32x4.extract_lane(place, 0)
  if (isAhead(f32x4.extract_lane(best, 1), f32x4.extract_lane(place, 1), value, slot)) {
    value = f32x4.extract_lane(best, 1)
    slot = f32x4.extract_lane(place, 1)
  }
  if (isAhead(f32x4.extract_lane(best, 2), f32x4.extract_lane(place, 2), value, slot)) {
    value = f32x4.extract_lane(best, 2)
    slot = f32x4.extract_lane(place, 2)
  }
  if (isAhead(f32x4.extract_lane(best, 3), f32x4.extract_lane(place, 3), value, slot)) {
    slot = f32x4.extract_lane(place, 3)
  }
  return <i32>slot
}

function isAhead(value: f32, slot: f32, than: f32, thanSlot: f32): bool {
  return value > than || (value === than && slot < thanSlot)
}
