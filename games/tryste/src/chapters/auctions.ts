import { type Refused, refused, type Seat } from '@masterplan/kernel'
import { addOne, addRange } from '@masterplan/kernel/menu'
import { ZONES } from '../data/names.ts'
import { TERRAFORM_PRICE } from '../data/numbers.ts'
import { BID, DEVELOP, LAND } from '../data/steps.ts'
import { type Flow, notNow, PASSES, STAYS, type Step } from '../flow/step.ts'
import { setVariance } from '../land/estate.ts'
import { BIDS_AGAINST, BIDS_FOR, PASS, WORDS_ONLY } from '../moves.ts'
import { losePrestige, payGobs, type Telling } from '../purse.ts'
import type { State } from '../state.ts'
import type { Move, Refusal, Side } from '../types.ts'

export const [VARIANCE_AUCTION, TERRAFORM_AUCTION] = [0, 1] as const

/** T-BID-01 to T-BID-03: the initiator stands FOR, with or without an opening; the player on the left decides first. */
export function openAuction(state: State, seat: number, opening: number, tell: Telling): void {
  state.step = BID
  state.initiator = seat
  state.lastAdder = seat
  state.passes = 0
  if (state.fixed.initiatorBidsFor) state.side[seat] = 1
  if (opening > 0) commit(state, seat, 'for', opening, tell)
  state.seat = (seat + 1) % state.fixed.players
}

function commit(state: State, seat: number, side: Side, prestige: number, tell: Telling): void {
  const at = side === 'for' ? 0 : 1
  state.side[seat] = at + 1
  state.bids[seat]! += prestige
  state.totals[at]! += prestige
  state.lastAdder = seat
  state.passes = 0
  if (tell) {
    const totals = [state.totals[0]!, state.totals[1]!] as const
    tell('everyone', { kind: 'bid', seat: seat as Seat, side, prestige, totals })
  }
}

/** T-BID-07, T-TRD-03: prestige that is not yet committed. */
export const freePrestige = (state: State, seat: number): number => state.prestige[seat]! - state.bids[seat]!

/** T-BID-01, T-BID-03, T-BID-04. */
export const bid: Step = {
  may(state, seat, menu) {
    const free = freePrestige(state, seat)
    const side = state.side[seat]!
    if (side !== 2) addRange(menu, BIDS_FOR, 1, free)
    if (side !== 1) addRange(menu, BIDS_AGAINST, 1, free)
    addOne(menu, WORDS_ONLY, PASS)
  },
  why(state, seat, move): Refused<Refusal> {
    if (move.kind !== 'bid') return notNow(move, 'T-BID-03')
    const facts = { side: move.side, prestige: move.prestige }
    if (state.side[seat] === (move.side === 'for' ? 2 : 1)) return refused('other-side', 'T-BID-01', facts)
    return move.prestige === 0
      ? refused('no-such-amount', 'T-BID-03', facts)
      : refused('not-enough-prestige', 'T-BID-03', facts)
  },
  do(state: State, seat: number, move: Move, tell: Telling): Flow {
    if (move.kind === 'bid') commit(state, seat, move.side, move.prestige, tell)
    else {
      state.passes++
      tell?.('everyone', { kind: 'passed', seat: seat as Seat })
      if (isOver(state)) return settle(state, tell)
    }
    state.seat = (seat + 1) % state.fixed.players
    return STAYS
  },
}

/** T-BID-04: everybody but the last to add has passed in a row. */
const isOver = (state: State): boolean => state.passes === state.fixed.players - 1

/** T-BID-05, T-BID-06. */
function settle(state: State, tell: Telling): Flow {
  const won = state.totals[0]! >= state.totals[1]!
  const about = state.about === VARIANCE_AUCTION ? 'variance' : 'terraforming'
  tell?.('everyone', { kind: 'decided', about, side: won ? 'for' : 'against' })
  const winners = won ? 1 : 2
  for (let seat = 0; seat < state.fixed.players; seat++) {
    if (state.side[seat] === winners) losePrestige(state, seat, state.bids[seat]!, 'auction', tell)
  }
  if (!won) return endAuction(state)
  if (state.about === VARIANCE_AUCTION) {
    setVariance(state, state.subject, state.aim)
    const stooj = state.fixed.board.stoojes[state.subject]!
    tell?.('everyone', { kind: 'variance', stooj, zone: ZONES[state.aim]! })
    return endAuction(state)
  }
  payGobs(state, state.initiator, TERRAFORM_PRICE, 'terraforming', tell)
  clearBids(state)
  state.seat = state.initiator
  state.step = LAND
  return STAYS
}

/** M08: the attempt fails, and nobody loses anything. */
export function failAuction(state: State, tell: Telling): Flow {
  const about = state.about === VARIANCE_AUCTION ? 'variance' : 'terraforming'
  tell?.('everyone', { kind: 'decided', about, side: 'against' })
  return endAuction(state)
}

/** A variance ends the Zoning Board's phase; a conversion returns to the developer's turn. */
export function endAuction(state: State): Flow {
  const { about } = state
  state.seat = state.initiator
  clearBids(state)
  state.subject = 0
  state.about = 0
  state.aim = 0
  state.initiator = 0
  if (about === VARIANCE_AUCTION) return PASSES
  state.step = DEVELOP
  return STAYS
}

function clearBids(state: State): void {
  state.passes = 0
  state.lastAdder = 0
  state.totals.fill(0)
  state.side.fill(0)
  state.bids.fill(0)
}
