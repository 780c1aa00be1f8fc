import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { botNames } from '@masterplan/bots'
import type { MatchRecord, Playable } from '@masterplan/kernel'
import {
  findTimedBot,
  NO_GAMES,
  optionsAmongBots,
  type Plan,
  reportOf,
  type Simulated,
  type Stretch,
  talliesOf,
} from '@masterplan/lab'
import { optionSentence } from '@masterplan/protocol/sentences'
import {
  type CliCommand,
  type Context,
  DONE,
  type Failure,
  failure,
  printJson,
  printLines,
  quoted,
} from '../command.ts'
import { SEEDS, wholeNumber } from '../input/args.ts'
import { whyNot } from '../input/files.ts'
import { chosenOptions, findGame, OPTION_FLAG } from '../input/options.ts'
import { progressOn } from '../sheets/progress.ts'
import { simulationCsv, simulationSheet } from '../sheets/simulation.ts'
import { type Pile, stretchesFrom } from '../stretches.ts'
import { answered, inLanes, openTasks } from '../tasks.ts'

export const simulate: CliCommand = {
  name: 'simulate',
  summary: 'let bots play many matches, and see who wins and how',
  usage: 'simulate GAME',
  details: [
    'The seats rotate over the bots, match by match, and one rotation shares its luck. The same seed gives the same',
    'matches, whatever the number of jobs.',
    `The bots are ${botNames([]).join(', ')}; some take a game's PERSONALITY, as in greedy:PERSONALITY.`,
  ],
  flags: [
    { name: 'matches', value: 'N', help: 'how many matches; usually 100', once: 'games' },
    { name: 'bots', value: 'A,B,…', help: 'who plays; usually random' },
    { name: 'players', value: 'N', help: 'how many seats; usually one for each bot' },
    { name: 'seed', value: 'S', help: 'a whole number; usually 1' },
    { name: 'rules', value: 'VERSION', help: 'the version of the rules; usually the newest' },
    {
      name: 'jobs',
      value: 'J',
      help: 'how many worker threads, 1 to 64; usually as many as the machine has processors',
    },
    { name: 'csv', value: null, help: 'answer as comma-separated values' },
    { name: 'records', value: 'DIR', help: 'also write each match as a .match.json file into DIR' },
    OPTION_FLAG,
  ],
  async run(context) {
    const { args, stdout, stderr, boards } = context
    const planned = planOf(context)
    if (!planned.ok) return planned
    const { game, plan, games } = planned
    const folder = args.text('records')
    if (folder !== undefined) {
      const problem = await prepared(folder)
      if (problem !== undefined) return failure(problem)
    }
    const progress = progressOn(stderr, games)
    let tally = NO_GAMES
    let problem: string | undefined
    await playAll(context, planned, async ({ from }, simulated) => {
      tally = talliesOf(tally, simulated.tally)
      if (folder !== undefined) problem ??= await keep(simulated.records, from, folder)
      progress.at(tally.games)
    })
    progress.end()
    if (problem !== undefined) return failure(problem)
    const report = reportOf(plan, tally)
    if (args.has('json')) printJson(stdout, report)
    else if (args.has('csv')) printLines(stdout, simulationCsv(report))
    else printLines(stdout, simulationSheet(report, game, boards[game.id]))
    return DONE
  },
}

type Planned = {
  readonly ok: true
  readonly game: Playable
  readonly plan: Plan
  readonly games: number
  readonly jobs: number
}

function planOf(context: Context): Planned | Failure {
  const { args } = context
  const [id, ...surplus] = args.words
  if (id === undefined || surplus.length > 0) {
    return failure('Name one game to simulate; "masterplan simulate --help" says more.')
  }
  const found = findGame(id, context)
  if (!found.ok) return found
  const { game } = found
  const games = wholeNumber(args, 'matches', { usual: 100, min: 1, max: 100_000_000 })
  if (!games.ok) return games
  const jobs = wholeNumber(args, 'jobs', { usual: Math.min(64, availableParallelism()), min: 1, max: 64 })
  if (!jobs.ok) return jobs
  const seed = wholeNumber(args, 'seed', { usual: 1, ...SEEDS })
  if (!seed.ok) return seed
  const bots = (args.text('bots') ?? 'random').split(',')
  const { min, max } = game.seats
  const players = wholeNumber(args, 'players', { usual: Math.max(min, Math.min(max, bots.length)), min, max })
  if (!players.ok) return players
  for (const name of bots) {
    const bot = findTimedBot(name, game)
    if (!bot.ok) return failure(bot.sentence)
  }
  const options = chosenOptions(args, game)
  if (!options.ok) return options
  const rules = args.text('rules') ?? game.rulesVersion
  const opened = game.open(players.value, options.chosen, rules)
  if (!opened.ok) return failure(optionSentence(opened))
  const plan: Plan = {
    game: game.id,
    players: players.value,
    options: game.unfold(entry => optionsAmongBots(entry, options.chosen)),
    bots,
    seed: seed.value,
    rules,
    records: args.has('records'),
  }
  return { ok: true, game, plan, games: games.value, jobs: jobs.value }
}

/** `done` hears of every stretch, in no particular order. */
async function playAll(
  context: Context,
  { plan, games, jobs }: Planned,
  done: (stretch: Stretch, simulated: Simulated) => Promise<void>,
): Promise<void> {
  const pile: Pile = { from: 0, end: games }
  const lanes = Math.min(jobs, games)
  const pool = openTasks(context, lanes)
  try {
    await inLanes(lanes, async () => {
      const next = stretchesFrom(pile)
      for (let stretch = next(); stretch !== undefined; stretch = next()) {
        await done(stretch, await answered(pool.run('simulate', { plan, stretch })))
      }
    })
  } finally {
    await pool.close()
  }
}

/** Makes the folder for the records; a sentence when that cannot be. */
async function prepared(folder: string): Promise<string | undefined> {
  try {
    await mkdir(folder, { recursive: true })
    return undefined
  } catch (error) {
    return whyNot(error, quoted(folder))
  }
}

/** Files are numbered by match, so that the same seed writes the same files. A sentence when one cannot be written. */
async function keep(records: readonly MatchRecord[], from: number, folder: string): Promise<string | undefined> {
  for (const [at, record] of records.entries()) {
    const file = join(folder, `${record.game}-${String(from + at + 1).padStart(6, '0')}.match.json`)
    try {
      await writeFile(file, `${JSON.stringify(record, null, 2)}\n`)
    } catch (error) {
      return whyNot(error, quoted(file))
    }
  }
  return undefined
}
