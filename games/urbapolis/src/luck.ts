import { type Odds, type Refused, refused, type Seat, weighed } from '@masterplan/kernel'
import { highWord, lowWord } from '@masterplan/kernel/bits'
import { addOne, addPair } from '@masterplan/kernel/menu'
import { startRound } from './chapters/turns.ts'
import { CLASSES, classOf, codeOf, EARLY, FIRST_LATER, LATERS, PRIVATES } from './data/tiles.ts'
import { DISCS, RESERVES, REVEALS } from './moves.ts'
import { DISC, PICK, RESERVE, REVEAL, type Telling } from './phases.ts'
import { orderOf } from './seats.ts'
import type { State } from './state.ts'
import type { Move, Refusal } from './types.ts'

/** What luck may do, by phase: a tile for the market, a building for a later round, a disc of the turn order. */
export function fillOdds(state: State, odds: Odds<Move>): void {
  if (state.phase === REVEAL) fillReveals(state, odds)
  else if (state.phase === RESERVE) addPair(weighed(odds, 1), RESERVES, 0, deckNow(state), 0)
  else {
    for (let seat = 0; seat < state.fixed.players; seat++) {
      if (!isDrawn(state, seat)) addOne(weighed(odds, 1), DISCS, seat)
    }
  }
}

/**
 * The private pile (U-SET-05 to U-SET-10) never exists as a list. Tiles are revealed in the order of the layers, and
 * within a layer every tile in use that could lie there and was not yet seen is equally likely to come next. Which
 * tiles of a rank and family are in use is not decided either until they come: all unseen ones are alike.
 */
export const CLASS_LOW = new Int32Array(CLASSES)
export const CLASS_HIGH = new Int32Array(CLASSES)
for (let tile = 0; tile < PRIVATES; tile++) {
  CLASS_LOW[classOf(tile)]! |= lowWord(tile)
  CLASS_HIGH[classOf(tile)]! |= highWord(tile)
}
const SHARED = 60 // divides by 1 to 5, the sizes of a class

/** The tickets of a class are those of its tiles in use that were not yet seen, shared among all that are unseen. */
function fillReveals(state: State, odds: Odds<Move>): void {
  const classes = classesNow(state)
  odds.share = SHARED
  for (let kind = 0; kind < classes; kind++) {
    const tickets = state.classLeft[kind]!
    if (tickets === 0) continue
    addPair(
      weighed(odds, tickets),
      REVEALS,
      0,
      state.unseenLow & CLASS_LOW[kind]!,
      state.unseenHigh & CLASS_HIGH[kind]!,
    )
  }
}

/** How many classes can come next: the top pile has rank 1, the intermediate one ranks 1 and 2. */
export function classesNow(state: State): number {
  const [top, middle] = state.fixed.scenario.piles
  if (state.drawn < top) return 4
  return state.drawn < top + middle ? 8 : CLASSES
}

export function whyNotDrawn(move: Move): Refused<Refusal> {
  if (move.kind === 'reveal') return refused('not-in-pile', 'U-SET-10', { tile: codeOf(move.tile) })
  if (move.kind === 'reserve') return refused('not-in-deck', 'U-SET-13', { tile: codeOf(move.tile) })
  return refused('disc-drawn', 'U-SET-15', move.kind === 'disc' ? { seat: move.seat + 1 } : {})
}

/** U-SET-11, U-UPK-06: one tile comes to the market; after the last one the set-up or the round goes on. */
export function playReveal(state: State, tile: number, tell: Telling): void {
  reveal(state, tile)
  tell?.('everyone', { kind: 'revealed', tile: codeOf(tile) })
  if (state.toDraw > 0) return
  if (state.round > 0) startRound(state, tell)
  else state.phase = roundToReserve(state) > 0 ? RESERVE : DISC
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
function roundToReserve(state: State): number {
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

/** U-SET-12. */
export function playReserve(state: State, tile: number, tell: Telling): void {
  const later = tile - FIRST_LATER
  const round = roundToReserve(state)
  tell?.('everyone', { kind: 'reserved', tile: codeOf(tile), round })
  state.slots[round - 2]! |= 1 << later
  state.unreserved &= ~(1 << later)
  state.reservedCount++
  if (roundToReserve(state) === 0) state.phase = DISC
}

function isDrawn(state: State, seat: number): boolean {
  for (let place = 0; place < state.place; place++) if (state.order[place] === seat) return true
  return false
}

/** U-SET-15: one disc after the other; the last one needs no luck. */
export function playDisc(state: State, seat: Seat, tell: Telling): void {
  const last = state.fixed.players - 1
  state.order[state.place++] = seat
  if (state.place < last) return
  let left = 0
  while (isDrawn(state, left)) left++
  state.order[last] = left
  state.place = last
  state.seat = left
  state.phase = PICK // U-SET-16: in reverse order
  tell?.('everyone', { kind: 'ordered', order: orderOf(state) })
}
