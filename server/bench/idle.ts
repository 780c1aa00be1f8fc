import { setTimeout as later } from 'node:timers/promises'
import type { BenchPair, BenchSite } from './site.ts'

export type Idle = {
  readonly tables: number
  readonly opened: number // a second
  readonly held: number // bytes for each table that two people have open and nobody plays at
  readonly left: number // bytes for each once they are gone
}

const AT_ONCE = 20
const FIRST = 300 // tables that make the server grow to its working size, before anything is measured

/** Opens many tables, each with a move, and looks at what they cost while they are open and after everybody left. */
export async function measureIdle(site: BenchSite, tables: number, seconds: number): Promise<Idle> {
  const idle = () => later(1000 * seconds)
  for (const sitting of await openAll(site, FIRST)) sitting.leave()
  await idle()
  const before = site.memory()
  const started = performance.now()
  const sittings = await openAll(site, tables)
  const opened = tables / ((performance.now() - started) / 1000)
  await idle()
  const held = site.memory()
  for (const sitting of sittings) sitting.leave()
  await idle()
  const each = (memory: number) => Math.max(0, memory - before) / tables
  return { tables, opened, held: each(held), left: each(site.memory()) }
}

async function openAll(site: BenchSite, tables: number): Promise<readonly BenchPair[]> {
  const sittings: BenchPair[] = []
  const open = async () => {
    const sitting = await site.open()
    await new Promise<void>(seen => sitting.play(0, '3c2', seen))
    sittings.push(sitting)
  }
  while (sittings.length < tables) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, tables - sittings.length) }, open))
  }
  return sittings
}
