import { addRange } from '@masterplan/kernel/menu'
import { RESOURCES } from '../../data/names.ts'
import { notNow, PASSES, type Step } from '../../flow/step.ts'
import { TAKES } from '../../moves.ts'
import { gainResource } from '../../purse.ts'

/** T-CON-01: the Contractor's cardholder takes a resource of any kind. */
export const takeResource: Step = {
  may(_state, _seat, menu) {
    addRange(menu, TAKES, 0, 3)
  },
  why: (_state, _seat, move) => notNow(move, 'T-CON-01'),
  do(state, seat, move, tell) {
    if (move.kind === 'take') gainResource(state, seat, RESOURCES.indexOf(move.resource), 1, 'contractor', tell)
    return PASSES
  },
}
