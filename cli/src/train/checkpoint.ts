import type { Course, Learnt, NetCourse, NetLearnt } from '@masterplan/lab'
import { type Context, type Failure, failure, quoted } from '../command.ts'
import { readJson, writeWhole } from '../input/files.ts'

const FORMAT = 'masterplan-training/1'

/** What a training has learnt so far. An interruption costs the generation that was being played, and no more. */
export const writeCheckpoint = (
  file: string,
  course: Course | NetCourse,
  done: readonly (Learnt | NetLearnt)[],
): Promise<string | undefined> => writeWhole(file, `${JSON.stringify({ format: FORMAT, course, done })}\n`)

export async function readCheckpoint<Done>(
  file: string,
  course: Course | NetCourse,
  isDone: (value: unknown) => value is Done,
  context: Context,
): Promise<{ readonly ok: true; readonly done: readonly Done[] } | Failure> {
  const read = await readJson(file, 'checkpoint', context)
  if (!read.ok) return read
  const { value } = read
  if (typeof value !== 'object' || value === null || !('format' in value) || value.format !== FORMAT) {
    return failure(`The file ${quoted(file)} is not a checkpoint of a training.`)
  }
  if (!('course' in value) || JSON.stringify(value.course) !== JSON.stringify(course)) {
    return failure(`The checkpoint ${quoted(file)} belongs to a training with other flags.`)
  }
  if (!('done' in value) || !Array.isArray(value.done) || !value.done.every(isDone)) {
    return failure(`The checkpoint ${quoted(file)} is damaged.`)
  }
  return { ok: true, done: value.done }
}

export function isLearnt(value: unknown): value is Learnt {
  if (typeof value !== 'object' || value === null) return false
  if (!('players' in value && 'generation' in value && 'loss' in value && 'weights' in value)) return false
  const { players, generation, weights } = value
  if (!Number.isInteger(players) || !Number.isInteger(generation)) return false
  if (typeof weights !== 'object' || weights === null) return false
  return Object.values(weights).every(row => Array.isArray(row) && row.every(Number.isFinite))
}
