import { spawn } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../files.ts'
import { type CheckedOutTree, treeOf } from '../same-as/tree.ts'
import { drawn } from './draw.ts'
import { type Fault, faultsIn } from './faults.ts'

const HELP = `npm run test:mutants -- GAME|kernel [--faults 200] [--seed 1] [--jobs 2]
Plants small faults in the rules of a game, or in the kernel, one at a time in a copy of the last commit, and lists
those that its tests do not notice.`

/** A test that hangs has noticed, too. */
const LONGEST = 300_000

type Planted = Fault & { readonly file: string }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    faults: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '2' },
    help: { type: 'boolean', default: false },
  },
})
const [name] = positionals
if (values.help || name === undefined) {
  console.log(HELP)
  process.exit(values.help ? 0 : 2)
}

const home = name === 'kernel' ? 'kernel' : `games/${name}`
/** Rules alone: what bots think of them is measured by matches, and a table of numbers is compared with the rulebook. */
const files = globSync(`${home}/src/**/*.ts`, { cwd: ROOT }).filter(file => !/\/(ai|data)\//.test(file))
if (files.length === 0) {
  console.error(`There is no game "${name}".`)
  process.exit(2)
}
const all = files
  .toSorted()
  .flatMap(file => faultsIn(readFileSync(join(ROOT, file), 'utf8')).map((fault): Planted => ({ file, ...fault })))
const faults = drawn(all, Number(values.faults), Number(values.seed))
console.log(`${name}: ${faults.length} of ${all.length} possible faults in ${files.length} files`)

const trees: CheckedOutTree[] = []
const survivors: Planted[] = []
try {
  const queue = [...faults]
  await Promise.all(
    Array.from({ length: Number(values.jobs) }, async () => {
      const grown = treeOf(ROOT, 'HEAD')
      if (!grown.ok) throw new Error(grown.sentence)
      trees.push(grown.tree)
      for (let fault = queue.shift(); fault !== undefined; fault = queue.shift()) {
        const isSeen = await noticed(grown.tree.root, fault)
        if (!isSeen) survivors.push(fault)
        console.log(`${isSeen ? 'seen    ' : 'SURVIVED'} ${fault.file}:${fault.line} ${fault.what}`)
      }
    }),
  )
} finally {
  for (const tree of trees) tree.remove()
}
const seen = faults.length - survivors.length
console.log(`\n${name}: ${seen} of ${faults.length} seen (${((100 * seen) / faults.length).toFixed(1)} %)`)
for (const { file, line, what } of survivors.toSorted((one, other) => one.file.localeCompare(other.file))) {
  console.log(`  ${file}:${line} ${what}`)
}
process.exitCode = seen >= 0.9 * faults.length ? 0 : 1

/** Quick tests first: most faults are noticed by them. */
async function noticed(root: string, { file, start, end, instead }: Planted): Promise<boolean> {
  const path = join(root, file)
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, text.slice(0, start) + instead + text.slice(end))
  try {
    const quick = globSync(`${home}/test/{playthrough,matches,rules/*}.test.ts`, { cwd: root })
    return (quick.length > 0 && !(await passes(root, quick))) || !(await passes(root, [`${home}/test`]))
  } finally {
    writeFileSync(path, text)
  }
}

function passes(root: string, tests: readonly string[]): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const vitest = join(root, 'node_modules', '.bin', 'vitest')
  const args = ['run', '--project', 'rules', '--bail=1', '--maxWorkers=1', '--reporter=dot', ...tests]
  const child = spawn(vitest, args, { cwd: root, stdio: 'ignore', timeout: LONGEST, killSignal: 'SIGKILL' })
  child.on('error', error => {
    throw error
  })
  child.on('close', status => resolve(status === 0))
  return promise
}
