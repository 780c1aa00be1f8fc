import { CHECKS, COMING } from './checks.ts'
import { readProject } from './files.ts'
import { begun, check, program, runAll, type TestStep, tests } from './steps.ts'

const files = readProject()
const colours = process.stdout.isTTY ? '--colors=force' : '--colors=off'

const { failed } = await runAll(
  [
    program('types', 'tsc', ['-b'], 'on failure'),
    program(
      'lint and format',
      'biome',
      ['ci', colours, '--error-on-warnings', '--max-diagnostics=200', '.'],
      'on failure',
    ),
    program('unused code', 'knip', [], 'on failure'),
    program('code that only tests use', 'knip', ['--production'], 'on failure'),
    ...[...CHECKS, ...(process.argv.includes('--coming') ? COMING : [])].map(({ name, faults }) =>
      check(name, () => faults(files)),
    ),
    ...(process.argv.includes('--checks') ? [] : allTests()),
  ],
  line => console.log(line),
)
process.exitCode = failed > 0 ? 1 : 0

/** The browser is fetched and the page is built beside the checks and the other tests, which leave some time on a core. */
function allTests(): TestStep[] {
  const page = begun(program('page and browser for it', process.execPath, ['web/test/ready.ts'], 'live'))
  return [tests('tests', 'vitest', ['run']), page, tests('tests of the page', process.execPath, ['web/test/main.ts'])]
}
