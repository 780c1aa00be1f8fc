import { setTimeout as later } from 'node:timers/promises'
import { CATALOG } from '@masterplan/catalog'
import { startPostgres, startRedis } from '@masterplan/store/testing'
import { diskFull, refusedStarts } from './disk.ts'
import { Farm, HEARD } from './farm.ts'
import { carryThrough, type TrialOutcome } from './trial.ts'
import { clockSteps } from './troubles/clock-steps.ts'
import { comingAndGoing } from './troubles/coming-and-going.ts'
import { lostRatings } from './troubles/lost-ratings.ts'
import { manyTables } from './troubles/many-tables.ts'
import { silentEndpoint } from './troubles/silent-endpoint.ts'
import type { TroubleOutcome } from './troubles/trouble.ts'

// `npm run test:faults`: real servers, real databases, killed in the middle of moves, and what else may come. `-- 5` strikes
// five times, not fifty, and makes the rest as small; `-- 5 troubles` is the rest alone, `-- 5 strikes` is without it.
const FAULTS = Number(process.argv[2] ?? 50)
const games = CATALOG
const SILENT = 120_000 // milliseconds

/** Waits for commands to be on their way, then kills the process that has them. */
async function killed(farm: Farm, at: number): Promise<number> {
  await farm.untilBusy(at)
  return farm.kill(at)
}

/** The trial itself on trial: a server that loses moves must not pass. */
async function foundOut(): Promise<TrialOutcome> {
  const farm = new Farm({ program: 'server/faults/forgetful/main.ts', environment: {} })
  await farm.add()
  const name = 'a server that answers before it stores is found out'
  const short = games.filter(({ id }) => id === 'subdivision') // a loss is a loss in any game
  const trial = carryThrough({ name, farm, games: short, faults: 3, within: 0, strike: () => killed(farm, 0) })
  const silent = { name, strikes: 3, caught: 0, unheard: 0, moves: 0, matches: 0, retries: 0 }
  // What it lost may leave a table that never answers again, and that is a loss as well.
  const outcome = await Promise.race([
    trial.catch(() => ({ ...silent, problems: ['A table was lost.'] })),
    later(SILENT).then(() => ({ ...silent, problems: ['A table never answered again.'] })),
  ])
  await farm.close()
  return { ...outcome, problems: outcome.problems.length === 0 ? ['Nothing was missed.'] : [] }
}

async function embedded(): Promise<TrialOutcome> {
  const farm = new Farm({ program: null, environment: {} })
  await farm.add()
  const name = 'one process on SQLite, killed'
  const outcome = await carryThrough({ name, farm, games, faults: FAULTS, within: 0, strike: () => killed(farm, 0) })
  await farm.close()
  return outcome
}

async function cluster(): Promise<TrialOutcome[]> {
  const [postgres, redis] = [await startPostgres({ durable: true }), await startRedis()]
  const secret = 'the same for all processes'
  const environment = { DATABASE_URL: await postgres.fresh(), REDIS_URL: redis.url, MASTERPLAN_SECRET: secret }
  const farm = new Farm({ program: null, environment })
  await farm.add()
  await farm.add()
  const restarted = async (server: { restart(): Promise<void> }): Promise<number> => {
    await farm.untilBusy(0)
    const { underway } = farm
    await server.restart()
    return underway
  }
  const trials = [
    {
      ...{ name: 'two processes on PostgreSQL and Redis, killed in turns', faults: FAULTS, within: 0 },
      strike: (turn: number) => killed(farm, turn % 2),
    },
    { name: 'Redis crashed and started again', faults: few, within: HEARD, strike: () => restarted(redis) },
    { name: 'PostgreSQL crashed and started again', faults: few, within: HEARD, strike: () => restarted(postgres) },
  ]
  const outcomes: TrialOutcome[] = []
  for (const trial of trials) outcomes.push(await carryThrough({ ...trial, farm, games }))
  await farm.close()
  await redis.stop()
  await postgres.stop()
  return outcomes
}

const few = Math.max(2, Math.round(FAULTS / 10))

/** Disks that are full, only to be read, or served already. */
async function disks(): Promise<TrialOutcome[]> {
  const full = await diskFull(games, few)
  if (full === undefined) console.log('A full disk was left out: this user may not mount a small one.')
  return [await refusedStarts(games, few), ...(full === undefined ? [] : [full])]
}

/** The same where processes share what is kept. */
async function lostRatingsShared(strikes: number): Promise<TroubleOutcome> {
  const [postgres, redis] = [await startPostgres({ durable: true }), await startRedis()]
  const database = await postgres.fresh()
  const environment = { DATABASE_URL: database, REDIS_URL: redis.url }
  const outcome = await lostRatings(strikes, { name: 'PostgreSQL', environment, database })
  await redis.stop()
  await postgres.stop()
  return outcome
}

/** What people, networks and machines do to a server, each with what it came to. */
async function troubles(): Promise<TroubleOutcome[]> {
  const most = Math.min(50, FAULTS)
  return [
    await manyTables(20 * most),
    await comingAndGoing(Math.max(4, most / 5)),
    await silentEndpoint(most),
    await lostRatings(Math.ceil(most / 5), { name: 'SQLite', environment: {} }),
    await lostRatingsShared(Math.ceil(most / 5)),
    await clockSteps(Math.ceil(most / 10), games),
  ]
}

// Those without strikes first: they tell most, and soonest.
const told = process.argv[3] === 'strikes' ? [] : await troubles()
for (const { name, figure, problems } of told) {
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${name}\n    ${figure}`)
  for (const problem of new Set(problems)) console.log(`    ${problem}`)
}
const struck = process.argv[3] === 'troubles' ? [] : [foundOut, embedded, disks, cluster]
const outcomes: TrialOutcome[] = []
for (const trial of struck) outcomes.push(...[await trial()].flat())
for (const { name, strikes, caught, unheard, moves, matches, retries, problems } of outcomes) {
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${name}: ${strikes} times, with ${caught} commands on their way`)
  console.log(
    `    ${matches} matches, ${moves} moves acknowledged; ${retries} requests sent again, ${unheard} found done`,
  )
  for (const problem of problems) console.log(`    ${problem}`)
}
const failed = [...told, ...outcomes].filter(({ problems }) => problems.length > 0).length
console.log(`${told.length + outcomes.length - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
