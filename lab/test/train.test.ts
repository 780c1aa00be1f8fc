import { STREET_MODEL } from '@masterplan/bots/testing'
import { readWeights } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import {
  type Course,
  contest,
  type Learnt,
  learn,
  nextPractice,
  notesTogether,
  practise,
  type Stretch,
  trialOf,
  weightFileOf,
  weightsOf,
} from '../src/index.ts'

const COURSE: Course = {
  game: 'main-street',
  options: {},
  players: [2, 3],
  seed: 4,
  generations: 2,
  matches: 120,
  wander: 0.1,
  whim: 0.3,
  tries: 0,
  margin: 0.5,
  ridge: 0.003,
  trial: 40,
  rivals: [],
  from: {},
  only: [],
  anew: false,
}
const WHOLE: readonly Stretch[] = [{ from: 0, count: COURSE.matches }]
const SPLIT: readonly Stretch[] = [
  { from: 0, count: 50 },
  { from: 50, count: 1 },
  { from: 51, count: 69 },
]

/** All generations of a course after those that are done, each played in these stretches. */
function studied(course: Course, done: readonly Learnt[] = [], stretches = WHOLE): Learnt[] {
  const all = [...done]
  for (let next = nextPractice(course, all); next !== undefined; next = nextPractice(course, all)) {
    const practice = next
    const notes = notesTogether(stretches.map(stretch => practise(STREET_MODEL, practice, stretch)))
    all.push(learn(STREET_MODEL, course, practice, notes))
  }
  return all
}

describe('A training', () => {
  const done = studied(COURSE)

  test('learns as many generations as asked for every number of players', () => {
    expect(done.map(({ players, generation }) => [players, generation])).toEqual([
      [2, 1],
      [2, 2],
      [3, 1],
      [3, 2],
    ])
    expect(Object.keys(weightsOf(done))).toEqual(['2', '3'])
    expect(weightsOf(done)[3]).toBe(done[3]!.weights)
  })

  test('gives the same for the same seed, however it is split or interrupted, and something else for another', () => {
    expect(studied(COURSE, [], SPLIT)).toEqual(done)
    const stored: Learnt[] = JSON.parse(JSON.stringify(done.slice(0, 1)))
    expect(studied(COURSE, stored)).toEqual(done)
    expect(studied({ ...COURSE, seed: 5 })[0]!.weights).not.toEqual(done[0]!.weights)
  })

  test('learns that points win, the more so at the end, and foresees better than a guess', () => {
    for (const { players, weights, loss } of done) {
      expect(weights.points![1]).toBeGreaterThan(0.2)
      expect(loss).toBeLessThan(Math.log(players))
    }
  })

  test('learns from matches with other bots, too, the same however it is split', () => {
    const mixed = {
      ...COURSE,
      players: [2],
      generations: 1,
      from: weightsOf(done),
      rivals: ['random', 'tree-search@5'],
    }
    const learnt = studied(mixed)
    expect(studied(mixed, [], SPLIT)).toEqual(learnt)
    expect(learnt[0]!.weights).not.toEqual(studied({ ...mixed, rivals: [] })[0]!.weights)
  })

  test('searches before each move when it is told to, and holds on to what it began with unless it learns anew', () => {
    const plain = { ...COURSE, players: [2], generations: 1, from: weightsOf(done) }
    const [looking] = studied(plain)
    const searching = { ...plain, tries: 5 }
    expect(studied(searching, [], SPLIT)).toEqual(studied(searching))
    expect(studied(searching)[0]!.weights).not.toEqual(looking!.weights)
    expect(studied({ ...plain, anew: true })[0]!.weights).not.toEqual(looking!.weights)
  })

  test('begins with the weights it is given, and changes none but those it is to learn', () => {
    const [points, claim] = [
      [0.5, 0.5],
      [0.01, 0.02],
    ] as const
    const from = { 2: { points, 'claim-open': claim } }
    const learnt = studied({ ...COURSE, players: [2], generations: 1, from, only: ['claim-open'] })[0]!
    expect(learnt.weights.points).toEqual(points)
    expect(learnt.weights['claim-open']).not.toEqual(claim)
  })

  test('makes a bot that beats one without knowledge', () => {
    const games = { from: 0, count: 60 }
    const ours = contest(STREET_MODEL, { course: COURSE, players: 2, weights: weightsOf(done) }, games)
    const none = contest(STREET_MODEL, { course: COURSE, players: 2, weights: {} }, games)
    expect(trialOf(ours, 'itself').share).toBeGreaterThan(trialOf(none, 'itself').share + 0.1)
  })

  test('ends in a file that is read again', () => {
    const tally = contest(STREET_MODEL, { course: COURSE, players: 2, weights: weightsOf(done) }, { from: 0, count: 4 })
    const trials = [trialOf(tally, 'itself'), trialOf(tally, 'itself')]
    const file = weightFileOf({ trainable: STREET_MODEL, course: COURSE, command: 'again', done, trials })
    const meant = {
      game: 'main-street',
      rules: ['1.0.0'],
      features: STREET_MODEL.features,
      stages: STREET_MODEL.stages,
    }
    expect(readWeights(JSON.parse(JSON.stringify(file)), meant)).toEqual({ ok: true, weights: weightsOf(done) })
    expect(file.trained.map(({ players, matches, trial }) => [players, matches, trial.matches])).toEqual([
      [2, 240, 4],
      [3, 240, 4],
    ])
  })
})
