import {
  ANY_HIGH,
  ANY_LOW,
  bounds,
  highIn,
  highOf,
  isWholeRow,
  lowIn,
  lowOf,
  means,
  moverOf,
  packed,
  setBounds,
  widthOf,
} from './rows'
import { SETTLED } from './selection'

/** A child's bounds are known now: what follows for the row, and whether that is news. */
export function prove(row: usize, slot: i32, low: i32, high: i32): bool {
  store<i32>(bounds(row) + (slot << 2), packed(low, high))
  const oldLow = lowOf(row)
  const oldHigh = highOf(row)
  if (moverOf(row) === 0) boundsForFirst(row)
  else boundsForSecond(row)
  settle(row)
  return lowOf(row) !== oldLow || highOf(row) !== oldHigh
}

/** The first seat takes the highest. What is not listed might be higher still. */
function boundsForFirst(row: usize): void {
  const all = bounds(row)
  const end = all + ((<usize>widthOf(row)) << 2)
  let low = ANY_LOW
  let high = ANY_LOW
  for (let at = all; at < end; at += 4) {
    const both = load<i32>(at)
    low = max(low, lowIn(both))
    high = max(high, highIn(both))
  }
  setBounds(row, low, isWholeRow(row) ? high : ANY_HIGH)
}

function boundsForSecond(row: usize): void {
  const all = bounds(row)
  const end = all + ((<usize>widthOf(row)) << 2)
  let low = ANY_HIGH
  let high = ANY_HIGH
  for (let at = all; at < end; at += 4) {
    const both = load<i32>(at)
    low = min(low, lowIn(both))
    high = min(high, highIn(both))
  }
  setBounds(row, isWholeRow(row) ? low : ANY_LOW, high)
}

/** Nothing more is to be learnt of a child whose worth is known, or that cannot be better than another surely is. */
function settle(row: usize): void {
  const isFirst = moverOf(row) === 0
  const all = bounds(row)
  for (let slot = 0; slot < widthOf(row); slot++) {
    const both = load<i32>(all + (slot << 2))
    const isKnown = lowIn(both) === highIn(both)
    const isNoBetter = isFirst ? highIn(both) <= lowOf(row) : lowIn(both) >= highOf(row)
    if (isKnown || isNoBetter) store<f32>(means(row) + (slot << 2), SETTLED)
  }
}

/** For slots without a move: worse than anything. */
export function worstFor(seat: i32): i32 {
  return seat === 0 ? packed(ANY_LOW, ANY_LOW) : packed(ANY_HIGH, ANY_HIGH)
}
