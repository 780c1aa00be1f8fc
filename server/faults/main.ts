import { CATALOG } from '@masterplan/catalog'
import { startPostgres, startRedis } from '@masterplan/store/testing'
import { Farm } from './farm.ts'
import { carryThrough, type Outcome } from './trial.ts'

// `npm run test:faults`: real servers, real databases, killed in the middle of matches. `-- 5` strikes five times, not fifty.
const FAULTS = Number(process.argv[2] ?? 50)

async function embedded(): Promise<Outcome> {
  const farm = new Farm({})
  await farm.add()
  const name = 'one process on SQLite, killed'
  const outcome = await carryThrough({ name, farm, games: CATALOG, faults: FAULTS, strike: () => farm.kill(0) })
  await farm.close()
  return outcome
}

async function cluster(): Promise<Outcome[]> {
  const [postgres, redis] = [await startPostgres({ durable: true }), await startRedis()]
  const secret = 'the same for all processes'
  const farm = new Farm({ DATABASE_URL: await postgres.fresh(), REDIS_URL: redis.url, MASTERPLAN_SECRET: secret })
  await farm.add()
  await farm.add()
  const games = CATALOG
  const few = Math.max(2, Math.round(FAULTS / 10))
  const trials = [
    {
      name: 'two processes on PostgreSQL and Redis, killed in turns',
      faults: FAULTS,
      strike: (turn: number) => farm.kill(turn % 2),
    },
    { name: 'Redis crashed and started again', faults: few, strike: () => redis.restart() },
    { name: 'PostgreSQL crashed and started again', faults: few, strike: () => postgres.restart() },
  ]
  const outcomes: Outcome[] = []
  for (const trial of trials) outcomes.push(await carryThrough({ ...trial, farm, games }))
  await farm.close()
  await redis.stop()
  await postgres.stop()
  return outcomes
}

const outcomes = [await embedded(), ...(await cluster())]
for (const { name, strikes, moves, matches, retries, problems } of outcomes) {
  console.log(
    `${problems.length === 0 ? '✓' : '✗'} ${name}: ${strikes} times; ${matches} matches, ${moves} moves acknowledged and there, ${retries} requests sent again`,
  )
  for (const problem of problems) console.log(`    ${problem}`)
}
const failed = outcomes.filter(({ problems }) => problems.length > 0).length
console.log(`${outcomes.length - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
