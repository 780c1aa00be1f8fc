import { type Game, type GameTypes, ranks, type Seat } from '@masterplan/kernel'

/** What a position is worth to a seat with best play on both sides: the result first, the lead second. */
export type Worth = { readonly share: number; readonly margin: number }

const isBetter = (one: Worth, other: Worth) =>
  one.share > other.share || (one.share === other.share && one.margin > other.margin)

/** Plain minimax to the end, with nothing clever in it. */
function worthOf<G extends GameTypes>(game: Game<G>, state: G['State'], seat: Seat): Worth {
  const turn = game.turn(state)
  if (turn.kind === 'over') {
    const scores = game.scores(state)
    const places = ranks(scores)
    const share = places[seat] !== 1 ? 0 : places.filter(place => place === 1).length > 1 ? 0.5 : 1
    return { share, margin: scores[seat]!.total - scores[1 - seat]!.total }
  }
  if (turn.kind === 'luck') throw new Error('Only for games without luck.')
  const by = turn.seats[0]!
  const worths = worthsOfMoves(game, state, by, seat).map(({ worth }) => worth)
  return worths.reduce((best, worth) => (isBetter(worth, best) === (by === seat) ? worth : best))
}

/** Each move of `by` and what it is worth to `seat`. */
function worthsOfMoves<G extends GameTypes>(game: Game<G>, state: G['State'], by: Seat, seat: Seat) {
  return game.moves(state, by).map(move => {
    const next = game.copy(state)
    game.play(next, by, move)
    return { move, worth: worthOf(game, next, seat) }
  })
}

/** All moves of a seat, the best first. */
export function bestFirst<G extends GameTypes>(game: Game<G>, state: G['State'], seat: Seat) {
  return worthsOfMoves(game, state, seat, seat).sort((one, other) => (isBetter(one.worth, other.worth) ? -1 : 1))
}
