import { account } from './account.ts'
import { COMMON_FLAGS, readArgs } from './args.ts'
import { backup } from './backup.ts'
import { bench } from './bench.ts'
import { check } from './check.ts'
import { aligned } from './columns.ts'
import { type Command, failure, type Outcome, printable, printLines, quoted, type World } from './command.ts'
import { endgames } from './endgames.ts'
import { games } from './games.ts'
import { ladder } from './ladder.ts'
import { moves } from './moves.ts'
import { play } from './play.ts'
import { replay } from './replay.ts'
import { report } from './report.ts'
import { restore } from './restore.ts'
import { serve } from './serve.ts'
import { simulate } from './simulate.ts'
import { soak } from './soak.ts'
import { strength } from './strength.ts'
import { table } from './table.ts'
import { tournament } from './tournament.ts'
import { train } from './train.ts'

const COMMANDS: readonly Command[] = [
  games,
  play,
  replay,
  moves,
  check,
  simulate,
  tournament,
  strength,
  ladder,
  endgames,
  soak,
  train,
  bench,
  serve,
  backup,
  restore,
  table,
  account,
  report,
]

/** Runs one command line and returns the exit code. */
export async function masterplan(given: readonly string[], world: World): Promise<0 | 1> {
  const outcome = await answer(given, world)
  if (outcome.ok) return 0
  printLines(world.stderr, outcome.sentences.map(printable))
  return 1
}

async function answer([name, ...rest]: readonly string[], world: World): Promise<Outcome> {
  if (name === undefined || name === '--help' || name === '-h') return show(world, overview())
  if (name === 'help') return rest[0] === undefined ? show(world, overview()) : answer([rest[0], '--help'], world)
  const command = COMMANDS.find(each => each.name === name)
  if (command === undefined) {
    return failure(`There is no command ${quoted(name)}; "masterplan --help" lists the commands.`)
  }
  const read = readArgs(command, rest)
  if (!read.ok) return read
  if (read.args.has('help')) return show(world, helpOf(command))
  return command.run({ ...world, args: read.args })
}

function show(world: World, lines: readonly string[]): Outcome {
  printLines(world.stdout, lines)
  return { ok: true }
}

const overview = (): string[] => [
  'Masterplan: city-planning board games.',
  '',
  ...aligned(COMMANDS.map(({ usage, summary }) => [`  masterplan ${usage}`, summary])),
  '',
  'Start with "masterplan play". Every command explains itself with --help.',
]

const helpOf = ({ usage, summary, details, flags }: Command): string[] => [
  `masterplan ${usage}`,
  '',
  `  ${summary}`,
  ...details.map(detail => `  ${detail}`),
  '',
  ...aligned(
    [...flags, ...COMMON_FLAGS].map(({ name, value, help }) => [
      `  --${name}${value === null ? '' : ` ${value}`}`,
      help,
    ]),
  ),
]
