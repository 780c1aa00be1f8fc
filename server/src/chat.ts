import { type ChatLine, type ChatMessage, type No, no, ROUTES, sentence } from '@masterplan/protocol'
import type { Store } from '@masterplan/store'
import type { FastifyInstance } from 'fastify'
import { forAnybody, forPeople } from './doors/http.ts'
import { type ChatRoom, chatLine, chatRoomOf, heardBy, placeOf } from './outgoing/frames.ts'
import type { Parts } from './parts.ts'
import { shownName } from './people/marks.ts'
import { isKeptOut } from './tables/meeting.ts'
import { newId } from './tables/table-cache.ts'

const DAY = 24 * 3_600_000

type Using = Pick<Parts, 'tables' | 'store'>
type Saying = Using & Pick<Parts, 'bus' | 'budgets' | 'now'>

/** Says something at a table, under the name that they have there, otherwise their own. */
export async function addChat(words: ChatMessage, person: string, parts: Saying): Promise<ChatLine | No> {
  const { store, bus, budgets, now } = parts
  const wait = budgets.chat.take(person)
  if (wait > 0) return no('too-many', { retryAfter: wait })
  const { table, key, text } = words
  const room = await roomFor(table, person, parts)
  if ('ok' in room) return room
  const { row } = room
  const name =
    placeOf(row, person)?.name ?? shownName({ id: person, name: (await store.people.find(person))?.name ?? null })
  const line = await store.chat.say({ table, author: person, name, key, text, at: now() })
  if (line === undefined) return no('no-such-table')
  bus.publish({ table, seq: line.n, what: 'said' })
  return chatLine(line, row)
}

/** A table, if somebody may know of it and speak there. */
async function roomFor(table: string, person: string | null, { tables, store }: Using): Promise<ChatRoom | No> {
  const room = await tables.use(table, chatRoomOf)
  if (room === undefined) return no('no-such-table')
  return person !== null && (await isKeptOut(room.row, person, store)) ? no('blocked') : room
}

/** Whom somebody does not want to hear at a table. */
export async function ignoredBy(store: Store, table: string, person: string): Promise<ReadonlySet<string>> {
  const [muted, blocked] = await Promise.all([store.chat.muted(table, person), store.people.blocked(person)])
  return new Set([...muted, ...blocked])
}

export function chatRoutes(app: FastifyInstance, parts: Parts): void {
  const { store } = parts

  forAnybody(app, ROUTES.chat, parts, async ({ params: { table }, query: { since, limit }, person }) => {
    const room = await roomFor(table, person, parts)
    if ('ok' in room) return room
    const said = await store.chat.heard(table, { after: since, limit })
    const hushed = person === null ? new Set<string>() : await ignoredBy(store, table, person)
    return heardBy(room, person, { said, hushed })
  })
  forPeople(app, ROUTES.say, parts, ({ params, body, person }) => addChat({ ...body, ...params }, person, parts))
  forPeople(app, ROUTES.mutes, parts, ({ params: { table }, person }) => store.chat.muted(table, person))
  forPeople(app, ROUTES.mute, parts, async ({ params: { table, person: other }, person }) => {
    if ((await store.tables.find(table)) === undefined) return no('no-such-table')
    if ((await store.people.find(other)) === undefined) return no('no-such-person')
    await store.chat.mute(table, person, other)
    return { ok: true }
  })
  forPeople(app, ROUTES.unmute, parts, async ({ params: { table, person: other }, person }) => {
    await store.chat.unmute(table, person, other)
    return { ok: true }
  })
  forPeople(app, ROUTES.report, parts, async ({ params: { table }, body, person }) => {
    if ((await store.tables.find(table)) === undefined) return no('no-such-table')
    const { person: about, reason, text } = body
    const today = await store.chat.countReports(person, parts.now() - DAY)
    if (today >= parts.limits.reports) return no('too-many', { sentence: sentence.enoughReports(today) })
    await store.chat.report({ id: newId(), table, by: person, about, reason, text, at: parts.now() })
    return { ok: true }
  })
}
