import { availableParallelism } from 'node:os'
import { openPool } from '@masterplan/bots/node'
import { type Playable, seeded } from '@masterplan/kernel'
import { NOTHING_SOAKED, type Soaked, soakedTogether } from '@masterplan/lab'
import { type CliCommand, DONE, failure, printJson, printLines } from '../../command.ts'
import { SEEDS, wholeNumber } from '../../input/args.ts'
import { findGame } from '../../input/options.ts'
import { aligned } from '../../sheets/columns.ts'
import { progressOn } from '../../sheets/progress.ts'
import { type CliTasks, inLanes, type SoakTask } from '../../tasks.ts'
import { timeLimit } from '../../time-limit.ts'

export const soak: CliCommand = {
  name: 'dev soak',
  summary: 'a million bot moves under faults, each held against the rules',
  usage: 'dev soak [GAME]',
  details: [
    'Without a game, all of them in turn, for every number of players. Every bot and level plays, with every personality,',
    'thinking little; while they think they are cancelled, or get no iterations, no time or no memory, and some workers',
    'are killed. Every move must be legal and readable, every log must replay. The first thing that is not so is told',
    'with what repeats it, and the exit code is 1.',
  ],
  flags: [
    { name: 'moves', value: 'N', help: 'at least N moves in all; usually 1000000' },
    { name: 'minutes', value: 'M', help: 'begin no match after M minutes; usually there is no limit' },
    { name: 'seed', value: 'S', help: 'a whole number; usually 1' },
    { name: 'jobs', value: 'J', help: 'how many worker threads, 1 to 64; usually one for each core' },
  ],
  async run(context) {
    const { args, catalog, stdout, stderr, worker } = context
    const [id, ...surplus] = args.words
    if (surplus.length > 0)
      return failure('Name one game to soak, or none for all; "masterplan dev soak --help" says more.')
    const found = id === undefined ? undefined : findGame(id, context)
    if (found?.ok === false) return found
    const moves = wholeNumber(args, 'moves', { usual: 1_000_000, min: 1, max: 1_000_000_000 })
    if (!moves.ok) return moves
    const minutes = wholeNumber(args, 'minutes', { usual: 1_000_000, min: 1, max: 1_000_000 })
    if (!minutes.ok) return minutes
    const seed = wholeNumber(args, 'seed', { usual: 1, ...SEEDS })
    if (!seed.ok) return seed
    const jobs = wholeNumber(args, 'jobs', { usual: availableParallelism(), min: 1, max: 64 })
    if (!jobs.ok) return jobs
    const games = found === undefined ? catalog : [found.game]
    const timeIsUp = timeLimit(minutes.value)
    const progress = progressOn(stderr, moves.value)
    const report = new Map(games.map(game => [game.id, { ...NOTHING_FOUND }]))
    let [made, begun] = [0, 0]
    try {
      await soakAll(worker, jobs.value, {
        next(): SoakTask | undefined {
          if (made >= moves.value || timeIsUp()) return undefined
          const task = {
            game: games[begun % games.length]!.id,
            seed: seed.value,
            number: Math.floor(begun / games.length),
          }
          begun++
          return task
        },
        done({ game }, soaked, killed) {
          const sum = report.get(game)!
          report.set(game, {
            matches: sum.matches + 1,
            killed: sum.killed + killed,
            soaked: soakedTogether(sum.soaked, soaked),
          })
          made += soaked.moves
          progress.at(Math.min(made, moves.value))
        },
      })
    } catch (error) {
      progress.end()
      return failure(error instanceof Error ? error.message : String(error))
    }
    progress.end()
    if (args.has('json')) printJson(stdout, Object.fromEntries(report))
    else printLines(stdout, sheetOf(games, report))
    return DONE
  },
}

/** Once in this many matches of a game its thread is killed, unless it is done before. */
const KILLS_APART = 20
const MOST_PATIENCE = 200 // milliseconds
/** No match takes as long as this: what does, hangs. */
const LONGEST = 10 * 60_000

interface SoakPlan {
  next(): SoakTask | undefined
  done(task: SoakTask, soaked: Soaked, killed: number): void
}

/** Some threads are killed in mid-thought, and their match is given to a new one, which may finish it. */
async function soakAll(worker: URL, jobs: number, plan: SoakPlan): Promise<void> {
  const pool = openPool<CliTasks>(worker, { threads: jobs })
  try {
    await inLanes(jobs, async () => {
      for (let task = plan.next(); task !== undefined; task = plan.next()) {
        const { game, seed, number } = task
        const killAfter = number % KILLS_APART === 0 ? seeded(seed + number).below(MOST_PATIENCE) : null
        const first = await pool.run('soak', task, killAfter ?? LONGEST).result
        const killed = killAfter !== null && !first.ok && first.why === 'late'
        const result = killed ? await pool.run('soak', task, LONGEST).result : first
        if (result.ok) plan.done(task, result.answer, killed ? 1 : 0)
        else if (result.why === 'failed') throw new Error(result.sentence)
        else throw new Error(`${game}: match ${number} does not end: ${result.sentence}.`)
      }
    })
  } finally {
    await pool.close()
  }
}

type Found = { readonly matches: number; readonly killed: number; readonly soaked: Soaked }
const NOTHING_FOUND: Found = { matches: 0, killed: 0, soaked: NOTHING_SOAKED }

function sheetOf(games: readonly Playable[], report: ReadonlyMap<string, Found>): string[] {
  const count = (value: number) => value.toLocaleString('en')
  const all = [...report.values()].map(({ soaked }) => soaked).reduce(soakedTogether, NOTHING_SOAKED)
  const sums = (of: Soaked['bots']) => Object.entries(of).map(([name, moves]) => [name, count(moves)])
  return [
    ...aligned(
      [
        ['game', 'matches', 'moves', 'workers killed'],
        ...games.map(({ id, title }) => {
          const { matches, soaked, killed } = report.get(id) ?? NOTHING_FOUND
          return [title, ...[matches, soaked.moves, killed].map(count)]
        }),
      ],
      [1, 2, 3],
    ),
    '',
    ...aligned([['bot', 'moves'], ...sums(all.bots).sort(([one = ''], [other = '']) => (one < other ? -1 : 1))], [1]),
    '',
    ...aligned([['fault', 'moves'], ...sums(all.faults)], [1]),
    '',
    `${count(all.moves)} moves, every one legal; every log replays.`,
  ]
}
