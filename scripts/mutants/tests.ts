import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fault } from './faults.ts'

/** What `live.ts` is told, a file that was just written, and what it answers. */
export type Changed = { readonly file: string }
export type Noticed = { readonly by: string | undefined }
/** Its exit code when the tests would not end. */
export const ENDLESS = 3

/** A fault and the file it is planted in, from the root of a tree. */
export type Planted = Fault & { readonly file: string }

/** The text with the fault in it. */
export const plantedIn = (text: string, { start, end, instead }: Fault): string =>
  text.slice(0, start) + instead + text.slice(end)

/** Whether a test file fails with the fault in a new Vitest. */
export function noticesAlone(root: string, fault: Planted, testFile: string): boolean {
  const path = join(root, fault.file)
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, plantedIn(text, fault))
  try {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs') // packages are linked there, their commands are not
    const args = [vitest, 'run', '--project', 'rules', '--maxWorkers=1', '--bail=1', testFile]
    const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'ignore' })
    if (status !== 0 && status !== 1) throw new Error(`Vitest ended with ${status} instead of a result.`)
    return status === 1
  } finally {
    writeFileSync(path, text)
  }
}

/** The tests of a folder of a tree, kept ready. The one who makes it closes it. */
export class LiveTests {
  readonly #root: string
  readonly #folder: string
  #process: ChildProcess | undefined

  constructor(root: string, folder: string) {
    this.#root = root
    this.#folder = folder
  }

  /** Who notices the fault, a test that hangs or takes everything down included; nothing if it survives. */
  async notice(fault: Planted): Promise<string | undefined> {
    const path = join(this.#root, fault.file)
    const text = readFileSync(path, 'utf8')
    this.#process ??= await this.#start()
    writeFileSync(path, plantedIn(text, fault))
    try {
      this.#process.send({ file: path } satisfies Changed)
      return await this.#answer(this.#process)
    } finally {
      writeFileSync(path, text)
    }
  }

  close(): void {
    this.#process?.kill('SIGKILL')
    this.#process = undefined
  }

  /** A tree whose tests fail without a fault notices nothing: that is an error. */
  async #start(): Promise<ChildProcess> {
    const live = fork(join(import.meta.dirname, 'live.ts'), [this.#folder], { cwd: this.#root, stdio: 'ignore' })
    const by = await this.#answer(live)
    if (by === undefined) return live
    live.kill('SIGKILL')
    throw new Error(`The tests of ${this.#folder} fail without a fault: ${by}.`)
  }

  #answer(live: ChildProcess): Promise<string | undefined> {
    const { promise, resolve } = Promise.withResolvers<string | undefined>()
    const onEnd = (code: number | null) => {
      this.#process = undefined
      resolve(code === ENDLESS ? 'the tests do not end' : 'the tests take their process down')
    }
    live.once('exit', onEnd)
    live.once('message', message => {
      live.off('exit', onEnd)
      resolve((message as Noticed).by) // from our own live.ts
    })
    return promise
  }
}
