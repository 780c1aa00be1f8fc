import type { Chosen, Playable, Trainable, Trial } from '@masterplan/kernel'
import {
  type Course,
  type Learnt,
  learn,
  nextPractice,
  type Practice,
  trialOf,
  weightFileOf,
  weightsOf,
} from '@masterplan/lab'
import { optionSentence } from '@masterplan/protocol/sentences'
import { type CliCommand, type Context, type Failure, failure, quoted } from '../../command.ts'
import { SEEDS, wholeNumbers } from '../../input/args.ts'
import { chosenOptions, OPTION_FLAG } from '../../input/options.ts'
import { aligned } from '../../sheets/columns.ts'
import { isLearnt } from '../../train/checkpoint.ts'
import { asked, type Classroom, carryOut, contested } from '../../train/generations.ts'
import { rivalsFrom, trainNet, weightsFrom } from '../../train/network.ts'
import { TRIAL_HEAD, trialCells } from '../../train/weights-file.ts'

export const train: CliCommand = {
  name: 'dev train',
  summary: "learn a game's evaluation from matches of bots against themselves",
  usage: 'dev train GAME --out FILE',
  details: [
    'Every generation plays by what the one before it learnt, the first by --from or at random; then greedy bots play on',
    'trial, the new weights against the insight in force. The same seed gives the same weights, whatever the number of jobs.',
    'After every generation a checkpoint is written beside FILE; --resume goes on from there.',
    'With --units a small net for one number of players is learnt from matches of searches, the first generation by the',
    'weights of --from, or by none; --option, --only, --wander, --whim, --margin, --hold, --tries and --anew mean nothing then.',
  ],
  flags: [
    { name: 'out', value: 'FILE', help: 'where to write the weights' },
    { name: 'resume', value: null, help: 'go on from the checkpoint beside FILE' },
    { name: 'players', value: 'N,M,…', help: 'for which numbers of players; usually the fewest' },
    OPTION_FLAG,
    { name: 'generations', value: 'N', help: 'usually 6, of nets 2' },
    { name: 'matches', value: 'N', help: 'in each generation; usually 2000, of nets 3000' },
    { name: 'wander', value: 'PERCENT', help: 'how often a seat tries any sensible move; usually 20' },
    { name: 'whim', value: 'PERCENT', help: 'how far the seats of a match differ in taste; usually 30' },
    { name: 'margin', value: 'PERCENT', help: 'how much points count beside winning; usually 50' },
    { name: 'hold', value: 'N', help: 'how strongly weights stay where they were, in thousandths; usually 3' },
    { name: 'rivals', value: 'BOT,BOT,…', help: 'bots that half of the seats are given to, any of them; usually none' },
    { name: 'tries', value: 'N', help: 'search with N tries before each move; usually 0, which looks one move ahead' },
    { name: 'only', value: 'NAME,NAME,…', help: 'learn these features alone, all others stay as in --from' },
    { name: 'units', value: 'N', help: 'learn a net with N units, 1 to 64' },
    { name: 'from', value: 'FILE', help: 'weights by which the first generation plays' },
    { name: 'anew', value: null, help: 'hold no weight near those of --from; the first generation only plays by them' },
    {
      name: 'by',
      value: 'BOT',
      help: 'for a net: who plays, alpha-beta, core-tree or tree-search; usually alpha-beta',
    },
    { name: 'thinking', value: 'N', help: 'for a net: positions looked at or tries made before a move; usually 10000' },
    { name: 'trial', value: 'N', help: 'matches of the trial for each number of players; usually 200' },
    { name: 'seed', value: 'S', help: 'a whole number; usually 1' },
    { name: 'jobs', value: 'J', help: 'how many worker threads, 1 to 64; usually 1' },
  ],
  async run(context) {
    const { args } = context
    if (args.has('units')) return trainNet(context)
    const foreign = ['thinking', 'by'].find(flag => args.has(flag))
    if (foreign !== undefined) return failure(`The flag --${foreign} is for a net, which --units asks for.`)
    const planned = await planOf(context)
    if (!planned.ok) return planned
    const { game, course, out } = planned
    return carryOut<Practice, Learnt>(context, {
      ...planned,
      isDone: isLearnt,
      next: done => nextPractice(course, done),
      learn: (practice, notes) => learn(game, course, practice, notes),
      tell: ({ players, generation, loss }) =>
        `${players} players, generation ${generation} of ${course.generations}: loss ${loss}`,
      async graduate(room, done) {
        const trials = await onTrial(room, course, done)
        const file = weightFileOf({
          trainable: game,
          course,
          command: commandOf(course, args.text('from')),
          done,
          trials,
        })
        return { file, lines: sheetOf(course, trials, out) }
      },
    })
  },
}

async function onTrial(room: Classroom, course: Course, done: readonly Learnt[]): Promise<Trial[]> {
  const trials: Trial[] = []
  for (const players of course.players) {
    const weights = weightsOf(done.filter(each => each.players === players))
    trials.push(trialOf(await contested(room, { course, players, weights }), 'the insight before'))
  }
  return trials
}

type Planned = {
  readonly ok: true
  readonly game: Trainable
  readonly course: Course
  readonly out: string
  readonly jobs: number
}

async function planOf(context: Context): Promise<Planned | Failure> {
  const { args } = context
  const found = await asked(context)
  if (!found.ok) return found
  const { id, game, out } = found
  const players = playersOf(args.text('players'), game.game.seats)
  if (!players.ok) return players
  const options = optionsOf(context, game.game, players.counts)
  if (!options.ok) return options
  const numbers = wholeNumbers(args, NUMBERS)
  if (!numbers.ok) return numbers
  const read = await weightsFrom(args.text('from'), game, context)
  if (!read.ok) return read
  const isWhole = players.counts.every(count => read.weights[count] !== undefined)
  const lists = listsOf(context, game, isWhole)
  if (!lists.ok) return lists
  const course: Course = {
    game: id,
    options: options.chosen,
    players: players.counts,
    seed: numbers.of('seed'),
    generations: numbers.of('generations'),
    matches: numbers.of('matches'),
    wander: numbers.of('wander') / 100,
    whim: numbers.of('whim') / 100,
    margin: numbers.of('margin') / 100,
    ridge: numbers.of('hold') / 1000,
    tries: numbers.of('tries'),
    trial: numbers.of('trial'),
    rivals: lists.rivals,
    from: read.weights,
    only: lists.only,
    anew: args.has('anew'),
  }
  return { ok: true, game, course, out, jobs: numbers.of('jobs') }
}

/** The rivals, and features that there are with weights for all others; or a sentence. */
function listsOf(
  { args }: Context,
  { game, features }: Trainable,
  isWhole: boolean,
): { readonly ok: true; readonly rivals: readonly string[]; readonly only: readonly string[] } | Failure {
  const rivals = rivalsFrom(args.text('rivals'), game)
  if (!rivals.ok) return rivals
  const only = args.text('only')?.split(',') ?? []
  const stray = only.find(name => !features.includes(name))
  if (stray !== undefined) return failure(`There is no feature ${quoted(stray)}; there are: ${features.join(', ')}.`)
  if (only.length > 0 && !isWhole) return failure('For --only, --from must have weights for each number of players.')
  return { ok: true, rivals: rivals.names, only }
}

const NUMBERS = {
  generations: { usual: 6, min: 1, max: 100 },
  matches: { usual: 2000, min: 20, max: 1_000_000 },
  wander: { usual: 20, min: 0, max: 100 },
  whim: { usual: 30, min: 0, max: 100 },
  margin: { usual: 50, min: 0, max: 100 },
  hold: { usual: 3, min: 1, max: 1000 },
  tries: { usual: 0, min: 0, max: 1_000_000 },
  trial: { usual: 200, min: 2, max: 1_000_000 },
  seed: { usual: 1, ...SEEDS },
  jobs: { usual: 1, min: 1, max: 64 },
} as const

function playersOf(
  text: string | undefined,
  { min, max }: { readonly min: number; readonly max: number },
): { readonly ok: true; readonly counts: readonly number[] } | Failure {
  if (text === undefined) return { ok: true, counts: [min] }
  const counts = text.split(',').map(part => (/^\d$/.test(part) ? Number(part) : Number.NaN))
  const fit = counts.every(count => count >= min && count <= max) && new Set(counts).size === counts.length
  return fit
    ? { ok: true, counts }
    : failure(`The flag --players must be numbers from ${min} to ${max}, not ${quoted(text)}.`)
}

/** Fit for every number of players, or a sentence. */
function optionsOf({ args }: Context, game: Playable, players: readonly number[]): ReturnType<typeof chosenOptions> {
  const options = chosenOptions(args, game)
  if (!options.ok) return options
  for (const count of players) {
    const opened = game.open(count, options.chosen)
    if (!opened.ok) return failure(optionSentence(opened))
  }
  return options
}

/** Every choice that shaped the weights, so that the same line gives the same ones. */
const commandOf = (course: Course, from: string | undefined): string =>
  [
    `masterplan dev train ${course.game} --out FILE --players ${course.players.join(',')}${optionFlags(course.options)}`,
    `--generations ${course.generations} --matches ${course.matches}`,
    `--wander ${Math.round(100 * course.wander)} --whim ${Math.round(100 * course.whim)}`,
    `--margin ${Math.round(100 * course.margin)} --hold ${Math.round(1000 * course.ridge)}`,
    `--trial ${course.trial} --seed ${course.seed}`,
    ...(course.tries > 0 ? [`--tries ${course.tries}`] : []),
    ...(course.rivals.length > 0 ? [`--rivals ${course.rivals.join(',')}`] : []),
    ...(from === undefined ? [] : [`--from ${from}`]),
    ...(course.anew ? ['--anew'] : []),
    ...(course.only.length > 0 ? [`--only ${course.only.join(',')}`] : []),
  ].join(' ')

const optionFlags = (options: Chosen): string =>
  Object.entries(options)
    .map(([name, value]) => ` --option ${name}=${value}`)
    .join('')

function sheetOf(course: Course, trials: readonly Trial[], out: string): string[] {
  const rows = trials.map((trial, at) => [String(course.players[at]), ...trialCells(trial)])
  return [...aligned([['players', ...TRIAL_HEAD], ...rows], [0, 1, 2]), `The weights are in ${quoted(out)}.`]
}
