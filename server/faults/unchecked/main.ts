import { join } from 'node:path'
import { CATALOG } from '@masterplan/catalog'
import { openStore } from '@masterplan/store'
import { embeddedBus, embeddedJobs, NO_LIMITS, openServer, USUAL_SLOTS } from '../../src/index.ts'
import { localLimits } from '../../src/limits/shared-limits.ts'
import { newPushKeys } from '../../src/notices/web-push.ts'
import { pluginsFor } from '../../src/plugins.ts'

// A server that sends notices to any address, this machine's own too: otherwise no endpoint here could be silent.
const sender = { keys: newPushKeys(), contact: 'mailto:host@example.org', mayReach: () => true }
const serving = await openServer({
  ...{ store: await openStore(join(process.argv[2] ?? '.', 'masterplan.db')), bus: embeddedBus() },
  jobs: embeddedJobs({ now: Date.now, slots: USUAL_SLOTS }, () => {}),
  ...{ games: CATALOG, page: null, host: '127.0.0.1', port: 0, secret: 'unchecked', origin: null, behindProxy: true },
  ...{ limits: NO_LIMITS, share: () => localLimits(Date.now), warm: 1000, idle: 60_000, pause: 0, patience: 180_000 },
  ...{ logLevel: 'silent', now: Date.now },
  plugins: pluginsFor({
    ...{ origin: 'http://localhost', limits: 'none', smtp: null, mailFrom: '', contact: null, sender },
  }),
})
console.log(serving.address)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void serving.close().then(() => process.exit(0)))
}
