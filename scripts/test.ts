import { CHECKS } from './checks.ts'
import { readProject } from './files.ts'
import { check, program, runAll, tests } from './steps.ts'

const files = readProject()
const colours = process.stdout.isTTY ? '--colors=force' : '--colors=off'

const { failed } = runAll(
  [
    program('types', 'tsc', ['-b'], 'on failure'),
    program(
      'lint and format',
      'biome',
      ['ci', colours, '--error-on-warnings', '--max-diagnostics=200', '.'],
      'on failure',
    ),
    program('unused code', 'knip', [], 'on failure'),
    ...CHECKS.map(({ name, faults }) => check(name, () => faults(files))),
    ...(process.argv.includes('--checks')
      ? []
      : [tests('tests', 'vitest', ['run']), tests('tests of the page', process.execPath, ['web/test/main.ts'])]),
  ],
  line => console.log(line),
)
process.exitCode = failed > 0 ? 1 : 0
