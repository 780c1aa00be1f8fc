import { join } from 'node:path'
import { CATALOG } from '@masterplan/catalog'
import { openStore, type StoredEntry, type TableStep } from '@masterplan/store'
import { embeddedBus, embeddedJobs, NO_LIMITS, openServer, USUAL_SLOTS } from '../../src/index.ts'
import { localLimits } from '../../src/limits/shared-limits.ts'

// A server that says yes before anything is stored. The trial must find it out, or it would find out nothing.
const LATE = 100

const store = await openStore(join(process.argv[2] ?? '.', 'masterplan.db'))
const entriesOf = ({ entries, after, at, author, key }: TableStep): StoredEntry[] =>
  entries.map((entry, part) => ({ ...entry, seq: after + 1 + part, at, author, key }))
const { address } = await openServer({
  store: {
    ...store,
    tables: {
      ...store.tables,
      async append(step) {
        setTimeout(() => void store.tables.append(step), LATE)
        return { ok: true, entries: entriesOf(step) }
      },
    },
  },
  ...{ bus: embeddedBus(), jobs: embeddedJobs({ now: Date.now, slots: USUAL_SLOTS }, () => {}) },
  ...{ games: CATALOG, page: null, host: '127.0.0.1', port: 0, secret: 'forgetful', origin: null, behindProxy: false },
  ...{
    limits: NO_LIMITS,
    share: () => localLimits(Date.now),
    warm: 1000,
    idle: 60_000,
    pause: 0,
    patience: 180_000,
    logLevel: 'silent',
    plugins: [],
    now: Date.now,
  },
})
console.log(address)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))
