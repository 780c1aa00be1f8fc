import { STEPS } from '../data/steps.ts'
import { SETUP } from '../state.ts'
import { ANY_STEP, type Card } from './card.ts'

const PHASES = SETUP + 1 // the roles, and the phases that are nobody's

/** Where a table of moments has the kinds for a phase and a step: two words. */
export const momentAt = (role: number, step: number): number => 2 * (STEPS.length * role + step)

/**
 * By phase and step, as sets of kinds: the cards that can be played there at all (T-EVT-07), whoever holds them and whatever
 * they ask beyond. Made once for all matches: a hand is seldom of use, and looking at every card of it takes time.
 */
export function momentTable(cards: readonly (Card | undefined)[]): Int32Array {
  const moments = new Int32Array(momentAt(PHASES, 0))
  for (const [kind, card] of cards.entries()) {
    if (card?.timing !== 'play' && card?.timing !== 'keep') continue
    for (let role = 0; role < PHASES; role++) {
      if (card.timing === 'play' && card.role !== role) continue
      for (let step = 0; step < STEPS.length; step++) {
        if (card.step === ANY_STEP || card.step === step) {
          moments[momentAt(role, step) + (kind >> 5)]! |= 1 << (kind & 31)
        }
      }
    }
  }
  return moments
}
