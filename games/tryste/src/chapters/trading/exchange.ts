import type { Seat } from '@masterplan/kernel'
import { addTo, removeFrom, rowHas } from '@masterplan/kernel/bits'
import { handOver } from '../../cards/hands.ts'
import { CARD_IDS, RESOURCES, ZONES } from '../../data/names.ts'
import { MOST_CARDS_GIVEN } from '../../data/numbers.ts'
import { setOwner } from '../../land/estate.ts'
import {
  gainGobs,
  gainHype,
  gainPrestige,
  gainResource,
  gainTile,
  loseHype,
  losePrestige,
  type Telling,
} from '../../purse.ts'
import { type State, WORDS } from '../../state.ts'
import { AMOUNTS, GOBS_AT, HYPE_AT, PRESTIGE_AT, RESOURCES_AT, TILES_AT, TOKENS_AT } from './bargain.ts'

/** T-TRD-04: both hand over everything at once. `card` is the kind that was asked for and chosen, or -1. */
export function exchange(state: State, card: number, tell: Telling): void {
  const { from, to } = state
  const clocks = [state.hypeYear[from]!, state.hypeYear[to]!] as const
  take(state, from, 0, tell)
  take(state, to, 1, tell)
  receive(state, to, 0, clocks[0], tell)
  receive(state, from, 1, clocks[1], tell)
  for (let stooj = 0; stooj < state.fixed.board.stoojes.length; stooj++) {
    if (rowHas(state.lots, 0, stooj)) setOwner(state, stooj, to)
    if (rowHas(state.lots, WORDS, stooj)) setOwner(state, stooj, from)
    if (rowHas(state.lots, 2 * WORDS, stooj)) setBuilder(state, stooj, to)
    if (rowHas(state.lots, 3 * WORDS, stooj)) setBuilder(state, stooj, from)
  }
  for (let at = 0; at < MOST_CARDS_GIVEN; at++) {
    const kind = state.givenCards[at]! - 1
    if (kind >= 0) giveCard(state, from, to, kind, tell)
  }
  if (card >= 0) giveCard(state, to, from, card, tell)
}

/** T-TRD-05: a construct changes hands, with or without the ground under it. */
function setBuilder(state: State, stooj: number, seat: number): void {
  removeFrom(state.constructs, (state.builder[stooj]! - 1) * WORDS, stooj)
  state.builder[stooj] = seat + 1
  addTo(state.constructs, seat * WORDS, stooj)
}

export function giveCard(state: State, from: number, to: number, kind: number, tell: Telling): void {
  handOver(state, from, to, kind)
  tell?.(to as Seat, { kind: 'card', card: CARD_IDS[kind]! })
}

function take(state: State, seat: number, side: 0 | 1, tell: Telling): void {
  const { amounts } = state
  const at = side * AMOUNTS
  gainGobs(state, seat, -amounts[at + GOBS_AT]!, 'trade', tell)
  losePrestige(state, seat, amounts[at + PRESTIGE_AT]!, 'trade', tell)
  loseHype(state, seat, amounts[at + HYPE_AT]!, 'trade', tell)
  addTokens(state, seat, -amounts[at + TOKENS_AT]!, tell)
  for (let each = 0; each < RESOURCES.length; each++) {
    gainResource(state, seat, each, -amounts[at + RESOURCES_AT + each]!, 'trade', tell)
  }
  for (let zone = 0; zone < ZONES.length; zone++) addTiles(state, seat, zone, -amounts[at + TILES_AT + zone]!, tell)
}

/** T-TRD-09, T-TRD-10: what is above 99 is lost; Hype keeps the receiver's clock, or brings the giver's along. */
function receive(state: State, seat: number, side: 0 | 1, clock: number, tell: Telling): void {
  const { amounts } = state
  const at = side * AMOUNTS
  gainGobs(state, seat, amounts[at + GOBS_AT]!, 'trade', tell)
  gainPrestige(state, seat, amounts[at + PRESTIGE_AT]!, 'trade', tell)
  if (amounts[at + HYPE_AT]! > 0) {
    if (state.hypeYear[seat] === 0) state.hypeYear[seat] = clock
    gainHype(state, seat, amounts[at + HYPE_AT]!, 'trade', tell)
  }
  addTokens(state, seat, amounts[at + TOKENS_AT]!, tell)
  for (let each = 0; each < RESOURCES.length; each++) {
    gainResource(state, seat, each, amounts[at + RESOURCES_AT + each]!, 'trade', tell)
  }
  for (let zone = 0; zone < ZONES.length; zone++) addTiles(state, seat, zone, amounts[at + TILES_AT + zone]!, tell)
}

function addTiles(state: State, seat: number, zone: number, tiles: number, tell: Telling): void {
  if (tiles !== 0) gainTile(state, seat, zone, tiles, 'trade', tell)
}

function addTokens(state: State, seat: number, tokens: number, tell: Telling): void {
  if (tokens === 0) return
  state.tokens[seat]! += tokens
  tell?.('everyone', { kind: 'got', seat: seat as Seat, what: 'tokens', change: tokens, why: 'trade' })
}
