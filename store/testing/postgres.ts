import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { found } from './debian.ts'
import { openDoor } from './door.ts'
import { lentPostgres, postgresAt } from './here.ts'
import { ended, freePort, type Running, started } from './process.ts'

/** A PostgreSQL of the tests' own, with nothing in it. */
export interface Postgres extends Running {
  /** The address of a new, empty database. */
  fresh(): Promise<string>
}

/** `durable` waits for the disk as a real one does. Without it only a crash of the whole machine could lose anything. */
export async function startPostgres(
  { durable }: { readonly durable: boolean } = { durable: false },
): Promise<Postgres> {
  const lent = lentPostgres()
  if (lent !== undefined) return borrowed(lent)
  const bin = await found('postgresql', postgresAt)
  const as = postgresUser()
  const folder = await mkdtemp(join(tmpdir(), 'masterplan-postgres-'))
  if (as.uid !== undefined && as.gid !== undefined) await chown(folder, as.uid, as.gid)
  const data = join(folder, 'data')
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'masterplan', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    {
      cwd: folder,
      encoding: 'utf8',
      ...as,
    },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr ?? made.error?.message}`)
  const port = await freePort()
  const url = `postgres://masterplan@127.0.0.1:${port}/postgres`
  const settings = ['listen_addresses=127.0.0.1', 'max_connections=200', `fsync=${durable ? 'on' : 'off'}`]
  const args = ['-D', data, '-p', String(port), '-k', folder, ...settings.flatMap(each => ['-c', each])]
  const start = () => started({ command: join(bin, 'postgres'), args, as, cwd: folder, answers: () => answers(url) })
  let server = await start()
  let databases = 0
  return {
    url,
    async fresh() {
      const name = `test_${process.pid}_${++databases}`
      await ask(url, `create database ${name}`)
      return url.replace(/postgres$/, name)
    },
    async restart() {
      await ended(server, 'SIGQUIT') // what PostgreSQL itself calls a crash
      server = await start()
    },
    async stop() {
      await ended(server, 'SIGINT')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Databases of a server that is not ours to kill: a crash is that all connections are cut. */
async function borrowed(address: string): Promise<Postgres> {
  const door = await openDoor(address, 5432)
  const made: string[] = []
  async function fresh(): Promise<string> {
    const name = `masterplan_test_${process.pid}_${randomInt(2 ** 32)}`
    await ask(address, `create database ${name}`)
    made.push(name)
    return Object.assign(new URL(door.url), { pathname: `/${name}` }).href
  }
  return {
    url: await fresh(),
    fresh,
    restart: async () => door.cut(),
    async stop() {
      await door.close()
      for (const name of made) await ask(address, `drop database if exists ${name} with (force)`)
    },
  }
}

/** PostgreSQL refuses to be root, so root lends it the user that its package made. */
function postgresUser(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const number = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: number('-u'), gid: number('-g') }
}

const answers = (url: string): Promise<boolean> =>
  ask(url, 'select 1').then(
    () => true,
    () => false,
  )

async function ask(url: string, query: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(query)
  } finally {
    await client.end().catch(() => {})
  }
}
