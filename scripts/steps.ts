import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { failuresIn } from './failures.ts'
import { ROOT } from './files.ts'

/** One line of the summary. A step says what is wrong while it runs; a long one says it once more at the end. */
export type Step = {
  readonly name: string
  readonly run: (print: Print) => boolean
  readonly recall?: () => readonly string[]
}
type Print = (line: string) => void

// The project's own programs come first, also when this is started without npm.
const PATH = [join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(delimiter)

/** A program's output is shown when it fails; of a `live` one it is shown as it comes, because it takes long. */
export function program(name: string, command: string, args: readonly string[], shown: 'live' | 'on failure'): Step {
  return {
    name,
    run(print) {
      const stdio = shown === 'live' ? 'inherit' : 'pipe'
      const { status, stdout, stderr, error } = spawnSync(command, args, {
        cwd: ROOT,
        env: { ...process.env, PATH },
        stdio,
        encoding: 'utf8',
        maxBuffer: 64 << 20, // a broken day makes long lists
      })
      if (error !== undefined) print(`${command} cannot be started: ${error.message}`)
      if (status !== 0 && shown === 'on failure') print(`${stdout ?? ''}${stderr ?? ''}`.trimEnd())
      return status === 0
    },
  }
}

/** A long run of Vitest's, which also reports to a file. */
export function tests(name: string, command: string, args: readonly string[]): Step {
  const report = join(ROOT, '.cache', `${name.replaceAll(' ', '-')}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { run } = program(name, command, [...args, ...reporters], 'live')
  return {
    name,
    run(print) {
      rmSync(report, { force: true })
      return run(print)
    },
    recall: () => failuresIn(report, ROOT),
  }
}

export function check(name: string, faults: () => readonly string[]): Step {
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
export function runAll(steps: readonly Step[], print: Print): { passed: number; failed: number } {
  const results = steps.map(({ name, run, recall }) => {
    const start = performance.now()
    const passed = survives(run, print)
    const line = `${passed ? '✓' : '✗'} ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`
    print(line)
    return { passed, lines: passed ? [line] : [line, ...(recall?.() ?? []).map(fault => `  ${fault}`)] }
  })
  const failed = results.filter(({ passed }) => !passed).length
  const passed = results.length - failed
  print(['', ...results.flatMap(({ lines }) => lines), '', `${passed} passed, ${failed} failed`].join('\n'))
  return { passed, failed }
}

/** A check that breaks down has failed, and must not keep the others from running. */
function survives(run: Step['run'], print: Print): boolean {
  try {
    return run(print)
  } catch (error) {
    print(error instanceof Error ? (error.stack ?? error.message) : String(error))
    return false
  }
}
