import { type Playable, readWeights, type Trainable, type Weights } from '@masterplan/kernel'
import { NETWORK_FORMAT, readNetwork } from '@masterplan/kernel/net'
import {
  findTimedBot,
  learnNet,
  NET_PLAYERS,
  type NetCourse,
  type NetLearnt,
  type NetPlayer,
  type NetPractice,
  netFileOf,
  nextNetPractice,
  rivalOf,
  trialOf,
} from '@masterplan/lab'
import { weightsSentence } from '@masterplan/protocol/sentences'
import { type CommandOutcome, type Context, type Failure, failure, quoted } from '../command.ts'
import { SEEDS, wholeNumbers } from '../input/args.ts'
import { readJson } from '../input/files.ts'
import { aligned } from '../sheets/columns.ts'
import { asked, carryOut, contested } from './generations.ts'
import { TRIAL_HEAD, trialCells } from './weights-file.ts'

/** `masterplan dev train GAME --units N`: a net in the place of weights. */
export async function trainNet(context: Context): Promise<CommandOutcome> {
  const planned = await planOf(context)
  if (!planned.ok) return planned
  const { game, course, from, out } = planned
  return carryOut<NetPractice, NetLearnt>(context, {
    ...planned,
    isDone: (value): value is NetLearnt => isLearntOf(game, course, value),
    next: done => nextNetPractice(course, done),
    learn: (practice, notes) => learnNet(game, course, practice, notes),
    tell: ({ generation, explained }) =>
      `generation ${generation} of ${course.generations}: ${(100 * explained).toFixed(1)} % of the leads explained`,
    async graduate(room, done) {
      const last = done.at(-1)! // a course has a generation at least
      const tally = await contested(room, { course, net: last.net })
      const trial = trialOf(tally, 'the insight before', rivalOf(course))
      const file = netFileOf({ trainable: game, course, command: commandOf(course, from), last, trial })
      const sheet = aligned([TRIAL_HEAD, trialCells(trial)], [0, 1])
      return { file, lines: [...sheet, `The net is in ${quoted(out)}.`] }
    },
  })
}

type Planned = {
  readonly ok: true
  readonly game: Trainable
  readonly course: NetCourse
  readonly from: string | undefined // the file of its weights
  readonly out: string
  readonly jobs: number
}

async function planOf(context: Context): Promise<Planned | Failure> {
  const { args } = context
  const found = await asked(context)
  if (!found.ok) return found
  const foreign = ['option', 'only', 'wander', 'whim', 'margin', 'hold', 'tries', 'anew'].find(flag => args.has(flag))
  if (foreign !== undefined) return failure(`The flag --${foreign} means nothing for a net, which --units asks for.`)
  const { id, game, out } = found
  const players = playersOf(args.text('players'), game.game.seats)
  if (!players.ok) return players
  const numbers = wholeNumbers(args, NUMBERS)
  if (!numbers.ok) return numbers
  const asks = args.text('by') ?? 'alpha-beta'
  const by = NET_PLAYERS.find(each => each === asks)
  if (by === undefined) return failure(`The flag --by must be ${NET_PLAYERS.join(' or ')}, not ${quoted(asks)}.`)
  const unable = whyUnable(by, game, players.count)
  if (unable !== undefined) return failure(unable)
  const from = args.text('from')
  const read = await weightsFrom(from, game, context)
  if (!read.ok) return read
  const rivals = rivalsFrom(args.text('rivals'), game.game)
  if (!rivals.ok) return rivals
  const course: NetCourse = {
    game: id,
    players: players.count,
    weights: read.weights,
    rivals: rivals.names,
    seed: numbers.of('seed'),
    units: numbers.of('units'),
    generations: numbers.of('generations'),
    matches: numbers.of('matches'),
    thinking: numbers.of('thinking'),
    trial: numbers.of('trial'),
    by,
  }
  return { ok: true, game, course, from, out, jobs: numbers.of('jobs') }
}

/** One number: a net is learnt among so many. */
function playersOf(
  text: string | undefined,
  { min, max }: { readonly min: number; readonly max: number },
): { readonly ok: true; readonly count: number } | Failure {
  const count = text === undefined ? Math.max(2, min) : /^\d$/.test(text) ? Number(text) : Number.NaN
  return count >= Math.max(2, min) && count <= max
    ? { ok: true, count }
    : failure(
        `The flag --players must be one number from ${Math.max(2, min)} to ${max} for a net, not ${quoted(text ?? '')}.`,
      )
}

function whyUnable(by: NetPlayer, { game, unfold }: Trainable, players: number): string | undefined {
  if (by === 'tree-search') return undefined
  if (players > 2) return `Only two can play by ${by}: for ${players} say --by tree-search.`
  const hasTaughtCore = by === 'alpha-beta' || unfold(({ core }) => core?.taught !== undefined)
  return hasTaughtCore ? undefined : `${game.title} has no core that a net can teach.`
}

/** Bots that there are and play the same again, or a sentence. */
export function rivalsFrom(
  text: string | undefined,
  game: Playable,
): { readonly ok: true; readonly names: readonly string[] } | Failure {
  const names = text?.split(',') ?? []
  for (const name of names) {
    const found = findTimedBot(name, game)
    if (!found.ok) return failure(found.sentence)
    if (/ms$/.test(name))
      return failure(`The bot ${quoted(name)} is given a time, so it would not play the same again.`)
  }
  return { ok: true, names }
}

/** The weights of a file, none without one. */
export async function weightsFrom(
  file: string | undefined,
  { game, features, stages }: Trainable,
  context: Context,
): Promise<{ readonly ok: true; readonly weights: Weights } | Failure> {
  if (file === undefined) return { ok: true, weights: {} }
  const read = await readJson(file, 'file', context)
  if (!read.ok) return read
  const weights = readWeights(read.value, { game: game.id, rules: game.rulesVersions, features, stages })
  return weights.ok ? weights : failure(weightsSentence(weights))
}

const NUMBERS = {
  units: { usual: 8, min: 1, max: 64 },
  generations: { usual: 2, min: 1, max: 100 },
  matches: { usual: 3000, min: 20, max: 1_000_000 },
  thinking: { usual: 10_000, min: 1, max: 100_000_000 },
  trial: { usual: 200, min: 2, max: 1_000_000 },
  seed: { usual: 1, ...SEEDS },
  jobs: { usual: 1, min: 1, max: 64 },
} as const

/** Every choice that shaped the net, so that the same line gives the same one. */
const commandOf = (course: NetCourse, from: string | undefined): string =>
  [
    `masterplan dev train ${course.game} --out FILE${from === undefined ? '' : ` --from ${from}`}`,
    `--players ${course.players} --units ${course.units} --generations ${course.generations}`,
    `--matches ${course.matches} --by ${course.by} --thinking ${course.thinking} --trial ${course.trial} --seed ${course.seed}`,
    ...(course.rivals.length > 0 ? [`--rivals ${course.rivals.join(',')}`] : []),
  ].join(' ')

function isLearntOf({ game, netFeatures }: Trainable, { players }: NetCourse, value: unknown): value is NetLearnt {
  if (typeof value !== 'object' || value === null) return false
  if (!('generation' in value && 'explained' in value && 'net' in value)) return false
  const meant = { game: game.id, rules: game.rulesVersions, players, features: netFeatures(players) }
  const file = { format: NETWORK_FORMAT, game: game.id, rules: game.rulesVersion, players, net: value.net }
  return Number.isInteger(value.generation) && readNetwork(file, meant).ok
}
