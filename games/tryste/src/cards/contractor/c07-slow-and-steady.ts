import { improvements } from '../../land/estate.ts'
import { gainGobs, gainTile, type Telling } from '../../purse.ts'
import { JUNIOR, type State } from '../../state.ts'
import { FINISHED, inTurn, neverSpun, type Outcome, waitForChoice } from '../card.ts'
import { fewestOf } from '../extremes.ts'
import { nowCard } from '../make.ts'

/** Everybody with the fewest improvements gets $30 and a tile of their choice; in the Junior game $50. */
export const slowAndSteady = nowCard({
  id: 'C07',
  copies: 2,
  junior: true,
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
})

function visit(state: State, seat: number, tell: Telling): Outcome {
  if (improvements(state, seat) > fewestOf(state, improvements)) return FINISHED
  const junior = state.fixed.mode === JUNIOR
  gainGobs(state, seat, junior ? 50 : 30, 'C07', tell)
  return junior ? FINISHED : waitForChoice(state, seat)
}
