import { improvements } from '../../estate.ts'
import { gainGobs, gainTile, type Telling } from '../../purse.ts'
import { JUNIOR, type State } from '../../state.ts'
import { FINISHED, inTurn, type NowCard, neverSpun, type Outcome, waitForChoice } from '../card.ts'

/** Everybody with the fewest improvements gets $30 and a tile of their choice; in the Junior game $50. */
export const slowAndSteady: NowCard = {
  id: 'C07',
  copies: 2,
  junior: true,
  watched: 0,
  timing: 'now',
  lasts: null,
  resolve: (state, _seat, tell) => inTurn(state, tell, visit),
  asks: {
    aim: 'zone',
    allows: () => true,
    choose(state, seat, zone, tell) {
      gainTile(state, seat, zone, 1, 'C07', tell)
      return inTurn(state, tell, visit)
    },
    spun: neverSpun,
  },
}

function visit(state: State, seat: number, tell: Telling): Outcome {
  for (let other = 0; other < state.fixed.players; other++) {
    if (improvements(state, other) < improvements(state, seat)) return FINISHED
  }
  const junior = state.fixed.mode === JUNIOR
  gainGobs(state, seat, junior ? 50 : 30, 'C07', tell)
  return junior ? FINISHED : waitForChoice(state, seat)
}
