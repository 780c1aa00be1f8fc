import { no, ROUTES } from '@masterplan/protocol'
import type { Person, StoredTable } from '@masterplan/store'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { forAnybody, forPeople, refuse } from '../doors/http.ts'
import { exportOf } from '../outgoing/export.ts'
import type { Parts, Plugin } from '../parts.ts'
import { leaveTables } from '../tables/leave-tables.ts'
import { accountRoutes } from './account-routes.ts'
import type { AccountSession, Accounts } from './accounts.ts'
import { bearerOf } from './guests.ts'
import { notRecent } from './identity.ts'
import { meOf, newGuest } from './me-routes.ts'
import { slowedDown } from './sign-in-tries.ts'

/** What the accounts' library answers itself. All else that it could do, we do or nobody does. */
const PASSED = new Set([
  ...['sign-up/email', 'sign-in/email', 'sign-out', 'get-session', 'request-password-reset', 'reset-password'],
  ...['passkey/generate-register-options', 'passkey/verify-registration'],
  ...['passkey/generate-authenticate-options', 'passkey/verify-authentication'],
])
const SIGN_INS = new Set(['sign-in/email', 'passkey/verify-authentication'])

/** Accounts, and what belongs to a person: to become one, to be a guest again, to take one's data, to leave. */
export const accountsPlugin =
  (known: Accounts, origin: string): Plugin =>
  (app, parts) => {
    const { store, guests, reach, bus, now } = parts
    const sessionOf = (request: FastifyRequest) => known.whose(new Headers({ cookie: request.headers.cookie ?? '' }))

    parts.identities.unshift(async headers => {
      if (bearerOf(headers) !== undefined || !headers.cookie?.includes('session_token')) return null
      const session = await known.whose(new Headers({ cookie: headers.cookie }))
      const person = session && (await store.people.ofAccount(session.account))
      return person ? { person, by: 'session', signedIn: session.signedIn, renewed: session.renewed } : null
    })

    app.route({
      method: ['GET', 'POST'],
      url: '/api/auth/*',
      handler: async (request, reply) => {
        const path = new URL(request.url, origin).pathname.slice('/api/auth/'.length)
        if (!PASSED.has(path)) return refuse(reply, no('not-found'))
        const slowed = await slowedDown(request, parts)
        if (slowed !== null) return refuse(reply, slowed)
        const before = await sessionOf(request)
        if (path === 'passkey/generate-register-options' && before !== null && !isRecent(before, now())) {
          return refuse(reply, no('sign-in-again'))
        }
        const response = await known.answer(asWebRequest(request, origin, parts.addressOf(request.raw)))
        if (before !== null && response.ok && path === 'sign-out') await ended(before)
        // Who signs in again is on the same device: what they had before ends.
        if (before !== null && response.ok && SIGN_INS.has(path)) {
          await known.endSession(before.account, before.id)
          await ended(before)
        }
        return pass(response, reply)
      },
    })
    async function ended({ account }: AccountSession): Promise<void> {
      const person = await store.people.ofAccount(account)
      if (person !== undefined) bus.publishPerson(person.id)
    }

    forAnybody(app, ROUTES.link, parts, async ({ request, reply }) => {
      const session = await sessionOf(request)
      if (session === null) return no('not-signed-in')
      const me = await become(session.account, await guests.ofCookie(request.headers), parts)
      if (me === 'two-seats') return no('two-seats')
      reply.header('set-cookie', guests.noCookies())
      return meOf(me, reach)
    })
    forAnybody(app, ROUTES.unlink, parts, async ({ request, reply }) => {
      const session = await sessionOf(request)
      if (session !== null) {
        await known.endSession(session.account, session.id)
        await ended(session)
      }
      const me = (await guests.ofCookie(request.headers)) ?? (await newGuest(request, parts))
      if ('ok' in me) return me
      reply.header('set-cookie', guests.cookies(me))
      return meOf(me, reach)
    })
    forPeople(app, ROUTES.signOutEverywhere, parts, async ({ identity: { person, by }, reply }) => {
      if (person.account !== null) await known.endSessions(person.account)
      const epoch = await store.people.raiseEpoch(person.id)
      bus.publishPerson(person.id)
      // A guest has nothing to sign in with: this browser alone stays who it is.
      if (by === 'cookie') reply.header('set-cookie', guests.cookies({ ...person, epoch }))
      return { ok: true }
    })

    forPeople(app, ROUTES.exportMe, parts, async ({ person, identity, reply }) => {
      const refused = notRecent(identity, now())
      if (refused !== null) return refused
      const data = await store.people.export(person)
      if (data === undefined) return no('no-such-person')
      const { account } = data.person
      reply.header('content-disposition', 'attachment; filename="masterplan-person.json"')
      return exportOf(data, account === null ? null : await known.emailOf(account))
    })
    forPeople(app, ROUTES.forgetMe, parts, async ({ person, identity, reply }) => {
      const refused = notRecent(identity, now())
      if (refused !== null) return refused
      const left = await leaveTables(person, parts)
      const { account } = identity.person
      if (account !== null) await known.forget(account)
      await store.people.forget(person)
      bus.publishPerson(person)
      const tables = await Promise.all(left.map(id => store.tables.find(id)))
      lookAgain(
        tables.filter(table => table !== undefined),
        parts,
      )
      reply.header('set-cookie', guests.noCookies())
      return { ok: true }
    })
    accountRoutes(app, parts, known, sessionOf)
  }

const isRecent = (session: AccountSession, now: number): boolean => now - session.signedIn <= 600_000

/** What somebody did as a guest goes with them; an account that they have here already stays apart from it. */
async function become(account: string, guest: Person | null, parts: Parts): Promise<Person | 'two-seats'> {
  const { store, guests, bus, now } = parts
  const owner = await store.people.ofAccount(account)
  if (owner !== undefined && guest === null) return owner
  const from = guest ?? (await guests.create(now()))
  const played = await store.tables.ofPerson(from.id, { before: null, limit: 1000, among: ['gathering', 'playing'] })
  const linked = await store.people.link(from.id, account)
  if (!linked.ok) return 'two-seats'
  lookAgain(played, parts)
  for (const id of new Set([from.id, linked.person.id])) bus.publishPerson(id)
  return linked.person
}

/** Every process that has these tables in memory looks again at who sits there. */
function lookAgain(played: readonly StoredTable[], { tables, bus }: Parts): void {
  for (const { id, seq } of played) {
    tables.evict(id)
    bus.publish({ table: id, seq: seq + 1, what: 'stored' })
  }
}

function asWebRequest(request: FastifyRequest, origin: string, address: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && name !== 'content-length') headers.set(name, String(value))
  }
  headers.set('x-forwarded-for', address)
  const { method, body } = request
  const sent = method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}
  if (method === 'POST') headers.set('content-type', 'application/json')
  return new Request(new URL(request.url, origin), { method, headers, ...sent })
}

async function pass(response: Response, reply: FastifyReply): Promise<FastifyReply> {
  reply.code(response.status)
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
  return reply.send(Buffer.from(await response.arrayBuffer()))
}
