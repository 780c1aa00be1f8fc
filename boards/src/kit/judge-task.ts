import type { Facts, Score, Seat } from '@masterplan/kernel'
import type { Answer, Condition, Figure, Figures, Path, Task, ToldFields } from './lesson.ts'

/** What the reader sees at one moment. */
export interface SeenInTask {
  readonly view: unknown
  readonly scores: readonly (Score | null)[] // by seat, as far as the reader may know
}

/** A move that the reader made in a task, and what it did. */
export interface TriedInTask {
  readonly move: string
  readonly before: SeenInTask
  readonly after: SeenInTask
  readonly events: readonly unknown[] // as the reader heard them
}

export interface JudgedTask {
  readonly right: boolean
  readonly answer: Answer
}

/** Whether a move solves its task, and what there is to say about it. */
export function judgeTask(task: Task, tried: TriedInTask): JudgedTask {
  if (holds(task.right, tried, task.seat)) return { right: true, answer: task.praise }
  const answer = task.wrong.find(({ when }) => holds(when, tried, task.seat))
  if (answer === undefined)
    throw new Error(`Nothing is said about ${tried.move}: the last wrong answer must hold always.`)
  return { right: false, answer }
}

/** The figures of a task after a move. */
export const figuresAfter = (task: Task, tried: TriedInTask): Facts => factsOf(task.figures, tried, task.seat)

/** Those that are known before anything is tried. */
export function figuresBefore(task: Task, before: SeenInTask): Facts {
  const known = Object.entries(task.figures).filter(([, figure]) => 'at' in figure && figure.at === 'before')
  return factsOf(Object.fromEntries(known), { move: '', before, after: before, events: [] }, task.seat)
}

const factsOf = (figures: Figures, tried: TriedInTask, seat: Seat): Facts =>
  Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, figureOf(figure, tried, seat)]))

function holds(condition: Condition, tried: TriedInTask, seat: Seat): boolean {
  if (condition === 'always') return true
  if ('moves' in condition) return condition.moves.includes(tried.move)
  if ('like' in condition) return new RegExp(condition.like).test(tried.move)
  if ('all' in condition) return condition.all.every(each => holds(each, tried, seat))
  if ('any' in condition) return condition.any.some(each => holds(each, tried, seat))
  if ('not' in condition) return !holds(condition.not, tried, seat)
  const { least = -Infinity, most = Infinity } = condition
  const number = figureOf(condition.figure, tried, seat)
  return number >= least && number <= most
}

function figureOf(figure: Figure, { before, after, events }: TriedInTask, seat: Seat): number {
  if ('told' in figure) {
    const heard = events.filter(event => tells(event, figure.told, seat))
    const { sum } = figure
    return sum === undefined ? heard.length : heard.reduce<number>((all, event) => all + numberAt(event, sum, seat), 0)
  }
  if ('owed' in figure) return Math.abs(numberIn(figure.at === 'before' ? before : after, figure.owed, seat))
  if (figure.at === 'before') return numberIn(before, figure.see, seat)
  const then = numberIn(after, figure.see, seat)
  if (figure.at === 'after') return then
  const change = then - numberIn(before, figure.see, seat)
  return figure.at === 'more' ? change : -change
}

function tells(event: unknown, told: ToldFields, seat: Seat): boolean {
  return Object.entries(told).every(([path, value]) => valueAt(event, path, seat) === (value === 'me' ? seat : value))
}

const numberIn = ({ view, scores }: SeenInTask, path: Path, seat: Seat): number =>
  path.startsWith('scores.') ? numberAt({ scores }, path, seat) : numberAt(view, path, seat)

function numberAt(from: unknown, path: Path, seat: Seat): number {
  const value = valueAt(from, path, seat)
  if (typeof value !== 'number') throw new Error(`There is no number at ${path}.`)
  return value
}

function valueAt(from: unknown, path: Path, seat: Seat): unknown {
  let value = from
  for (const step of path.split('.')) value = fieldOf(value, step, seat)
  return value
}

/** `plot=c2` is the entry of a list with this value in this field; other entries go by their place. */
function fieldOf(value: unknown, step: string, seat: Seat): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  const [field, wanted] = step.split('=')
  if (wanted !== undefined && Array.isArray(value)) {
    return value.find((entry: Readonly<Record<string, unknown>>) => String(entry[field!]) === wanted)
  }
  const name = step === 'me' ? seat : step === 'rival' ? 1 - seat : step
  return (value as Readonly<Record<string, unknown>>)[name] // plain JSON, as views and events are
}
