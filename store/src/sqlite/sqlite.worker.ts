import { parentPort, workerData } from 'node:worker_threads'
import { openSqliteDatabase } from './database.ts'
import type { ThreadRequest } from './thread.ts'

// Waits for the disk and for other writers, so that the thread that serves people need not.
const PATIENCE = 15_000
const here = openSqliteDatabase(String(workerData), PATIENCE)

function answer(asked: ThreadRequest): unknown {
  switch (asked.kind) {
    case 'run':
      return here.run(asked.sql, asked.parameters)
    case 'write':
      return here.write(JSON.parse(asked.writes))
  }
}

parentPort?.on('message', (asked: ThreadRequest) => {
  const { n } = asked
  try {
    parentPort?.postMessage({ n, done: answer(asked) })
  } catch (error) {
    parentPort?.postMessage({ n, error: error instanceof Error ? error.message : String(error) })
  }
})
