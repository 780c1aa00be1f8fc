import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import type { Playable } from '@masterplan/kernel'
import { chartOf, findTimedBot, lineUpsOf, usualOpening, winsPerSeat } from '@masterplan/lab'
import {
  type CliCommand,
  type Context,
  DONE,
  type Failure,
  failure,
  printJson,
  printLines,
  quoted,
} from '../../command.ts'
import { SEEDS, wholeNumber } from '../../input/args.ts'
import { whyNot } from '../../input/files.ts'
import { findGame } from '../../input/options.ts'
import { aligned } from '../../sheets/columns.ts'
import { progressOn } from '../../sheets/progress.ts'
import { interval, percent } from '../../sheets/tournament.ts'
import {
  type Climb,
  curveOf,
  type LadderStep,
  readSteps,
  type Steps,
  stepsOf,
  tournamentAt,
  writeSteps,
} from '../../strength/ladder-file.ts'
import { timeLimit } from '../../time-limit.ts'
import { dealPlayers } from '../../tournament/players.ts'
import { inOrder, playDeals } from '../../tournament/run.ts'

export const ladder: CliCommand = {
  name: 'dev ladder',
  summary: 'does thinking twice as long make a bot stronger? with a picture',
  usage: 'dev ladder [GAME]',
  details: [
    'Each step lets a search meet itself with half as many iterations, in every seat with the same luck. Without a game, all',
    'of them, one after the other. What was played is kept in DIR/ladder-GAME.json, and continued; all steps of a ladder',
    'grow together, so that it can be stopped at any time. With --pictures the curves are drawn, with their intervals.',
  ],
  flags: [
    { name: 'bot', value: 'NAME', help: 'a bot that searches; usually level-5, which thinks as suits the game' },
    { name: 'from', value: 'N', help: 'iterations of the weakest; usually a 64th of what level-5 takes' },
    { name: 'to', value: 'N', help: 'iterations of the strongest, at most; usually what level-5 takes' },
    { name: 'matches', value: 'N', help: 'matches for each step; usually 200', once: 'games' },
    { name: 'minutes', value: 'M', help: 'begin no deal of a game after M minutes; with 0, only draw' },
    { name: 'seed', value: 'S', help: 'a whole number; usually 1' },
    { name: 'jobs', value: 'J', help: 'how many worker threads, 1 to 64; usually one for each core' },
    { name: 'data', value: 'DIR', help: 'where the results are kept; usually docs/strength' },
    { name: 'pictures', value: 'DIR', help: 'draw each curve into DIR/ladder-GAME.svg' },
  ],
  async run(context) {
    const { args, catalog, stdout } = context
    const [id, ...surplus] = args.words
    if (surplus.length > 0) return failure('Name one game, or none for all; "masterplan dev ladder --help" says more.')
    const found = id === undefined ? undefined : findGame(id, context)
    if (found?.ok === false) return found
    const ladders: Ladder[] = []
    for (const game of found === undefined ? catalog : [found.game]) {
      const asked = askedOf(context, game)
      if (!asked.ok) return asked
      const kept = readSteps(asked.file, asked.climb)
      if (!kept.ok) return kept
      await climbOn(asked, kept.steps, context)
      const curve = curveOf(kept.steps, asked.climb)
      const folder = args.text('pictures')
      const path = folder === undefined ? undefined : join(folder, `ladder-${game.id}.svg`)
      const problem = path === undefined || curve.length === 0 ? undefined : drawn(path, asked, curve)
      if (problem !== undefined) return failure(problem)
      ladders.push({ ...asked, curve })
    }
    if (args.has('json'))
      printJson(
        stdout,
        ladders.map(({ climb, curve }) => ({ ...climb, steps: curve })),
      )
    else
      printLines(
        stdout,
        ladders.flatMap((each, at) => [...(at === 0 ? [] : ['']), ...sheetOf(each)]),
      )
    return DONE
  },
}

type Ladder = Asked & { readonly curve: readonly LadderStep[] }

/** Deals that one step plays before the next has its turn. */
const ROUND = 10

async function climbOn(asked: Asked, steps: Steps, context: Context): Promise<void> {
  const { climb, deals, file, jobs } = asked
  const timeIsUp = timeLimit(asked.minutes)
  const wanted = stepsOf(climb, asked.to)
  const progress = progressOn(context.stderr, wanted.length * deals)
  for (let least = Math.min(ROUND, deals); !timeIsUp(); least = Math.min(least + ROUND, deals)) {
    for (const iterations of wanted) {
      const results = steps.get(iterations) ?? []
      steps.set(iterations, results)
      const tournament = tournamentAt(climb, iterations)
      const [lineUp, hero] = [lineUpsOf(tournament)[0]!, tournament.bots[0]!]
      const known = results.map((_, deal) => ({ lineUp: 0, deal }))
      if (known.length >= least) continue
      await playDeals(tournament, least, known, dealPlayers(context, Math.min(jobs, least)), {
        hear: inOrder(results.length, ({ matches }) => {
          results.push(winsPerSeat(hero, { lineUp, matches }))
          writeSteps(file, climb, steps)
          progress.at([...steps.values()].reduce((sum, { length }) => sum + length, 0))
        }),
        another: () => !timeIsUp(),
      })
    }
    if (least >= deals) break
  }
  progress.end()
}

interface Asked {
  readonly ok: true
  readonly game: Playable
  readonly climb: Climb
  readonly to: number
  readonly deals: number
  readonly minutes: number
  readonly jobs: number
  readonly file: string
}

function askedOf({ args }: Context, game: Playable): Asked | Failure {
  const bot = args.text('bot') ?? 'level-5'
  const entrant = findTimedBot(`${bot}@1`, game)
  if (!entrant.ok) return failure(entrant.sentence)
  const players = game.seats.min
  const top = game.unfold(({ thinking }) => thinking.levels(players)['level-5'].iterations)
  const from = wholeNumber(args, 'from', { usual: Math.max(1, Math.floor(top / 64)), min: 1, max: 1_000_000 })
  if (!from.ok) return from
  const to = wholeNumber(args, 'to', { usual: Math.max(top, 2 * from.value), min: 2 * from.value, max: 100_000_000 })
  if (!to.ok) return to
  const games = wholeNumber(args, 'matches', { usual: 200, min: 1, max: 1_000_000 })
  if (!games.ok) return games
  const minutes = wholeNumber(args, 'minutes', { usual: 1_000_000, min: 0, max: 1_000_000 })
  if (!minutes.ok) return minutes
  const seed = wholeNumber(args, 'seed', { usual: 1, ...SEEDS })
  if (!seed.ok) return seed
  const jobs = wholeNumber(args, 'jobs', { usual: availableParallelism(), min: 1, max: 64 })
  if (!jobs.ok) return jobs
  return {
    ok: true,
    game,
    climb: {
      game: game.id,
      rules: game.rulesVersion,
      players,
      bot,
      from: from.value,
      seed: seed.value,
      opening: usualOpening(game, players, {}),
    },
    to: to.value,
    deals: Math.ceil(games.value / players),
    minutes: minutes.value,
    jobs: jobs.value,
    file: join(args.text('data') ?? 'docs/strength', `ladder-${game.id}.json`),
  }
}

function drawn(
  path: string,
  { game: { title }, climb: { bot } }: Asked,
  curve: readonly LadderStep[],
): string | undefined {
  const picture = chartOf({
    title: `${title}: ${bot} against itself with half the iterations`,
    across: 'iterations a move',
    up: 'share of the wins',
    points: curve.map(({ iterations, wins }) => ({
      step: iterations.toLocaleString('en'),
      value: wins.share,
      low: wins.low,
      high: wins.high,
    })),
    rule: { value: 0.5, label: 'no stronger' },
  })
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, picture)
    return undefined
  } catch (error) {
    return whyNot(error, quoted(path))
  }
}

function sheetOf({ game: { title }, climb: { bot, players, seed }, curve }: Ladder): string[] {
  return [
    `${title}, ${players} players, ${bot}, each against itself with half the iterations, seed ${seed}`,
    '',
    ...aligned(
      [
        ['iterations', 'matches', 'wins', '95 %'],
        ...curve.map(({ iterations, games, wins }) => [
          iterations.toLocaleString('en'),
          String(games),
          percent(wins.share),
          interval(wins),
        ]),
      ],
      [0, 1, 2, 3],
    ),
  ]
}
