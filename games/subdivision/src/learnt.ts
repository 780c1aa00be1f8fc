import { type Insight, ownWeights } from '@masterplan/kernel'
import { evaluateByNetwork, ownNetwork } from '@masterplan/kernel/net'
import { features } from './features.ts'
import type { Subdivision } from './index.ts'
import { insight } from './insight.ts'
import { DONE } from './memory.ts'
import { model } from './model.ts'
import netFile from './net.json' with { type: 'json' }
import { RULES_VERSION } from './version.ts'
import file from './weights.json' with { type: 'json' }

const meant = { game: 'subdivision', rules: RULES_VERSION, features: features.names, stages: features.stages }
const amongMore = model.insightWith(ownWeights(file, meant))
const betweenTwo = evaluateByNetwork(features, ownNetwork(netFile, meant))

/** As was learnt, the files say how; private parks are an option (S-7.2) that nobody trained for. */
export const learnt: Insight<Subdivision> = {
  ...insight,
  evaluate(state, seat) {
    const { players, options } = state.fixed
    if (state.waits === DONE || options.privateParks !== 'off') return insight.evaluate(state, seat)
    return players === 2 ? betweenTwo(state, seat) : amongMore.evaluate(state, seat)
  },
}
