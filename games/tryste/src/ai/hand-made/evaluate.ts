import type { Insight, Seat } from '@masterplan/kernel'
import { exchange } from '../../chapters/trading/exchange.ts'
import { OVER_STEP, TRADE } from '../../data/steps.ts'
import type { Tryste } from '../../index.ts'
import { memory, type State } from '../../state.ts'
import { candidates } from '../candidates.ts'
import { outcome } from '../outcome.ts'
import { prior } from '../prior.ts'
import { PERSONALITIES, type Preferences, SENSIBLE } from './personalities.ts'
import { worthOf } from './worth.ts'

/** A lead of this many gobs' worth wins about three games in four. */
const CLEAR_LEAD = 350

const insightOf = (taste: Preferences): Insight<Tryste> => ({
  evaluate: (state, seat) => evaluate(state, seat, taste),
  prior,
  candidates,
})

/** By preferences that were guessed and tried: where nothing has been learnt. */
export const sensible: Insight<Tryste> = insightOf(SENSIBLE)

export const personalities: Readonly<Record<string, Insight<Tryste>>> = Object.fromEntries(
  Object.entries(PERSONALITIES).map(([name, taste]) => [name, insightOf(taste)]),
)

function evaluate(state: State, seat: Seat, taste: Preferences): number {
  if (state.step === OVER_STEP) return outcome(state, seat)
  if (state.step === TRADE && state.from === seat && state.givenCards[0] === 0 && state.wantedDeck === 0) {
    return offered(state, seat, taste)
  }
  return chance(lead(state, seat, taste))
}

const chance = (gobs: number): number => 1 / (1 + Math.exp(-gobs / CLEAR_LEAD))

function lead(state: State, seat: Seat, taste: Preferences): number {
  let best = Number.NEGATIVE_INFINITY
  for (let other = 0; other < state.fixed.players; other++) {
    if (other !== seat) best = Math.max(best, worthOf(state, other, SENSIBLE))
  }
  return worthOf(state, seat, taste) - taste.rivals * best - (1 - taste.rivals) * EVEN
}
/** What a rival is worth when not looked at closely: a constant, so that it decides nothing. */
const EVEN = 1200

/** An offer is worth what it brings if the other gains by it too, and a little less than nothing otherwise. */
function offered(state: State, seat: Seat, taste: Preferences): number {
  const before = memory.copy(state)
  before.step = state.backStep
  const after = memory.copy(before)
  exchange(after, -1, undefined)
  const gains = worthOf(after, state.to, SENSIBLE) - worthOf(before, state.to, SENSIBLE)
  return gains >= 10 ? chance(lead(after, seat, taste)) : chance(lead(before, seat, taste) - 5)
}
