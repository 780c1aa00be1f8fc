import { CATALOG } from '@masterplan/catalog'
import { LEVELS, plainEntry, playable, type Seat, seeded, USUAL_THINKING } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { alphaBeta, findBot, LEVEL_BOTS, limitedTo, STRONGEST, treeSearch, within } from '../src/index.ts'
import { lastBrick, lastBrickEntry } from './last-brick.ts'
import { mainStreet, mainStreetEntry } from './main-street/index.ts'
import { anyDecision } from './positions.ts'

const STREET = { homes: 3, shops: 2, parks: 1, wishPoints: 1 }
const bricks = (...heaps: number[]) => {
  const view = lastBrick.view(lastBrick.start(2, { heaps }), 0)
  return { entry: lastBrickEntry, seat: 0 as Seat, view, random: seeded(1) }
}

test('there are five levels, and no level of another number', () => {
  expect(LEVEL_BOTS.map(({ name }) => name)).toEqual(['level-1', 'level-2', 'level-3', 'level-4', 'level-5'])
  expect(STRONGEST.name).toBe('level-5')
  for (const name of ['level-0', 'level-6', 'level-5.5', 'level--1', 'level-05']) {
    const found = findBot(name, [])
    expect(found).toMatchObject({ ok: false })
    if (!found.ok) expect(found.sentence).toContain('level-1, level-2')
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
    const level = { by: 'one-ply', iterations: 1, slack } as const
    const thinking = { ...USUAL_THINKING, levels: () => Array.from({ length: LEVELS }, () => level) }
    const evaluate: typeof lastBrickEntry.insight.evaluate = ({ heaps }) => 0.5 - 0.1 * heaps[0]!
    const insight = { ...lastBrickEntry.insight, evaluate }
    const entry = { ...plainEntry(lastBrick, insight), thinking }
    const taken = Array.from({ length: 60 }, (_, seed) => {
      const { heap, bricks: count } = LEVEL_BOTS[0]!.choose(entry, 0, bricks(4, 0, 0).view, seeded(seed))
      return heap === 0 ? count : 0
    })
    return [...new Set(taken)].sort()
  }
  expect(chosen(0)).toEqual([4])
  expect(chosen(0.15)).toEqual([3, 4])
  expect(chosen(0.25)).toEqual([2, 3, 4])
})

test('a game that forgot a level says so', () => {
  const thinking = { ...USUAL_THINKING, levels: () => [] }
  const entry = { ...mainStreetEntry, thinking }
  const { seat, view } = anyDecision(mainStreet, () => mainStreet.start(2, STREET), seeded(5))
  expect(() => LEVEL_BOTS[3]!.choose(entry, seat, view, seeded(1))).toThrow('main-street has no level 4')
  expect(playable(entry).personalities).toEqual(['generous'])
})

describe.each(CATALOG.map(game => ({ game, id: game.id })))('$id', ({ game }) => {
  test('has five levels for every number of players, each thinking longer than the one before', () => {
    game.unfold(({ thinking }) => {
      for (let players = game.seats.min; players <= game.seats.max; players++) {
        const levels = thinking.levels(players)
        expect(levels).toHaveLength(LEVELS)
        const efforts = levels.map(({ by, iterations }) => (by === 'one-ply' ? 0 : iterations))
        expect(efforts).toEqual(efforts.toSorted((one, other) => one - other))
        for (const { slack } of levels) expect(slack).toBeGreaterThanOrEqual(0)
        expect(levels.at(-1)!.slack).toBe(0)
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
          expect(found.length).toBeLessThanOrEqual(3)
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
