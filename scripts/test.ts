import { CHECKS } from './checks.ts'
import { readProject } from './files.ts'
import { leftOutLines, missingPrograms } from './left-out.ts'
import { begun, check, program, runAll, type TestStep, tests } from './steps.ts'

const NO_BROWSER = 3 // says `web/test/main.ts`
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
    program('API document', process.execPath, ['protocol/test/lint.ts'], 'on failure'),
    program('built cores', process.execPath, ['scripts/cores/main.ts', '--check'], 'on failure'),
    ...CHECKS.map(({ name, faults }) => check(name, () => faults(files))),
    ...(process.argv.includes('--checks') ? [] : allTests()),
  ],
  line => console.log(line),
)
const untested = process.argv.includes('--checks') ? [] : leftOutLines(files, missingPrograms())
for (const line of untested) console.log(line)
// A server that tests for everybody must have everything.
process.exitCode = failed > 0 || (untested.length > 0 && process.env.CI === 'true') ? 1 : 0

/** The browser is fetched and the page is built beside the checks and the other tests, which leave some time on a core. */
function allTests(): TestStep[] {
  const servers = program('servers for tests', process.execPath, ['store/testing/ready.ts'], 'live')
  const page = begun(program('page and browser for it', process.execPath, ['web/test/ready.ts'], 'live'))
  return [
    servers,
    tests('tests', 'vitest', ['run', '--project', 'rules', '--project', 'programs']),
    page,
    tests('tests of the page', process.execPath, ['web/test/main.ts', '--brief'], { alsoFine: NO_BROWSER }),
  ]
}
