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
import { engine } from './commands/engine.ts'
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

/** For players, designers and hosts. */
export const COMMANDS: readonly CliCommand[] = [
  games,
  play,
  replay,
  moves,
  check,
  simulate,
  tournament,
  bench,
  engine,
  serve,
  backup,
  restore,
  table,
  account,
  report,
]

/** For those who work on the bots and the rules of this repository: `masterplan dev NAME`. */
export const DEV_COMMANDS: readonly CliCommand[] = [strength, ladder, endgames, soak, train]

/** Runs one command line and returns the exit code. */
export async function masterplan(given: readonly string[], world: Environment): Promise<0 | 1> {
  const outcome = await answer(given, world)
  if (outcome.ok) return 0
  printLines(world.stderr, outcome.sentences.map(printable))
  return 1
}

async function answer([name, ...rest]: readonly string[], environment: Environment): Promise<CommandOutcome> {
  if (name === undefined || isHelp(name)) return show(environment, overview())
  if (name === 'help') {
    return rest[0] === undefined ? show(environment, overview()) : answer([...rest, '--help'], environment)
  }
  if (name === 'dev') return answerDev(rest, environment)
  const command = COMMANDS.find(each => each.name === name)
  if (command !== undefined) return runCommand(command, rest, environment)
  return failure(
    DEV_COMMANDS.some(each => each.name === `dev ${name}`)
      ? `"masterplan ${name}" is "masterplan dev ${name}" now.`
      : `There is no command ${quoted(name)}; "masterplan --help" lists the commands.`,
  )
}

async function answerDev([name, ...rest]: readonly string[], environment: Environment): Promise<CommandOutcome> {
  if (name === undefined || isHelp(name)) return show(environment, devOverview())
  const command = DEV_COMMANDS.find(each => each.name === `dev ${name}`)
  if (command !== undefined) return runCommand(command, rest, environment)
  return failure(`There is no command ${quoted(`dev ${name}`)}; "masterplan dev --help" lists them.`)
}

const isHelp = (word: string): boolean => word === '--help' || word === '-h'

async function runCommand(
  command: CliCommand,
  given: readonly string[],
  environment: Environment,
): Promise<CommandOutcome> {
  const read = readArgs(command, given)
  if (!read.ok) return read
  if (read.args.has('help')) return show(environment, helpOf(command))
  return command.run({ ...environment, args: read.args })
}

function show(environment: Environment, lines: readonly string[]): CommandOutcome {
  printLines(environment.stdout, lines)
  return { ok: true }
}

const overview = (): string[] => [
  'Masterplan: city-planning board games.',
  '',
  ...listed(COMMANDS),
  '',
  'Start with "masterplan play". Every command explains itself with --help.',
  'What measures and trains the bots of this program is under "masterplan dev --help".',
]

const devOverview = (): string[] => [
  'Masterplan: what its bots and rules are measured, trained and tried with.',
  '',
  ...listed(DEV_COMMANDS),
  '',
  'Every command explains itself with --help.',
]

const listed = (commands: readonly CliCommand[]): string[] =>
  aligned(commands.map(({ usage, summary }) => [`  masterplan ${usage}`, summary]))

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
