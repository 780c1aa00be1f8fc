import {
  type Chosen,
  type Entry,
  type GameTypes,
  type Insight,
  type Playable,
  playable,
  type Trainable,
  type Trained,
  type Trial,
  WEIGHTS_FORMAT,
  type WeightFile,
  type Weights,
} from '@masterplan/kernel'
import { usualOpening } from '../run/line-ups.ts'
import { type Plan, type Stretch, simulate } from '../run/simulate.ts'
import { wilson } from '../statistics/intervals.ts'
import { type MatchTally, WHOLE_WIN } from '../statistics/tally.ts'
import { fit, type Manner, short } from './fit.ts'
import type { Notes, Practice } from './practice.ts'

/** What to learn and how; plain JSON. The same course gives the same weights. */
export interface Course extends Pick<Manner, 'margin' | 'ridge'> {
  readonly game: string
  readonly options: Chosen // other than usual
  readonly players: readonly number[] // one table of weights for each
  readonly seed: number
  readonly generations: number // each plays by the weights of the one before, the first by those of `from`
  readonly matches: number // in a generation
  readonly wander: number
  readonly whim: number
  readonly tries: number // as in `Practice`
  readonly trial: number // matches against the insight that is in force
  readonly rivals: readonly string[] // as in `Practice`
  readonly from: Weights // without any, the first generation plays at random
  readonly anew: boolean // the first generation plays by `from`, but holds no weight near it
  readonly only: readonly string[] // features whose weights are learnt, while all others stay; none are all
}

/** What a generation learnt. */
export interface Learnt {
  readonly players: number
  readonly generation: number // counted from 1
  readonly loss: number
  readonly weights: Weights[number]
}

/** The next generation of a course, after those that are done; undefined when all are. */
export function nextPractice(course: Course, done: readonly Learnt[]): Practice | undefined {
  for (const players of course.players) {
    const before = done.filter(each => each.players === players)
    if (before.length >= course.generations) continue
    const last = before.at(-1)
    return {
      game: course.game,
      options: course.options,
      players,
      seed: course.seed,
      generation: before.length + 1,
      weights: weightsBefore(course, players, last),
      rivals: course.rivals,
      wander: course.wander,
      whim: course.whim,
      tries: course.tries,
    }
  }
  return undefined
}

function weightsBefore({ from }: Course, players: number, last: Learnt | undefined): Weights {
  const table = last?.weights ?? from[players]
  return table === undefined ? {} : { [players]: table }
}

/** Weights from what a practice saw, starting from those it played by. */
export function learn(trainable: Trainable, course: Course, practice: Practice, notes: Notes): Learnt {
  const { features, stages } = trainable
  const { players, generation } = practice
  const before = new Float64Array(stages * features.length)
  const table = course.anew && generation === 1 ? undefined : practice.weights[players]
  if (table !== undefined) {
    for (const [at, name] of features.entries()) {
      for (let stage = 0; stage < stages; stage++) before[stage * features.length + at] = table[name]![stage]!
    }
  }
  const stays = (name: string) => course.only.length > 0 && !course.only.includes(name)
  const kept = new Set(features.flatMap((name, at) => (stays(name) ? [at] : [])))
  const { weights: fitted, loss } = fit(notes, { players, stages }, before, { ...course, kept })
  const step = stepOf(generation)
  const weights = fitted.map((weight, at) => step * weight + (1 - step) * before[at]!)
  const rowOf = (at: number) =>
    Array.from({ length: stages }, (_, stage) => short(weights[stage * features.length + at]!))
  return {
    players,
    generation,
    loss: short(loss),
    weights: Object.fromEntries(features.map((name, at) => [name, rowOf(at)])),
  }
}

/** From the third generation on by ever smaller steps: what is good against the last one may be bad against the next. */
const stepOf = (generation: number): number => (generation <= 2 ? 1 : 1 / (generation - 1))

export const weightsOf = (done: readonly Learnt[]): Weights =>
  Object.fromEntries(done.map(({ players, weights }) => [players, weights])) // of several generations the last stays

/** A bot that goes on trial with one insight and with another. */
export interface Rival {
  readonly name: string
  by(insight: 'trained' | 'before'): string
}
const GREEDY: Rival = { name: 'greedy', by: insight => `greedy:${insight}` }

/** A game in which bots by `trained` can sit against bots by the insight in force. */
export const withRivals = <G extends GameTypes>(entry: Entry<G>, trained: Insight<G>): Playable =>
  playable({ ...entry, personalities: { trained, before: entry.insight } })

export type Contest = { readonly course: Course; readonly players: number; readonly weights: Weights }

/** Greedy bots by the new weights and by the insight in force, on alternate seats. */
export function contest(trainable: Trainable, { course, players, weights }: Contest, stretch: Stretch): MatchTally {
  const game = trainable.unfold((entry, model) => withRivals(entry, model.insightWith(weights)))
  return simulate(game, trialPlanOf(game, GREEDY, course, players), stretch).tally
}

/** Bots that differ in their insight alone, each deal from another opening where no luck falls. */
export const trialPlanOf = (
  game: Playable,
  { by }: Rival,
  { options, seed }: Pick<Course, 'options' | 'seed'>,
  players: number,
): Plan => ({
  ...{ game: game.id, players, options, bots: [by('trained'), by('before')], seed, rules: null, records: false },
  opening: usualOpening(game, players, options),
})

export function trialOf({ games, bots }: MatchTally, against: string, { name, by } = GREEDY): Trial {
  const { share, low, high } = wilson((bots[by('trained')]?.sixtieths ?? 0) / WHOLE_WIN, games)
  return { bot: name, against, matches: games, share: short(share), low: short(low), high: short(high) }
}

export interface Graduation {
  readonly trainable: Trainable
  readonly course: Course
  readonly command: string // that repeats it
  readonly done: readonly Learnt[]
  readonly trials: readonly Trial[] // in the order of the course's numbers of players
}

export function weightFileOf({ trainable, course, command, done, trials }: Graduation): WeightFile {
  const { id, rulesVersion } = trainable.game
  const trained = course.players.map(
    (players, at): Trained => ({
      players,
      matches: course.generations * course.matches,
      loss: done.findLast(each => each.players === players)!.loss,
      trial: trials[at]!,
    }),
  )
  return { format: WEIGHTS_FORMAT, game: id, rules: rulesVersion, command, trained, weights: weightsOf(done) }
}
