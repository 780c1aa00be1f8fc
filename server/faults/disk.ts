import { spawnSync } from 'node:child_process'
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as later } from 'node:timers/promises'
import type { Playable } from '@masterplan/kernel'
import { Farm } from './farm.ts'
import { carryThrough, type TrialOutcome } from './trial.ts'

const MEGABYTES = 128
const FULL_FOR = 1500 // milliseconds
const ROOT = join(import.meta.dirname, '../..')

/** A disk of its own, small enough to be filled. Undefined: this user may not mount one. */
function smallDisk(): { readonly folder: string; remove(): void } | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'masterplan-disk-'))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', folder], {
    stdio: 'ignore',
  })
  const remove = () => rmSync(folder, { recursive: true, force: true })
  if (status !== 0) {
    remove()
    return undefined
  }
  return {
    folder,
    remove() {
      spawnSync('umount', ['--lazy', folder])
      remove()
    },
  }
}

/** Takes all the room that is left, down to the last byte. */
function fill(file: string): void {
  const open = openSync(file, 'w')
  try {
    for (let size = 1 << 20; size > 0; ) {
      try {
        writeSync(open, Buffer.alloc(size))
      } catch {
        size >>= 1
      }
    }
    fsyncSync(open)
  } finally {
    closeSync(open)
  }
}

/** The disk runs full in the middle of matches: the server says so, and goes on when there is room again. */
export async function diskFull(games: readonly Playable[], faults: number): Promise<TrialOutcome | undefined> {
  const disk = smallDisk()
  if (disk === undefined) return undefined
  const farm = new Farm({ program: null, environment: {}, data: join(disk.folder, 'data') })
  await farm.add()
  const filler = join(disk.folder, 'filler')
  const problems: string[] = []
  const outcome = await carryThrough({
    ...{ name: 'the disk is full for a while', farm, games, faults, within: 0 },
    async strike() {
      await farm.untilBusy(0)
      const { underway } = farm
      fill(filler)
      await later(FULL_FOR)
      if ((await readiness(farm)) !== 503) problems.push('A server that cannot store anything said that it was ready.')
      rmSync(filler)
      await later(FULL_FOR)
      if ((await readiness(farm)) !== 200) problems.push('There is room again, and the server is not ready.')
      return underway
    },
  })
  await farm.close()
  disk.remove()
  return { ...outcome, problems: [...outcome.problems, ...problems] }
}

const readiness = async (farm: Farm): Promise<number> => (await fetch(`${farm.address(0)}/readyz`)).status

/** A second server on the same file, and one on a disk that can only be read: both refuse, and nothing changes. */
export async function refusedStarts(games: readonly Playable[], faults: number): Promise<TrialOutcome> {
  const disk = smallDisk()
  const farm = new Farm({
    program: null,
    environment: {},
    data: join(disk?.folder ?? mkdtempSync(join(tmpdir(), 'masterplan-two-')), 'data'),
  })
  await farm.add()
  const problems: string[] = []
  const refuses = (what: string, sentence: RegExp) => {
    const args = ['cli/src/main.ts', 'serve', '--port', '0', '--tables-only', '--data', farm.data]
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', timeout: 60_000 })
    if (status !== 1 || !sentence.test(stderr)) problems.push(`${what} ended with ${status} and said: ${stderr}`)
  }
  const outcome = await carryThrough({
    ...{ name: 'a second server on the same file', farm, games, faults, within: 0 },
    async strike() {
      await farm.untilBusy(0)
      const { underway } = farm
      refuses('A second server', /another server has .* open/)
      return underway
    },
  })
  await farm.stop(0)
  if (disk !== undefined) {
    spawnSync('mount', ['-o', 'remount,ro', disk.folder])
    refuses('A server on a disk that can only be read', /^The page cannot be served: [^\n]+\n$/)
    spawnSync('mount', ['-o', 'remount,rw', disk.folder])
  }
  await farm.close()
  disk?.remove()
  return { ...outcome, problems: [...outcome.problems, ...problems] }
}
