import { no, ROUTES } from '@masterplan/protocol'
import type { FastifyInstance } from 'fastify'
import { Turns } from '../limits/turns.ts'
import { chatLine, hushedFor } from '../live/hub.ts'
import type { Parts } from '../parts.ts'
import { createTable } from '../tables/creating.ts'
import { nameOfBot } from '../tables/gathering.ts'
import { newId } from '../tables/house.ts'
import { recordOfTable } from '../tables/records.ts'
import { cardOf, lookerOf, updateFor } from '../tables/sights.ts'
import { judged, previewed, said } from '../tables/trying.ts'
import { forAnybody, forPeople } from './routing.ts'

/** Tables by HTTP: the same that the socket does, for whoever has none. */
export function tableRoutes(app: FastifyInstance, parts: Parts): void {
  const { store, house, deeds, bus, games, bots, limits } = parts
  const creating = new Turns()

  forAnybody(app, ROUTES.games, parts, async () =>
    games.map(game => ({
      ...{ game: game.id, title: game.title, rules: game.rulesVersion, seats: { ...game.seats } },
      options: game.options,
      bots: bots(game).map(bot => ({ bot, name: nameOfBot(bot) })),
    })),
  )

  forAnybody(app, ROUTES.lobby, parts, async ({ query: { game, limit } }) =>
    (await store.tables.open({ game: game ?? null, limit })).map(cardOf),
  )

  forPeople(app, ROUTES.create, parts, async ({ body, person }) => {
    const make = () => createTable(body, person, { ...parts, openTables: limits.openTables })
    const made = await creating.take(person, make)
    if (made.ok && body.visibility === 'open') bus.publishLobby()
    return made
  })

  forAnybody(app, ROUTES.table, parts, async ({ params: { table }, query: { since }, person }) => {
    const present = await bus.present(table)
    const update = await house.look(table, hosted =>
      updateFor(hosted, lookerOf(hosted, person), { since, now: parts.now(), present, undo: true }),
    )
    return update ?? no('no-such-table')
  })

  forPeople(app, ROUTES.command, parts, ({ params: { table }, body, person }) =>
    deeds.command(person, { ...body, table }),
  )
  forPeople(app, ROUTES.judge, parts, ({ params, body, person }) => judged({ ...body, ...params }, person, parts))
  forPeople(app, ROUTES.preview, parts, ({ params, body, person }) => previewed({ ...body, ...params }, person, parts))

  forAnybody(app, ROUTES.record, parts, async ({ params: { table } }) => {
    const record = await house.look(table, hosted => (hosted.isFinished() ? recordOfTable(hosted) : no('not-over')))
    return record ?? no('no-such-table')
  })
}

export function talkRoutes(app: FastifyInstance, parts: Parts): void {
  const { store } = parts

  forAnybody(app, ROUTES.chat, parts, async ({ params: { table }, query: { since, limit }, person }) => {
    const lines = await store.chat.heard(table, { after: since, limit })
    const hushed = person === null ? new Set<string>() : await hushedFor(store, table, person)
    return lines.filter(({ author }) => author === null || !hushed.has(author)).map(chatLine)
  })
  forPeople(app, ROUTES.say, parts, async ({ params, body, person }) => {
    const line = await said({ ...body, ...params }, person, parts)
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
    await store.chat.report({ id: newId(), table, by: person, about, reason, text, at: parts.now() })
    return { ok: true }
  })
}
