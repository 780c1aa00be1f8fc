import { type Refused, refused, type Seat } from '@masterplan/kernel'
import { addTo, lowestBit, removeFrom, rowHas } from '@masterplan/kernel/bits'
import { addOne, addRange, closeSet, openSet, put } from '@masterplan/kernel/menu'
import { ZONES } from '../data/names.ts'
import { LAY } from '../data/steps.ts'
import { type Flow, notNow, PASSES, STAYS, type Step } from '../flow/step.ts'
import { placeTile, priceOf, setOwner, setVariance } from '../land/estate.ts'
import { isTierCentre, readStooj } from '../land/lattice.ts'
import { LAYS, type Menu, PASS, WORDS_ONLY } from '../moves.ts'
import { payGobs, type Telling } from '../purse.ts'
import { JUNIOR, type State } from '../state.ts'
import type { Move, Refusal } from '../types.ts'

/** G-14, T-JUN-07: one word of the set of land without an owner; in the Junior game no desert. */
const lotsForSale = (state: State, word: number): number =>
  state.fixed.mode === JUNIOR ? state.unowned[word]! & ~state.desert[word]! : state.unowned[word]!

const isForSale = (state: State, stooj: number): boolean => (lotsForSale(state, stooj >> 5) & (1 << (stooj & 31))) !== 0

/** T-REA-04: with nothing for sale the phase does nothing. */
export function somethingForSale(state: State): boolean {
  for (let word = 0; word < state.fixed.board.words; word++) if (lotsForSale(state, word) !== 0) return true
  return false
}

/** G-15: what is left of a blyce, and its price; 0 when nothing of it is for sale. */
function blycePrice(state: State, blyce: number): number {
  const { members } = state.fixed.board
  let price = 0
  for (let at = 4 * blyce; at < 4 * blyce + 4; at++) {
    const stooj = members[at]!
    if (stooj >= 0 && isForSale(state, stooj)) price += priceOf(state, stooj)
  }
  return price
}

function fillBlyces(state: State, seat: number, menu: Menu): void {
  const { blyces } = state.fixed.board
  const words = (blyces.length + 31) >> 5
  const first = openSet(menu, state.fixed.tables.blyces, words)
  for (let blyce = 0; blyce < blyces.length; blyce++) {
    const price = blycePrice(state, blyce)
    if (price > 0 && price <= state.gobs[seat]!) put(menu, first, blyce)
  }
  closeSet(menu)
}

function fillBuys(state: State, seat: number, menu: Menu): void {
  const { words } = state.fixed.board
  const first = openSet(menu, state.fixed.tables.buys, words)
  for (let word = 0; word < words; word++) {
    for (let lots = lotsForSale(state, word); lots !== 0; lots &= lots - 1) {
      const stooj = (word << 5) + lowestBit(lots)
      if (priceOf(state, stooj) <= state.gobs[seat]!) put(menu, first, stooj)
    }
  }
  closeSet(menu)
}

/** T-REA-02 to T-REA-04: the cardholder buys a blyce, whichever can be paid; only if none can, a stooj or nothing. */
export const buyBlyce: Step = {
  may(state, seat, menu) {
    fillBlyces(state, seat, menu)
    const must = menu.total > 0 && state.fixed.options.forcedBlyce
    if (menu.total === 0) fillBuys(state, seat, menu)
    if (!must) addOne(menu, WORDS_ONLY, PASS)
  },
  why: whyNoBlyce,
  do: buy,
}

function whyNoBlyce(state: State, seat: number, move: Move): Refused<Refusal> {
  if (move.kind === 'pass' || move.kind === 'buy') return refused('must-buy', 'T-REA-02', {})
  if (move.kind !== 'blyce') return notNow(move, 'T-REA-02')
  const facts = { middle: move.middle }
  const blyce = state.fixed.board.blyceAt.get(move.middle)
  if (blyce === undefined) {
    const middle = readStooj(move.middle)
    const centre = middle && isTierCentre(middle) && state.fixed.board.stoojAt.has(move.middle)
    return centre ? refused('a-tier-is-no-blyce', 'T-REA-03', facts) : refused('no-such-stooj', 'G-15', facts)
  }
  const price = blycePrice(state, blyce)
  if (price === 0) return refused('not-for-sale', 'G-15', facts)
  return refused('not-enough-gobs', 'T-REA-03', { ...facts, price, gobs: state.gobs[seat]! })
}

/** T-REA-05: everybody else may buy one stooj. */
export const buyStooj: Step = {
  may(state, seat, menu) {
    fillBuys(state, seat, menu)
    addOne(menu, WORDS_ONLY, PASS)
  },
  why(state, seat, move) {
    if (move.kind !== 'buy') return notNow(move, 'T-REA-05')
    const facts = { stooj: move.stooj }
    const stooj = state.fixed.board.stoojAt.get(move.stooj)
    if (stooj === undefined) return refused('no-such-stooj', 'G-02', facts)
    if (!rowHas(state.fixed.board.land, 0, stooj)) return refused('not-land', 'T-REA-08', facts)
    if (!isForSale(state, stooj)) return refused('not-for-sale', 'G-14', facts)
    return refused('not-enough-gobs', 'T-GEN-06', { ...facts, price: priceOf(state, stooj), gobs: state.gobs[seat]! })
  },
  do: buy,
}

function buy(state: State, seat: number, move: Move, tell: Telling): Flow {
  const { stoojAt, blyceAt, members, stoojes } = state.fixed.board
  let price = 0
  const names: string[] | undefined = tell && []
  if (move.kind === 'buy') {
    const stooj = stoojAt.get(move.stooj)!
    price = priceOf(state, stooj)
    acquire(state, seat, stooj)
    names?.push(move.stooj)
  } else if (move.kind === 'blyce') {
    const blyce = blyceAt.get(move.middle)!
    price = blycePrice(state, blyce)
    for (let at = 4 * blyce; at < 4 * blyce + 4; at++) {
      const stooj = members[at]!
      if (stooj < 0 || !isForSale(state, stooj)) continue
      acquire(state, seat, stooj)
      names?.push(stoojes[stooj]!)
    }
  } else return PASSES
  payGobs(state, seat, price, 'price', tell)
  // Two blyces may hold the same stoojes for sale: told in the order of the board, they sound the same.
  names?.sort((one, other) => stoojAt.get(one)! - stoojAt.get(other)!)
  if (names) tell?.('everyone', { kind: 'bought', seat: seat as Seat, stoojes: names, price })
  if (state.fixed.mode !== JUNIOR) return PASSES
  state.step = LAY
  return STAYS
}

function acquire(state: State, seat: number, stooj: number): void {
  setOwner(state, stooj, seat)
  if (state.fixed.mode === JUNIOR) addTo(state.toLay, 0, stooj)
}

/** T-JUN-04: what was bought is developed at once, stooj by stooj, with a tile whose kind is also its zone. */
export const lay: Step = {
  may(_state, _seat, menu) {
    addRange(menu, LAYS, 0, 2)
  },
  why: (_state, _seat, move) => notNow(move, 'T-JUN-04'),
  do(state, seat, move, tell) {
    if (move.kind !== 'lay') return STAYS
    const stooj = nextToLay(state)
    removeFrom(state.toLay, 0, stooj)
    setVariance(state, stooj, ZONES.indexOf(move.zone))
    placeTile(state, seat, stooj, tell)
    return nextToLay(state) < 0 ? PASSES : STAYS
  },
}

export function nextToLay(state: State): number {
  for (let word = 0; word < state.fixed.board.words; word++) {
    const left = state.toLay[word]!
    if (left !== 0) return (word << 5) + lowestBit(left)
  }
  return -1
}
