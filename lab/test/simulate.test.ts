import { MAIN_STREET, mainStreetEntry } from '@masterplan/bots/testing'
import { playable, ranks, verify } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { NO_GAMES, type Plan, reportOf, simulate, talliesOf } from '../src/index.ts'
import { tallyOf } from '../src/statistics/tally.ts'

const PLAN: Plan = {
  game: 'main-street',
  players: 2,
  options: {},
  bots: ['greedy', 'random'],
  seed: 1,
  rules: null,
  records: false,
}
const score = (total: number) => ({ total, lines: { neighbours: total - 1, wish: 1 }, tiebreaks: [] })

describe('A simulation', () => {
  test('gives the same for the same seed, however it is split, and something else for another', () => {
    const whole = simulate(MAIN_STREET, PLAN, { from: 0, count: 60 }).tally
    const parts = [
      { from: 41, count: 19 },
      { from: 0, count: 1 },
      { from: 1, count: 40 },
    ].map(stretch => simulate(MAIN_STREET, PLAN, stretch).tally)
    expect(reportOf(PLAN, parts.reduce(talliesOf))).toEqual(reportOf(PLAN, whole))
    expect(simulate(MAIN_STREET, { ...PLAN, seed: 2 }, { from: 0, count: 60 }).tally).not.toEqual(whole)
  })

  test('plays with the options that a game has for bots by themselves, unless others are chosen', () => {
    const { thinking } = mainStreetEntry
    const alone = playable({ ...mainStreetEntry, thinking: { ...thinking, amongBots: { homes: 4 } } })
    const optionsOf = (options: Plan['options']) =>
      simulate(alone, { ...PLAN, options, records: true }, { from: 0, count: 1 }).records.map(record => record.options)
    expect(optionsOf({})).toEqual([{ homes: 4 }])
    expect(optionsOf({ homes: 3 })).toEqual([{ homes: 3 }])
  })

  test('keeps records that the rules accept and that give the reported numbers', () => {
    const plan: Plan = { ...PLAN, players: 3, options: { homes: 4 }, bots: ['greedy', 'random'], records: true }
    const { tally, records } = simulate(MAIN_STREET, plan, { from: 0, count: 30 })
    const report = reportOf(plan, tally)
    const ends = records.map(record => {
      const verified = verify(record, () => MAIN_STREET)
      if (!verified.ok) throw new Error(verified.problem)
      return { record, scores: verified.match.scores() }
    })
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
    expect(records).toHaveLength(30)
    expect(report.seats).toHaveLength(3)
    for (const { seat, score, lines } of report.seats) {
      expect(score.mean).toBeCloseTo(mean(ends.map(({ scores }) => scores[seat - 1]!.total)), 12)
      expect(lines.wish).toBeCloseTo(mean(ends.map(({ scores }) => scores[seat - 1]!.lines.wish!)), 12)
    }
    for (const { bot, played, wins } of report.bots) {
      const shares = ends.flatMap(({ record, scores }) => {
        const places = ranks(scores)
        const winners = places.filter(place => place === 1).length
        return places.flatMap((place, seat) => (record.names[seat] === bot ? [place === 1 ? 1 / winners : 0] : []))
      })
      expect(played).toBe(shares.length)
      expect(wins.share).toBeCloseTo(mean(shares), 12)
    }
    const decisions = records.map(({ log }) => log.filter(line => !line.startsWith('*')).length)
    expect(report.moves.mean).toBe(mean(decisions))
    expect(report.events).toMatchObject({ built: 7, claimed: 3, 'wishes-shown': 1 })
  })

  test('with an opening begins each deal otherwise, and each match of a deal the same', () => {
    const plan: Plan = { ...PLAN, opening: 2, bots: ['greedy', 'level-1'], records: true }
    const { records } = simulate(MAIN_STREET, plan, { from: 0, count: 20 })
    const openings = records.map(({ log }) => {
      const moves = log.filter(line => !line.startsWith('*'))
      return moves.slice(0, 2).join()
    })
    for (let match = 0; match < 20; match += 2) expect(openings[match + 1]).toBe(openings[match])
    expect(new Set(openings).size).toBeGreaterThan(5)
  })

  test('rotates the seats over the bots', () => {
    const plan: Plan = { ...PLAN, records: true }
    const { records } = simulate(MAIN_STREET, plan, { from: 0, count: 4 })
    expect(records.map(({ names }) => names.join())).toEqual([
      'greedy,random',
      'random,greedy',
      'greedy,random',
      'random,greedy',
    ])
  })

  test('gives one rotation the same luck, and the next another', () => {
    const plan: Plan = { ...PLAN, players: 3, bots: ['greedy', 'random', 'greedy:generous'], records: true }
    const { records } = simulate(MAIN_STREET, plan, { from: 0, count: 30 })
    const wishes = records.map(({ log }) => log.filter(line => line.startsWith('* wish')).join())
    for (let at = 0; at < 30; at += 3) expect(new Set(wishes.slice(at, at + 3)).size).toBe(1)
    expect(new Set(wishes).size).toBeGreaterThan(3)
  })

  test('plays random seats in the same way with and without a log', () => {
    const plan: Plan = { ...PLAN, bots: ['random'] }
    const stretch = { from: 0, count: 50 }
    expect(simulate(MAIN_STREET, { ...plan, records: true }, stretch).tally).toEqual(
      simulate(MAIN_STREET, plan, stretch).tally,
    )
  })

  test('shows that looking ahead is better than not looking', () => {
    const report = reportOf(PLAN, simulate(MAIN_STREET, PLAN, { from: 0, count: 400 }).tally)
    const [greedy, random] = report.bots
    expect(greedy!.wins.low).toBeGreaterThan(random!.wins.high)
    expect(greedy!.score.mean - greedy!.score.margin).toBeGreaterThan(random!.score.mean + random!.score.margin)
  })

  test('leaves out a bot that has not played yet', () => {
    const plan: Plan = { ...PLAN, bots: ['random', 'greedy', 'greedy:generous'] }
    const report = reportOf(plan, simulate(MAIN_STREET, plan, { from: 0, count: 1 }).tally)
    expect(report.bots.map(({ bot }) => bot)).toEqual(['random', 'greedy'])
  })
})

describe('A tally', () => {
  test('shares a win among equals', () => {
    const tally = tallyOf({
      bots: ['a', 'b', 'a'],
      scores: [score(5), score(5), score(2)],
      moves: 7,
      events: { built: 2 },
    })
    const report = reportOf({ ...PLAN, bots: ['a', 'b'] }, tally)
    expect(report.seats.map(({ wins }) => wins.share)).toEqual([0.5, 0.5, 0])
    expect(report.bots.map(({ bot, played, wins }) => [bot, played, wins.share])).toEqual([
      ['a', 2, 0.25],
      ['b', 1, 0.5],
    ])
    expect(report.seats.map(({ lines }) => lines)).toEqual([4, 4, 1].map(neighbours => ({ neighbours, wish: 1 })))
    expect(report).toMatchObject({ moves: { mean: 7, shortest: 7, longest: 7 }, events: { built: 2 } })
  })

  test('of nothing adds nothing', () => {
    const tally = tallyOf({ bots: ['a', 'b'], scores: [score(5), score(4)], moves: 3, events: {} })
    expect(talliesOf(NO_GAMES, tally)).toEqual(tally)
    expect(talliesOf(tally, NO_GAMES)).toEqual(tally)
  })
})
