import { CATALOG } from '@masterplan/catalog'
import {
  LEVEL_IDS,
  type Level,
  type Levels,
  plainEntry,
  type Seat,
  seatBySeat,
  seeded,
  USUAL_THINKING,
} from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { alphaBeta, findBot, LEVEL_BOTS, limitedTo, STRONGEST, treeSearch, within } from '../src/index.ts'
import { type LastBrick, lastBrick, lastBrickEntry } from './last-brick.ts'
import { mainStreet, mainStreetEntry } from './main-street/index.ts'
import { anyDecision } from './positions.ts'

const STREET = { homes: 3, shops: 2, parks: 1, wishPoints: 1 }
const bricks = (...heaps: number[]) => {
  const view = lastBrick.view(lastBrick.start(2, { heaps }), 0)
  return { entry: lastBrickEntry, seat: 0 as Seat, view, random: seeded(1) }
}

const everyLevel = (level: Level): Levels => ({
  newcomer: level,
  'level-1': level,
  'level-2': level,
  'level-3': level,
  'level-4': level,
  'level-5': level,
  master: level,
})

test('there are seven levels, and no level of another number', () => {
  const numbered = ['level-1', 'level-2', 'level-3', 'level-4', 'level-5']
  expect(LEVEL_BOTS.map(({ name }) => name)).toEqual(['newcomer', ...numbered, 'master'])
  expect(STRONGEST.name).toBe('level-5')
  for (const name of ['level-0', 'level-6', 'level-5.5', 'level--1', 'level-05', 'Master', 'newcomer-1']) {
    const found = findBot(name, [])
    expect(found).toMatchObject({ ok: false })
    if (!found.ok) expect(found.sentence).toContain('newcomer, level-1, level-2')
  }
})

test.each(LEVEL_BOTS)('$name gives the same moves for the same seed', bot => {
  const { seat, view } = anyDecision(mainStreet, () => mainStreet.start(2, STREET), seeded(5))
  const choose = () => bot.choose(mainStreetEntry, seat, view, seeded(11))
  expect(choose()).toEqual(choose())
})

test.each(LEVEL_BOTS)('$name answers without time, when called off, and with one move left', bot => {
  const { seat, view, state } = anyDecision(mainStreet, () => mainStreet.start(2, STREET), seeded(6))
  for (const limits of [
    { ...limitedTo(10_000), clock: () => 1, deadline: 0 },
    { ...limitedTo(10_000), cancelled: () => true },
    limitedTo(0),
    { ...limitedTo(200), bytes: 0 },
  ]) {
    const move = within(bot, limits).choose(mainStreetEntry, seat, view, seeded(1))
    expect(mainStreet.refuse(state, seat, move)).toBeUndefined()
  }
  expect(bot.choose(lastBrickEntry, 0, bricks(1).view, seeded(1))).toEqual({ heap: 0, bricks: 1 })
})

test('a level that does not see small differences plays different moves, but none that it sees to be worse', () => {
  const chosen = (slack: number) => {
    const levels = everyLevel({ by: 'one-ply', iterations: 1, slack })
    const thinking = { ...USUAL_THINKING, levels: () => levels }
    const evaluate: typeof lastBrickEntry.insight.evaluate = ({ heaps }) => 0.5 - 0.1 * heaps[0]!
    const insight = seatBySeat<LastBrick>({ ...lastBrickEntry.insight, evaluate })
    const entry = { ...plainEntry(lastBrick, insight), thinking }
    const taken = Array.from({ length: 60 }, (_, seed) => {
      const { heap, bricks: count } = LEVEL_BOTS[1]!.choose(entry, 0, bricks(4, 0, 0).view, seeded(seed))
      return heap === 0 ? count : 0
    })
    return [...new Set(taken)].sort()
  }
  expect(chosen(0)).toEqual([4])
  expect(chosen(0.15)).toEqual([3, 4])
  expect(chosen(0.25)).toEqual([2, 3, 4])
})

test('a newcomer overlooks moves, but plays the best of those that came to its mind', () => {
  const evaluate: typeof lastBrickEntry.insight.evaluate = ({ heaps }) => 1 - 0.1 * heaps[0]!
  const takenBy = (moves: number) => {
    const thinking = { ...USUAL_THINKING, levels: () => everyLevel({ by: 'glance', iterations: moves, slack: 0 }) }
    const entry = { ...plainEntry(lastBrick, seatBySeat({ ...lastBrickEntry.insight, evaluate })), thinking }
    return Array.from(
      { length: 400 },
      (_, seed) => LEVEL_BOTS[0]!.choose(entry, 0, bricks(4).view, seeded(seed)).bricks,
    )
  }
  const meanOf = (taken: readonly number[]) => taken.reduce((sum, count) => sum + count, 0) / taken.length
  // Four moves, any as likely: one of them on average 2.5 bricks, the better of two (one may come twice) 3.125.
  expect(meanOf(takenBy(1))).toBeCloseTo(2.5, 0.5)
  expect(meanOf(takenBy(2))).toBeCloseTo(3.125, 0.5)
  expect(meanOf(takenBy(1.5))).toBeGreaterThan(meanOf(takenBy(1)))
  expect(meanOf(takenBy(1.5))).toBeLessThan(meanOf(takenBy(2)))
  expect(new Set(takenBy(1))).toEqual(new Set([1, 2, 3, 4]))
  expect(new Set(takenBy(60))).toEqual(new Set([4]))
})

describe.each(CATALOG.map(game => ({ game, id: game.id })))('$id', ({ game }) => {
  test('has a level of every name for every number of players, each thinking longer than the one before', () => {
    game.unfold(({ thinking }) => {
      for (let players = game.seats.min; players <= game.seats.max; players++) {
        const all = thinking.levels(players)
        const levels = LEVEL_IDS.map(id => all[id])
        const efforts = levels.map(({ by, iterations }) => (by === 'glance' || by === 'one-ply' ? 0 : iterations))
        expect(efforts).toEqual(efforts.toSorted((one, other) => one - other))
        for (const { slack } of levels) expect(slack).toBeGreaterThanOrEqual(0)
        expect(all['level-5'].slack).toBe(0)
        expect(all.newcomer).toMatchObject({ by: 'glance', slack: 0 }) // it overlooks, and never plays worse than it sees
        expect(all.master).toMatchObject({ by: all['level-5'].by, slack: 0 })
        expect(all.master.iterations).toBeGreaterThan(all['level-5'].iterations)
      }
    })
  })

  test('gives reasons that the seat can hear: codes and plain facts', () => {
    game.unfold(({ game: rules, insight, reasons }) => {
      const opened = game.open(game.seats.max, {})
      if (!opened.ok) throw new Error(opened.problem)
      const { match } = opened
      const random = seeded(8)
      let given = 0
      for (let step = 0; step < 60; step++) {
        match.settle(random)
        const turn = match.turn()
        if (turn.kind !== 'decide') break
        const seat = turn.seats[0]!
        const world = rules.imagine(match.viewFor(seat), random)
        for (const move of insight.candidates(world, seat).slice(0, 5)) {
          const before = JSON.stringify(rules.view(world, seat))
          const found = reasons(world, seat, move)
          expect(JSON.stringify(rules.view(world, seat))).toBe(before)
          expect(JSON.parse(JSON.stringify(found))).toEqual(found)
          expect(found.length).toBeGreaterThan(0)
          for (const { code, facts } of found) {
            expect(code).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
            for (const fact of Object.values(facts)) expect(['string', 'number']).toContain(typeof fact)
          }
          given += found.length
        }
        const moves = match.movesFor(seat)
        match.submit(seat, moves[random.below(moves.length)]!, random)
      }
      expect(given).toBeGreaterThan(20)
    })
  })
})

test('bots that have not thought do not always do the same where moves look alike', () => {
  const { seat, view } = anyDecision(mainStreet, () => mainStreet.start(2, STREET), seeded(2))
  for (const bot of [...LEVEL_BOTS, treeSearch, alphaBeta]) {
    for (const iterations of [0, 1]) {
      const chosen = Array.from({ length: 30 }, (_, seed) =>
        within(bot, limitedTo(iterations)).choose(mainStreetEntry, seat, view, seeded(seed)),
      )
      expect(new Set(chosen.map(mainStreet.notation.write)).size, `${bot.name}@${iterations}`).toBeGreaterThan(1)
    }
  }
})
