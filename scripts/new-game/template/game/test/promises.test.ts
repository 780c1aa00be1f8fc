import { seatsOf, take } from '@masterplan/kernel'
import { ALL_LISTED, keepsItsPromises } from '@masterplan/kernel/testing'
import { templateTown } from '../src/index.ts'

keepsItsPromises(templateTown, {
  longest: 4 + 12, // four wishes and twelve houses
  games: 60,
  openEnded: ALL_LISTED,
  /** TT-1.2, TT-2.2: the others' wishes are secret until it is over. */
  scramble(state, viewer, random) {
    if (templateTown.turn(state).kind === 'over') return
    const own = viewer !== 'audience' && viewer < state.dealt ? state.wish[viewer] : undefined
    const left = Array.from({ length: state.fixed.lots }, (_, lot) => lot).filter(lot => lot !== own)
    for (const seat of seatsOf(state.dealt)) if (seat !== viewer) state.wish[seat] = take(left, random)
  },
})
