import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../files.ts'
import { type CheckedOutTree, treeOf } from '../same-as/tree.ts'
import { drawn } from './draw.ts'
import { faultsIn } from './faults.ts'
import { shown } from './shown.ts'
import { LiveTests, noticesAlone, type Planted } from './tests.ts'

const HELP = `npm run test:mutants -- GAME|kernel [--faults 200] [--seed 1] [--jobs 2] [--only TEXT]… [--again 5]
Plants small faults in the rules of a game, or in the kernel, one at a time in a copy of the last commit, and lists
those that its tests do not notice, each with its line before and after. The exit code is 0 if 90 % are noticed.
  --only TEXT  of the drawn faults, only those whose "file:line" ends so: to look again after writing a test
  --again N    so many of the noticed faults are planted again, each in a new process, to show that none was noticed
               because of something that another one left behind`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    faults: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '2' },
    only: { type: 'string', multiple: true, default: [''] },
    again: { type: 'string', default: '5' },
    help: { type: 'boolean', default: false },
  },
})
const [name] = positionals
if (values.help || name === undefined) {
  console.log(HELP)
  process.exit(values.help ? 0 : 2)
}

const home = name === 'kernel' ? 'kernel' : `games/${name}`
const trees: CheckedOutTree[] = []
try {
  process.exitCode = await plantAll(newTree())
} finally {
  for (const tree of trees) tree.remove()
}

/** The last commit in a folder of its own; its path. */
function newTree(): string {
  const grown = treeOf(ROOT, 'HEAD')
  if (!grown.ok) throw new Error(grown.sentence)
  trees.push(grown.tree)
  return grown.tree.root
}

type Seen = { readonly fault: Planted; readonly by: string }
/** The test file that noticed; empty if the tests did not end. */
function fileIn(by: string): string {
  return /^\S+\.test\.ts(?=: )/.exec(by)?.[0] ?? ''
}

async function plantAll(root: string): Promise<number> {
  /** Rules alone: what bots think of them is measured by matches, and a table of numbers is compared with the rulebook. */
  const files = globSync(`${home}/src/**/*.ts`, { cwd: root }).filter(file => !/\/(ai|data)\//.test(file))
  if (files.length === 0) {
    console.error(`There is no game "${name}".`)
    return 2
  }
  const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
  const all = files.toSorted().flatMap(file => faultsIn(textOf(file)).map((fault): Planted => ({ file, ...fault })))
  const faults = drawn(all, Number(values.faults), Number(values.seed)).filter(({ file, line }) =>
    values.only.some(text => `${file}:${line}`.endsWith(text)),
  )
  console.log(`${name}: ${faults.length} of ${all.length} possible faults in ${files.length} files`)

  const queue = [...faults]
  const seen: Seen[] = []
  const survivors: Planted[] = []
  const work = async (tree: string) => {
    const tests = new LiveTests(tree, `${home}/test`)
    try {
      for (let fault = queue.shift(); fault !== undefined; fault = queue.shift()) {
        const by = await tests.notice(fault)
        if (by === undefined) survivors.push(fault)
        else seen.push({ fault, by })
        console.log(`${by === undefined ? 'SURVIVED' : 'seen    '} ${fault.file}:${fault.line} ${fault.what}`)
        if (by !== undefined) console.log(`         by ${by}`)
      }
    } finally {
      tests.close()
    }
  }
  await Promise.all(Array.from({ length: Number(values.jobs) }, (_, job) => work(job === 0 ? root : newTree())))

  for (const fault of survivors.toSorted((one, other) => one.file.localeCompare(other.file) || one.line - other.line)) {
    console.log(`\n${shown(fault, textOf(fault.file))}`)
  }
  const byATest = seen.filter(({ by }) => fileIn(by) !== '')
  const isFair = areSeenAgain(root, drawn(byATest, Number(values.again), Number(values.seed)))
  console.log(
    `\n${name}: ${seen.length} of ${faults.length} seen (${((100 * seen.length) / faults.length).toFixed(1)} %)`,
  )
  return isFair && seen.length >= 0.9 * faults.length ? 0 : 1
}

/** Each in a process that has seen no other fault, by the test file that noticed it. */
function areSeenAgain(root: string, seen: readonly Seen[]): boolean {
  const lost = seen.filter(({ fault, by }) => !noticesAlone(root, fault, fileIn(by)))
  for (const { fault, by } of lost) {
    console.error(`${fault.file}:${fault.line} ${fault.what}: seen by ${by}, but not in a process of its own`)
  }
  return lost.length === 0
}
