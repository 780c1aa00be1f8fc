import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { browserAt, HOW_TO_HAVE_ONE } from './chromium.ts'

/** Files that take long: `npm test` leaves them (`--brief`) to `npm run test:long` (`--at-length`). */
const AT_LENGTH = [
  'chat',
  'coach',
  'dead-line',
  'lessons',
  'luck',
  'planted',
  'rules',
  'wire',
  'evenings/new-person',
].map(name => `test/${name}.test.ts`)

// `npm run test:web`: fetches the browser when there is none, builds the page when it is not up to date, runs the tests.
const WEB = join(import.meta.dirname, '..')
const NO_BROWSER = 3 // `npm test` leaves these tests out then
const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit', cwd: WEB }).status === 0

const ready = run(process.execPath, [join(WEB, 'test', 'ready.ts')])
if (ready && browserAt('whole') === undefined) {
  console.error(`The page is tested in a browser: ${HOW_TO_HAVE_ONE}.`)
  process.exit(NO_BROWSER)
}
process.exitCode = ready && run('vitest', ['run', ...process.argv.slice(2).flatMap(chosen)]) ? 0 : 1

function chosen(word: string): readonly string[] {
  if (word === '--at-length') return AT_LENGTH
  return word === '--brief' ? AT_LENGTH.flatMap(file => ['--exclude', file]) : [word]
}
