import type { Trainable, Trial, Weights } from '@masterplan/kernel'
import { NETWORK_FORMAT, type Network, type NetworkFile } from '@masterplan/kernel/net'
import { type Stretch, simulate } from '../run/simulate.ts'
import type { MatchTally } from '../statistics/tally.ts'
import { type Rival, trialPlanOf, withRivals } from './course.ts'
import { fitNet } from './network-fit.ts'
import { insightByNet, type NetPlayer, type NetPractice } from './network-practice.ts'
import type { Notes } from './practice.ts'

/** What to learn and how; plain JSON. The same course gives the same net. */
export interface NetCourse {
  readonly game: string
  readonly players: number
  readonly seed: number
  readonly units: number
  readonly weights: Weights // by which the first generation plays; without any, all positions look alike
  readonly generations: number // each plays by the net of the one before
  readonly matches: number // in a generation
  readonly by: NetPlayer
  readonly thinking: number
  readonly rivals: readonly string[] // as in `Practice`
  readonly trial: number // matches against the insight in force
}

/** What a generation learnt. */
export interface NetLearnt {
  readonly generation: number // counted from 1
  readonly explained: number
  readonly net: Network
}

/** The next generation of a course, after those that are done; undefined when all are. */
export function nextNetPractice(course: NetCourse, done: readonly NetLearnt[]): NetPractice | undefined {
  if (done.length >= course.generations) return undefined
  const { game, players, seed, weights, by, thinking, rivals } = course
  return {
    game,
    players,
    seed,
    weights,
    by,
    thinking,
    rivals,
    generation: done.length + 1,
    net: done.at(-1)?.net ?? null,
  }
}

export function learnNet(
  trainable: Trainable,
  course: NetCourse,
  { generation }: NetPractice,
  notes: Notes,
): NetLearnt {
  const { players, units, seed } = course
  const asked = { players, features: trainable.netFeatures(players) }
  return { generation, ...fitNet(notes, asked, units, seed + generation) }
}

export type NetContest = { readonly course: NetCourse; readonly net: Network }

/** Searches by the new net and by the insight in force, on alternate seats. */
export function contestNet(trainable: Trainable, { course, net }: NetContest, stretch: Stretch): MatchTally {
  const game = trainable.unfold((entry, model) => withRivals(entry, insightByNet(entry, model, net, course.players)))
  return simulate(game, trialPlanOf(game, rivalOf(course), { ...course, options: {} }, course.players), stretch).tally
}

/** What a net is for: a look one move ahead may go by it as badly as it likes. */
export function rivalOf({ players, thinking }: NetCourse): Rival {
  const search = players === 2 ? 'alpha-beta' : 'tree-search'
  return { name: `${search}@${thinking}`, by: insight => `${search}:${insight}@${thinking}` }
}

export interface NetGraduation {
  readonly trainable: Trainable
  readonly course: NetCourse
  readonly command: string // that repeats it
  readonly last: NetLearnt
  readonly trial: Trial
}

export function netFileOf({ trainable, course, command, last, trial }: NetGraduation): NetworkFile {
  const { id, rulesVersion } = trainable.game
  return {
    ...{ format: NETWORK_FORMAT, game: id, rules: rulesVersion, players: course.players, command },
    matches: course.matches,
    ...{ explained: last.explained, trial, net: last.net },
  }
}
