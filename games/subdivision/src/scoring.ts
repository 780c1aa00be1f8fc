import type { Score } from '@masterplan/kernel'
import { countPair, pairOf } from '@masterplan/kernel/bits'
import { type Cell, countGroups, inOneGroup, NEAR } from '@masterplan/kernel/square'
import type { State } from './state.ts'

const NO_TIEBREAKS: readonly number[] = [] // S-6.1: equals share the win

/** S-5.1 to S-5.6, S-7.2. */
export function scores(state: State): Score[] {
  const { players, options } = state.fixed
  const all: Score[] = new Array(players)
  for (let seat = 0; seat < players; seat++) {
    const pips = pipsOf(state, seat)
    const groups = 0 - options.groupCost * groupsOf(state, seat)
    const crowding = 0 - crowdingOf(state, seat)
    const privateParks = options.privateParks === 'off' ? 0 : options.privateParkPoints * privateParksOf(state, seat)
    const total = pips + groups + crowding + privateParks
    all[seat] = { total, lines: { pips, groups, crowding, privateParks }, tiebreaks: NO_TIEBREAKS }
  }
  return all
}

/** S-5.1: the pips of all pyramids that are no longer in the stash. */
function pipsOf({ stash, fixed }: State, seat: number): number {
  return 6 * fixed.ofEach - stash[4 * seat + 1]! - 2 * stash[4 * seat + 2]! - 3 * stash[4 * seat + 3]!
}

/** S-2.3. */
export const groupsOf = ({ owned }: State, seat: number): number => countGroups(owned[2 * seat]!, owned[2 * seat + 1]!)

/** S-5.3, S-5.5: what the seat's high rises lose to the manufactured homes near them, their own too. */
function crowdingOf({ owned, highRises, homes, fixed }: State, seat: number): number {
  const { crowding } = fixed
  const homesLow = homes[0]!
  const homesHigh = homes[1]!
  let lost = 0
  for (let left = owned[2 * seat]! & highRises[0]!; left !== 0; ) {
    const cell = 31 - Math.clz32(left)
    left ^= 1 << cell
    lost += crowding[countPair(homesLow & NEAR[2 * cell]!, homesHigh & NEAR[2 * cell + 1]!)]!
  }
  for (let left = owned[2 * seat + 1]! & highRises[1]!; left !== 0; ) {
    const cell = 31 - Math.clz32(left)
    left ^= 1 << cell
    lost += crowding[countPair(homesLow & NEAR[2 * cell + 64]!, homesHigh & NEAR[2 * cell + 65]!)]!
  }
  return lost
}

export const homesNear = ({ homes }: State, cell: Cell): number =>
  countPair(homes[0]! & NEAR[2 * cell]!, homes[1]! & NEAR[2 * cell + 1]!)

/** S-5.4: what a high rise on this cell is worth. */
export const worthOf = (state: State, cell: Cell): number => 3 - state.fixed.crowding[homesNear(state, cell)]!

/** S-7.2 to S-7.4: how many parks one group of this seat has all to itself. */
export function privateParksOf(state: State, seat: number): number {
  const { fixed, owned, parks } = state
  const low = owned[2 * seat]!
  const high = owned[2 * seat + 1]!
  const strict = fixed.options.privateParks === 'strict'
  let found = 0
  for (const park of pairOf(parks[0]!, parks[1]!)) {
    const parksNear = (NEAR[2 * park]! & parks[0]!) | (NEAR[2 * park + 1]! & parks[1]!)
    if (strict && parksNear !== 0) continue
    const ringLow = NEAR[2 * park]! & fixed.boardLow & ~parks[0]!
    const ringHigh = NEAR[2 * park + 1]! & fixed.boardHigh & ~parks[1]!
    if ((ringLow | ringHigh) === 0 || ((ringLow & ~low) | (ringHigh & ~high)) !== 0) continue
    if (inOneGroup(low, high, ringLow, ringHigh)) found++
  }
  return found
}
