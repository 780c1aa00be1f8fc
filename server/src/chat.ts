import { type ChatMessage, type No, no, ROUTES, sentence } from '@masterplan/protocol'
import type { Store, StoredChatLine } from '@masterplan/store'
import type { FastifyInstance } from 'fastify'
import { forAnybody, forPeople } from './doors/http.ts'
import { chatLine, heardLines } from './outgoing/frames.ts'
import type { Parts } from './parts.ts'
import { shownName } from './people/marks.ts'
import { newId } from './tables/table-cache.ts'

const DAY = 24 * 3_600_000

/** Says something at a table, under the name that they have there, otherwise their own. */
export async function addChat(
  words: ChatMessage,
  person: string,
  parts: Pick<Parts, 'tables' | 'store' | 'bus' | 'budgets' | 'now'>,
): Promise<StoredChatLine | No> {
  const { tables, store, bus, budgets, now } = parts
  const wait = budgets.chat.take(person)
  if (wait > 0) return no('too-many', { retryAfter: wait })
  const { table, key, text } = words
  const shown = await tables.use(table, hosted => {
    const seat = hosted.seatOf(person)
    return (seat === null ? null : hosted.held(seat)?.name) ?? ''
  })
  if (shown === undefined) return no('no-such-table')
  const name = shown === '' ? shownName({ id: person, name: (await store.people.find(person))?.name ?? null }) : shown
  const line = await store.chat.say({ table, author: person, name, key, text, at: now() })
  if (line === undefined) return no('no-such-table')
  bus.publish({ table, seq: line.n, what: 'said' })
  return line
}

/** Whom somebody does not want to hear at a table. */
export async function ignoredBy(store: Store, table: string, person: string): Promise<ReadonlySet<string>> {
  const [muted, blocked] = await Promise.all([store.chat.muted(table, person), store.people.blocked(person)])
  return new Set([...muted, ...blocked])
}

export function chatRoutes(app: FastifyInstance, parts: Parts): void {
  const { store } = parts

  forAnybody(app, ROUTES.chat, parts, async ({ params: { table }, query: { since, limit }, person }) => {
    const lines = await store.chat.heard(table, { after: since, limit })
    const hushed = person === null ? new Set<string>() : await ignoredBy(store, table, person)
    return heardLines(lines, hushed).map(chatLine)
  })
  forPeople(app, ROUTES.say, parts, async ({ params, body, person }) => {
    const line = await addChat({ ...body, ...params }, person, parts)
    return 'ok' in line ? line : chatLine(line)
  })
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
