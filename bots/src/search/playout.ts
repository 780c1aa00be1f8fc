import {
  type Entry,
  type Game,
  type GameTypes,
  type Insight,
  type Random,
  type Seat,
  shareOfWin,
  type TreeSettings,
} from '@masterplan/kernel'
import { marginOf } from './outcome.ts'

/** What a playout counts for. */
export type Judgement = Pick<TreeSettings, 'horizon' | 'playouts' | 'marginWeight'>

/** Seats as bits of a number. */
export const EVERY_SEAT = -1

/** Plays on, and says what that came to for each seat. */
export class Playout<G extends GameTypes> {
  readonly worth: Float64Array // by seat, from 0 to 1: what the search strives for
  readonly share: Float64Array // by seat, of the win
  private readonly game: Game<G>
  private readonly insight: Insight<G>
  private readonly random: Random
  private readonly judgement: Judgement
  private readonly note: ((by: Seat, move: G['Move']) => void) | undefined
  private ends = 0
  private squares = 0 // of all margins so far: what a large margin is, only the game can tell

  constructor(
    { game, insight }: Entry<G>,
    players: number,
    random: Random,
    judgement: Judgement,
    note: ((by: Seat, move: G['Move']) => void) | undefined,
  ) {
    this.game = game
    this.insight = insight
    this.random = random
    this.judgement = judgement
    this.note = note
    this.worth = new Float64Array(players)
    this.share = new Float64Array(players)
  }

  /** From this state on, which is used up. Only these seats' shares are asked for; `asking` is among them. */
  run(state: G['State'], seats: number, asking: Seat): void {
    const { game, random, note } = this
    let left = this.judgement.horizon
    for (;;) {
      const turn = game.turn(state)
      if (turn.kind === 'over') {
        this.end(state)
        return
      }
      if (turn.kind === 'luck') {
        game.play(state, 'luck', game.sample(state, 'luck', random))
        continue
      }
      if (left-- <= 0) {
        this.stand(state, seats, asking)
        return
      }
      const by = turn.seats[0]!
      const move = this.judgement.playouts === 'random' ? game.sample(state, by, random) : this.byHunch(state, by)
      note?.(by, move)
      game.play(state, by, move)
    }
  }

  /** A candidate, the more likely the better it looks. */
  private byHunch(state: G['State'], by: Seat): G['Move'] {
    const { insight, random } = this
    const moves = insight.candidates(state, by)
    let drawn = moves[0]
    let sum = 0
    for (const move of moves) {
      const weight = insight.prior(state, by, move) ** SHARPNESS
      sum += weight
      if (random.below(FINE) * sum < weight * FINE) drawn = move
    }
    return drawn
  }

  /** A match that is over. */
  end(state: G['State']): void {
    const { worth, share } = this
    const { marginWeight } = this.judgement
    const scores = this.game.scores(state)
    const lead = marginOf(scores, 0)
    this.ends++
    this.squares += lead * lead
    const usual = Math.sqrt(this.squares / this.ends) || 1
    for (let seat = 0; seat < share.length; seat++) {
      const margin = marginOf(scores, seat as Seat) / usual
      share[seat] = shareOfWin(scores, seat as Seat)
      worth[seat] = (1 - marginWeight) * share[seat]! + marginWeight / (1 + Math.exp(-2 * margin))
    }
  }

  /** A result between two seats that was proven before. */
  known(share: number): void {
    this.share[0] = share
    this.share[1] = 1 - share
    this.worth.set(this.share)
  }

  /** Between two, one answer serves both; some insights would promise more than one win to both together, or less. */
  stand(state: G['State'], seats: number, asking: Seat): void {
    const { worth, share, insight } = this
    if (share.length === 2) {
      share[asking] = Math.min(1, Math.max(0, insight.evaluate(state, asking)))
      share[1 - asking] = 1 - share[asking]!
    } else {
      insight.evaluateAll(state, seats, share)
      for (let seat = 0; seat < share.length; seat++) share[seat] = Math.min(1, Math.max(0, share[seat]!))
    }
    worth.set(share)
  }
}

const SHARPNESS = 2
const FINE = 2 ** 20
