import { type Refused, refused } from '@masterplan/kernel'
import { addTo, rowHas } from '@masterplan/kernel/bits'
import { heldOf, holds } from '../../cards/hands.ts'
import { CARD_KINDS, DECKS, type Deck, deckOfKind, kindOf, RESOURCES, ZONES } from '../../data/names.ts'
import { MOST_CARDS_GIVEN, TERRAFORM_PRICE } from '../../data/numbers.ts'
import { BID, OPEN, TRADE } from '../../data/steps.ts'
import { JUNIOR, type State, WORDS } from '../../state.ts'
import type { Bargain, Goods, Refusal } from '../../types.ts'
import { freePrestige, TERRAFORM_AUCTION } from '../auctions.ts'

/** Places in `state.amounts`, for what is given; what is wanted comes eleven later. */
export const [GOBS_AT, PRESTIGE_AT, HYPE_AT, TOKENS_AT, RESOURCES_AT, TILES_AT, AMOUNTS] = [
  0, 1, 2, 3, 4, 8, 11,
] as const

/** T-TRD-02 to T-TRD-04: whether both have what they would hand over. */
export function judgeBargain(state: State, from: number, to: number, bargain: Bargain): Refused<Refusal> | undefined {
  const { give, want, cards, deck } = bargain
  if (isNothing(give) && isNothing(want) && cards.length === 0 && deck === null) {
    return refused('nothing-offered', 'T-TRD-04')
  }
  return (
    judgeGoods(state, from, give, 'not-yours') ??
    judgeGoods(state, to, want, 'they-lack') ??
    judgeCards(state, from, to, bargain)
  )
}

const isNothing = (goods: Goods): boolean =>
  goods.gobs + goods.prestige + goods.hype + goods.tokens === 0 &&
  goods.resources.every(units => units === 0) &&
  goods.tiles.every(tiles => tiles === 0) &&
  goods.stoojes.length + goods.constructs.length === 0

function judgeGoods(
  state: State,
  seat: number,
  goods: Goods,
  lacks: 'not-yours' | 'they-lack',
): Refused<Refusal> | undefined {
  const { options, mode, board } = state.fixed
  if (goods.gobs % 5 !== 0) return refused('no-such-amount', 'T-GEN-05', { gobs: goods.gobs })
  if (goods.prestige > 0 && (!options.tradePP || mode === JUNIOR)) {
    return refused('not-tradable', 'T-TRD-02', { what: 'prestige' })
  }
  const short = (what: string): Refused<Refusal> => refused(lacks, 'T-TRD-02', { what, seat: seat + 1 })
  if (goods.gobs > state.gobs[seat]! - reserved(state, seat)) return short('gobs')
  const prestige = freePrestige(state, seat)
  if (goods.prestige > prestige - reservedPrestige(state, seat)) {
    const rule = goods.prestige > prestige ? 'T-TRD-03' : 'T-ZON-10'
    return refused(lacks, rule, { what: 'prestige', seat: seat + 1 })
  }
  if (goods.hype > state.hype[seat]!) return short('hype')
  if (goods.tokens > state.tokens[seat]!) return short('tokens')
  for (const [at, name] of RESOURCES.entries()) {
    if (goods.resources[at]! > state.resources[4 * seat + at]!) return short(name)
  }
  for (const [at, name] of ZONES.entries()) if (goods.tiles[at]! > state.tiles[3 * seat + at]!) return short(name)
  for (const stooj of [...goods.stoojes, ...goods.constructs]) {
    if (!board.stoojAt.has(stooj)) return refused('no-such-stooj', 'G-02', { stooj })
  }
  if (repeats(goods.stoojes) || repeats(goods.constructs)) return refused('not-tradable', 'T-TRD-04', { what: 'twice' })
  const stray = goods.stoojes.find(stooj => state.owner[board.stoojAt.get(stooj)!] !== seat + 1)
  if (stray !== undefined) return refused(lacks, 'T-TRD-05', { what: stray, seat: seat + 1 })
  const foreign = goods.constructs.find(stooj => state.builder[board.stoojAt.get(stooj)!] !== seat + 1)
  if (foreign !== undefined) return refused(lacks, 'T-TRD-05', { what: foreign, seat: seat + 1 })
  return undefined
}

/** The $80 of somebody whose terraforming is being decided are as good as spent (T-DEV-24). */
function reserved(state: State, seat: number): number {
  return isDeciding(state, BID) && state.about === TERRAFORM_AUCTION && state.initiator === seat ? TERRAFORM_PRICE : 0
}

/** T-ZON-10: naming a variance and opening its auction are one act, so the point that opens it is as good as bid. */
const reservedPrestige = (state: State, seat: number): number =>
  state.fixed.reservesVariance && isDeciding(state, OPEN) && state.seat === seat ? 1 : 0

const isDeciding = (state: State, step: number): boolean =>
  state.step === step || (state.step === TRADE && state.backStep === step)

const repeats = (names: readonly string[]): boolean => new Set(names).size < names.length

function judgeCards(state: State, from: number, to: number, { cards, deck }: Bargain): Refused<Refusal> | undefined {
  if (cards.length > MOST_CARDS_GIVEN) return refused('not-tradable', 'T-TRD-02', { what: 'cards' })
  for (const card of cards) {
    const copies = cards.filter(other => other === card).length
    const enough = holds(state, from, kindOf(card)) && copiesHeld(state, from, kindOf(card)) >= copies
    if (!enough) return refused('not-in-hand', 'T-TRD-02', { card })
  }
  if (deck !== null && heldOf(state, to, DECKS.indexOf(deck)) === 0) {
    return refused('they-lack', 'T-TRD-02', { what: deck, seat: to + 1 })
  }
  return undefined
}

const copiesHeld = (state: State, seat: number, kind: number): number => state.hand[CARD_KINDS * seat + kind]!

/** Into the state's fixed places, where it stays until it is answered. */
export function writeDown(state: State, { give, want, cards, deck }: Bargain): void {
  for (const [side, goods] of [give, want].entries()) {
    const at = side * AMOUNTS
    state.amounts[at + GOBS_AT] = goods.gobs
    state.amounts[at + PRESTIGE_AT] = goods.prestige
    state.amounts[at + HYPE_AT] = goods.hype
    state.amounts[at + TOKENS_AT] = goods.tokens
    state.amounts.set(goods.resources, at + RESOURCES_AT)
    state.amounts.set(goods.tiles, at + TILES_AT)
    const { stoojAt } = state.fixed.board
    for (let word = 0; word < WORDS; word++) {
      state.lots[side * WORDS + word] = 0
      state.lots[(2 + side) * WORDS + word] = 0
    }
    for (const stooj of goods.stoojes) addTo(state.lots, side * WORDS, stoojAt.get(stooj)!)
    for (const stooj of goods.constructs) addTo(state.lots, (2 + side) * WORDS, stoojAt.get(stooj)!)
  }
  state.givenCards.fill(0)
  for (const [at, card] of cards.entries()) state.givenCards[at] = kindOf(card) + 1
  state.wantedDeck = deck === null ? 0 : DECKS.indexOf(deck) + 1
}

/** One side of what was written down; 0 is given, 1 is wanted. */
export function goodsWritten(state: State, side: 0 | 1): Goods {
  const at = side * AMOUNTS
  const { stoojes } = state.fixed.board
  const named = (first: number) => stoojes.filter((_, stooj) => rowHas(state.lots, first, stooj))
  return {
    gobs: state.amounts[at + GOBS_AT]!,
    prestige: state.amounts[at + PRESTIGE_AT]!,
    hype: state.amounts[at + HYPE_AT]!,
    tokens: state.amounts[at + TOKENS_AT]!,
    resources: [...state.amounts.subarray(at + RESOURCES_AT, at + RESOURCES_AT + 4)],
    tiles: [...state.amounts.subarray(at + TILES_AT, at + TILES_AT + 3)],
    stoojes: named(side * WORDS),
    constructs: named((2 + side) * WORDS),
  }
}

export const decksGiven = (state: State): Deck[] =>
  [...state.givenCards].filter(kind => kind > 0).map(kind => DECKS[deckOfKind(kind - 1)]!)

export const wantedDeck = (state: State): Deck | null => (state.wantedDeck === 0 ? null : DECKS[state.wantedDeck - 1]!)

export function tearUp(state: State): void {
  state.amounts.fill(0)
  state.lots.fill(0)
  state.givenCards.fill(0)
  state.wantedDeck = 0
  state.counters = 0
  state.from = 0
  state.to = 0
  state.stood = 0
  state.backStep = 0
}
