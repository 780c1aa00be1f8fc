import { NO_GAMES, type Notes, notesTogether, type Tally, talliesOf } from '@masterplan/lab'
import { type Context, printLines } from './command.ts'
import { progressOn } from './progress.ts'
import { type AnyContest, type AnyPractice, shareOut, type Trainer } from './train-crew.ts'

/** Those who play, and where progress is told. */
export interface Classroom {
  readonly context: Context
  readonly trainers: readonly Trainer[]
}

/** What differs between trainings: whatever they learn. */
export interface Lessons<Practice extends AnyPractice> {
  readonly matches: number // in a generation
  next(): Practice | undefined
  learn(practice: Practice, notes: Notes): string // and says what was learnt
  keep(): Promise<string | undefined> // a sentence when it cannot be kept
}

/** All generations that are not done yet, each kept as soon as it has learnt. A sentence when one cannot be kept. */
export async function study<Practice extends AnyPractice>(
  { context: { stderr }, trainers }: Classroom,
  { matches, next, learn, keep }: Lessons<Practice>,
): Promise<string | undefined> {
  for (let practice = next(); practice !== undefined; practice = next()) {
    const current = practice
    const progress = progressOn(stderr, matches)
    const parts = await shareOut(
      trainers,
      matches,
      (trainer, stretch) => trainer.practise(current, stretch),
      played => progress.at(played),
    )
    progress.end()
    printLines(stderr, [learn(current, notesTogether(parts))])
    const problem = await keep()
    if (problem !== undefined) return problem
  }
  return undefined
}

export async function contested(
  { context, trainers }: Classroom,
  contest: AnyContest,
  matches: number,
): Promise<Tally> {
  const progress = progressOn(context.stderr, matches)
  const parts = await shareOut(
    trainers,
    matches,
    (trainer, stretch) => trainer.contest(contest, stretch),
    played => progress.at(played),
  )
  progress.end()
  return parts.reduce(talliesOf, NO_GAMES)
}
