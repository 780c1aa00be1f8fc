export { alone } from './debian.ts'
export { type Postgres, startPostgres } from './postgres.ts'
export type { Running } from './process.ts'
export { startRedis } from './redis.ts'
