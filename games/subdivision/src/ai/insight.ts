import {
  type Features,
  type Insight,
  type Model,
  ownWeights,
  type Seat,
  seatBySeat,
  trainedModel,
} from '@masterplan/kernel'
import { evaluateAmongByNetwork, evaluateByNetwork, type Network, ownNetwork } from '@masterplan/kernel/net'
import type { Subdivision } from '../index.ts'
import { moves } from '../legal.ts'
import { scores } from '../scoring.ts'
import { DONE, type State } from '../state.ts'
import { RULES_VERSIONS } from '../types.ts'
import { withoutImages } from './candidates.ts'
import { duelFeatures } from './duel-features.ts'
import { features } from './features.ts'
import net2 from './net-2.json' with { type: 'json' }
import net3 from './net-3.json' with { type: 'json' }
import net4 from './net-4.json' with { type: 'json' }
import { prior } from './prior.ts'
import { tableFeatures } from './table-features.ts'
import file from './weights.json' with { type: 'json' }

const byWeights = trainedModel<Subdivision>({
  features,
  isOver: state => state.waits === DONE,
  scores,
  ended,
  prior,
  candidates: (state, seat) => withoutImages(state, moves(state, seat)),
})

export const model: Model<Subdivision> = { ...byWeights, netFeatures: players => NET_FEATURES[players]! }

const NET_FEATURES: Readonly<Record<number, Features<State>>> = { 2: duelFeatures, 3: tableFeatures, 4: tableFeatures }
const meant = { game: 'subdivision', rules: RULES_VERSIONS }
const read = (file: unknown, players: number): Network =>
  ownNetwork(file, { ...meant, players, features: NET_FEATURES[players]!.names })
export const duelNet = read(net2, 2)

const weighed = model.insightWith(ownWeights(file, { ...meant, features: features.names, stages: features.stages }))

/** By number of players: the nets' files say how they were learnt, and from matches by which weights. */
const BY_NET: Readonly<Record<number, Judgement>> = {
  2: seatBySeat<Subdivision>({ ...weighed, evaluate: evaluateByNetwork(duelFeatures, duelNet) }),
  3: evaluateAmongByNetwork(tableFeatures, read(net3, 3), 3),
  4: evaluateAmongByNetwork(tableFeatures, read(net4, 4), 4),
}
export const insight: Insight<Subdivision> = {
  ...weighed,
  evaluate: (state, seat) => judgementOf(state).evaluate(state, seat),
  evaluateAll: (state, seats, into) => judgementOf(state).evaluateAll(state, seats, into),
}
type Judgement = Pick<Insight<Subdivision>, 'evaluate' | 'evaluateAll'>
const judgementOf = (state: State): Judgement => (state.waits === DONE ? weighed : BY_NET[state.fixed.players]!)

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
