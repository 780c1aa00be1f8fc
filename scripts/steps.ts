import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { failuresIn } from './failures.ts'
import { ROOT } from './files.ts'

/** One line of the summary. A step says what is wrong while it runs; a long one says it once more at the end. */
export type TestStep = {
  readonly name: string
  readonly run: (print: Print) => boolean | Promise<boolean>
  readonly recall?: () => readonly string[]
}
type Print = (line: string) => void

// The project's own programs come first, also when this is started without npm.
const PATH = [join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(delimiter)

/** `within`: milliseconds that are left when it starts; `alsoFine`: a status that means no failure. */
type Limits = { readonly within?: () => number; readonly alsoFine?: number }

/** A program's output is shown when it fails; of a `live` one it is shown as it comes, because it takes long. */
export function program(
  name: string,
  command: string,
  args: readonly string[],
  shown: 'live' | 'on failure',
  { within, alsoFine = 0 }: Limits = {},
): TestStep {
  return {
    name,
    async run(print) {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      const stdio = shown === 'live' ? 'inherit' : 'pipe'
      const timeout = within === undefined ? {} : { timeout: Math.max(1, within()) }
      const child = spawn(command, args, { cwd: ROOT, env: { ...process.env, PATH }, stdio, ...timeout })
      const said: Buffer[] = []
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', part => said.push(part))
      child.on('error', error => {
        print(`${command} cannot be started: ${error.message}`)
        resolve(false)
      })
      child.on('close', (status, signal) => {
        if (signal !== null && within !== undefined) print(`${name}: ended, because the time was up.`)
        if (status !== 0 && said.length > 0) print(Buffer.concat(said).toString().trimEnd())
        resolve(status === 0 || status === alsoFine)
      })
      return promise
    },
  }
}

/** A step that starts now, while others run, and is waited for when its turn comes. */
export function begun({ name, run }: TestStep): TestStep {
  const lines: string[] = []
  const done = survives(run, line => lines.push(line))
  return {
    name,
    async run(print) {
      const passed = await done
      for (const line of lines) print(line)
      return passed
    },
  }
}

/** A long run of Vitest's, which also reports to a file. */
export function tests(name: string, command: string, args: readonly string[], limits: Limits = {}): TestStep {
  const report = join(ROOT, '.cache', `${name.replaceAll(' ', '-')}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { run } = program(name, command, [...args, ...reporters], 'live', limits)
  return {
    name,
    run(print) {
      rmSync(report, { force: true })
      return run(print)
    },
    recall: () => failuresIn(report, ROOT),
  }
}

export function check(name: string, faults: () => readonly string[]): TestStep {
  return {
    name,
    run(print) {
      const found = faults()
      for (const fault of found) print(fault)
      return found.length === 0
    },
  }
}

/** Runs every step, whatever became of the ones before, and sums up. */
export async function runAll(steps: readonly TestStep[], print: Print): Promise<{ passed: number; failed: number }> {
  const results: { passed: boolean; lines: string[] }[] = []
  for (const { name, run, recall } of steps) {
    const start = performance.now()
    const passed = await survives(run, print)
    const line = `${passed ? '✓' : '✗'} ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`
    print(line)
    results.push({ passed, lines: passed ? [line] : [line, ...(recall?.() ?? []).map(fault => `  ${fault}`)] })
  }
  const failed = results.filter(({ passed }) => !passed).length
  const passed = results.length - failed
  print(['', ...results.flatMap(({ lines }) => lines), '', `${passed} passed, ${failed} failed`].join('\n'))
  return { passed, failed }
}

/** A check that breaks down has failed, and must not keep the others from running. */
async function survives(run: TestStep['run'], print: Print): Promise<boolean> {
  try {
    return await run(print)
  } catch (error) {
    print(error instanceof Error ? (error.stack ?? error.message) : String(error))
    return false
  }
}
