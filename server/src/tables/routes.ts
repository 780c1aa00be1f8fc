import { createHmac } from 'node:crypto'
import { no, ROUTES } from '@masterplan/protocol'
import type { FastifyInstance } from 'fastify'
import { forAnybody, forPeople } from '../doors/http.ts'
import { OneAtATime } from '../limits/one-at-a-time.ts'
import { cardOf } from '../outgoing/cards.ts'
import { judged, previewed } from '../outgoing/previews.ts'
import { readerOf } from '../outgoing/readers.ts'
import { recordOfTable } from '../outgoing/records.ts'
import { updateText } from '../outgoing/updates.ts'
import type { Parts } from '../parts.ts'
import { act, actByMaking } from '../people/acting.ts'
import { nameOfBot } from './commands/seats.ts'
import { hostSince } from './gatherings.ts'
import { isKeptOut, shownTo } from './meeting.ts'

/** An address as it is kept: the same one is known again, and nobody can read which it was. */
const hashed = (address: string, secret: string): string =>
  createHmac('sha256', secret).update(`opened from ${address}`).digest('base64url').slice(0, 22)

/** Tables by HTTP: the same that the socket does. */
export function tableRoutes(app: FastifyInstance, parts: Parts): void {
  const { store, tables, bus, games, bots } = parts
  const creating = new OneAtATime()

  forAnybody(app, ROUTES.games, parts, async () =>
    games.map(game => ({
      ...{ game: game.id, title: game.title, rules: game.rulesVersion, seats: { ...game.seats } },
      options: game.options,
      bots: bots(game).map(bot => ({ bot, name: nameOfBot(bot) })),
    })),
  )

  forAnybody(app, ROUTES.lobby, parts, async ({ query: { game, limit }, person }) => {
    const open = await store.tables.open({ game: game ?? null, limit, hostSince: hostSince(parts.now()) })
    return (await shownTo(open, store))(person).map(row => cardOf(row))
  })

  forPeople(app, ROUTES.create, parts, async ({ body, person, identity, request }) => {
    const from = hashed(parts.addressOf(request.raw), parts.secret)
    const make = () => actByMaking(parts, identity, body, from)
    const made = await creating.take(person, () => creating.take(`from ${from}`, make))
    if (made.ok && body.visibility === 'open') bus.publishLobby()
    return made
  })

  forAnybody(app, ROUTES.table, parts, async ({ params: { table }, query: { since, wire }, person, reply }) => {
    const present = await bus.present(table)
    const { patience } = parts
    const goneSince = (gone: string) => bus.goneSince(table, gone)
    const update = await tables.use(table, async hosted => {
      if (person !== null && (await isKeptOut(hosted.row, person, store))) return no('blocked')
      const wish = { since, now: parts.now(), present, goneSince, patience, listMoves: true, wire }
      return updateText(hosted, readerOf(hosted, person), wish)
    })
    if (typeof update !== 'string') return update ?? no('no-such-table')
    return reply.type('application/json; charset=utf-8').send(update)
  })

  forPeople(app, ROUTES.command, parts, ({ params: { table }, body, identity }) =>
    act(parts, identity, { ...body, table }),
  )
  forPeople(app, ROUTES.judge, parts, ({ params, body, person }) => judged({ ...body, ...params }, person, parts))
  forPeople(app, ROUTES.preview, parts, ({ params, body, person }) => previewed({ ...body, ...params }, person, parts))

  forAnybody(
    app,
    ROUTES.record,
    parts,
    async ({ params: { table } }) => (await tables.use(table, recordOfTable)) ?? no('no-such-table'),
  )
}
