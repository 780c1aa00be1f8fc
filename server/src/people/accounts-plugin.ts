import { no, ROUTES } from '@masterplan/protocol'
import type { Person, StoredTable } from '@masterplan/store'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { forAnybody, forPeople, refuse } from '../doors/http.ts'
import { exportOf } from '../outgoing/export.ts'
import type { Parts, Plugin } from '../parts.ts'
import type { Accounts } from './accounts.ts'
import { meOf, newGuest } from './me-routes.ts'
import { slowedDown } from './sign-in-tries.ts'

/** Accounts, and what belongs to a person: to become one, to be a guest again, to take one's data, to leave. */
export const accountsPlugin =
  (known: Accounts, origin: string): Plugin =>
  (app, parts) => {
    const { store, guests, reach } = parts

    app.route({
      method: ['GET', 'POST'],
      url: '/api/auth/*',
      handler: async (request, reply) => {
        const slowed = await slowedDown(request, parts)
        if (slowed !== null) return refuse(reply, slowed)
        return pass(await known.answer(asWebRequest(request, origin, parts.addressOf(request.raw))), reply)
      },
    })

    forAnybody(app, ROUTES.link, parts, async ({ person, request, reply }) => {
      const holder = await known.whose(asWebRequest(request, origin, parts.addressOf(request.raw)).headers)
      if (holder === null) return no('not-signed-in')
      const me = await become(holder.account, person, parts)
      reply.header('set-cookie', guests.cookie(me.id))
      return meOf(me, reach)
    })
    forAnybody(app, ROUTES.unlink, parts, async ({ request, reply }) => {
      const me = await newGuest(request, parts)
      if ('ok' in me) return me
      reply.header('set-cookie', guests.cookie(me.id))
      return meOf(me, reach)
    })

    forPeople(app, ROUTES.exportMe, parts, async ({ person, reply }) => {
      const data = await store.people.export(person)
      reply.header('content-disposition', 'attachment; filename="masterplan-person.json"')
      return data === undefined ? no('no-such-person') : exportOf(data)
    })
    forPeople(app, ROUTES.forgetMe, parts, async ({ person }) => {
      const me = await store.people.find(person)
      const tables = await store.tables.ofPerson(person, { before: null, limit: 1000, among: ['gathering', 'playing'] })
      await forgetAccount(known, me)
      await store.people.forget(person)
      lookAgain(tables, parts)
      return { ok: true }
    })
  }

async function forgetAccount(known: Accounts, person: Person | undefined): Promise<void> {
  if (person !== undefined && person.account !== null) await known.forget(person.account)
}

/** What somebody did as a guest goes with them; an account that they have here already stays apart from it. */
async function become(account: string, person: string | null, parts: Parts): Promise<Person> {
  const { store, guests, now } = parts
  const before = person === null ? undefined : await store.people.find(person)
  const guest = before === undefined || before.account !== null ? await guests.create(now()) : before
  const played = await store.tables.ofPerson(guest.id, { before: null, limit: 1000, among: ['gathering', 'playing'] })
  const me = await store.people.link(guest.id, account)
  if (me.id !== guest.id) lookAgain(played, parts)
  return me
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
