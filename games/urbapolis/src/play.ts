import type { Actor } from '@masterplan/kernel'
import { bid } from './chapters/auctions.ts'
import { build } from './chapters/building.ts'
import { claim, demolish, endEffect } from './chapters/effects.ts'
import { pick } from './chapters/first-picks.ts'
import { endLift, lift } from './chapters/public-actions/boosts.ts'
import { expropriate } from './chapters/public-actions/city-hall.ts'
import { layFree, layRoad } from './chapters/public-actions/roads.ts'
import { bank, callTemps, donate, hire } from './chapters/public-actions/services.ts'
import { take, takeFree } from './chapters/taking.ts'
import { tender } from './chapters/tenders.ts'
import { pass } from './chapters/turns.ts'
import { upgrade } from './chapters/upgrading.ts'
import { playDisc, playReserve, playReveal } from './luck.ts'
import { BOOST, STREET, type Telling } from './phases.ts'
import type { State } from './state.ts'
import type { Move } from './types.ts'

export function play(state: State, _by: Actor, move: Move, tell?: Telling): void {
  const seat = state.seat
  switch (move.kind) {
    case 'bid':
      bid(state, seat, move, tell)
      break
    case 'take':
      take(state, seat, move.tile, tell)
      break
    case 'pass':
      pass(state, tell)
      break
    case 'build':
      build(state, seat, move, tell)
      break
    case 'upgrade':
      upgrade(state, seat, move, tell)
      break
    case 'tender':
      tender(state, seat, move, tell)
      break
    case 'reveal':
      playReveal(state, move.tile, tell)
      break
    case 'reserve':
      playReserve(state, move.tile, tell)
      break
    case 'disc':
      playDisc(state, move.seat, tell)
      break
    case 'pick':
      pick(state, seat, move, tell)
      break
    case 'bank':
      bank(state, seat, move.workers, tell)
      break
    case 'hire':
      hire(state, seat, tell)
      break
    case 'temps':
      callTemps(state, seat, move.temps, tell)
      break
    case 'hospital':
      donate(state, seat, move.points, tell)
      break
    case 'boost':
      lift(state, seat, move.plot, tell)
      break
    case 'expropriate':
      expropriate(state, seat, move.plot, tell)
      break
    case 'road':
      if (state.phase === STREET) {
        layFree(state, seat, move, tell) // U-FX-04
        endEffect(state, tell)
      } else layRoad(state, seat, move, tell)
      break
    case 'claim':
      claim(state, seat, move.plot, tell)
      break
    case 'demolish':
      demolish(state, seat, move.plot, tell)
      break
    case 'draft':
      takeFree(state, seat, move.tile, tell) // U-FX-05: without a worker
      endEffect(state, tell)
      break
    case 'done':
      if (state.phase === BOOST) endLift(state, tell)
      else endEffect(state, tell)
      break
  }
}
