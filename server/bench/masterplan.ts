import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Playable } from '@masterplan/kernel'
import { type Child, processorSeconds, residentBytes, startChild, stopChild } from './child.ts'
import { BenchPage } from './page.ts'
import { type BenchPair, type BenchSite, whenAllSaw } from './site.ts'

const ROOT = join(import.meta.dirname, '../..')

export interface ServerChoice {
  readonly name: string
  readonly game: Playable
  readonly processes: number
  readonly environment: Readonly<Record<string, string>> // DATABASE_URL and REDIS_URL, or nothing for the embedded database
  readonly flags: readonly string[] // for Node itself
}

/** `masterplan serve` as hosts run it, in processes of its own. Seats of one table are at different processes. */
export async function masterplan({ name, game, processes, environment, flags }: ServerChoice): Promise<BenchSite> {
  const data = mkdtempSync(join(tmpdir(), 'masterplan-bench-'))
  const args = [
    ...flags,
    'cli/src/main.ts',
    'serve',
    '--port',
    '0',
    '--limits',
    'none',
    '--tables-only',
    '--data',
    data,
  ]
  const env = { ...process.env, ...environment, NODE_ENV: 'production' }
  const children: Child[] = []
  for (let started = 0; started < processes; started++) children.push(await startChild(args, ROOT, env))
  let opened = 0
  const portAt = (at: number) => children[at % processes]?.port ?? 0
  return {
    name,
    open: () => openTable(game, portAt(opened), portAt(++opened)),
    async close() {
      await Promise.all(children.map(stopChild))
      rmSync(data, { recursive: true, force: true })
    },
    memory: () => children.reduce((sum, child) => sum + residentBytes(child), 0),
    processor: () => children.reduce((sum, child) => sum + processorSeconds(child), 0),
  }
}

async function openTable(game: Playable, hostPort: number, guestPort: number): Promise<BenchPair> {
  const [host, guest] = await Promise.all([BenchPage.open(game, hostPort), BenchPage.open(game, guestPort)])
  await host.create()
  let [first, second] = [host, guest]
  /** Something that both see. */
  const together = (act: () => void, beyond: number) =>
    new Promise<void>(go => {
      whenAllSaw([host.seen, guest.seen], beyond, go)
      act()
    })
  const begin = () => together(() => host.command({ kind: 'start' }), host.seen.last)
  await Promise.all([guest.watch(host.table), host.watch(host.table)])
  const accept = () => together(() => guest.command({ kind: 'sit', seat: null, name: 'Ben' }), host.seen.last)
  await accept()
  await begin()
  return {
    play(seat, text, seen) {
      const mover = seat === 0 ? first : second
      whenAllSaw([host.seen, guest.seen], mover.seen.last, seen)
      mover.move(text)
    },
    async again() {
      const table = await host.rematch()
      await Promise.all([host.watch(table), guest.watch(table)])
      ;[first, second] = [second, first] // everybody sits one seat further
      await accept()
      await begin()
    },
    leave() {
      host.close()
      guest.close()
    },
  }
}
