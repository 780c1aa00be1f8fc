import {
  type CliCommand,
  type CommandOutcome,
  type Environment,
  failure,
  printable,
  printLines,
  quoted,
} from './command.ts'
import { account } from './commands/account.ts'
import { backup } from './commands/backup.ts'
import { bench } from './commands/bench.ts'
import { check } from './commands/check.ts'
import { endgames } from './commands/dev/endgames.ts'
import { ladder } from './commands/dev/ladder.ts'
import { soak } from './commands/dev/soak.ts'
import { strength } from './commands/dev/strength.ts'
import { train } from './commands/dev/train.ts'
import { games } from './commands/games.ts'
import { moves } from './commands/moves.ts'
import { play } from './commands/play.ts'
import { replay } from './commands/replay.ts'
import { report } from './commands/report.ts'
import { restore } from './commands/restore.ts'
import { serve } from './commands/serve.ts'
import { simulate } from './commands/simulate.ts'
import { table } from './commands/table.ts'
import { tournament } from './commands/tournament.ts'
import { COMMON_FLAGS, readArgs } from './input/args.ts'
import { aligned } from './sheets/columns.ts'

const COMMANDS: readonly CliCommand[] = [
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
export async function masterplan(given: readonly string[], world: Environment): Promise<0 | 1> {
  const outcome = await answer(given, world)
  if (outcome.ok) return 0
  printLines(world.stderr, outcome.sentences.map(printable))
  return 1
}

async function answer([name, ...rest]: readonly string[], world: Environment): Promise<CommandOutcome> {
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

function show(world: Environment, lines: readonly string[]): CommandOutcome {
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

const helpOf = ({ usage, summary, details, flags }: CliCommand): string[] => [
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
