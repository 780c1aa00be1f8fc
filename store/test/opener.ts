import { parentPort, workerData } from 'node:worker_threads'
import { openSqliteDatabase } from '../src/sqlite/database.ts'

// Opens each file at the very moment at which the other threads do.
const { meeting, openers }: { meeting: Int32Array; openers: number } = workerData

parentPort?.on('message', ({ file, round }: { file: string; round: number }) => {
  Atomics.add(meeting, 0, 1)
  while (Atomics.load(meeting, 0) < openers * (round + 1)) {
    // To be woken would take longer than the moment that is meant.
  }
  try {
    openSqliteDatabase(file, 5000).close()
    parentPort?.postMessage('opened')
  } catch (error) {
    parentPort?.postMessage(String(error))
  }
})
