import type { State } from '../../state.ts'
import { FINISHED, lieDown, neverSpun, waitForChoice } from '../card.ts'
import { LEAKY_ROOFS } from '../effects.ts'
import { nowCard } from '../make.ts'

/** Name a tier that holds a construct: its constructs without a token earn nothing at the coming year-end. */
export const leakyRoofSeason = nowCard({
  id: 'A03',
  copies: 2,
  lasts: { effect: LEAKY_ROOFS, until: 'incomes' },
  resolve(state, seat) {
    for (let tier = 0; tier < state.fixed.board.tiers.length; tier++) {
      if (holdsConstruct(state, tier)) return waitForChoice(state, seat)
    }
    return FINISHED
  },
  asks: {
    aim: 'tier',
    allows: (state, _seat, tier) => holdsConstruct(state, tier),
    choose(state, _seat, tier) {
      lieDown(state, tier)
      return FINISHED
    },
    spun: neverSpun,
  },
})

function holdsConstruct(state: State, tier: number): boolean {
  for (let stooj = 4 * tier; stooj < 4 * tier + 4; stooj++) if (state.level[stooj]! > 0) return true
  return false
}
