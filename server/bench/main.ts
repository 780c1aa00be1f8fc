import { join } from 'node:path'
import { findGame } from '@masterplan/catalog'
import { startPostgres, startRedis } from '@masterplan/store/testing'
import { boardgameIo } from './boardgame-io.ts'
import { measureIdle } from './idle.ts'
import { drive, type Measured } from './load.ts'
import { masterplan } from './masterplan.ts'
import type { Site } from './site.ts'

// `npm run bench:server`: whole matches over real sockets, ours and boardgame.io's, in the same run.
const TABLES = [10, 50, 200]
const SECONDS = Number(process.argv[2] ?? 10)
const IDLE_TABLES = 1000
const CACHE = join(import.meta.dirname, '../../.cache/boardgame-io')

const found = findGame('subdivision')
if (found === undefined) throw new Error('The catalog has no Subdivision.')
const game = found

async function measure(site: Site): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const tables of TABLES) {
    process.stderr.write(`${site.name}, ${tables} tables …\n`)
    measured.push(await drive(site, game, { tables, seconds: SECONDS, warmUpSeconds: 5 }))
  }
  await site.close()
  return measured
}

async function cluster(): Promise<Measured[]> {
  const [postgres, redis] = [await startPostgres({ durable: true }), await startRedis()]
  const environment = {
    ...{ DATABASE_URL: await postgres.fresh(), REDIS_URL: redis.url, MASTERPLAN_SECRET: 'the same for both' },
  }
  const measured = await measure(
    await masterplan({ name: 'Masterplan, 2 processes, PostgreSQL + Redis', processes: 2, environment }),
  )
  await redis.stop()
  await postgres.stop()
  return measured
}

async function idle(): Promise<string> {
  const site = await masterplan({ name: 'idle', processes: 1, environment: { MASTERPLAN_IDLE_SECONDS: '5' } })
  const { tables, bytesPerTable, opened } = await measureIdle(site, IDLE_TABLES, 15)
  await site.close()
  return `${tables} tables opened at ${opened.toFixed(0)} a second, then left alone: ${(bytesPerTable / 1024).toFixed(1)} KiB each.`
}

const yardstick = await measure(await boardgameIo(CACHE))
const ours = await measure(await masterplan({ name: 'Masterplan, embedded', processes: 1, environment: {} }))
const many = await cluster()
const idleLine = await idle()

const shown = (n: number, digits = 0) => n.toLocaleString('en', { maximumFractionDigits: digits })
console.log('| server | tables | moves/s | p50 ms | p99 ms | CPU µs a move | moves × | p99 × |')
console.log('|---|---|---|---|---|---|---|---|')
for (const { site, tables, movesPerSecond, p50, p99, processor } of [...yardstick, ...ours, ...many]) {
  const base = yardstick.find(each => each.tables === tables)
  const times = base === undefined ? '' : shown(movesPerSecond / base.movesPerSecond, 2)
  const waits = base === undefined ? '' : shown(p99 / base.p99, 2)
  const cells = [site, tables, shown(movesPerSecond), shown(p50, 1), shown(p99, 1), shown(processor), times, waits]
  console.log(`| ${cells.join(' | ')} |`)
}
console.log(idleLine)
process.exit(0)
