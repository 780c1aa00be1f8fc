import { type Insight, type Model, ownWeights, type Seat, seatBySeat, trainedModel } from '@masterplan/kernel'
import { evaluateByNetwork, ownNetwork } from '@masterplan/kernel/net'
import type { Subdivision } from '../index.ts'
import { moves } from '../legal.ts'
import { scores } from '../scoring.ts'
import { DONE, type State } from '../state.ts'
import { RULES_VERSIONS } from '../types.ts'
import { withoutImages } from './candidates.ts'
import { features } from './features.ts'
import netFile from './net.json' with { type: 'json' }
import { netFeatures } from './net-features.ts'
import { prior } from './prior.ts'
import file from './weights.json' with { type: 'json' }

const byWeights = trainedModel<Subdivision>({
  features,
  isOver: state => state.waits === DONE,
  scores,
  ended,
  prior,
  candidates: (state, seat) => withoutImages(state, moves(state, seat)),
})

export const model: Model<Subdivision> = { ...byWeights, netFeatures }

const meant = { game: 'subdivision', rules: RULES_VERSIONS, features: features.names, stages: features.stages }
const amongMore = model.insightWith(ownWeights(file, meant))
export const net = ownNetwork(netFile, { ...meant, features: netFeatures.names })
const betweenTwo = seatBySeat<Subdivision>({ ...amongMore, evaluate: evaluateByNetwork(netFeatures, net) })

/** As was learnt, the files say how: between two by the net, among more by the weights. */
export const insight: Insight<Subdivision> = {
  ...amongMore,
  evaluate: (state, seat) => (isByNet(state) ? betweenTwo.evaluate : amongMore.evaluate)(state, seat),
  evaluateAll: (state, seats, into) =>
    (isByNet(state) ? betweenTwo.evaluateAll : amongMore.evaluateAll)(state, seats, into),
}
const isByNet = (state: State): boolean => state.fixed.players === 2 && state.waits !== DONE

/** A win is a win, but of two wins the clearer one is better, and of two losses the closer one. */
function ended(state: State, seat: Seat): number {
  const totals = scores(state).map(each => each.total)
  const best = Math.max(...totals)
  const mine = totals[seat]!
  const winners = totals.filter(each => each === best).length
  if (mine < best) return 0.1 * Math.exp((mine - best) / 8)
  if (winners > 1) return 1 / winners
  const second = Math.max(...totals.filter((_, other) => other !== seat))
  return 1 - 0.1 * Math.exp((second - mine) / 8)
}
