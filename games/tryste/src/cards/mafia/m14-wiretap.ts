import type { Seat } from '@masterplan/kernel'
import { giveCard } from '../../chapters/trading/exchange.ts'
import { CARD_IDS, CARD_KINDS, DECKS, deckOfKind } from '../../data/names.ts'
import { gainGobs } from '../../purse.ts'
import { FINISHED, neverSpun, waitForChoice } from '../card.ts'
import { knownCopies, knows, learn } from '../hands.ts'
import { nowCard } from '../make.ts'

/** See all cards in other hands and take one of them; when there are none, $50. */
export const wiretap = nowCard({
  id: 'M14',
  copies: 1,
  junior: true,
  resolve(state, seat, tell) {
    let seen = 0
    for (let other = 0; other < state.fixed.players; other++) {
      if (other === seat) continue
      for (let kind = 0; kind < CARD_KINDS; kind++) {
        const held = state.hand[CARD_KINDS * other + kind]!
        const copies = state.fixed.countsKnownCopies ? held : Math.min(1, held)
        for (let copy = 0; copy < copies; copy++) {
          if (knownCopies(state, seat, other, kind) <= copy) learn(state, seat, other, kind)
          tell?.(seat as Seat, { kind: 'showed', seat: other as Seat, card: CARD_IDS[kind]! })
          seen++
        }
      }
    }
    if (seen > 0) return waitForChoice(state, seat)
    gainGobs(state, seat, 50, 'M14', tell)
    return FINISHED
  },
  asks: {
    aim: 'seat-card',
    allows(state, seat, way) {
      const kind = way % CARD_KINDS
      const other = (way - kind) / CARD_KINDS
      // What was just seen and nothing else: what can be chosen must not depend on hidden cards.
      return knows(state, seat, other, kind)
    },
    choose(state, seat, way, tell) {
      const kind = way % CARD_KINDS
      const other = (way - kind) / CARD_KINDS
      const deck = DECKS[deckOfKind(kind)]!
      tell?.('everyone', { kind: 'taken', seat: seat as Seat, from: other as Seat, deck })
      giveCard(state, other, seat, kind, tell)
      return FINISHED
    },
    spun: neverSpun,
  },
})
