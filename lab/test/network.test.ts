import { STREET_MODEL } from '@masterplan/bots/testing'
import { loadModel } from '@masterplan/catalog/games'
import { type Network, readNetwork } from '@masterplan/kernel/net'
import { describe, expect, test } from 'vitest'
import {
  contestNet,
  learnNet,
  type NetCourse,
  type NetLearnt,
  netFileOf,
  nextNetPractice,
  notesTogether,
  practiseNet,
  rivalOf,
  type Stretch,
  trialOf,
} from '../src/index.ts'
import { fitNet } from '../src/train/network-fit.ts'

const COURSE: NetCourse = {
  ...{ game: 'main-street', players: 2, seed: 4, units: 3, weights: {}, generations: 2, matches: 60, thinking: 10 },
  ...{ rivals: [], trial: 20 },
  by: 'alpha-beta',
}
const WHOLE: readonly Stretch[] = [{ from: 0, count: 60 }]
const SPLIT: readonly Stretch[] = [
  { from: 0, count: 50 },
  { from: 50, count: 10 },
]

function studied(course: NetCourse, done: readonly NetLearnt[] = [], stretches = WHOLE): NetLearnt[] {
  const all = [...done]
  for (let next = nextNetPractice(course, all); next !== undefined; next = nextNetPractice(course, all)) {
    const practice = next
    const notes = notesTogether(stretches.map(stretch => practiseNet(STREET_MODEL, practice, stretch)))
    all.push(learnNet(STREET_MODEL, course, practice, notes))
  }
  return all
}

describe('A training of a net', () => {
  const done = studied(COURSE)

  test('gives the same for the same seed, however it is split or interrupted, and something else for another', () => {
    expect(done.map(({ generation }) => generation)).toEqual([1, 2])
    expect(studied(COURSE, [], SPLIT)).toEqual(done)
    const stored: NetLearnt[] = JSON.parse(JSON.stringify(done.slice(0, 1)))
    expect(studied(COURSE, stored)).toEqual(done)
    expect(studied({ ...COURSE, seed: 5 })[0]!.net).not.toEqual(done[0]!.net)
  })

  test('ends in a file that is read again', () => {
    const last = done.at(-1)!
    const trial = trialOf(
      contestNet(STREET_MODEL, { course: COURSE, net: last.net }, { from: 0, count: 4 }),
      'itself',
      rivalOf(COURSE),
    )
    const file = netFileOf({ trainable: STREET_MODEL, course: COURSE, command: 'again', last, trial })
    const meant = { game: 'main-street', rules: ['1.0.0'], players: 2, features: STREET_MODEL.netFeatures(2) }
    expect(readNetwork(JSON.parse(JSON.stringify(file)), meant)).toEqual({ ok: true, net: last.net })
  })
})

test('A core plays for a training too: the same net again, and the next generation plays by it', async () => {
  const game = (await loadModel('subdivision'))!
  const course: NetCourse = {
    ...{ game: 'subdivision', players: 2, seed: 2, units: 2, weights: {}, generations: 2, matches: 6, thinking: 60 },
    ...{ rivals: [], trial: 2 },
    by: 'core-tree',
  }
  const learnt = (practice = nextNetPractice(course, [])!) =>
    learnNet(game, course, practice, practiseNet(game, practice, { from: 0, count: course.matches }))
  const first = learnt()
  expect(learnt()).toEqual(first)
  expect(first.net.straight).toHaveLength(2 * game.netFeatures(2).length + 1)
  const next = nextNetPractice(course, [first])!
  const ends = (net: typeof next.net) => practiseNet(game, { ...next, net }, { from: 0, count: course.matches }).ends
  expect(ends(next.net)).not.toEqual(ends(null))
})

test('Trees play for a training among three, against rivals too, and what a net learnt among three is for three', () => {
  const course: NetCourse = {
    ...COURSE,
    players: 3,
    by: 'tree-search',
    generations: 1,
    matches: 20,
    rivals: ['random'],
  }
  const [practice] = [nextNetPractice(course, [])!]
  const notes = practiseNet(STREET_MODEL, practice, { from: 0, count: 20 })
  const width = STREET_MODEL.netFeatures(3).length
  expect(notes.rows).toHaveLength(3 * width * notes.stage.length)
  expect(notes.ends).toHaveLength(2 * 3 * 20)
  const alone = practiseNet(STREET_MODEL, { ...practice, rivals: [] }, { from: 0, count: 20 })
  expect(alone.ends).not.toEqual(notes.ends)
  const last = learnNet(STREET_MODEL, course, practice, notes)
  const tally = contestNet(STREET_MODEL, { course, net: last.net }, { from: 0, count: 3 })
  const trial = trialOf(tally, 'itself', rivalOf(course))
  expect(trial).toMatchObject({ bot: 'tree-search@10', matches: 3 })
  const file = JSON.parse(JSON.stringify(netFileOf({ trainable: STREET_MODEL, course, command: 'again', last, trial })))
  const meant = { game: 'main-street', rules: ['1.0.0'], features: STREET_MODEL.netFeatures(3) }
  expect(readNetwork(file, { ...meant, players: 3 })).toEqual({ ok: true, net: last.net })
  expect(readNetwork(file, { ...meant, players: 4 })).toMatchObject({ problem: 'other-players' })
})

test('Where no luck falls, a trial meets a new opening in every deal', async () => {
  const game = (await loadModel('subdivision'))!
  const course: NetCourse = { ...COURSE, game: 'subdivision', players: 3, by: 'tree-search', thinking: 1, trial: 12 }
  const straight = Array<number>(2 * game.netFeatures(3).length + 1).fill(0)
  const net: Network = { base: 0, straight, units: [], doubt: [1, 1] }
  const sums = [0, 2, 4, 6, 8, 10].map(from => {
    const { bots } = contestNet(game, { course, net }, { from, count: 2 })
    return Object.values(bots).map(({ score }) => score.sum)
  })
  expect(new Set(sums.map(String)).size).toBeGreaterThan(3)
})

test('Among three, a lead is what a seat has more than the others have on average', () => {
  const matches = 200
  const rows = Float32Array.from({ length: 3 * matches }, (_, at) => (at * 7) % 11)
  const ends = Float32Array.from({ length: 6 * matches }, (_, at) => (at % 2 === 1 ? 2 * rows[(at - 1) / 2]! + 5 : 0))
  const match = Int32Array.from({ length: matches }, (_, at) => at)
  const notes = { matches, ends, match, stage: new Float32Array(matches), rows }
  const { net, explained } = fitNet(notes, { players: 3, features: ['points'] }, 1, 1)
  expect(explained).toBeGreaterThan(0.99)
  const lead = (own: number, others: number) =>
    net.base +
    net.straight[0]! * own +
    net.straight[1]! * others +
    net.units.reduce((sum, { base, inputs, weight }) => {
      return sum + weight * Math.max(0, base + inputs[0]! * own + inputs[1]! * others)
    }, 0)
  expect(lead(8, 3)).toBeCloseTo(10, 0)
})

test('Units find what no weighed sum can say: a feature that counts only while another is low', () => {
  const matches = 400
  const ends = new Float32Array(4 * matches)
  const rows = new Float32Array(4 * matches)
  for (let match = 0; match < matches; match++) {
    // Room is worth something only to a seat with few points.
    const [points, room, otherPoints, otherRoom] = [match % 7, match % 5, match % 3, match % 11]
    const worth = (of: number, with_: number) => (of < 3 ? with_ : -with_)
    rows.set([points, room, otherPoints, otherRoom], 4 * match)
    ends.set([0, worth(points, room), 0, worth(otherPoints, otherRoom)], 4 * match)
  }
  const stage = new Float32Array(matches)
  const notes = { matches, ends, match: Int32Array.from({ length: matches }, (_, at) => at), stage, rows }
  const asked = { players: 2, features: ['points', 'room'] }
  const [straight, bent] = [fitNet(notes, asked, 1, 1), fitNet(notes, asked, 12, 1)]
  expect(bent.explained).toBeGreaterThan(0.9)
  expect(straight.explained).toBeLessThan(bent.explained - 0.1)
})
