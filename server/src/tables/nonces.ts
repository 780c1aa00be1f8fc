import type { Seat, SeatNonce } from '@masterplan/kernel'
import type { StoredEntry } from '@masterplan/store'
import { asksAgain, seatOf } from './entries.ts'

/**
 * What the seats of a table that gathers have added to its luck. A nonce is worth something only while nobody who was not
 * bound yet can know it: once any has been shown, a seat that changes hands makes all of them void, and so does a change
 * that everybody must accept anew. Before that, who is bound stays bound while others come and go.
 */
export function noteNonce(nonces: Map<Seat, NonNullable<SeatNonce>>, stored: StoredEntry): void {
  switch (stored.kind) {
    case 'committed':
      nonces.set(seatOf(stored), { commitment: stored.line, nonce: null })
      return
    case 'revealed': {
      const { commitment = '' } = nonces.get(seatOf(stored)) ?? {}
      nonces.set(seatOf(stored), { commitment, nonce: stored.line })
      return
    }
    case 'sat':
    case 'left':
    case 'freed':
    case 'bot-sat':
      if (anyShown(nonces)) nonces.clear()
      else nonces.delete(seatOf(stored))
      return
    case 'changed':
      if (asksAgain(stored)) nonces.clear()
  }
}

export const anyShown = (nonces: ReadonlyMap<Seat, NonNullable<SeatNonce>>): boolean =>
  [...nonces.values()].some(({ nonce }) => nonce !== null)
