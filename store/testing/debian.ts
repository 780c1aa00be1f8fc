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
    if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) {
      throw new Error(`The tests need ${packageName}: install it, then run them again.`)
    }
    console.error(`The tests need a server of their own: installing the Debian package ${packageName} …`)
    const installed = apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', packageName)
    const now = installed ? find() : undefined
    if (now === undefined)
      throw new Error(`${packageName} could not be installed: install it, then run the tests again.`)
    return now
  })
}

const apt = (...args: readonly string[]): boolean =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

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
