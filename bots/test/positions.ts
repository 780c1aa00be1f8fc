import type { Game, GameTypes, Random, Seat, Turn, Viewer } from '@masterplan/kernel'

/** Plays at random until `until` says so, or to the end. */
export function playAtRandom<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  random: Random,
  until: (turn: Turn, state: G['State']) => boolean,
): G['State'] {
  for (let turn = game.turn(state); turn.kind !== 'over' && !until(turn, state); turn = game.turn(state)) {
    const by = turn.kind === 'luck' ? 'luck' : turn.seats[random.below(turn.seats.length)]!
    game.play(state, by, game.sample(state, by, random))
  }
  return state
}

/** A state of a random match in which somebody must decide, one of those who must, and what that seat sees. */
export function anyDecision<G extends GameTypes>(
  game: Game<G>,
  start: () => G['State'],
  random: Random,
): { state: G['State']; seat: Seat; view: G['View'] } {
  for (;;) {
    let left = random.below(30)
    const state = playAtRandom(game, start(), random, turn => turn.kind === 'decide' && left-- <= 0)
    const turn = game.turn(state)
    if (turn.kind !== 'decide') continue
    const seat = turn.seats[random.below(turn.seats.length)]!
    return { state, seat, view: game.view(state, seat as Viewer) }
  }
}
