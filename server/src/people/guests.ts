import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Person, Store } from '@masterplan/store'
import { newId } from '../tables/table-cache.ts'

/** Tells who somebody is; null when this way of telling knows nothing of them. Others, such as accounts, come before it. */
export type Identify = (headers: IncomingHttpHeaders) => Promise<string | null>

const COOKIE = 'masterplan_guest'
const YEAR = 365 * 24 * 3600
const SIGNED = /^([A-Za-z0-9_-]{12})\.([A-Za-z0-9_-]{43})$/

/** People without an account: an id that we signed says who they are. Programs send it as a bearer token. */
export interface Guests {
  readonly identify: Identify
  create(now: number): Promise<Person>
  token(person: string): string
  cookie(person: string): string
}

export function guestsOf(
  store: Store,
  { secret, secure }: { readonly secret: string; readonly secure: boolean },
): Guests {
  const sign = (person: string) => createHmac('sha256', secret).update(`guest ${person}`).digest('base64url')
  function read(text: string | undefined): string | null {
    const [, person, signature] = SIGNED.exec(text ?? '') ?? []
    if (person === undefined || signature === undefined) return null
    return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(person))) ? person : null
  }
  const token = (person: string) => `${person}.${sign(person)}`
  return {
    async identify(headers) {
      const bearer = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1]
      return bearer === undefined ? read(cookieOf(headers.cookie, COOKIE)) : read(bearer)
    },
    async create(now) {
      const notices = { push: false, email: false }
      const person = { id: newId(), name: null, account: null, notices, created: now, seen: now }
      await store.people.create(person)
      return person
    },
    token,
    cookie: person =>
      `${COOKIE}=${token(person)}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`,
  }
}

function cookieOf(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=')
    if (part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return undefined
}
