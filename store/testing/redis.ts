import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { found } from './debian.ts'
import { openDoor } from './door.ts'
import { lentRedis, redisAt } from './here.ts'
import { ended, freePort, type Running, started } from './process.ts'

/** A Redis of the tests' own, which keeps nothing on disk: what it forgets in a restart, its users must do without. */
export async function startRedis(): Promise<Running> {
  const lent = lentRedis()
  if (lent !== undefined) return borrowed(lent)
  const command = await found('redis-server', redisAt)
  const folder = await mkdtemp(join(tmpdir(), 'masterplan-redis-'))
  const port = await freePort()
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder]
  const start = () => started({ command, args, as: {}, cwd: folder, answers: () => answers(port) })
  let server = await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    async restart() {
      await ended(server, 'SIGKILL')
      server = await start()
    },
    async stop() {
      await ended(server, 'SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** One of the sixteen rooms of a server that is not ours to kill; what others keep there is none of ours. */
async function borrowed(address: string): Promise<Running> {
  const door = await openDoor(address, 6379)
  const { password } = new URL(address)
  const login = password === '' ? [] : [`AUTH ${decodeURIComponent(password)}`]
  // Test files run side by side: each takes the next room, and the first is only for counting.
  const counted = await send(address, [...login, 'INCR masterplan-test-rooms'])
  const room = 1 + (Number(/^:(\d+)/m.exec(counted)?.[1]) % (ROOMS - 1))
  const empty = () => send(address, [...login, `SELECT ${room}`, 'FLUSHDB'])
  await empty()
  return {
    url: Object.assign(new URL(door.url), { pathname: `/${room}` }).href,
    async restart() {
      await empty()
      door.cut()
    },
    async stop() {
      await empty()
      await door.close()
    },
  }
}
const ROOMS = 16

function send(address: string, commands: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port) || 6379, hostname, () =>
      socket.write(`${[...commands, 'QUIT', ''].join('\r\n')}`),
    )
    let said = ''
    socket.on('error', reject)
    socket.on('data', data => {
      said += data.toString()
    })
    socket.on('close', () => (/^-/m.test(said) ? reject(new Error(said.trim())) : resolve(said)))
  })
}

const answers = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'))
    socket.on('data', data => {
      resolve(data.toString().startsWith('+PONG'))
      socket.destroy()
    })
    socket.on('error', () => resolve(false))
  })
