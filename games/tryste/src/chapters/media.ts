import { refused, type Seat } from '@masterplan/kernel'
import { addOne, addRange } from '@masterplan/kernel/menu'
import { isArmed, SPONSORED } from '../cards/effects.ts'
import { PASSES } from '../flow.ts'
import { HYPES, PASS, WORDS_ONLY } from '../moves.ts'
import { gainHype, losePrestige } from '../purse.ts'
import type { State } from '../state.ts'
import { notNow, type Step } from '../step.ts'

const MOST_SPENT = 24

/** T-MED-06: the year after Hype has gone is a year of rest. */
export const isResting = (state: State, seat: number): boolean => state.year <= state.restUntil[seat]!

/** §3.8: bands of prestige spent; the cardholder has one more, a sponsor another up to five. */
function timesFor(state: State, seat: number, prestige: number): number {
  const band = prestige < 10 ? 2 : prestige < 20 ? 3 : 4
  const held = seat === state.holder ? band + 1 : band
  return isArmed(state, SPONSORED) && held < 5 ? held + 1 : held
}

/** T-MED-01 to T-MED-08. */
export const buyHype: Step = {
  rule: 'T-MED-01',
  fill(state, seat, menu) {
    if (!isResting(state, seat)) addRange(menu, HYPES, 1, Math.min(MOST_SPENT, state.prestige[seat]!))
    addOne(menu, WORDS_ONLY, PASS)
  },
  why(state, seat, move) {
    if (move.kind !== 'hype') return notNow(move, 'T-MED-01')
    const facts = { prestige: move.prestige, has: state.prestige[seat]! }
    if (isResting(state, seat)) return refused('resting', 'T-MED-06', facts)
    if (move.prestige < 1 || move.prestige > MOST_SPENT) return refused('no-such-amount', 'T-MED-02', facts)
    return refused('not-enough-prestige', 'T-MED-02', facts)
  },
  play(state, seat, move, tell) {
    if (move.kind !== 'hype') return PASSES
    const times = timesFor(state, seat, move.prestige)
    losePrestige(state, seat, move.prestige, 'media', tell)
    gainHype(state, seat, move.prestige * times, 'media', tell)
    tell?.('everyone', { kind: 'hyped', seat: seat as Seat, hype: state.hype[seat]!, times })
    if (state.hypeYear[seat] === 0) state.hypeYear[seat] = 1
    // T-MED-05: what is bought in the second year multiplies nothing.
    if (state.hypeYear[seat] === 1 && state.hypeTimes[seat]! < times) state.hypeTimes[seat] = times
    return PASSES
  },
}
