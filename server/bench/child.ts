import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

export type Child = { readonly process: ChildProcess; readonly port: number }

/** Starts a server process and waits for the line that names its port. */
export async function startChild(
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
  errors: 'inherit' | 'ignore' = 'inherit', // ignored where they are made on purpose
): Promise<Child> {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', errors] })
  const end = () => child.kill() // also when its parent fails
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  const port = await new Promise<number>((found, failed) => {
    let printed = ''
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      const [, number] = /(?:listening on |:)(\d{4,5})\b/.exec(printed) ?? []
      if (number !== undefined) found(Number(number))
    })
    child.once('exit', code => failed(new Error(`The server stopped with code ${code} before it listened.`)))
  })
  child.stdout.resume()
  return { process: child, port }
}

export async function stopChild({ process: child }: Child): Promise<void> {
  if (child.exitCode !== null) return
  const gone = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGTERM')
  await gone
}

/** What the system counts as this process's own memory, in bytes. */
export function residentBytes({ process: child }: Child): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? []
  return 1024 * Number(kilobytes)
}

const TICKS_PER_SECOND = 100 // Linux counts processor time in these, whatever the machine

/** Processor time of this process so far, in seconds, all threads together. */
export function processorSeconds({ process: child }: Child): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}
