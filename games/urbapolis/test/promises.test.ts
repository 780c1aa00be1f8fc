import { seatsOf } from '@masterplan/kernel'
import { pairOf } from '@masterplan/kernel/bits'
import { ALL_LISTED, keepsItsPromises } from '@masterplan/kernel/testing'
import { classOf } from '../src/data/tiles.ts'
import { urbapolis } from '../src/index.ts'
import { drop, keep } from '../src/seats.ts'

keepsItsPromises(urbapolis, {
  longest: 600,
  games: 12,
  /** Open hands hide nothing, and the pile has no order. With closed hands, the others may hold other tiles. */
  scramble(state, viewer, random) {
    if (state.fixed.options.handInfo === 'open') return
    const rivals = seatsOf(state.fixed.players).filter(seat => seat !== viewer)
    for (const seat of rivals) {
      for (const tile of pairOf(state.handLow[seat]!, state.handHigh[seat]!)) {
        const alike = pairOf(state.unseenLow, state.unseenHigh).filter(other => classOf(other) === classOf(tile))
        if (alike.length === 0) continue
        const other = alike[random.below(alike.length)]!
        drop(state, seat, tile)
        keep(state, seat, other)
        if (other < 32) state.unseenLow &= ~(1 << other)
        else state.unseenHigh &= ~(1 << (other - 32))
        if (tile < 32) state.unseenLow |= 1 << tile
        else state.unseenHigh |= 1 << (tile - 32)
      }
    }
    // Tiles of two rivals may also be exchanged, public ones included.
    const [one, other] = rivals
    if (one === undefined || other === undefined) return
    const swap = Math.min(count(state.handPublic[one]!), count(state.handPublic[other]!))
    if (swap === 0 || swap !== Math.max(count(state.handPublic[one]!), count(state.handPublic[other]!))) return
    const kept = state.handPublic[one]!
    state.handPublic[one] = state.handPublic[other]!
    state.handPublic[other] = kept
  },
  openEnded: ALL_LISTED,
})

const count = (word: number): number => pairOf(word, 0).length
