import type { Features } from '@masterplan/kernel'
import { countBits, countPair } from '@masterplan/kernel/bits'
import { countGroups, NEAR } from '@masterplan/kernel/square'
import { cellsFor } from '../legal.ts'
import type { State } from '../state.ts'
import { features, priceOf } from './features.ts'
import { besideHigh, besideLow } from './grounds.ts'

/** What the net between two is asked besides. `core/evaluation.ts` reads the same. */
const MORE = [
  'joinable-by-two', // groups that pyramids on all cells beside one's own, and beside those, would join
  'joinable-by-three', // and beside those
  'joinable-alone', // that those on cells beside one's own and not beside the other's would join
  'reach', // cells at most two steps from one's own
  'bridges', // cells between two of one's own
  'spoiling', // cells for a home near the other's high rises and not near one's own
  'spoiling-both', // near both
  'space-alone', // cells beside one's own and not beside the other's
  'room-beside', // cells for a high rise that begin no group
  'harm', // what the other's homes can take from one's high rises at most
  'room-cells', // for a high rise
  'home-cells',
  'room-alone', // cells for a high rise of one's own and none of the other's
  'harmless', // cells for a home not near one's own high rises
] as const
const FIRST = features.names.length
const WIDTH = FIRST + MORE.length
const plain = new Float64Array(4 * FIRST) // as many seats as there can be

export const duelFeatures: Features<State> = {
  ...features,
  names: [...features.names, ...MORE],
  read(state, into) {
    features.read(state, plain)
    for (let seat = 0; seat < 2; seat++) {
      for (let at = 0; at < FIRST; at++) into[seat * WIDTH + at] = plain[seat * FIRST + at]!
      readGrounds(state, seat, into, seat * WIDTH + FIRST)
      readCells(state, seat, into, seat * WIDTH + FIRST + 5)
    }
  },
}

/** How a seat's groups may grow together. */
function readGrounds(state: State, seat: number, into: Float64Array, row: number): void {
  const { owned, free } = state
  const low = owned[2 * seat]!
  const high = owned[2 * seat + 1]!
  const theirsLow = owned[2 - 2 * seat]!
  const theirsHigh = owned[3 - 2 * seat]!
  const freeLow = free[0]!
  const freeHigh = free[1]!
  const spaceLow = besideLow(low, high) & freeLow
  const spaceHigh = besideHigh(low, high) & freeHigh
  const twoLow = spaceLow | (besideLow(spaceLow, spaceHigh) & freeLow)
  const twoHigh = spaceHigh | (besideHigh(spaceLow, spaceHigh) & freeHigh)
  const threeLow = twoLow | (besideLow(twoLow, twoHigh) & freeLow)
  const threeHigh = twoHigh | (besideHigh(twoLow, twoHigh) & freeHigh)
  const aloneLow = spaceLow & ~besideLow(theirsLow, theirsHigh)
  const aloneHigh = spaceHigh & ~besideHigh(theirsLow, theirsHigh)
  const acrossLow = (low << 1) & 0xfefefefe & (low >>> 1) & 0x7f7f7f7f
  const acrossHigh = (high << 1) & 0xfefefefe & (high >>> 1) & 0x7f7f7f7f
  const upLow = (low << 8) & ((low >>> 8) | (high << 24))
  const upHigh = ((high << 8) | (low >>> 24)) & (high >>> 8)
  const groups = countGroups(low, high)
  into[row] = groups - countGroups(low | twoLow, high | twoHigh)
  into[row + 1] = groups - countGroups(low | threeLow, high | threeHigh)
  into[row + 2] = groups - countGroups(low | aloneLow, high | aloneHigh)
  into[row + 3] = countPair(twoLow, twoHigh)
  into[row + 4] = countPair((acrossLow | upLow) & freeLow, (acrossHigh | upHigh) & freeHigh)
  into[row + 7] = countPair(aloneLow, aloneHigh)
  into[row + 8] = countPair(cellsFor(state, seat, 3, 0) & spaceLow, cellsFor(state, seat, 3, 1) & spaceHigh)
}

/** Where a seat may still place what, and whom it would harm. */
function readCells(state: State, seat: number, into: Float64Array, row: number): void {
  const { tooNear } = state
  const rival = 1 - seat
  const homesLow = cellsFor(state, seat, 1, 0)
  const homesHigh = cellsFor(state, seat, 1, 1)
  const roomLow = cellsFor(state, seat, 3, 0)
  const roomHigh = cellsFor(state, seat, 3, 1)
  const mineLow = tooNear[2 * seat]!
  const mineHigh = tooNear[2 * seat + 1]!
  const spoilLow = homesLow & tooNear[2 * rival]!
  const spoilHigh = homesHigh & tooNear[2 * rival + 1]!
  into[row] = countPair(spoilLow & ~mineLow, spoilHigh & ~mineHigh)
  into[row + 1] = countPair(spoilLow & mineLow, spoilHigh & mineHigh)
  into[row + 4] = harm(state, seat)
  into[row + 5] = countPair(roomLow, roomHigh)
  into[row + 6] = countPair(homesLow, homesHigh)
  into[row + 7] = countPair(roomLow & ~cellsFor(state, rival, 3, 0), roomHigh & ~cellsFor(state, rival, 3, 1))
  into[row + 8] = countPair(homesLow & ~mineLow, homesHigh & ~mineHigh)
}

/** What the other's homes may yet take from a seat's high rises, each by itself. */
function harm(state: State, seat: number): number {
  const { owned, homes, highRises, stash, fixed } = state
  const { crowding } = fixed
  const rival = 1 - seat
  const fromLow = cellsFor(state, rival, 1, 0)
  const fromHigh = cellsFor(state, rival, 1, 1)
  const theirs = stash[4 * rival + 1]!
  let most = 0
  for (let half = 0; half < 2; half++) {
    for (let rest = owned[2 * seat + half]! & highRises[half]!; rest !== 0; rest &= rest - 1) {
      const cell = 32 * half + 31 - Math.clz32(rest & -rest)
      const nearLow = NEAR[2 * cell]!
      const nearHigh = NEAR[2 * cell + 1]!
      // The cells around are on three ranks, so both words fit into one.
      const now = countBits((homes[0]! & nearLow) | (homes[1]! & nearHigh))
      const from = countBits((fromLow & nearLow) | (fromHigh & nearHigh))
      most += priceOf(crowding, now + Math.min(from, theirs)) - crowding[now]!
    }
  }
  return most
}
