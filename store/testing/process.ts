import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as later } from 'node:timers/promises'

/** A server that tests started: on loopback, on a free port, and gone with them. */
export interface Running {
  readonly url: string
  stop(): Promise<void>
  /** As after a crash: killed and started again at the same address, with the data it had made safe. */
  restart(): Promise<void>
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}

type Start = {
  readonly command: string
  readonly args: readonly string[]
  readonly as: { readonly uid?: number; readonly gid?: number }
  readonly cwd: string
  answers(): Promise<boolean>
}

/** Starts a program and waits until it answers. It ends with this process, whatever becomes of it. */
export async function started({ command, args, as, cwd, answers }: Start): Promise<ChildProcess> {
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], cwd, ...as })
  let output = ''
  child.stderr.on('data', chunk => {
    output = `${output}${chunk}`.slice(-4000)
  })
  const kill = () => child.kill('SIGKILL')
  process.on('exit', kill)
  child.on('exit', () => process.off('exit', kill))
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) throw new Error(`${command} ended at once: ${output.trim()}`)
    if (await answers()) return child
    await later(50)
  }
  child.kill('SIGKILL')
  throw new Error(`${command} does not answer: ${output.trim()}`)
}

export async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise(resolve => child.once('exit', resolve))
  child.kill(signal)
  await gone
}
