import type { Random } from '@masterplan/kernel'
import { countBits, countPair, nthOfPair } from '@masterplan/kernel/bits'
import { clear, nthMove } from '@masterplan/kernel/menu'
import { fillPass, fillTakes, fillWithBuildings } from './chapters/actions.ts'
import { fillOpenings, fillRaises } from './chapters/auctions.ts'
import { fillPrivateBuilds, fillPublicBuilds } from './chapters/building.ts'
import { FOR_PLOT, FOR_PUBLIC } from './chapters/leads.ts'
import { PAYABLE_HIGH, PAYABLE_LOW, payablePublics, purse } from './chapters/payable.ts'
import { fillTenders } from './chapters/tenders.ts'
import { BARE_LIMIT } from './data/numbers.ts'
import { CLASS_HIGH, CLASS_LOW, classesNow } from './luck.ts'
import { type Menu, REVEALS } from './moves.ts'
import type { State } from './state.ts'
import type { Move } from './types.ts'

/**
 * What is written twice for speed, and compared with the menu and the odds by a test: how many moves the common actions
 * of a turn have, and the next tile. A playout that only counts them, and fills the rows of the one action that was drawn,
 * is a tenth faster.
 */
const SEATS = 4
const FILLS = [fillPass, fillRaises, fillOpenings, fillTakes, fillTenders, fillPrivateBuilds, fillPublicBuilds] as const
const counts = new Int32Array(FILLS.length)

/** One action of a turn, each as likely, from the same number as the menu would take. */
export function fastTurn(state: State, seat: number, menu: Menu, random: Random): Move {
  clear(menu)
  counts[0] = 1
  counts[1] = countRaises(state, seat)
  let counted = 1 + counts[1]!
  if (state.free[seat] !== 0) {
    counted += countFirst(state, seat)
    fillWithBuildings(state, seat, menu)
  }
  let n = random.below(counted + menu.total)
  if (n >= counted) return nthMove(menu, n - counted)
  let at = 0
  for (; n >= counts[at]!; at++) n -= counts[at]!
  clear(menu)
  FILLS[at]!(state, seat, menu)
  return nthMove(menu, n)
}

function countFirst(state: State, seat: number): number {
  counts[2] = countOpenings(state, seat)
  counts[3] = countPair(state.marketLow | state.obsoleteLow, state.marketHigh | state.obsoleteHigh)
  counts[4] = countTenders(state, seat)
  counts[5] = state.bareCount[seat] === 0 ? 0 : countPrivateBuilds(state, seat)
  counts[6] = state.handPublic[seat] === 0 ? 0 : countPublicBuilds(state, seat)
  return counts[2]! + counts[3]! + counts[4]! + counts[5]! + counts[6]!
}

function countRaises(state: State, seat: number): number {
  if (state.bareCount[seat]! >= BARE_LIMIT) return 0
  const { ledKind } = state
  let count = 0
  for (let slot = 0; slot < SEATS; slot++) {
    if (ledKind[slot] !== FOR_PLOT) continue
    const stake = state.stakes[slot * SEATS + seat]!
    const more = state.coins[seat]! + stake - state.ledBid[slot]!
    if (more > 0 && (stake > 0 || state.free[seat]! > 0)) count += (more / state.ledBase[slot]!) | 0
  }
  return count
}

function countOpenings(state: State, seat: number): number {
  if (state.bareCount[seat]! >= BARE_LIMIT) return 0
  const { openLow, openHigh } = state
  const coins = state.coins[seat]!
  let count = 0
  for (let base = 1; base <= 8; base++) {
    const low = openLow[base]!
    const high = openHigh[base]!
    if ((low | high) !== 0) count += countPair(low, high) * ((coins / base) | 0)
  }
  return count
}

function countTenders(state: State, seat: number): number {
  let unbid = state.publics
  if (unbid === 0) return 0
  const free = state.free[seat]!
  let raises = 0
  for (let slot = 0; slot < SEATS; slot++) {
    if (state.ledKind[slot] !== FOR_PUBLIC) continue
    unbid &= ~(1 << state.ledThing[slot]!)
    raises += Math.max(0, free + state.stakes[slot * SEATS + seat]! - state.ledBid[slot]!)
  }
  return countBits(unbid) * free + raises
}

function countPrivateBuilds(state: State, seat: number): number {
  const at = purse(state, seat)
  const tiles = countPair(state.handLow[seat]! & PAYABLE_LOW[at]!, state.handHigh[seat]! & PAYABLE_HIGH[at]!)
  return state.bareCount[seat]! * tiles
}

function countPublicBuilds(state: State, seat: number): number {
  const beside = state.fixed.options.publicPlots === 'adjacentFree'
  const lonely = beside ? countPair(state.openLow[0]!, state.openHigh[0]!) : 0
  const sites = state.bareCount[seat]! + countPair(state.freeLow, state.freeHigh) - lonely
  return countBits(payablePublics(state, seat)) * sites
}

/** The class by its tickets, then one of its tiles; `fillOdds` has a row for each of twelve classes. */
export function fastReveal(state: State, random: Random): Move {
  const { classLeft } = state
  const classes = classesNow(state)
  let tickets = 0
  for (let kind = 0; kind < classes; kind++) tickets += classLeft[kind]!
  let ticket = random.below(tickets)
  let kind = 0
  for (; ticket >= classLeft[kind]!; kind++) ticket -= classLeft[kind]!
  const low = state.unseenLow & CLASS_LOW[kind]!
  const high = state.unseenHigh & CLASS_HIGH[kind]!
  return REVEALS.moves[nthOfPair(low, high, random.below(countPair(low, high)))]!
}
