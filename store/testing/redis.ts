import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { found } from './debian.ts'
import { ended, freePort, type Running, started } from './process.ts'

/** A Redis of the tests' own, which keeps nothing on disk: what it forgets in a restart, its users must do without. */
export async function startRedis(): Promise<Running> {
  const command = await found('redis-server', binary)
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

const binary = (): string | undefined =>
  ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]
    .map(folder => join(folder, 'redis-server'))
    .find(path => existsSync(path))

const answers = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'))
    socket.on('data', data => {
      resolve(data.toString().startsWith('+PONG'))
      socket.destroy()
    })
    socket.on('error', () => resolve(false))
  })
