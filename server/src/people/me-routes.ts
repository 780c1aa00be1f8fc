import { type Me, type No, no, ROUTES, type TableStatus } from '@masterplan/protocol'
import type { Person } from '@masterplan/store'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { forAnybody, forPeople } from '../doors/http.ts'
import { cardOf } from '../outgoing/cards.ts'
import type { Parts, Reach } from '../parts.ts'

const ALL: readonly TableStatus[] = ['gathering', 'playing', 'over', 'ended']
const WAITING: readonly TableStatus[] = ['gathering', 'playing']

/** A person as they see themselves. */
export const meOf = ({ id, name, account, notices }: Person, { pushKey, email, contact }: Reach): Me => ({
  ...{ person: id, name, account: account !== null, notices, pushKey, email, contact },
})

/** People are free, so an address gets only so many of them. */
export async function newGuest(
  request: FastifyRequest,
  { guests, budgets, addressOf, now }: Parts,
): Promise<Person | No> {
  const wait = budgets.guests.take(addressOf(request.raw))
  return wait > 0 ? no('too-many', { retryAfter: wait }) : guests.create(now())
}

/** Who somebody is: a guest, unless a part that knows accounts says otherwise. */
export function meRoutes(app: FastifyInstance, parts: Parts): void {
  const { store, guests, reach } = parts
  const shown = (person: Person) => meOf(person, reach)

  forAnybody(app, ROUTES.me, parts, async ({ person, request, reply }) => {
    const known = person === null ? undefined : await store.people.find(person)
    const me = known ?? (await newGuest(request, parts))
    if ('ok' in me) return me
    if (known === undefined || known.account === null) reply.header('set-cookie', guests.cookie(me.id))
    return shown(me)
  })

  forAnybody(app, ROUTES.token, parts, async ({ person, request }) => {
    const known = person === null ? undefined : await store.people.find(person)
    const me = known ?? (await newGuest(request, parts))
    return 'ok' in me ? me : { person: me.id, token: guests.token(me.id) }
  })

  forPeople(app, ROUTES.changeMe, parts, async ({ person, body: { name, notices } }) => {
    await store.people.change(person, { name, notices })
    const me = await store.people.find(person)
    return me === undefined ? no('no-such-person') : shown(me)
  })

  forPeople(app, ROUTES.history, parts, async ({ person, query: { before, limit, waiting } }) => {
    const among = waiting ? WAITING : ALL
    const tables = await store.tables.ofPerson(person, { before: before ?? null, limit, among })
    const last = tables.length === limit ? tables.at(-1)?.changed : undefined
    return { tables: tables.map(cardOf), next: last ?? null }
  })
}
