import { no, ROUTES, sentence } from '@masterplan/protocol'
import { forPeople } from '../doors/http.ts'
import { turnNotice } from '../outgoing/notices.ts'
import type { Plugin } from '../parts.ts'
import type { Mail } from '../people/auth.ts'
import type { HostedTable } from '../tables/table.ts'
import { literalOf } from './public-address.ts'
import { tellTurn } from './turn-notices.ts'
import type { PushSender } from './web-push.ts'

export interface NoticeChoices {
  readonly origin: string
  readonly sender: PushSender | null
  readonly mail: Mail | null
  emailOf(account: string): Promise<string | null>
}

/** Tells people who are away that it is their turn: in their browser, or by e-mail. */
export const noticesPlugin =
  ({ origin, sender, mail, emailOf }: NoticeChoices): Plugin =>
  (app, parts) => {
    const { store, tables, jobs, bus, reach } = parts
    reach.pushKey = sender?.keys.publicKey ?? null

    forPeople(app, ROUTES.subscribe, parts, async ({ person, body: { endpoint, keys } }) => {
      const literal = literalOf(new URL(endpoint).hostname)
      if (literal !== null && sender?.mayReach(literal) !== true) {
        return no('not-allowed', { sentence: sentence.notPublic(literal) })
      }
      await store.notices.subscribe({ endpoint, person, ...keys, created: parts.now() })
      return { ok: true }
    })
    forPeople(app, ROUTES.unsubscribe, parts, async ({ person, body: { endpoint } }) => {
      const mine = await store.notices.subscriptions(person)
      if (mine.some(each => each.endpoint === endpoint)) await store.notices.unsubscribe(endpoint)
      return { ok: true }
    })

    if (sender === null && mail === null) return
    const notify = async (hosted: HostedTable, at: number) => {
      const { id: table } = hosted.row
      const here = await bus.present(table)
      for (const seat of hosted.awaited()) {
        const held = hosted.held(seat)
        if (held?.holder !== 'person' || held.person === null || here.has(held.person)) continue
        const data = turnNotice(hosted, seat, { person: held.person, at })
        jobs.add({ kind: 'notice', id: `notice-${table}-${data.seq}-${held.person}`, data }, 0)
      }
    }
    tables.onStored(({ hosted, at }) => {
      notify(hosted, at).catch(error => parts.log.warn({ err: error }, 'a notice could not be sent'))
    })
    const settings = {
      ...{ store, origin, sender, mail, emailOf },
      lastAct: async (person: string, table: string) =>
        (await tables.use(table, ({ entries }) => entries.findLast(({ author }) => author === person)?.at)) ?? 0,
      here: async (person: string, table: string) => (await bus.present(table)).has(person),
      failed: (how: string) => parts.log.warn(`a notice by ${how} could not be sent`),
    }
    jobs.work('notice', async ({ person, table, seq, title, at }) =>
      tellTurn(
        { person: String(person), table: String(table), seq: Number(seq), title: String(title), at: Number(at) },
        settings,
      ),
    )
  }
