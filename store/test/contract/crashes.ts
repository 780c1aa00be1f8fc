import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Deadline, LoadedTable, Store } from '@masterplan/store'
import { describe, expect, test } from 'vitest'
import { aTable, opened, type StoreWorld } from './world.ts'

const ROUNDS = 4

export const crashesContract = ({ fresh }: StoreWorld): void => {
  describe('crashes', () => {
    test('a process killed at any moment leaves every acknowledged step, whole, and no half one', async () => {
      const address = await fresh()
      const store = await opened(address)
      const tables = await Promise.all(Array.from({ length: 5 }, () => store.tables.create(aTable())))
      const ids = tables.map(({ table }) => table.id)
      for (let round = 0; round < ROUNDS; round++) {
        const acknowledged = await killedAfter(20 + round * 13, address, ids)
        for (const id of ids) {
          const { table, entries, due } = await atOneMoment(store, id)
          expect(table.seq).toBeGreaterThanOrEqual(acknowledged.get(id) ?? 0)
          expect(table.seq % 3).toBe(0)
          expect(entries.map(({ line }) => line)).toEqual(
            Array.from({ length: table.seq }, (_, at) => `${'abc'[at % 3]} ${at - (at % 3)}`),
          )
          if (table.seq > 0) expect(due).toEqual({ table: id, name: 'clock', due: table.seq, seq: table.seq })
        }
      }
    })
  })
}

/** What the dead had asked for may still be done: only what was the same before and after belongs together. */
async function atOneMoment(store: Store, id: string): Promise<LoadedTable & { readonly due: Deadline | undefined }> {
  const loaded = (await store.tables.load(id, 0))!
  const due = (await store.tables.due(1e9, 10)).find(each => each.table === id)
  const now = await store.tables.find(id)
  return now?.seq === loaded.table.seq ? { ...loaded, due } : atOneMoment(store, id)
}

/** Runs the appender until it has acknowledged that many steps, kills it, and tells the last one of each table. */
async function killedAfter(steps: number, address: string, ids: readonly string[]): Promise<Map<string, number>> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'appender.ts'), address, ...ids], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = new Promise(resolve => child.once('exit', resolve))
  const acknowledged = new Map<string, number>()
  let heard = 0
  for await (const line of createInterface(child.stdout)) {
    const [id = '', seq = ''] = line.split(' ')
    acknowledged.set(id, Number(seq))
    if (++heard === steps) child.kill('SIGKILL')
  }
  await gone
  return acknowledged
}
