import type { Random, Weighted } from '@masterplan/kernel'
import { countBits, countPair, highWord, lowWord, nthOfPair, pairHas, pairOf } from '@masterplan/kernel/bits'
import { CLASSES, classOf, EARLY, FIRST_LATER, isLater, isPrivate, LATERS, PRIVATES } from './data/tiles.ts'
import { RESERVES, REVEALS } from './moves.ts'
import type { State } from './state.ts'
import type { Move } from './types.ts'

/**
 * The private pile (U-SET-05 to U-SET-10) never exists as a list. Tiles are revealed in the order of the layers, and
 * within a layer every tile in use that could lie there and was not yet seen is equally likely to come next. Which
 * tiles of a rank and family are in use is not decided either until they come: all unseen ones are alike.
 */
const CLASS_LOW = new Int32Array(CLASSES)
const CLASS_HIGH = new Int32Array(CLASSES)
for (let tile = 0; tile < PRIVATES; tile++) {
  CLASS_LOW[classOf(tile)]! |= lowWord(tile)
  CLASS_HIGH[classOf(tile)]! |= highWord(tile)
}

/** How many classes can come next: the top pile has rank 1, the intermediate one ranks 1 and 2. */
function classesNow(state: State): number {
  const [top, middle] = state.fixed.scenario.piles
  if (state.drawn < top) return 4
  return state.drawn < top + middle ? 8 : CLASSES
}

const unseenOf = (state: State, kind: number): number =>
  countPair(state.unseenLow & CLASS_LOW[kind]!, state.unseenHigh & CLASS_HIGH[kind]!)

export function canReveal(state: State, tile: number): boolean {
  if (!isPrivate(tile) || !pairHas(state.unseenLow, state.unseenHigh, tile)) return false
  const kind = classOf(tile)
  return kind < classesNow(state) && state.classLeft[kind]! > 0
}

/** Tickets for each tile: those of its class, shared among its unseen tiles. 60 divides by 1 to 5. */
export function revealDraws(state: State): Weighted<Move>[] {
  return pairOf(state.unseenLow, state.unseenHigh)
    .filter(tile => canReveal(state, tile))
    .map(tile => {
      const kind = classOf(tile)
      return { item: REVEALS[tile]!, weight: (state.classLeft[kind]! * 60) / unseenOf(state, kind) }
    })
}

export function sampleReveal(state: State, random: Random): Move {
  const classes = classesNow(state)
  let tickets = 0
  for (let kind = 0; kind < classes; kind++) tickets += state.classLeft[kind]!
  let ticket = random.below(tickets)
  let kind = 0
  for (; ticket >= state.classLeft[kind]!; kind++) ticket -= state.classLeft[kind]!
  const low = state.unseenLow & CLASS_LOW[kind]!
  const high = state.unseenHigh & CLASS_HIGH[kind]!
  return REVEALS[nthOfPair(low, high, random.below(countPair(low, high)))]!
}

export function reveal(state: State, tile: number): void {
  state.unseenLow &= ~lowWord(tile)
  state.unseenHigh &= ~highWord(tile)
  state.classLeft[classOf(tile)]!--
  state.marketLow |= lowWord(tile)
  state.marketHigh |= highWord(tile)
  state.drawn++
  state.toDraw--
}

const EARLY_DECK = (1 << EARLY) - 1
const LATE_DECK = ((1 << LATERS) - 1) & ~EARLY_DECK

/** U-SET-12: the round whose slot gets the next public building. */
export function roundToReserve(state: State): number {
  const { publics } = state.fixed.scenario
  let filled = state.reservedCount
  for (let slot = 0; slot < 4; slot++) {
    if (filled < publics[slot]!) return slot + 2
    filled -= publics[slot]!
  }
  return 0
}

/** U-SET-13: rounds 2 and 3 draw from the early deck, rounds 4 and 5 from the late one. */
const deckNow = (state: State): number => state.unreserved & (roundToReserve(state) <= 3 ? EARLY_DECK : LATE_DECK)

export const canReserve = (state: State, tile: number): boolean =>
  isLater(tile) && ((deckNow(state) >>> (tile - FIRST_LATER)) & 1) === 1

export const reserveDraws = (state: State): Weighted<Move>[] =>
  pairOf(deckNow(state), 0).map(later => ({ item: RESERVES[later]!, weight: 1 }))

export function sampleReserve(state: State, random: Random): Move {
  const deck = deckNow(state)
  return RESERVES[nthOfPair(deck, 0, random.below(countBits(deck)))]!
}

export function reserve(state: State, tile: number): void {
  const later = tile - FIRST_LATER
  state.slots[roundToReserve(state) - 2]! |= 1 << later
  state.unreserved &= ~(1 << later)
  state.reservedCount++
}
