import { ALL_LISTED, keepsItsPromises, NO_SECRETS } from '@masterplan/kernel/testing'
import { cornerLots } from './corner-lots.ts'
import { envelope } from './envelope.ts'
import { lastBrick } from './last-brick.ts'

keepsItsPromises(cornerLots, { longest: 16, games: 30, scramble: NO_SECRETS, openEnded: ALL_LISTED })
keepsItsPromises(lastBrick, { longest: 3 * 7, games: 30, scramble: NO_SECRETS, openEnded: ALL_LISTED })
keepsItsPromises(envelope, {
  longest: 4,
  games: 60,
  scramble(state, viewer, random) {
    if (state.winner !== null) return
    if (viewer !== 1 && state.prize !== null) state.prize = random.below(2) === 0 ? 'left' : 'right'
    for (const seat of [0, 1] as const) {
      if (seat !== viewer && state.calls[seat] !== null) state.calls[seat] = random.below(2) === 0 ? 'heads' : 'tails'
    }
  },
  openEnded: ALL_LISTED,
})
