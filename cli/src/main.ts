#!/usr/bin/env node
import { randomInt } from 'node:crypto'
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Without it half the time of a start is compiling; it must be on before the rest is loaded. Threads find it by their
// environment: one that has to strip types itself detaches a buffer on the way, and from then on every access to every
// typed array in it is checked for that, which cost random play 6 % of its speed.
const { directory } = enableCompileCache()
if (directory !== undefined) process.env.NODE_COMPILE_CACHE ??= directory // on a full or read-only disk there is none
const { TERMINAL_BOARDS } = await import('@masterplan/boards')
const { CATALOG } = await import('@masterplan/catalog')
const { loadModel } = await import('@masterplan/catalog/games')
const { masterplan } = await import('./masterplan.ts')

const STOPPED_WITHIN = 9500

// `masterplan games | head -1` closes our output early; that is no failure.
process.stdout.on('error', error => {
  process.exit('code' in error && error.code === 'EPIPE' ? 0 : 1)
})

try {
  process.exitCode = await masterplan(process.argv.slice(2), {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    colour: process.stdout.isTTY === true && !process.env.NO_COLOR,
    catalog: CATALOG,
    boards: TERMINAL_BOARDS,
    worker: new URL('./task.worker.ts', import.meta.url),
    page: fileURLToPath(new URL('../../web/dist', import.meta.url)),
    model: loadModel,
    freshSeed: () => randomInt(2 ** 31),
    untilStopped: () =>
      new Promise(resolve => {
        for (const signal of ['SIGINT', 'SIGTERM'] as const) {
          process.once(signal, () => {
            resolve()
            // Whatever still hangs then, a letter or a database, is not waited for.
            setTimeout(() => process.exit(), STOPPED_WITHIN).unref()
          })
        }
      }),
  })
} catch (error) {
  // A bug of ours: still one sentence, so that callers can rely on it.
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(`Something went wrong inside Masterplan: ${message.split('\n')[0]}\n`)
  process.exitCode = 1
}
