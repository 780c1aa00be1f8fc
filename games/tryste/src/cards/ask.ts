import type { Seat } from '@masterplan/kernel'
import { CARD_IDS } from '../data/names.ts'
import type { Telling } from '../purse.ts'
import type { State } from '../state.ts'
import { waysOf } from './aim.ts'
import { type Asks, FINISHED, type Outcome, waitForChoice } from './card.ts'

/** Asks what a card asks. A single answer is given unasked; without any, nothing happens (T-EVT-14). */
export function ask(state: State, seat: number, asks: Asks, tell: Telling): Outcome {
  const { texts } = waysOf(state.fixed.board, asks.aim)
  let only = -1
  for (let way = 0; way < texts.length; way++) {
    if (!asks.allows(state, seat, way)) continue
    if (only >= 0) return waitForChoice(state, seat)
    only = way
  }
  if (only < 0) return FINISHED
  tell?.('everyone', { kind: 'chose', seat: seat as Seat, card: CARD_IDS[state.card - 1]!, on: texts[only]! })
  return asks.choose(state, seat, only, tell)
}
