import { relative } from 'node:path'
import { createVitest, type TestModule, type TestSequencer, type TestSpecification } from 'vitest/node'
import { type Changed, ENDLESS, type Noticed } from './tests.ts'

// A process of its own that keeps Vitest and all it has read ready, in the tree it is started in: `live.ts FOLDER`. Whenever a
// file changed it runs the folder's tests again in a new thread, so that nothing is left over from one fault to the next, and
// answers who noticed. Its first answer is about the tree as it is.

/** What test files may take together, in seconds of processor time: a busy machine must not look like an endless loop. */
const AT_LEAST = 5
const TIMES_AS_LONG = 4
/** Files that take longer than this many milliseconds are run last. */
const SLOW = 100

type TestFile = { readonly spec: TestSpecification; milliseconds: number; kills: number }

class AsGiven implements TestSequencer {
  sort(specs: TestSpecification[]): TestSpecification[] {
    return specs
  }
  shard(specs: TestSpecification[]): TestSpecification[] {
    return specs
  }
}

const [folder = ''] = process.argv.slice(2)
const vitest = await createVitest('test', {
  watch: false,
  project: ['rules'],
  bail: 1,
  pool: 'threads', // they end with this process
  maxWorkers: 1,
  reporters: [{}],
  sequence: { sequencer: AsGiven },
})
const files = (await vitest.globTestSpecifications([folder])).map(
  (spec): TestFile => ({ spec, milliseconds: 0, kills: 0 }),
)

let began = process.cpuUsage()
let limit = Number.POSITIVE_INFINITY
setInterval(() => {
  if (seconds() > limit) process.exit(ENDLESS)
}, 500)
const asItIs = await run(files)
const secondsOfAll = seconds()
for (const module of vitest.state.getTestModules()) {
  for (const file of filesOf(module)) file.milliseconds = module.diagnostic().duration
}

let last: string | undefined
process.on('message', async ({ file }: Changed) => {
  for (const each of [last, file]) if (each !== undefined) vitest.invalidateFile(each)
  last = file
  let by: string | undefined
  for (const stage of stages()) by ??= await runInTime(stage)
  answer({ by })
})
answer({ by: asItIs })

function answer(noticed: Noticed): void {
  process.send?.(noticed)
}

/** The quick files, those first that noticed most often; then those that play many matches. */
function stages(): TestFile[][] {
  const quick = files.filter(each => each.milliseconds <= SLOW).sort((one, other) => other.kills - one.kills)
  const slow = files
    .filter(each => each.milliseconds > SLOW)
    .sort((one, other) => one.milliseconds - other.milliseconds)
  return [quick, slow].filter(stage => stage.length > 0)
}

/** As `run`, but this process ends if it takes much longer than without a fault. */
async function runInTime(stage: readonly TestFile[]): Promise<string | undefined> {
  began = process.cpuUsage()
  limit = AT_LEAST + (TIMES_AS_LONG * secondsOfAll * millisecondsOf(stage)) / millisecondsOf(files)
  try {
    return await run(stage)
  } finally {
    limit = Number.POSITIVE_INFINITY
  }
}

function seconds(): number {
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1e6
}

function millisecondsOf(stage: readonly TestFile[]): number {
  return stage.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
}

/** The first test that fails; nothing if all pass. */
async function run(stage: readonly TestFile[]): Promise<string | undefined> {
  vitest.state.filesMap.clear()
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(stage.map(({ spec }) => spec))
  for (const module of testModules) {
    if (module.state() !== 'failed') continue
    for (const file of filesOf(module)) file.kills++
    return `${relative(process.cwd(), module.moduleId)}: ${failedIn(module)}`
  }
  return unhandledErrors.length > 0 ? 'an error outside of all tests' : undefined
}

function filesOf({ moduleId }: TestModule): TestFile[] {
  return files.filter(({ spec }) => spec.moduleId === moduleId)
}

function failedIn(module: TestModule): string {
  for (const test of module.children.allTests('failed')) return test.fullName
  return 'it does not load'
}
