import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rmdir, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as later } from 'node:timers/promises'

/** What `find` finds; where it finds nothing, the Debian package that would have it is installed first. */
export async function found(packageName: string, find: () => string | undefined): Promise<string> {
  const there = find()
  if (there !== undefined) return there
  return alone(async () => {
    const meanwhile = find()
    if (meanwhile !== undefined) return meanwhile
    const now = installed([packageName], ['--no-install-recommends']) ? find() : undefined
    if (now === undefined)
      throw new Error(`${packageName} could not be installed: install it, then run the tests again.`)
    return now
  })
}

/** Where root, or somebody whom sudo asks for no password, can install Debian's packages; false elsewhere. */
export function installed(packages: readonly string[], flags: readonly string[] = []): boolean {
  const by = rootBy()
  if (by === undefined || !existsSync('/usr/bin/apt-get')) return false
  const run = (...args: readonly string[]): boolean => {
    const [command = '', ...rest] = [...by, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args]
    return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  }
  console.error(`The tests need programs of their own: installing Debian's ${packages.join(' and ')} …`)
  return run('update', '-qq') && run('install', '-y', '-qq', ...flags, ...packages)
}

/** What goes before a command that only root may run. */
function rootBy(): readonly string[] | undefined {
  if (process.getuid?.() === 0) return []
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n'] : undefined
}

const LOCK = join(tmpdir(), 'masterplan-installs')
const FORGOTTEN = 10 * 60_000

/** Test files and the making of the page run side by side, and only one of them may install. */
export async function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      await mkdir(LOCK)
      break
    } catch {
      const age = await stat(LOCK).then(
        ({ mtimeMs }) => Date.now() - mtimeMs,
        () => 0,
      )
      if (age > FORGOTTEN) await rmdir(LOCK).catch(() => {})
      await later(500)
    }
  }
  try {
    return await work()
  } finally {
    await rmdir(LOCK)
  }
}
