import { CATALOG } from '@masterplan/catalog'
import { startPostgres, startRedis } from '@masterplan/store/testing'
import { diskFull, refusedStarts } from './disk.ts'
import { Farm, HEARD } from './farm.ts'
import { carryThrough, type TrialOutcome } from './trial.ts'

// `npm run test:faults`: real servers, real databases, killed in the middle of moves. `-- 5` strikes five times, not fifty.
const FAULTS = Number(process.argv[2] ?? 50)
const games = CATALOG

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
  const outcome = await carryThrough({ name, farm, games: short, faults: 3, within: 0, strike: () => killed(farm, 0) })
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
const full = await diskFull(games, few)
if (full === undefined) console.log('A full disk was left out: this user may not mount a small one.')
const outcomes = [
  await foundOut(),
  await embedded(),
  await refusedStarts(games, few),
  ...(full === undefined ? [] : [full]),
  ...(await cluster()),
]
for (const { name, strikes, caught, unheard, moves, matches, retries, problems } of outcomes) {
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${name}: ${strikes} times, with ${caught} commands on their way`)
  console.log(
    `    ${matches} matches, ${moves} moves acknowledged; ${retries} requests sent again, ${unheard} found done`,
  )
  for (const problem of problems) console.log(`    ${problem}`)
}
const failed = outcomes.filter(({ problems }) => problems.length > 0).length
console.log(`${outcomes.length - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
