import { type Insight, ownWeights } from '@masterplan/kernel'
import { lotsToDevelop } from '../chapters/end.ts'
import { OVER_STEP } from '../data/steps.ts'
import type { Tryste } from '../index.ts'
import { TYPICAL } from '../state.ts'
import { RULES_VERSION } from '../types.ts'
import { features } from './features.ts'
import { sensible } from './hand-made/evaluate.ts'
import { model } from './model.ts'
import file from './weights.json' with { type: 'json' }

const { names, stages } = features
const weights = ownWeights(file, { game: 'tryste', rules: RULES_VERSION, features: names, stages })
const learnt = model.insightWith(weights)

/** What a lot that is still to be developed takes from a good position: a match that is won should be ended. */
const HASTE = 0.01
const MOST_LOTS = 20 // beyond, the end is too far away to think of

/** By weights that were learnt, the file says how; in a mode or a number of players that nobody trained for, by preferences. */
export const insight: Insight<Tryste> = {
  ...learnt,
  evaluate(state, seat) {
    const { players, mode } = state.fixed
    if (mode !== TYPICAL || weights[players] === undefined) return sensible.evaluate(state, seat)
    const standing = learnt.evaluate(state, seat)
    return state.step === OVER_STEP ? standing : standing * (1 - HASTE * Math.min(MOST_LOTS, lotsToDevelop(state)))
  },
}
