import type { Parts, Plugin } from '../../src/index.ts'
import type { HostedTable } from '../../src/tables/table.ts'

/** Something that tells too much, and the door through which it does. */
type Planted = { readonly door: RegExp; readonly plant: Plugin }

/** What differs between the two worlds. */
const secretOf = (hosted: HostedTable): string => hosted.entries.map(({ line }) => line).join(' ')
const secretAt = async (parts: Parts, table: string) => String(await parts.tables.use(table, secretOf))

/** One for each kind of door. They take the place of a part's own function, or tell what they see stored. */
export const PLANTED: Readonly<Record<string, Planted>> = {
  'an export': {
    door: /^GET \/api\/me\/export/,
    plant(_, { store }) {
      // Luck under another name, as a new kind of entry would be.
      const { export: before } = store.people
      const leaky: typeof before = async id => {
        const data = await before(id)
        return data && { ...data, entries: data.entries.map(each => ({ ...each, kind: 'drawn' })) }
      }
      Object.assign(store.people, { export: leaky })
    },
  },
  'a refusal': {
    door: /^POST \/api\/tables\/\{table\}\/commands move/,
    plant(_, parts) {
      const { command: before } = parts.commands
      const leaky: typeof before = async (person, command) => {
        const answer = await before(person, command)
        return answer.ok ? answer : { ...answer, sentence: await secretAt(parts, command.table) }
      }
      Object.assign(parts.commands, { command: leaky })
    },
  },
  'a log line': {
    door: /^log$/,
    plant(_, { tables, log }) {
      tables.onStored(({ hosted: { entries } }) => log.debug({ entries }, 'stored'))
    },
  },
  'an error that is logged': {
    door: /^log$/,
    plant(_, { tables, log }) {
      tables.onStored(({ hosted }) => log.error({ err: new Error(`cannot play ${secretOf(hosted)}`) }))
    },
  },
  'a line of metrics': {
    door: /^GET \/metrics/,
    plant(_, { tables, metrics }) {
      tables.onStored(({ hosted }) => metrics.count('lines', 'Lines', { route: secretOf(hosted), status: '' }))
    },
  },
  'a letter': {
    door: /^letters$/,
    plant(_, { tables, jobs }) {
      tables.onStored(({ hosted, at }) => {
        const [seat = 0] = hosted.awaited()
        const data = { person: hosted.held(seat)?.person ?? '', table: hosted.row.id, seq: 9999, at }
        jobs.add({ kind: 'notice', id: `planted-${hosted.row.id}`, data: { ...data, title: secretOf(hosted) } }, 0)
      })
    },
  },
  'a record': {
    door: /^GET \/api\/tables\/\{table\}\/record/,
    plant(_, { tables }) {
      const before = tables.use.bind(tables)
      const leaky: typeof before = (table, use) =>
        before(table, hosted =>
          use(Object.create(hosted, { isFinished: { value: () => true }, ended: { value: { why: 'rules', at: 0 } } })),
        )
      Object.assign(tables, { use: leaky })
    },
  },
  'an update': {
    door: /^socket update/,
    plant: (_, { tables }) => tables.onStored(({ hosted }) => showAll(hosted)),
  },
  'an event stream': {
    door: /^GET \/api\/tables\/\{table\}\/updates/,
    plant: (_, { tables }) => tables.onStored(({ hosted }) => showAll(hosted)),
  },
  'a link preview': {
    door: /^GET \/table\/\{table\}/,
    plant(_, parts) {
      const { find: before } = parts.store.tables
      const leaky: typeof before = async id => {
        const row = await before(id)
        if (row === undefined) return row
        const name = await secretAt(parts, id)
        return { ...row, seats: row.seats.map(held => (held.holder === 'person' ? { ...held, name } : held)) }
      }
      Object.assign(parts.store.tables, { find: leaky })
    },
  },
  'what is said': {
    door: /^GET \/api\/tables\/\{table\}\/chat/,
    plant(_, parts) {
      const { heard: before } = parts.store.chat
      const leaky: typeof before = async (table, page) => {
        const secret = await secretAt(parts, table)
        return (await before(table, page)).map(line => ({ ...line, text: secret }))
      }
      Object.assign(parts.store.chat, { heard: leaky })
    },
  },
}

const showAll = (hosted: HostedTable): HostedTable =>
  Object.assign(hosted, { viewOf: () => ({ view: null, text: JSON.stringify(secretOf(hosted)) }) })
