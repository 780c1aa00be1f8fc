import type { IncomingHttpHeaders } from 'node:http'
import { type No, no } from '@masterplan/protocol'
import type { Person } from '@masterplan/store'

/** Who sent something, and what says so. */
export type Identity = {
  readonly person: Person
  readonly by: 'cookie' | 'session' | 'token'
  readonly signedIn: number | null // of a session: when it began
  readonly renewed: readonly string[] // cookies to send back: a session that is used lasts longer
}

/** Tells who somebody is; null when this way of telling knows nothing of them. Others, such as accounts, come before it. */
export type Identify = (headers: IncomingHttpHeaders) => Promise<Identity | null>

const RECENT = 10 * 60_000

/**
 * What cannot be undone asks for a sign-in of the last ten minutes, so that nobody else does it at an open screen. A guest
 * has nothing to sign in with: what says who they are is all there is.
 */
export function notRecent({ person, signedIn }: Identity, now: number): No | null {
  if (person.account === null) return null
  return signedIn !== null && now - signedIn <= RECENT ? null : no('sign-in-again')
}
