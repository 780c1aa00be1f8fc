import type { Features } from '@masterplan/kernel'
import { countBits, countPair, pairOf } from '@masterplan/kernel/bits'
import { countGroups, NEAR } from '@masterplan/kernel/square'
import { cellsFor } from '../legal.ts'
import { privateParksOf } from '../scoring.ts'
import { PASS, PLACE, type State } from '../state.ts'
import { besideHigh, besideLow } from './grounds.ts'

const NAMES = [
  'score', // as if the match ended now, and a part of the private parks that may come, S-7.2
  'homes', // in the stash, by pips
  'middles',
  'high-rises',
  'groups',
  'joinable', // groups that one more pyramid may join to another
  'space', // free cells beside one's own, where building costs no group
  'room', // free cells where a high rise may stand
  'tight', // high rises in the stash for each such cell
  'crowding', // what own high rises will probably lose yet
  'exposed', // free cells near own high rises
  'to-move',
] as const
const WIDTH = NAMES.length
const [SCORE, HOMES, GROUPS, JOINABLE, SPACE, ROOM, TIGHT, CROWDING, EXPOSED, TO_MOVE] = [
  0, 1, 4, 5, 6, 7, 8, 9, 10, 11,
]

export const features: Features<State> = {
  names: NAMES,
  stages: 3,
  players: state => state.fixed.players,
  stage: state => 1 - state.empty / state.fixed.cells.length,
  read(state, into) {
    const density = homesToCome(state)
    for (let seat = 0; seat < state.fixed.players; seat++) readSeat(state, seat, density, into, seat * WIDTH)
    if (state.waits < PASS) into[(state.waits - PLACE) * WIDTH + TO_MOVE] = 1
  },
}

function readSeat(state: State, seat: number, density: number, into: Float64Array, row: number): void {
  const { owned, free, homes, stash, highRises, fixed } = state
  const { crowding, ofEach, options } = fixed
  const low = owned[2 * seat]!
  const high = owned[2 * seat + 1]!
  const spaceLow = besideLow(low, high) & free[0]!
  const spaceHigh = besideHigh(low, high) & free[1]!
  const groups = countGroups(low, high)
  const room = countPair(cellsFor(state, seat, 3, 0), cellsFor(state, seat, 3, 1))
  const left = stash[4 * seat + 3]!
  into[row + HOMES] = stash[4 * seat + 1]!
  into[row + HOMES + 1] = stash[4 * seat + 2]!
  into[row + HOMES + 2] = left
  into[row + GROUPS] = groups
  into[row + JOINABLE] = groups - countGroups(low | spaceLow, high | spaceHigh)
  into[row + SPACE] = countPair(spaceLow, spaceHigh)
  into[row + ROOM] = Math.min(left, room)
  into[row + TIGHT] = left / (1 + room)
  into[row + TO_MOVE] = 0
  let score = 6 * ofEach - stash[4 * seat + 1]! - 2 * stash[4 * seat + 2]! - 3 * left - options.groupCost * groups
  let lost = 0
  let exposed = 0
  for (let half = 0; half < 2; half++) {
    for (let rest = owned[2 * seat + half]! & highRises[half]!; rest !== 0; rest &= rest - 1) {
      const cell = 32 * half + 31 - Math.clz32(rest & -rest)
      const nearLow = NEAR[2 * cell]!
      const nearHigh = NEAR[2 * cell + 1]!
      // The cells around are on three ranks, so both words fit into one.
      const now = countBits((homes[0]! & nearLow) | (homes[1]! & nearHigh))
      const open = countBits((free[0]! & nearLow) | (free[1]! & nearHigh))
      const lose = crowding[now]!
      score -= lose
      lost += priceOf(crowding, now + density * open) - lose
      exposed += open
    }
  }
  if (options.privateParks !== 'off') score += options.privateParkPoints * privateParksWith(state, seat)
  into[row + SCORE] = score
  into[row + CROWDING] = lost
  into[row + EXPOSED] = exposed
}

/** The chance that one free cell near a would-be private park goes to its seat; not fitted, 337 : 188 against none. */
const RING = 0.4

/** S-7.2: those that are there, and rings that are partly one's own and otherwise free, the fuller the likelier. */
function privateParksWith(state: State, seat: number): number {
  const { parks, owned, free, fixed } = state
  let expected = privateParksOf(state, seat)
  for (const park of pairOf(parks[0]!, parks[1]!)) {
    const nearLow = NEAR[2 * park]! & fixed.boardLow
    const nearHigh = NEAR[2 * park + 1]! & fixed.boardHigh
    if (fixed.options.privateParks === 'strict' && ((nearLow & parks[0]!) | (nearHigh & parks[1]!)) !== 0) continue
    const mine = countPair(nearLow & owned[2 * seat]!, nearHigh & owned[2 * seat + 1]!)
    const open = countPair(nearLow & free[0]!, nearHigh & free[1]!)
    const ring = countPair(nearLow & ~parks[0]!, nearHigh & ~parks[1]!)
    if (open > 0 && mine + open === ring) expected += RING ** open
  }
  return expected
}

/** S-5.3, between whole numbers of homes too. */
export function priceOf(crowding: Uint8Array, homes: number): number {
  const whole = Math.floor(homes)
  if (whole >= 8) return crowding[8]!
  return crowding[whole]! + (homes - whole) * (crowding[whole + 1]! - crowding[whole]!)
}

/** Manufactured homes to come for each free cell. */
export function homesToCome({ stash, empty, fixed }: State): number {
  let homes = 0
  for (let seat = 0; seat < fixed.players; seat++) homes += stash[4 * seat + 1]!
  return empty === 0 ? 0 : homes / empty
}
