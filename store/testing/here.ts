import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where a program is, by any of its names: in the folders of PATH, then in those where its package puts it. */
export function programAt(names: readonly string[], folders: readonly string[] = []): string | undefined {
  const all = [...(process.env.PATH ?? '').split(delimiter), ...folders].filter(folder => folder !== '')
  return all.flatMap(folder => names.map(name => join(folder, name))).find(path => existsSync(path))
}

/** The folder of PostgreSQL's programs. Debian keeps each version in one of its own; the newest is taken. */
export function postgresAt(): string | undefined {
  const home = '/usr/lib/postgresql'
  const versions = existsSync(home) ? readdirSync(home).sort((one, other) => Number(other) - Number(one)) : []
  const initdb = programAt(
    ['initdb'],
    versions.map(version => join(home, version, 'bin')),
  )
  return initdb && join(initdb, '..')
}

export const redisAt = (): string | undefined => programAt(['redis-server'])

/** Servers that somebody has started for these tests; everything in them is the tests' to change. */
export const lentPostgres = (): string | undefined => process.env.TEST_DATABASE_URL || undefined
export const lentRedis = (): string | undefined => process.env.TEST_REDIS_URL || undefined

/** For tests that run a program in another language. */
export const pythonAt = (): string | undefined => programAt(['python3', 'python'])

export const hasPostgres = (): boolean => lentPostgres() !== undefined || postgresAt() !== undefined
export const hasRedis = (): boolean => lentRedis() !== undefined || redisAt() !== undefined

/** For tests that are run on each database: those that are here. */
export const DATABASES: readonly ('sqlite' | 'postgres')[] = hasPostgres() ? ['sqlite', 'postgres'] : ['sqlite']
