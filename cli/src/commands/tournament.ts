import { appendFileSync, existsSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { Playable } from '@masterplan/kernel'
import { type Deal, dealLine, engineNamed, headLine, lineUpsOf, readResults, type Tournament } from '@masterplan/lab'
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
import { ENGINE_FLAG } from '../engine/client/flag.ts'
import { tryEngines } from '../engine/client/trial.ts'
import { wholeNumber } from '../input/args.ts'
import { readText, whyNot } from '../input/files.ts'
import { OPTION_FLAG } from '../input/options.ts'
import { progressOn } from '../sheets/progress.ts'
import { findingLines, tournamentCsv, tournamentSheet } from '../sheets/tournament.ts'
import { timeLimit } from '../time-limit.ts'
import { seriesOf } from '../tournament/flags.ts'
import { dealPlayers } from '../tournament/players.ts'
import { playOn, type Series } from '../tournament/run.ts'

export const tournament: CliCommand = {
  name: 'tournament',
  summary: 'let bots meet at every table and in every seat, and rate them',
  usage: 'tournament GAME',
  details: [
    'A deal is one stream of luck, played once for every rotation of the seats. Every choice of bots that fills a table is',
    'a line-up; where the bots are too few, and with --solo, one sits alone against equals. Intervals are 95 % and count',
    "deals, not matches. Ratings are Bradley and Terry's on Elo's scale, intervals by resampling deals; openskill's too",
    'where more than two play. "tree-search@500" searches 500 iterations a move, "plain-uct@250ms" for 250 ms of its own',
    "thread's time. With --sprt A,B it plays A alone against B until it is clear whether A takes --to or more of the wins",
    'or no more than --from. The same seed gives the same matches, whatever the number of jobs, but for timed bots.',
    "With --engine 'fox=./fox --fast' the bot fox@250ms is that program, for 250 ms a move by the clock on the wall. Its",
    "moves are judged like anybody's; if it breaks off, is late or breaks the rules, it has lost that match.",
  ],
  flags: [
    { name: 'bots', value: 'A,B,…', help: 'who plays; usually random,greedy,newcomer,level-1 … level-5' },
    {
      name: 'matches',
      value: 'N',
      help: 'matches for each line-up, rounded up to whole deals; usually 200',
      once: 'games',
    },
    { name: 'players', value: 'P', help: 'seats at a table; usually the fewest that the game allows' },
    { name: 'solo', value: 'A', help: 'only tables at which A sits alone against equals' },
    { name: 'sprt', value: 'A,B', help: 'is A stronger than B? stops as soon as it is clear' },
    { name: 'from', value: 'SHARE', help: 'with --sprt: A is no stronger; usually a fair share, 0.5 for two' },
    { name: 'to', value: 'SHARE', help: 'with --sprt: A is stronger; usually 1.3 fair shares, 0.65 for two' },
    { name: 'alpha', value: 'A', help: 'with --sprt: how often to accept wrongly; usually 0.05' },
    { name: 'beta', value: 'B', help: 'with --sprt: how often to reject wrongly; usually 0.05' },
    {
      name: 'opening',
      value: 'N',
      help: 'first moves of a deal drawn by lot; usually one each where there is no luck',
    },
    { name: 'seed', value: 'S', help: 'a whole number; usually 1' },
    { name: 'jobs', value: 'J', help: 'how many worker threads, 1 to 64; usually one for each core' },
    { name: 'minutes', value: 'M', help: 'begin no deal after M minutes; usually there is no limit' },
    { name: 'out', value: 'FILE', help: 'keep every deal in FILE as it is played' },
    { name: 'resume', value: null, help: 'go on where FILE ends' },
    { name: 'csv', value: null, help: 'answer as comma-separated values' },
    ENGINE_FLAG,
    OPTION_FLAG,
  ],
  async run(context) {
    const { args, stdout, stderr } = context
    const asked = seriesOf(context)
    if (!asked.ok) return asked
    const { game, series } = asked
    const jobs = wholeNumber(args, 'jobs', { usual: availableParallelism(), min: 1, max: 64 })
    if (!jobs.ok) return jobs
    const minutes = wholeNumber(args, 'minutes', { usual: 1_000_000, min: 1, max: 1_000_000 })
    if (!minutes.ok) return minutes
    const tried = await tryEngines(enginesIn(series.tournament), { ...series.tournament, game })
    if (!tried.ok) return tried
    const file = await openFile(context, game, series)
    if (!file.ok) return file
    const all = series.deals * lineUpsOf(series.tournament).length
    const progress = progressOn(stderr, all)
    const timeIsUp = timeLimit(minutes.value)
    let count = file.deals.length
    const ended = await playOn(series, file.deals, dealPlayers(context, Math.min(jobs.value, all)), {
      hear(deal) {
        file.keep(deal)
        progress.at(++count)
      },
      another: () => !timeIsUp(),
    })
    progress.end()
    const { standingsOf } = await import('@masterplan/lab/standings') // openskill loads slowly, for this alone
    const standings = standingsOf(series.tournament, ended.deals)
    const finding = ended.finding
    if (args.has('json')) printJson(stdout, finding === null ? standings : { ...standings, sprt: finding })
    else if (args.has('csv')) printLines(stdout, tournamentCsv(standings))
    else printLines(stdout, tournamentSheet(standings, game))
    if (finding !== null && series.question !== null && !args.has('json') && !args.has('csv')) {
      printLines(stdout, ['', ...findingLines(finding, series.question, standings)])
    }
    return DONE
  },
}

const enginesIn = ({ bots, engines = {} }: Tournament) =>
  bots.flatMap(bot => {
    const engine = engineNamed(bot, engines)
    return engine === undefined ? [] : [engine]
  })

type Kept = { readonly ok: true; readonly deals: readonly Deal[]; keep(deal: Deal): void }

/** The file that every deal goes to as soon as it is played; without one, nothing is kept. */
async function openFile(context: Context, game: Playable, { tournament: plan }: Series): Promise<Kept | Failure> {
  const { args } = context
  const path = args.text('out')
  const [resume, name] = [args.has('resume'), quoted(path ?? '')]
  if (path === undefined) {
    return resume ? failure('The flag --resume needs --out FILE, the file to continue.') : NOTHING_KEPT
  }
  const exists = existsSync(path)
  if (exists && !resume) return failure(`There is already a file ${name}; --resume continues it.`)
  let [deals, sound]: [readonly Deal[], string] = [[], headLine(plan, game.rulesVersion)]
  if (exists) {
    const read = await readText(path, context)
    if (!read.ok) return read
    const results = readResults(read.text, plan, game.rulesVersion)
    if (!results.ok) return failure(`The tournament in ${name} cannot be continued. ${results.sentence}`)
    ;({ deals, sound } = results)
  }
  try {
    writeFileSync(path, sound)
  } catch (error) {
    return failure(whyNot(error, name))
  }
  return { ok: true, deals, keep: deal => appendFileSync(path, dealLine(deal)) }
}
const NOTHING_KEPT: Kept = { ok: true, deals: [], keep() {} }
