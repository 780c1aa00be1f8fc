import { rm } from 'node:fs/promises'
import type { Trainable, WeightFile } from '@masterplan/kernel'
import type { NetworkFile } from '@masterplan/kernel/net'
import {
  type Course,
  type Learnt,
  type MatchTally,
  type NetCourse,
  type NetLearnt,
  NO_GAMES,
  type Notes,
  notesTogether,
  type Stretch,
  talliesOf,
} from '@masterplan/lab'
import { type CommandOutcome, type Context, DONE, type Failure, failure, printJson, printLines } from '../command.ts'
import { writeWhole } from '../input/files.ts'
import { findGame } from '../input/options.ts'
import { progressOn } from '../sheets/progress.ts'
import { shareOut } from '../stretches.ts'
import { type AnyContest, type AnyPractice, answered, type CliPool, inLanes, openTasks } from '../tasks.ts'
import { readCheckpoint, writeCheckpoint } from './checkpoint.ts'
import { jsonOf } from './weights-file.ts'

/** What is to be trained, and where what it learns is to go. */
export async function asked(
  context: Context,
): Promise<{ readonly ok: true; readonly id: string; readonly game: Trainable; readonly out: string } | Failure> {
  const { args } = context
  const [id, ...surplus] = args.words
  const out = args.text('out')
  if (id === undefined || surplus.length > 0 || out === undefined) {
    return failure('Name one game to train, and a file with --out; "masterplan dev train --help" says more.')
  }
  const found = findGame(id, context)
  if (!found.ok) return found
  const game = await context.model(id)
  return game === undefined ? failure(`${found.game.title} has nothing to train.`) : { ok: true, id, game, out }
}

/** Those who play, and where progress is told. */
export interface Classroom {
  readonly context: Context
  readonly pool: CliPool
  readonly jobs: number
}

/** What differs between trainings: whatever they learn. */
export interface Training<Practice extends AnyPractice, Done extends Learnt | NetLearnt> {
  readonly game: Trainable
  readonly course: Course | NetCourse
  readonly out: string
  readonly jobs: number
  isDone(value: unknown): value is Done
  next(done: readonly Done[]): Practice | undefined
  learn(practice: Practice, notes: Notes): Done
  tell(learnt: Done): string
  /** Puts what was learnt on trial: the file, and what to say of it. */
  graduate(room: Classroom, done: readonly Done[]): Promise<Graduated>
}
export type Graduated = { readonly file: WeightFile | NetworkFile; readonly lines: readonly string[] }

/** From the first generation, or the checkpoint, to the file. */
export async function carryOut<Practice extends AnyPractice, Done extends Learnt | NetLearnt>(
  context: Context,
  training: Training<Practice, Done>,
): Promise<CommandOutcome> {
  const { course, out, jobs } = training
  const { args, stdout } = context
  const checkpoint = `${out}.checkpoint`
  const begun = args.has('resume')
    ? await readCheckpoint(checkpoint, course, training.isDone, context)
    : { ok: true as const, done: [] }
  if (!begun.ok) return begun
  const room: Classroom = { context, pool: openTasks(context, jobs), jobs }
  try {
    const done: Done[] = [...begun.done]
    const problem = await study(room, training, checkpoint, done)
    if (problem !== undefined) return failure(problem)
    const { file, lines } = await training.graduate(room, done)
    const unwritten = await writeWhole(out, jsonOf(file))
    if (unwritten !== undefined) return failure(unwritten)
    await rm(checkpoint, { force: true })
    if (args.has('json')) printJson(stdout, file)
    else printLines(stdout, lines)
    return DONE
  } finally {
    await room.pool.close()
  }
}

/** All generations that are not done yet, each kept as soon as it has learnt. A sentence when one cannot be kept. */
async function study<Practice extends AnyPractice, Done extends Learnt | NetLearnt>(
  room: Classroom,
  { course, next, learn, tell }: Training<Practice, Done>,
  checkpoint: string,
  done: Done[],
): Promise<string | undefined> {
  for (let practice = next(done); practice !== undefined; practice = next(done)) {
    const current = practice
    const parts = await shared(room, course.matches, stretch =>
      answered(room.pool.run('practise', { practice: current, stretch })),
    )
    const learnt = learn(current, notesTogether(parts))
    done.push(learnt)
    printLines(room.context.stderr, [tell(learnt)])
    const problem = await writeCheckpoint(checkpoint, course, done)
    if (problem !== undefined) return problem
  }
  return undefined
}

export async function contested(room: Classroom, contest: AnyContest): Promise<MatchTally> {
  const parts = await shared(room, contest.course.trial, stretch =>
    answered(room.pool.run('contest', { contest, stretch })),
  )
  return parts.reduce(talliesOf, NO_GAMES)
}

/** All matches among the lanes, while progress is shown. */
async function shared<Part>(
  { context, jobs }: Classroom,
  matches: number,
  play: (stretch: Stretch) => Promise<Part>,
): Promise<Part[]> {
  const progress = progressOn(context.stderr, matches)
  const parts = await shareOut(
    lane => inLanes(jobs, lane),
    matches,
    play,
    played => progress.at(played),
  )
  progress.end()
  return parts
}
