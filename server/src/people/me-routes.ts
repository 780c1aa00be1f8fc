import { isKeptName, type Me, type No, no, ROUTES, type TableStatus } from '@masterplan/protocol'
import type { Person } from '@masterplan/store'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { forAnybody, forPeople } from '../doors/http.ts'
import type { Parts, Reach } from '../parts.ts'
import { runningMatches } from '../tables/leave-tables.ts'
import { ownTables, waitingFirst } from '../tables/own-tables.ts'
import { notRecent } from './identity.ts'

const ALL: readonly TableStatus[] = ['gathering', 'playing', 'over', 'ended']
const PAST: readonly TableStatus[] = ['over']
const TOKENS = 20 // that one person may have
const WAITING: readonly TableStatus[] = ['gathering', 'playing']
const MANY = 1000 // more than anybody plays at once

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

  forAnybody(app, ROUTES.me, parts, async ({ identity, request, reply }) => {
    const me = identity?.person ?? (await newGuest(request, parts))
    if ('ok' in me) return me
    if (identity === null || identity.by === 'cookie') reply.header('set-cookie', guests.cookies(me))
    return shown(me)
  })

  forAnybody(app, ROUTES.token, parts, async ({ identity, query: { name }, request }) => {
    const refused = identity && notRecent(identity, parts.now())
    if (refused !== null) return refused
    const person = identity?.person ?? (await newGuest(request, parts))
    if ('ok' in person) return person
    if ((await store.tokens.of(person.id)).length >= TOKENS) return no('too-many')
    const { token } = await guests.newToken(person, name, parts.now())
    return { person: person.id, token }
  })
  forPeople(app, ROUTES.tokens, parts, async ({ person }) =>
    (await store.tokens.of(person)).map(({ id, name, created }) => ({ id, name, created })),
  )
  forPeople(app, ROUTES.revokeToken, parts, async ({ person, params }) => {
    if (!(await store.tokens.remove(person, params.token))) return no('not-found')
    parts.bus.publishPerson(person)
    return { ok: true }
  })

  forPeople(app, ROUTES.changeMe, parts, async ({ person, body: { name, notices } }) => {
    if (name !== undefined) {
      if (isKeptName(name)) return no('name-kept')
      if (!(await store.people.rename(person, name))) return no('name-taken')
      parts.bus.publishPerson(person)
    }
    if (notices !== undefined) await store.people.change(person, { notices })
    const me = await store.people.find(person)
    return me === undefined ? no('no-such-person') : shown(me)
  })

  forPeople(app, ROUTES.running, parts, async ({ person }) =>
    ownTables(await runningMatches(person, store), person, parts),
  )

  forPeople(app, ROUTES.history, parts, async ({ person, query: { before, limit, waiting, past } }) => {
    if (waiting) {
      const running = await store.tables.ofPerson(person, { before: null, limit: MANY, among: WAITING })
      return { tables: waitingFirst(await ownTables(running, person, parts)), next: null }
    }
    const among = past ? PAST : ALL
    const tables = await store.tables.ofPerson(person, { before: before ?? null, limit, among })
    const last = tables.length === limit ? tables.at(-1)?.changed : undefined
    return { tables: await ownTables(tables, person, parts), next: last ?? null }
  })
}
