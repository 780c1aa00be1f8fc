import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Person, Store, StoredToken } from '@masterplan/store'
import { newId } from '../tables/table-cache.ts'
import type { Identify } from './identity.ts'

const COOKIE = 'masterplan_guest'
const HOST_COOKIE = `__Host-${COOKIE}` // no other host of the domain can plant it; browsers want https for that
const YEAR = 365 * 24 * 3600
/** `<person>.<epoch>.<signature>` in a cookie, with a token's id before the signature; the first release signed the id alone. */
const SIGNED = /^([\w-]{12})(?:\.(\d{1,9}))?(?:\.([\w-]{12}))?\.([\w-]{43})$/

/** People without an account: an id that we signed says who they are. Programs send a token of theirs instead. */
export interface Guests {
  readonly identify: Identify
  /** Whom the cookie names, whatever else the request carries. */
  ofCookie(headers: IncomingHttpHeaders): Promise<Person | null>
  create(now: number): Promise<Person>
  newToken(person: Person, name: string, now: number): Promise<{ readonly token: string; readonly kept: StoredToken }>
  /** What a browser keeps, so that it is this person from now on; it forgets what it kept before. */
  cookies(person: Person): string[]
  /** What makes a browser forget. */
  noCookies(): string[]
}

type Shown = { readonly id: string; readonly epoch: number; readonly token: string | null }

export function guestsOf(
  store: Store,
  { secret, secure }: { readonly secret: string; readonly secure: boolean },
): Guests {
  const sign = (...parts: (string | number)[]) =>
    createHmac('sha256', secret)
      .update(['guest', ...parts].join(' '))
      .digest('base64url')

  function read(text: string | undefined): Shown | null {
    const [, id, epoch, token, signature] = SIGNED.exec(text ?? '') ?? []
    if (id === undefined || signature === undefined) return null
    const parts = [id, epoch, token].filter(part => part !== undefined)
    if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(...parts)))) return null
    return { id, epoch: Number(epoch ?? 0), token: token ?? null }
  }
  async function personOf(shown: Shown | null): Promise<Person | null> {
    const person = shown === null ? undefined : await store.people.find(shown.id)
    return person !== undefined && person.epoch === shown?.epoch ? person : null
  }
  /** Where cookies are safe, one that is not counts only as the first release made it, until it is exchanged. */
  function shownBy(header: string | undefined): Shown | null {
    const plain = cookieOf(header, COOKIE)
    if (!secure) return read(plain)
    return read(cookieOf(header, HOST_COOKIE) ?? (plain?.split('.').length === 2 ? plain : undefined))
  }
  async function ofCookie({ cookie }: IncomingHttpHeaders): Promise<Person | null> {
    const shown = shownBy(cookie)
    const person = shown?.token === null ? await personOf(shown) : null
    return person?.account === null ? person : null // of an account, its session decides
  }
  async function ofToken(text: string): Promise<Person | null> {
    const shown = read(text)
    if (shown === null) return null
    const { token } = shown
    if (token === null && text.split('.').length > 2) return null // a cookie: it could not be taken back alone
    if (token !== null && (await store.tokens.find(token))?.person !== shown.id) return null
    return personOf(shown)
  }
  const set = (name: string, value: string, age: number) =>
    `${name}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  return {
    ofCookie,
    async identify(headers) {
      const bearer = bearerOf(headers)
      const person = bearer === undefined ? await ofCookie(headers) : await ofToken(bearer)
      const by = bearer === undefined ? 'cookie' : 'token'
      return person && { person, by, signedIn: null, renewed: [] }
    },
    async create(now) {
      const notices = { push: false, email: false }
      const person = {
        id: newId(),
        name: null,
        account: null,
        notices,
        created: now,
        seen: now,
        epoch: 0,
        program: false,
      }
      await store.people.create(person)
      return person
    },
    async newToken({ id, epoch }, name, now) {
      const kept = { id: newId(), person: id, name, created: now }
      await store.tokens.add(kept)
      return { kept, token: `${id}.${epoch}.${kept.id}.${sign(id, epoch, kept.id)}` }
    },
    cookies: ({ id, epoch }) => [
      set(secure ? HOST_COOKIE : COOKIE, `${id}.${epoch}.${sign(id, epoch)}`, YEAR),
      ...(secure ? [set(COOKIE, '', 0)] : []),
    ],
    noCookies: () => [COOKIE, ...(secure ? [HOST_COOKIE] : [])].map(name => set(name, '', 0)),
  }
}

/** What a program shows, if the request is a program's. */
export const bearerOf = ({ authorization }: IncomingHttpHeaders): string | undefined =>
  /^Bearer (\S+)$/.exec(authorization ?? '')?.[1]

function cookieOf(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=')
    if (part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return undefined
}
