import { rm } from 'node:fs/promises'
import { readWeights, type Trainable } from '@masterplan/kernel'
import { NET_FORMAT, readNet } from '@masterplan/kernel/net'
import { learnNet, type NetCourse, type NetLearnt, netFileOf, nextNetPractice, rivalOf, trialOf } from '@masterplan/lab'
import { SEEDS, wholeNumber } from './args.ts'
import { aligned } from './columns.ts'
import { type Context, DONE, type Failure, failure, type Outcome, printJson, printLines, quoted } from './command.ts'
import { readText } from './files.ts'
import { findGame } from './options.ts'
import { readCheckpoint, writeCheckpoint } from './train-checkpoint.ts'
import { crewOf } from './train-crew.ts'
import { jsonOf, TRIAL_HEAD, trialCells, written } from './train-file.ts'
import { type Classroom, contested, study } from './train-study.ts'

/** `masterplan train GAME --units N`: a net in the place of weights. */
export async function trainNet(context: Context): Promise<Outcome> {
  const { args, stdout } = context
  const planned = await planOf(context)
  if (!planned.ok) return planned
  const { game, course, from, out, jobs } = planned
  const checkpoint = `${out}.checkpoint`
  const begun = args.has('resume')
    ? await readCheckpoint(checkpoint, course, (value): value is NetLearnt => isLearntOf(game, value), context)
    : { ok: true as const, done: [] }
  if (!begun.ok) return begun
  const trainers = crewOf(game, jobs, context.workers.train)
  try {
    const done = [...begun.done]
    const problem = await studied({ context, trainers }, { game, course, checkpoint }, done)
    if (problem !== undefined) return failure(problem)
    const last = done.at(-1)
    if (last === undefined) return failure('Nothing was learnt.')
    const tally = await contested({ context, trainers }, { course, net: last.net }, course.trial)
    const trial = trialOf(tally, 'the insight before', rivalOf(course))
    const file = netFileOf({ trainable: game, course, command: commandOf(course, from), last, trial })
    const unwritten = await written(out, jsonOf(file))
    if (unwritten !== undefined) return failure(unwritten)
    await rm(checkpoint, { force: true })
    if (args.has('json')) printJson(stdout, file)
    else printLines(stdout, [...aligned([TRIAL_HEAD, trialCells(trial)], [0, 1]), `The net is in ${quoted(out)}.`])
    return DONE
  } finally {
    await Promise.all(trainers.map(trainer => trainer.end()))
  }
}

const studied = (room: Classroom, { game, course, checkpoint }: Studies, done: NetLearnt[]) =>
  study(room, {
    matches: course.matches,
    next: () => nextNetPractice(course, done),
    learn(practice, notes) {
      const learnt = learnNet(game, course, practice, notes)
      done.push(learnt)
      const part = (100 * learnt.explained).toFixed(1)
      return `generation ${learnt.generation} of ${course.generations}: ${part} % of the leads explained`
    },
    keep: () => writeCheckpoint(checkpoint, course, done),
  })
interface Studies {
  readonly game: Trainable
  readonly course: NetCourse
  readonly checkpoint: string
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
  const [id, ...surplus] = args.words
  const out = args.text('out')
  if (id === undefined || surplus.length > 0 || out === undefined) {
    return failure('Name one game to train, and a file with --out; "masterplan train --help" says more.')
  }
  const foreign = ['players', 'wander', 'whim', 'margin', 'hold'].find(flag => args.has(flag))
  if (foreign !== undefined) return failure(`The flag --${foreign} means nothing for a net, which --units asks for.`)
  const found = findGame(id, context)
  if (!found.ok) return found
  const game = await context.model(id)
  if (game === undefined || found.game.seats.min > 2) return failure(`${found.game.title} has nothing to train.`)
  const numbers: Record<string, number> = {}
  for (const [flag, range] of Object.entries(NUMBERS)) {
    const number = wholeNumber(args, flag, range)
    if (!number.ok) return number
    numbers[flag] = number.value
  }
  const from = await weightsFrom(args.text('from'), game, context)
  if (!from.ok) return from
  const number = (flag: keyof typeof NUMBERS) => numbers[flag] ?? NUMBERS[flag].usual
  const course: NetCourse = {
    ...{ game: id, weights: from.weights, seed: number('seed'), units: number('units') },
    ...{ generations: number('generations'), matches: number('matches'), thinking: number('thinking') },
    trial: number('trial'),
  }
  return { ok: true, game, course, from: args.text('from'), out, jobs: number('jobs') }
}

async function weightsFrom(file: string | undefined, { game, features, stages }: Trainable, context: Context) {
  if (file === undefined) return { ok: true as const, weights: {} }
  const read = await readText(file, context)
  if (!read.ok) return read
  let value: unknown
  try {
    value = JSON.parse(read.text)
  } catch {
    return failure(`The file ${quoted(file)} is not JSON.`)
  }
  const weights = readWeights(value, { game: game.id, rules: game.rulesVersion, features, stages })
  return weights.ok ? weights : failure(weights.sentence)
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
    `masterplan train ${course.game} --out FILE${from === undefined ? '' : ` --from ${from}`}`,
    `--units ${course.units} --generations ${course.generations}`,
    `--matches ${course.matches} --thinking ${course.thinking} --trial ${course.trial} --seed ${course.seed}`,
  ].join(' ')

function isLearntOf({ game, features }: Trainable, value: unknown): value is NetLearnt {
  if (typeof value !== 'object' || value === null) return false
  if (!('generation' in value && 'explained' in value && 'net' in value)) return false
  const meant = { game: game.id, rules: game.rulesVersion, features }
  return Number.isInteger(value.generation) && readNet({ format: NET_FORMAT, ...meant, net: value.net }, meant).ok
}
