import { no, ROUTES, type Route, sentence } from '@masterplan/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { forAnybody, forPeople, type HttpAnswer, type HttpRequest } from '../doors/http.ts'
import type { Parts } from '../parts.ts'
import type { AccountSession, Accounts } from './accounts.ts'
import { type Identity, notRecent } from './identity.ts'

type SessionOf = (request: FastifyRequest) => Promise<AccountSession | null>
/** Tries at the password of one's own account: a session that somebody left open must not help to guess it. */
const GUESSES = { window: 600, max: 10 }

/** One's own account: the address, what one signs in with, and where one is signed in. */
export function accountRoutes(app: FastifyInstance, parts: Parts, known: Accounts, sessionOf: SessionOf): void {
  const { store, bus, now } = parts

  /** For people with an account, whose session it is. */
  const forHolders = <R extends Route>(
    route: R,
    act: (asked: HttpRequest<R> & { session: AccountSession; identity: Identity }) => HttpAnswer<R>,
  ): void =>
    forPeople(app, route, parts, async asked => {
      if (asked.identity.person.account === null) return no('no-account')
      const session = await sessionOf(asked.request)
      return session === null ? no('sign-in-again') : act({ ...asked, session }) // a program has no session
    })

  forHolders(ROUTES.account, async ({ session, identity }) => ({
    ...(await known.cardOf(session)),
    recent: notRecent(identity, now()) === null,
  }))
  forHolders(ROUTES.changeAddress, async ({ session, identity, body, request }) => {
    const refused = notRecent(identity, now())
    if (refused !== null) return refused
    const how = await known.changeAddress(session.account, body.email, languageOf(request))
    return how === 'taken' ? no('address-taken') : { ok: true, how }
  })
  forAnybody(app, ROUTES.confirmAddress, parts, async ({ body }) =>
    (await known.confirm(body.token)) ? { ok: true } : no('not-allowed', { sentence: sentence.oldLink }),
  )
  forHolders(ROUTES.changePassword, async ({ session, identity, body, request, reply }) => {
    const { allowed, retryAfter } = await parts.sharedLimits.attempt(`password ${session.account}`, GUESSES)
    if (!allowed) return no('too-many', { retryAfter })
    if (body.current === null) {
      const refused = notRecent(identity, now())
      if (refused !== null) return refused
    }
    const headers = new Headers({ cookie: request.headers.cookie ?? '' })
    const outcome = await known.changePassword(session, body, headers)
    if (!outcome.ok) return no(outcome.code)
    for (const cookie of outcome.cookies) reply.header('set-cookie', cookie)
    await store.people.raiseEpoch(identity.person.id)
    bus.publishPerson(identity.person.id)
    return { ok: true }
  })
  forHolders(ROUTES.removePasskey, async ({ session, identity, params }) => {
    const refused = notRecent(identity, now())
    if (refused !== null) return refused
    const outcome = await known.removePasskey(session.account, params.id)
    if (outcome === 'last') return no('not-allowed', { sentence: sentence.lastPasskey })
    return outcome === 'none' ? no('not-found') : { ok: true }
  })
  forHolders(ROUTES.signOutDevice, async ({ session, identity, params }) => {
    if (!(await known.endSession(session.account, params.id))) return no('not-found')
    bus.publishPerson(identity.person.id)
    return { ok: true }
  })
}

const languageOf = ({ headers }: FastifyRequest): 'en' | 'fr' =>
  /^fr\b/.test(headers['accept-language'] ?? '') ? 'fr' : 'en'
