import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { sqliteAppender } from './append-sqlite.ts'
import { settle } from './sqlite-settings.ts'
import type { Step } from './store.ts'

// Waits for the disk, so that the process that serves people need not.
const database = new DatabaseSync(String(workerData), { timeout: 15_000 })
settle(database)
const append = sqliteAppender(database)
parentPort?.on('message', ({ n, steps }: { n: number; steps: readonly Step[] }) => {
  try {
    parentPort?.postMessage({ n, done: append(steps) })
  } catch (error) {
    parentPort?.postMessage({ n, error: String(error) })
  }
})
