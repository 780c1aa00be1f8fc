import { setTimeout as later } from 'node:timers/promises'
import type { Site } from './site.ts'

export type Idle = { readonly tables: number; readonly bytesPerTable: number; readonly opened: number }

const AT_ONCE = 20

/** Opens many tables, each with a move, leaves them alone, and looks at what they cost a while later. */
export async function measureIdle(site: Site, tables: number, seconds: number): Promise<Idle> {
  const before = site.memory()
  const started = performance.now()
  const open = async () => {
    const sitting = await site.open()
    await new Promise<void>(seen => sitting.play(0, '3c2', seen))
    sitting.leave()
  }
  for (let opened = 0; opened < tables; opened += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, tables - opened) }, open))
  }
  const opened = tables / ((performance.now() - started) / 1000)
  await later(1000 * seconds)
  return { tables, bytesPerTable: Math.max(0, site.memory() - before) / tables, opened }
}
