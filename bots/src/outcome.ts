import type { Game, GameTypes, Insight, Random, Score, Seat } from '@masterplan/kernel'

/** How much of a playout's worth is the margin: enough to fight on when the result is clear, too little to risk it. */
const FOR_THE_MARGIN = 0.04

/** As `ranks`, for two scores and without garbage: more than 0 if `one` is ahead, 0 if they are equal in everything. */
export function ahead(one: Score, other: Score): number {
  const gap = one.total - other.total
  if (gap !== 0) return gap
  for (let at = 0; at < one.tiebreaks.length; at++) {
    const more = one.tiebreaks[at]! - (other.tiebreaks[at] ?? 0)
    if (more !== 0) return more
  }
  return 0
}

/** The share of the win: all of it for the only winner, a part for those who are equal, nothing for the others. */
export function shareOf(scores: readonly Score[], seat: Seat): number {
  let equals = 0
  for (let other = 0; other < scores.length; other++) {
    const gap = ahead(scores[other]!, scores[seat]!)
    if (gap > 0) return 0
    if (gap === 0) equals++
  }
  return 1 / equals
}

/** Points more than the best of the others; negative for points fewer. */
export function marginOf(scores: readonly Score[], seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY
  for (let other = 0; other < scores.length; other++) {
    if (other !== seat && scores[other]!.total > best) best = scores[other]!.total
  }
  return scores.length < 2 ? scores[seat]!.total : scores[seat]!.total - best
}

/** Fills in what the end of a match is worth to each seat: above one half only for a sole winner among two. */
export function worthOfEnd<G extends GameTypes>(game: Game<G>, state: G['State'], worth: Float64Array): void {
  const scores = game.scores(state)
  let points = 1
  for (let seat = 0; seat < scores.length; seat++) points += Math.abs(scores[seat]!.total)
  for (let seat = 0; seat < scores.length; seat++) {
    const margin = marginOf(scores, seat as Seat) / points // from -1 to 1
    worth[seat] = shareOf(scores, seat as Seat) * (1 - FOR_THE_MARGIN) + (0.5 + margin / 2) * FOR_THE_MARGIN
  }
}

/** Fills in what insight expects for each seat, as shares of one win: some insights promise more than there is. */
export function worthOfStanding<G extends GameTypes>(
  insight: Insight<G>,
  state: G['State'],
  worth: Float64Array,
): void {
  let sum = 0
  for (let seat = 0; seat < worth.length; seat++) {
    worth[seat] = insight.standing(state, seat as Seat)
    sum += worth[seat]!
  }
  for (let seat = 0; seat < worth.length; seat++) worth[seat] = sum > 0 ? worth[seat]! / sum : 1 / worth.length
}

/** Fills in what luck and chance moves lead to from here: to the end, or to what insight says after `horizon` decisions. */
export function playOut<G extends GameTypes>(
  game: Game<G>,
  insight: Insight<G>,
  state: G['State'],
  horizon: number,
  random: Random,
  worth: Float64Array,
): void {
  let left = horizon
  for (;;) {
    const turn = game.turn(state)
    if (turn.kind === 'over') break
    if (turn.kind === 'decide' && left-- <= 0) {
      worthOfStanding(insight, state, worth)
      return
    }
    const by = turn.kind === 'luck' ? 'luck' : turn.seats[0]!
    game.play(state, by, game.sample(state, by, random))
  }
  worthOfEnd(game, state, worth)
}
