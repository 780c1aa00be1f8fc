import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { openSqliteDatabase } from '../src/sqlite/database.ts'

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'masterplan-opening-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  return made
}

test('a new file is opened by two threads at the same moment, time and again', async () => {
  const ROUNDS = 60
  const here = folder()
  const workerData = { meeting: new Int32Array(new SharedArrayBuffer(4)), openers: 2 }
  const threads = [0, 1].map(() => new Worker(new URL('./opener.ts', import.meta.url), { workerData }))
  onTestFinished(async () => {
    await Promise.all(threads.map(thread => thread.terminate()))
  })
  for (let round = 0; round < ROUNDS; round++) {
    const answers = threads.map(thread => new Promise(heard => thread.once('message', heard)))
    for (const thread of threads) thread.postMessage({ file: join(here, `${round}.db`), round })
    expect(await Promise.all(answers)).toEqual(['opened', 'opened'])
  }
})

test('what is no database is refused, however patient one is', () => {
  const file = join(folder(), 'prose.db')
  writeFileSync(file, 'Once upon a time there was no database at all in this place.'.repeat(20))
  expect(() => openSqliteDatabase(file, 5000)).toThrow('not a database')
})
