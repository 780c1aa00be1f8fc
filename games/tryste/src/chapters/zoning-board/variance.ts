import { type Refused, refused, type Seat } from '@masterplan/kernel'
import { lowestBit } from '@masterplan/kernel/bits'
import { addOne, addRange, closeSet, openSet, put } from '@masterplan/kernel/menu'
import { WATER, ZONES } from '../../data/names.ts'
import { OPEN } from '../../data/steps.ts'
import { notNow, PASSES, STAYS, type Step } from '../../flow/step.ts'
import { isDeveloped, zoneAt } from '../../land/estate.ts'
import { type Menu, OPENS, PASS, WORDS_ONLY } from '../../moves.ts'
import type { State } from '../../state.ts'
import type { Move, Refusal } from '../../types.ts'
import { openAuction, VARIANCE_AUCTION } from '../auctions.ts'

/** T-ZON-10: after the vote the cardholder may name a stooj and another zone for it. */
export const proposeVariance: Step = {
  may(state, seat, menu) {
    addOne(menu, WORDS_ONLY, PASS)
    if (state.prestige[seat]! > 0) fillVariances(state, menu)
  },
  why: whyNot,
  do(state, seat, move, tell) {
    if (move.kind !== 'variance') return PASSES
    state.about = VARIANCE_AUCTION
    state.subject = state.fixed.board.stoojAt.get(move.stooj)!
    state.aim = ZONES.indexOf(move.zone)
    state.step = OPEN
    tell?.('everyone', { kind: 'proposed', seat: seat as Seat, about: 'variance', stooj: move.stooj, zone: move.zone })
    return STAYS
  },
}

function fillVariances(state: State, menu: Menu): void {
  const { stoojes, words, land } = state.fixed.board
  const wide = (3 * stoojes.length + 31) >> 5
  const first = openSet(menu, state.fixed.tables.variances, wide)
  for (let word = 0; word < words; word++) {
    for (let free = land[word]! & ~state.developed[word]!; free !== 0; free &= free - 1) {
      const stooj = (word << 5) + lowestBit(free)
      const now = zoneAt(state, stooj) - 1
      for (let zone = 0; zone < 3; zone++) if (zone !== now) put(menu, first, 3 * stooj + zone)
    }
  }
  closeSet(menu)
}

function whyNot(state: State, _seat: number, move: Move): Refused<Refusal> {
  if (move.kind !== 'variance') return notNow(move, 'T-ZON-10')
  const facts = { stooj: move.stooj, zone: move.zone }
  const stooj = state.fixed.board.stoojAt.get(move.stooj)
  if (stooj === undefined) return refused('no-such-stooj', 'G-02', facts)
  if (state.tierType[stooj >> 2] === WATER) return refused('not-land', 'T-ZON-10', facts)
  if (isDeveloped(state, stooj)) return refused('already-developed', 'T-ZON-10', facts)
  if (zoneAt(state, stooj) - 1 === ZONES.indexOf(move.zone)) return refused('zone-unchanged', 'T-ZON-10', facts)
  return refused('not-enough-prestige', 'T-ZON-10', facts)
}

/** T-ZON-10, T-BID-02: at least one point of prestige opens. */
export const openBid: Step = {
  may(state, seat, menu) {
    addRange(menu, OPENS, 1, state.prestige[seat]!)
  },
  why(_state, _seat, move) {
    if (move.kind !== 'open') return notNow(move, 'T-BID-02')
    const code = move.prestige === 0 ? 'no-such-amount' : 'not-enough-prestige'
    return refused(code, 'T-ZON-10', { prestige: move.prestige })
  },
  do(state, seat, move, tell) {
    if (move.kind === 'open') openAuction(state, seat, move.prestige, tell)
    return STAYS
  },
}
