import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findGame } from '@masterplan/catalog'
import type { Playable } from '@masterplan/kernel'
import { startPostgres, startRedis } from '@masterplan/store/testing'
import { boardgameIo } from './boardgame-io.ts'
import { measureIdle } from './idle.ts'
import { drive, type MeasuredLoad } from './load.ts'
import { masterplan } from './masterplan.ts'
import { plannedMatches } from './matches.ts'
import type { BenchSite } from './site.ts'
import { socketsAlone } from './sockets-alone.ts'
import { tableOf } from './table.ts'

// `npm run bench:server`: whole matches over real sockets, ours and boardgame.io's, in the same run.
const { values: flags } = parseArgs({
  options: {
    only: { type: 'string', default: 'boardgame.io,sockets,embedded,cluster,idle' },
    tables: { type: 'string', default: '10,50,200' },
    seconds: { type: 'string', default: '8' },
    'warm-up': { type: 'string', default: '5' },
    pace: { type: 'string', default: '' }, // moves a second for all alike; else most of what boardgame.io can bear
    node: { type: 'string', default: '' }, // flags for the server's Node, such as --cpu-prof
  },
})
const PACED_TABLES = 50
const BEARABLE = 0.8
const IDLE_TABLES = 1000
const IDLE_SECONDS = 12 // tables leave memory after 5, at the next look every 5
const CACHE = join(import.meta.dirname, '../../.cache/boardgame-io')

const tables = flags.tables.split(',').filter(Boolean).map(Number)
const nodeFlags = flags.node.split(' ').filter(Boolean)
const wants = (part: string) => flags.only.split(',').includes(part)
const game = subdivision()
const matches = plannedMatches(game, 2000)
const measured: MeasuredLoad[] = []
let pace = Number(flags.pace)

function subdivision(): Playable {
  const found = findGame('subdivision')
  if (found === undefined) throw new Error('The catalog has no Subdivision.')
  return found
}

async function measure(site: BenchSite): Promise<void> {
  const load = { seconds: Number(flags.seconds), warmUpSeconds: Number(flags['warm-up']) }
  for (const each of tables) {
    process.stderr.write(`${site.name}, ${each} tables …\n`)
    measured.push(await drive(site, matches, { ...load, tables: each, pace: null }))
  }
  if (flags.pace === '' && pace === 0)
    pace = Math.round(BEARABLE * Math.min(...measured.map(each => each.movesPerSecond)))
  if (pace > 0) {
    process.stderr.write(`${site.name}, ${PACED_TABLES} tables, ${pace} moves a second …\n`)
    measured.push(await drive(site, matches, { ...load, tables: PACED_TABLES, pace }))
  }
  await site.close()
}

async function cluster(): Promise<void> {
  const [postgres, redis] = [await startPostgres({ durable: true }), await startRedis()]
  const environment = {
    ...{ DATABASE_URL: await postgres.fresh(), REDIS_URL: redis.url, MASTERPLAN_SECRET: 'the same for both' },
  }
  const name = 'Masterplan, 2 processes, PostgreSQL + Redis'
  await measure(await masterplan({ name, game, processes: 2, environment, flags: nodeFlags }))
  await redis.stop()
  await postgres.stop()
}

async function idle(): Promise<string> {
  const environment = { MASTERPLAN_IDLE_SECONDS: '5' }
  const site = await masterplan({ name: 'idle', game, processes: 1, environment, flags: nodeFlags })
  const { tables, opened, held, left } = await measureIdle(site, IDLE_TABLES, IDLE_SECONDS)
  await site.close()
  const kibibytes = (bytes: number) => (bytes / 1024).toFixed(1)
  return (
    `${tables} tables opened at ${opened.toFixed(0)} a second: ${kibibytes(held)} KiB each while two people have them ` +
    `open and nobody plays, ${kibibytes(left)} KiB after they left.`
  )
}

if (wants('boardgame.io')) await measure(await boardgameIo(CACHE))
if (wants('sockets')) await measure(await socketsAlone())
if (wants('embedded')) {
  await measure(
    await masterplan({ name: 'Masterplan, embedded', game, processes: 1, environment: {}, flags: nodeFlags }),
  )
}
if (wants('cluster')) await cluster()
const notes = wants('idle') ? [await idle()] : []
console.log([...tableOf(measured), '', ...notes].join('\n'))
process.exit(0)
