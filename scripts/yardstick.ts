import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './files.ts'
import { type MeasuredRates, playoutsPrinted, type Rates, ratesIn, ratesOf, ratiosOf, tableOf } from './ratios.ts'

/** Random games of the same rules in C++, as fast as we know how: the limit that the games' cores are measured against. */
const PROGRAMS = [
  { game: 'subdivision', source: 'sd_playout', args: ['2', 'full', '60000', '1'] },
  { game: 'parks-and-towers', source: 'pt_playout', args: ['60000', '1'] },
] as const
const ROUNDS = 9 // many short ones: a shared machine has slow spells of some seconds
const STRETCHES = 25 // of the C++ program in a round, each as long as one of `masterplan bench`
const CACHE = join(ROOT, '.cache', 'yardstick')

function giveUp(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

function build(source: string): void {
  const args = [
    '-O3',
    '-march=native',
    '-std=c++17',
    '-o',
    join(CACHE, source),
    join(ROOT, 'scripts/yardstick', `${source}.cpp`),
  ]
  const { error, status, stderr } = spawnSync('g++', args, { encoding: 'utf8' })
  if (error !== undefined) giveUp('g++ is missing: on Debian and Ubuntu `sudo apt-get install g++` brings it.')
  if (status !== 0) giveUp(`${stderr}\ng++ could not build ${source}.cpp.`)
}

function bench(game: string): Rates {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'cli/src/main.ts'), 'bench', game, '--seconds', '1', '--playouts-only', '--json'],
    {
      encoding: 'utf8',
    },
  )
  const rates = status === 0 ? ratesOf(stdout, game) : undefined
  return rates ?? giveUp(`${stderr}\`masterplan bench ${game} --json\` gave no playouts per second.`)
}

/** All games that have a yardstick, or the ones that the command line names. */
function chosenPrograms(): readonly (typeof PROGRAMS)[number][] {
  const names = process.argv.slice(2).filter(word => !word.startsWith('-'))
  const stranger = names.find(name => !PROGRAMS.some(({ game }) => game === name))
  if (stranger !== undefined)
    giveUp(`There is no yardstick for "${stranger}", only for ${PROGRAMS.map(({ game }) => game).join(' and ')}.`)
  return names.length === 0 ? PROGRAMS : PROGRAMS.filter(({ game }) => names.includes(game))
}

const programs = chosenPrograms()
if (process.arch !== 'x64') giveUp('The C++ programs use instructions (BMI2) that only x86-64 processors have.')
mkdirSync(CACHE, { recursive: true })
for (const { source } of programs) build(source)

const measured: MeasuredRates[] = programs.map(({ game }) => ({ game, cpp: [], core: [] }))
// In turns: whatever else the machine does in the meantime then slows both alike.
for (let round = 1; round <= ROUNDS; round++) {
  for (const [at, { game, source, args }] of programs.entries()) {
    console.error(`round ${round} of ${ROUNDS}: ${game}`)
    const stretch = () => playoutsPrinted(execFileSync(join(CACHE, source), args, { encoding: 'utf8' }))
    measured[at]?.cpp.push(ratesIn(Array.from({ length: STRETCHES }, stretch)))
    measured[at]?.core.push(bench(game))
  }
}
const rows = measured.map(ratiosOf)
console.log(process.argv.includes('--json') ? JSON.stringify(rows, null, 2) : tableOf(rows))
