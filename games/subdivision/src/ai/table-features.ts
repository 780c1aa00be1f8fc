import type { Features } from '@masterplan/kernel'
import { countPair } from '@masterplan/kernel/bits'
import { countGroups } from '@masterplan/kernel/square'
import { cellsFor } from '../legal.ts'
import { PARK, type State, seatOf } from '../state.ts'
import { features } from './features.ts'
import { besideHigh, besideLow } from './grounds.ts'

/** What the nets among three and four are asked besides. */
const MORE = [
  'joinable-alone', // groups that pyramids on cells beside one's own and beside no other's would join
  'room-cells', // for a high rise
  'room-beside', // those that begin no group
  'homes-beside', // cells for a home that begin no group
  'space-shared', // cells beside one's own and beside another's
  'wait', // how much of a round passes before one's turn
] as const
const FIRST = features.names.length
const GROUPS = features.names.indexOf('groups')
const WIDTH = FIRST + MORE.length
const MOST_PLAYERS = 4
const plain = new Float64Array(MOST_PLAYERS * FIRST)
const spaces = new Int32Array(2 * MOST_PLAYERS) // free cells beside a seat's own

export const tableFeatures: Features<State> = {
  ...features,
  names: [...features.names, ...MORE],
  read(state, into) {
    const { owned, free, fixed } = state
    const { players } = fixed
    features.read(state, plain)
    for (let seat = 0; seat < players; seat++) {
      const low = owned[2 * seat]!
      const high = owned[2 * seat + 1]!
      spaces[2 * seat] = besideLow(low, high) & free[0]!
      spaces[2 * seat + 1] = besideHigh(low, high) & free[1]!
    }
    const mover = state.waits < PARK ? seatOf(state) : 0
    for (let seat = 0; seat < players; seat++) {
      for (let at = 0; at < FIRST; at++) into[seat * WIDTH + at] = plain[seat * FIRST + at]!
      readGrounds(state, seat, into, seat * WIDTH + FIRST)
      into[seat * WIDTH + FIRST + 5] = ((seat - mover + players) % players) / players
    }
  },
}

function readGrounds(state: State, seat: number, into: Float64Array, row: number): void {
  const low = state.owned[2 * seat]!
  const high = state.owned[2 * seat + 1]!
  const spaceLow = spaces[2 * seat]!
  const spaceHigh = spaces[2 * seat + 1]!
  const roomLow = cellsFor(state, seat, 3, 0)
  const roomHigh = cellsFor(state, seat, 3, 1)
  let othersLow = 0
  let othersHigh = 0
  for (let other = 0; other < state.fixed.players; other++) {
    if (other === seat) continue
    othersLow |= spaces[2 * other]!
    othersHigh |= spaces[2 * other + 1]!
  }
  into[row] =
    plain[seat * FIRST + GROUPS]! - countGroups(low | (spaceLow & ~othersLow), high | (spaceHigh & ~othersHigh))
  into[row + 1] = countPair(roomLow, roomHigh)
  into[row + 2] = countPair(roomLow & spaceLow, roomHigh & spaceHigh)
  into[row + 3] = countPair(cellsFor(state, seat, 1, 0) & spaceLow, cellsFor(state, seat, 1, 1) & spaceHigh)
  into[row + 4] = countPair(spaceLow & othersLow, spaceHigh & othersHigh)
}
