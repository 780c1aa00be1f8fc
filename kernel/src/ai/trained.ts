import { type GameTypes, type Score, type Seat, shareOfWin } from '../game.ts'
import type { Insight } from './insight.ts'
import { type Evaluation, evaluateAllBy, evaluateBy, type Features, type Model, seatBySeat } from './model.ts'

/** What a game says so that weights can judge its positions. */
export interface TrainedGame<G extends GameTypes> extends Pick<Insight<G>, 'prior' | 'candidates'> {
  readonly features: Features<G['State']>
  isOver(state: G['State']): boolean
  scores(state: G['State']): readonly Score[]
  /** How a seat stands when the match is over; without it, by its share of the win. */
  ended?(state: G['State'], seat: Seat): number
  readonly foreseeing?: Foreseeing<G['State']> // without it, every position is judged as it is
}

/** Where a position stands for what may come of it. */
export interface Foreseeing<State> {
  concerns(state: State, seat: Seat): boolean
  evaluate(state: State, seat: Seat, own: Evaluation<State>, rivals: Evaluation<State>): number
}

/** The one way from weights to an insight: what is over counts as it ended, all else by the weights of the nearest count. */
export function trainedModel<G extends GameTypes>(game: TrainedGame<G>): Model<G> {
  const { features, prior, candidates, isOver, scores, foreseeing } = game
  const ended = game.ended ?? ((state, seat) => shareOfWin(scores(state), seat))
  return {
    features,
    insightWith(own, rivals = own) {
      const [mine, theirs] = [evaluateBy(features, own, rivals), evaluateBy(features, rivals)]
      const together = evaluateAllBy(features, own, rivals)
      const oneByOne = seatBySeat<G>({
        evaluate(state, seat) {
          if (isOver(state)) return ended(state, seat)
          return foreseeing?.concerns(state, seat) ? foreseeing.evaluate(state, seat, mine, theirs) : mine(state, seat)
        },
        prior,
        candidates,
      })
      return {
        ...oneByOne,
        evaluateAll(state, seats, into) {
          const apart = isOver(state) ? seats : foreseenOf(state, seats, foreseeing, into.length)
          if (apart !== seats) together(state, seats & ~apart, into)
          if (apart !== 0) oneByOne.evaluateAll(state, apart, into)
        },
      }
    },
  }
}

/** Those of these seats to whom the position stands for what may come of it. */
function foreseenOf<State>(
  state: State,
  seats: number,
  foreseeing: Foreseeing<State> | undefined,
  players: number,
): number {
  if (foreseeing === undefined) return 0
  let foreseen = 0
  for (let seat = 0; seat < players; seat++) {
    if (((seats >>> seat) & 1) === 1 && foreseeing.concerns(state, seat as Seat)) foreseen |= 1 << seat
  }
  return foreseen
}
