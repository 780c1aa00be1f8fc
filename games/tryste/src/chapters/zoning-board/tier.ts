import { refused, type Seat } from '@masterplan/kernel'
import { closeSet, openSet, put } from '@masterplan/kernel/menu'
import { WATER } from '../../data/names.ts'
import { notNow, PASSES, type Step } from '../../flow/step.ts'
import type { State } from '../../state.ts'
import { clearBallots } from './vote.ts'

/** T-ZON-02: the cardholder names an unzoned land tier. */
export const chooseTier: Step = {
  may(state, _seat, menu) {
    const first = openSet(menu, state.fixed.tables.zones, 2)
    for (let tier = 0; tier < state.fixed.board.tiers.length; tier++) {
      if (canBeZoned(state, tier)) put(menu, first, tier)
    }
    closeSet(menu)
  },
  why(state, _seat, move) {
    if (move.kind !== 'zone') return notNow(move, 'T-ZON-02')
    const facts = { tier: move.tier }
    const tier = state.fixed.board.tierAt.get(move.tier)
    if (tier === undefined) return refused('no-such-tier', 'G-04', facts)
    return state.tierType[tier] === WATER
      ? refused('not-land', 'T-ZON-02', facts)
      : refused('tier-already-zoned', 'T-ZON-09', facts)
  },
  do(state, seat, move, tell) {
    if (move.kind === 'zone') {
      clearBallots(state)
      state.tier = state.fixed.board.tierAt.get(move.tier)! + 1
      tell?.('everyone', { kind: 'tier-chosen', seat: seat as Seat, tier: move.tier })
    }
    return PASSES
  },
}

const canBeZoned = (state: State, tier: number): boolean => state.tierZone[tier] === 0 && state.tierType[tier] !== WATER

/** T-ZON-10: with nothing left to zone, the phase goes on with the variance. */
export function somethingToZone(state: State): boolean {
  for (let tier = 0; tier < state.fixed.board.tiers.length; tier++) if (canBeZoned(state, tier)) return true
  return false
}
