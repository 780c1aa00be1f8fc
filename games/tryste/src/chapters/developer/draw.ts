import { addRange } from '@masterplan/kernel/menu'
import { ZONES } from '../../data/names.ts'
import { DEVELOP } from '../../data/steps.ts'
import { notNow, PASSES, STAYS, type Step } from '../../flow/step.ts'
import { TILES } from '../../moves.ts'
import { gainTile } from '../../purse.ts'
import type { State } from '../../state.ts'

/** T-DEV-01: one tile of a chosen kind, two for the cardholder, each chosen by itself. */
export const drawTile: Step = {
  may(_state, _seat, menu) {
    addRange(menu, TILES, 0, 2)
  },
  why: (_state, _seat, move) => notNow(move, 'T-DEV-01'),
  do(state, seat, move, tell) {
    if (move.kind !== 'tile') return PASSES
    gainTile(state, seat, ZONES.indexOf(move.zone), 1, 'developer', tell)
    if (--state.tilesToDraw === 0) state.step = DEVELOP
    return STAYS
  },
}

export function startDeveloperTurn(state: State): void {
  state.tilesToDraw = state.seat === state.holder ? 2 : 1
  state.acts = 0
  state.tried.fill(0)
}
