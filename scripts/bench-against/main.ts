import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../files.ts'
import { hasCommit, treeOf } from '../same-as/tree.ts'
import { type BenchRates, MEASURES, medianRatio, readRates } from './ratios.ts'

const HELP = `npm run bench:against -- COMMIT [GAME…] [--pairs 20] [--seconds 5] [--playouts-only]
How fast this tree is as a share of another commit: both measured in turns, pair by pair, on the same core.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pairs: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '5' },
    'playouts-only': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const [commit, ...named] = positionals
if (values.help || commit === undefined) {
  console.log(HELP)
  process.exit(values.help ? 0 : 2)
}
if (!hasCommit(ROOT, commit)) {
  console.error(`There is no commit ${commit} in this copy.`)
  process.exit(3)
}
const grown = treeOf(ROOT, commit)
if (!grown.ok) {
  console.error(grown.sentence)
  process.exit(2)
}
const { tree } = grown
process.on('SIGINT', () => {
  tree.remove()
  process.exit(130)
})
try {
  for (const game of named.length > 0 ? named : gamesIn(ROOT)) compare(game)
} finally {
  tree.remove()
}

function compare(game: string): void {
  const pairs: { readonly old: BenchRates; readonly now: BenchRates }[] = []
  for (let pair = 0; pair < Number(values.pairs); pair++) {
    // In turns: what slows the machine for a while must not meet the same side each time.
    const first = pair % 2 === 0 ? measured(tree.root, game) : undefined
    const now = measured(ROOT, game)
    pairs.push({ old: first ?? measured(tree.root, game), now })
  }
  for (const measure of MEASURES) {
    const ratios = pairs.flatMap(({ old, now }) => {
      const [before, after] = [old[measure], now[measure]]
      return before === null || after === null ? [] : [after / before]
    })
    if (ratios.length === 0) continue
    const { median, low, high } = medianRatio(ratios)
    const row = [game.padEnd(16), measure.padEnd(25), median.toFixed(3), `(${low.toFixed(3)} to ${high.toFixed(3)})`]
    console.log(`${row.join('  ')}  ${ratios.length} pairs`)
  }
}

function measured(root: string, game: string): BenchRates {
  const args = ['bench', game, '--json', '--seconds', values.seconds]
  return readRates(run(root, values['playouts-only'] ? [...args, '--playouts-only'] : args))
}

function gamesIn(root: string): string[] {
  const rows: { readonly id: string }[] = JSON.parse(run(root, ['games', '--json']))
  return rows.map(({ id }) => id)
}

function run(root: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'cli', 'src', 'main.ts'), ...args], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`masterplan ${args.join(' ')} failed in ${root}: ${stderr}`)
  return stdout
}
