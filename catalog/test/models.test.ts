import { existsSync, readdirSync, readFileSync } from 'node:fs'
import {
  type Actor,
  type Entry,
  type Game,
  type GameTypes,
  type Model,
  readOptions,
  readWeights,
  seatsOf,
  seeded,
  type Trainable,
  type WeightFile,
} from '@masterplan/kernel'
import { type NetworkFile, readNetwork } from '@masterplan/kernel/net'
import { describe, expect, test } from 'vitest'
import { loadModel } from '../src/games.ts'
import { CATALOG } from '../src/index.ts'

const loaded = await Promise.all(CATALOG.map(({ id }) => loadModel(id)))
const models = loaded.filter((model): model is Trainable => model !== undefined)
const fileOf = (id: string): URL => new URL(`../../games/${id}/src/ai/weights.json`, import.meta.url)

test('a game that is not there has no model', async () => {
  expect(await loadModel('chess')).toBeUndefined()
})

describe.each(models)('The model of $game.title', trainable => {
  const { game, features, stages } = trainable
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, at) => game.seats.min + at)

  test('has a name for each feature, and two stages or more', () => {
    expect(new Set(features).size).toBe(features.length)
    for (const name of features) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(stages).toBeGreaterThanOrEqual(2)
  })

  test.each(counts)('reads whole rows in a random match of %i, and the seats share out one match', players => {
    trainable.unfold((entry, model) => walk(entry, model, players))
  })

  test.each(counts)('says of several of %i seats at once, to the last bit, what it says of each', players => {
    expect(trainable.unfold(entry => compareSeats(entry, players))).toBeGreaterThan(1000)
  })
})

const taught = models.filter(({ game }) => existsSync(fileOf(game.id)))

test.each(taught)('The weights of $game.title are for its rules and what it looks at', ({ game, features, stages }) => {
  const file: WeightFile = JSON.parse(readFileSync(fileOf(game.id), 'utf8'))
  const meant = { game: game.id, rules: game.rulesVersions, features, stages }
  expect(readWeights(file, meant)).toMatchObject({ ok: true })
  const learnt = file.command === 'by hand' ? [] : Object.keys(file.weights) // a new game begins with a few that were guessed
  expect(file.trained.map(({ players }) => String(players))).toEqual(learnt)
})

const aiOf = (id: string) => new URL(`../../games/${id}/src/ai/`, import.meta.url)
const netted = models.flatMap(model => {
  const names = readdirSync(aiOf(model.game.id)).filter(name => /^net-\d\.json$/.test(name))
  return names.map(name => ({ ...model, title: model.game.title, name, players: Number(name[4]) }))
})

test.each(netted)('$title: $name is for its rules, so many players and what it looks at', ({ game, ...net }) => {
  const file: NetworkFile = JSON.parse(readFileSync(new URL(net.name, aiOf(game.id)), 'utf8'))
  const features = net.netFeatures(net.players)
  expect(readNetwork(file, { game: game.id, rules: game.rulesVersions, players: net.players, features })).toMatchObject(
    {
      ok: true,
    },
  )
})

const startOf = <G extends GameTypes>(game: Game<G>, players: number): G['State'] => {
  const read = readOptions<G['Options']>(game.options, {}, { players, rules: game.rulesVersions[0] })
  if (!read.ok) throw new Error(read.problem)
  return game.start(players, read.options)
}

/** Matches of random moves, candidates that are not listed among them; how many states were compared. */
function compareSeats<G extends GameTypes>({ game, insight }: Entry<G>, players: number): number {
  const random = seeded(players)
  const each = new Float64Array(players)
  const all = new Float64Array(players)
  let states = 0
  for (let state = startOf(game, players); states <= 1000; ) {
    const turn = game.turn(state)
    const seats = random.below(2 ** players)
    for (const seat of seatsOf(players)) if (((seats >>> seat) & 1) === 1) each[seat] = insight.evaluate(state, seat)
    insight.evaluateAll(state, seats, all)
    expect(all).toEqual(each) // places of other seats are left as they were
    states++
    if (turn.kind === 'over') state = startOf(game, players)
    else if (turn.kind === 'luck') game.play(state, 'luck', game.sample(state, 'luck', random))
    else {
      const by = turn.seats[0]!
      const sensible = insight.candidates(state, by)
      const isSensible = random.below(2) === 0
      game.play(state, by, isSensible ? sensible[random.below(sensible.length)]! : game.sample(state, by, random))
    }
  }
  return states
}

/** A match of random moves: every feature of every seat is a number, and the standings add up to one. */
function walk<G extends GameTypes>({ game, insight }: Entry<G>, { features }: Model<G>, players: number): void {
  const random = seeded(players)
  const state = startOf(game, players)
  const width = features.names.length
  const rows = new Float64Array(6 * width)
  let stage = 0
  for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
    const by: Actor = turn.kind === 'luck' ? 'luck' : turn.seats[0]!
    game.play(state, by, game.sample(state, by, random))
    rows.fill(Number.NaN)
    features.read(state, rows)
    expect(rows.subarray(0, players * width).every(Number.isFinite)).toBe(true)
    expect(features.players(state)).toBe(players)
    stage = features.stage(state)
    expect(stage >= 0 && stage <= 1).toBe(true)
    if (random.below(8) !== 0) continue
    const shares = seatsOf(players).map(seat => insight.evaluate(state, seat))
    expect(shares.every(share => share >= 0 && share <= 1)).toBe(true)
  }
  expect(stage).toBeGreaterThan(0.5)
}
