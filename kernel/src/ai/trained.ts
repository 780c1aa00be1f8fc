import { type GameTypes, type Score, type Seat, shareOfWin } from '../game.ts'
import type { Insight } from './insight.ts'
import { type Evaluation, evaluateBy, type Features, type Model } from './model.ts'

/** What a game says so that weights can judge its positions. */
export interface TrainedGame<G extends GameTypes> extends Pick<Insight<G>, 'prior' | 'candidates'> {
  readonly features: Features<G['State']>
  isOver(state: G['State']): boolean
  scores(state: G['State']): readonly Score[]
  /** How a seat stands when the match is over; without it, by its share of the win. */
  ended?(state: G['State'], seat: Seat): number
  /** Where a position stands for what may come of it; without it, every position is judged as it is. */
  foreseeing?(own: Evaluation<G['State']>, rivals: Evaluation<G['State']>): Evaluation<G['State']>
}

/** The one way from weights to an insight: what is over counts as it ended, all else by the weights of the nearest count. */
export function trainedModel<G extends GameTypes>(game: TrainedGame<G>): Model<G> {
  const { features, prior, candidates, isOver, scores } = game
  const ended = game.ended ?? ((state, seat) => shareOfWin(scores(state), seat))
  const foreseeing = game.foreseeing ?? (own => own)
  return {
    features,
    insightWith(own, rivals = own) {
      const before = foreseeing(evaluateBy(features, own, rivals), evaluateBy(features, rivals))
      return {
        evaluate: (state, seat) => (isOver(state) ? ended(state, seat) : before(state, seat)),
        prior,
        candidates,
      }
    },
  }
}
