import { setTimeout as later } from 'node:timers/promises'
import type { Site } from './site.ts'

export type Idle = { readonly tables: number; readonly bytesPerTable: number; readonly opened: number }

/** Opens many tables, each with a move or two, leaves them alone, and looks at what they cost a while later. */
export async function measureIdle(site: Site, tables: number, seconds: number): Promise<Idle> {
  const before = site.memory()
  const started = performance.now()
  const AT_ONCE = 20
  for (let opened = 0; opened < tables; opened += AT_ONCE) {
    const sittings = await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, tables - opened) }, async () => {
        const sitting = await site.open()
        await sitting.play(0, '3c2')
        return sitting
      }),
    )
    await Promise.all(sittings.map(sitting => sitting.leave()))
  }
  const opened = tables / ((performance.now() - started) / 1000)
  await later(1000 * seconds)
  return { tables, bytesPerTable: Math.max(0, site.memory() - before) / tables, opened }
}
