import type { Entry, Game, GameTypes, Insight, Random, Seat } from '@masterplan/kernel'
import { marginOf, shareOf } from './outcome.ts'

/** What a playout counts for. */
export interface Judgement {
  readonly horizon: number // decisions before insight is asked how it stands; Infinity: played to the end
  readonly greed: number // how much of a result is its margin: a win by much is worth more than a win by little
}

/** Plays random moves on, and says what that came to for each seat. */
export class Playout<G extends GameTypes> {
  readonly worth: Float64Array // by seat, from 0 to 1: what the search strives for
  readonly share: Float64Array // by seat, of the win
  private readonly game: Game<G>
  private readonly insight: Insight<G>
  private readonly random: Random
  private readonly judgement: Judgement
  private readonly note: (by: Seat, move: G['Move']) => void
  private ends = 0
  private squares = 0 // of all margins so far: what a large margin is, only the game can tell

  constructor(
    { game, insight }: Entry<G>,
    players: number,
    random: Random,
    judgement: Judgement,
    note: (by: Seat, move: G['Move']) => void,
  ) {
    this.game = game
    this.insight = insight
    this.random = random
    this.judgement = judgement
    this.note = note
    this.worth = new Float64Array(players)
    this.share = new Float64Array(players)
  }

  /** From this state on, which is used up. */
  run(state: G['State']): void {
    const { game, random } = this
    let left = this.judgement.horizon
    for (;;) {
      const turn = game.turn(state)
      if (turn.kind === 'over') {
        this.end(state)
        return
      }
      if (turn.kind === 'decide' && left-- <= 0) {
        this.stand(state)
        return
      }
      const by = turn.kind === 'luck' ? 'luck' : turn.seats[0]!
      const move = game.sample(state, by, random)
      if (by !== 'luck') this.note(by, move)
      game.play(state, by, move)
    }
  }

  /** A match that is over. */
  end(state: G['State']): void {
    const { worth, share } = this
    const { greed } = this.judgement
    const scores = this.game.scores(state)
    const lead = marginOf(scores, 0)
    this.ends++
    this.squares += lead * lead
    const usual = Math.sqrt(this.squares / this.ends) || 1
    for (let seat = 0; seat < share.length; seat++) {
      const margin = marginOf(scores, seat as Seat) / usual
      share[seat] = shareOf(scores, seat as Seat)
      worth[seat] = (1 - greed) * share[seat]! + greed / (1 + Math.exp(-2 * margin))
    }
  }

  /** A result between two seats that was proven before. */
  known(share: number): void {
    this.share[0] = share
    this.share[1] = 1 - share
    this.worth.set(this.share)
  }

  /** Some insights promise more than one win to all seats together, or less: only shares of one count. */
  private stand(state: G['State']): void {
    const { worth, share } = this
    let sum = 0
    for (let seat = 0; seat < share.length; seat++) {
      share[seat] = Math.max(0, this.insight.standing(state, seat as Seat))
      sum += share[seat]!
    }
    for (let seat = 0; seat < share.length; seat++) share[seat] = sum > 0 ? share[seat]! / sum : 1 / share.length
    worth.set(share)
  }
}
