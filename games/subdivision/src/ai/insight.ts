import { type Insight, ownWeights } from '@masterplan/kernel'
import { evaluateByNetwork, ownNetwork } from '@masterplan/kernel/net'
import type { Subdivision } from '../index.ts'
import { DONE } from '../state.ts'
import { RULES_VERSION } from '../types.ts'
import { features } from './features.ts'
import { handMade } from './hand-made.ts'
import { model } from './model.ts'
import netFile from './net.json' with { type: 'json' }
import file from './weights.json' with { type: 'json' }

const meant = { game: 'subdivision', rules: RULES_VERSION, features: features.names, stages: features.stages }
const amongMore = model.insightWith(ownWeights(file, meant))
const betweenTwo = evaluateByNetwork(features, ownNetwork(netFile, meant))

/** As was learnt, the files say how; private parks are an option (S-7.2) that nobody trained for. */
export const insight: Insight<Subdivision> = {
  ...handMade,
  evaluate(state, seat) {
    const { players, options } = state.fixed
    if (state.waits === DONE || options.privateParks !== 'off') return handMade.evaluate(state, seat)
    return players === 2 ? betweenTwo(state, seat) : amongMore.evaluate(state, seat)
  },
}
