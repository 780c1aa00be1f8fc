import { refused, type Seat } from '@masterplan/kernel'
import { addOne, addRange } from '@masterplan/kernel/menu'
import { isArmed, SPONSORED } from '../cards/effects.ts'
import { HYPE_BANDS, MOST_SPENT_ON_HYPE } from '../data/numbers.ts'
import { notNow, PASSES, type Step } from '../flow/step.ts'
import { HYPES, PASS, WORDS_ONLY } from '../moves.ts'
import { gainHype, losePrestige } from '../purse.ts'
import type { State } from '../state.ts'

/** T-MED-06: the year after Hype has gone is a year of rest. */
export const isResting = (state: State, seat: number): boolean => state.year <= state.restUntil[seat]!

/** T-MED-02: by the prestige spent; the cardholder has one more (T-MED-01), a sponsor another up to five (N09). */
function timesFor(state: State, seat: number, prestige: number): number {
  let band = 0
  for (let at = 0; at < HYPE_BANDS.length; at++) if (prestige >= HYPE_BANDS[at]!.from) band = HYPE_BANDS[at]!.times
  const held = seat === state.holder ? band + 1 : band
  return isArmed(state, SPONSORED) && held < 5 ? held + 1 : held
}

export function startMediaTurn(state: State): void {
  state.armed = 0
}

/** T-MED-01 to T-MED-08. */
export const buyHype: Step = {
  may(state, seat, menu) {
    if (!isResting(state, seat)) addRange(menu, HYPES, 1, Math.min(MOST_SPENT_ON_HYPE, state.prestige[seat]!))
    addOne(menu, WORDS_ONLY, PASS)
  },
  why(state, seat, move) {
    if (move.kind !== 'hype') return notNow(move, 'T-MED-01')
    const facts = { prestige: move.prestige, has: state.prestige[seat]! }
    if (isResting(state, seat)) return refused('resting', 'T-MED-06', facts)
    if (move.prestige < 1 || move.prestige > MOST_SPENT_ON_HYPE) return refused('no-such-amount', 'T-MED-02', facts)
    return refused('not-enough-prestige', 'T-MED-02', facts)
  },
  do(state, seat, move, tell) {
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
