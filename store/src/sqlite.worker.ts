import { parentPort, workerData } from 'node:worker_threads'
import { openSqliteHere } from './sqlite-here.ts'
import type { Asked } from './sqlite-thread.ts'

// Waits for the disk and for other writers, so that the thread that serves people need not.
const PATIENCE = 15_000
const { run, append } = openSqliteHere(String(workerData), PATIENCE)

parentPort?.on('message', ({ n, steps, query }: Asked) => {
  try {
    const done = query === null ? append(steps) : run(query.sql, query.parameters)
    parentPort?.postMessage({ n, done })
  } catch (error) {
    parentPort?.postMessage({ n, error: error instanceof Error ? error.message : String(error) })
  }
})
