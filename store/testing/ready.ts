import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { found } from './debian.ts'
import { lentPostgres, lentRedis, postgresAt, pythonAt, redisAt } from './here.ts'

/** Before the tests: PostgreSQL and Redis are there, or installed, or written down as missing; so is Python, if it is. */
const SERVERS = [
  {
    name: 'PostgreSQL',
    how: 'install it (`sudo apt-get install postgresql`), or set TEST_DATABASE_URL to one that tests may use',
    lent: lentPostgres,
    find: postgresAt,
    debian: 'postgresql',
  },
  {
    name: 'Redis',
    how: 'install it (`sudo apt-get install redis-server`), or set TEST_REDIS_URL to one that tests may empty',
    lent: lentRedis,
    find: redisAt,
    debian: 'redis-server',
  },
]

const missing: { name: string; how: string }[] = []
for (const { name, how, lent, find, debian } of SERVERS) {
  if (lent() !== undefined) continue
  await found(debian, find).catch(() => missing.push({ name, how }))
}
// Too much to install for one test: it is used where it is, and missed where it is not.
if (pythonAt() === undefined) missing.push({ name: 'Python', how: 'install it (`sudo apt-get install python3`)' })
const cache = join(import.meta.dirname, '../../.cache')
mkdirSync(cache, { recursive: true })
writeFileSync(join(cache, 'missing-servers.json'), JSON.stringify(missing))
