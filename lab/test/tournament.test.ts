import { greedyBot, randomBot, withTreeReuse } from '@masterplan/bots'
import { MAIN_STREET } from '@masterplan/bots/testing'
import { CATALOG } from '@masterplan/catalog'
import type { Bot, Entry, GameTypes } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import {
  type Deal,
  dealLine,
  findTimedBot,
  headLine,
  lineUpsOf,
  playDeal,
  readResults,
  type Tournament,
  usualOpening,
} from '../src/index.ts'
import { seated } from '../src/run/line-ups.ts'
import { matchRunner, playMatch } from '../src/run/match-runner.ts'
import { luckOf, mindOf, openingOf } from '../src/run/seeds.ts'
import { botNamed, threadTime } from '../src/run/timed-bots.ts'
import { standingsOf } from '../src/statistics/standings.ts'
import { COIN_TOSS, shareOfGreedy } from './coin-toss.ts'

const TOSS: Tournament = {
  game: 'coin-toss',
  players: 2,
  options: {},
  bots: ['greedy', 'random'],
  solo: null,
  seed: 1,
  opening: 0,
}
const dealsOf = (tournament: Tournament, count: number): Promise<Deal[]> =>
  Promise.all(
    lineUpsOf(tournament).flatMap((_, lineUp) =>
      Array.from({ length: count }, (_, deal) => playDeal(COIN_TOSS, tournament, { lineUp, deal })),
    ),
  )
const gameOf = (name: string) => CATALOG.find(({ id }) => id === name)!
/** All of a deal but its times. */
const timeless = ({ matches, ...task }: Deal) => ({
  ...task,
  matches: matches.map(({ milliseconds: _, ...match }) => match),
})

describe('Line-ups', () => {
  const of = (bots: string, players: number, solo: string | null = null) =>
    lineUpsOf({ ...TOSS, bots: bots.split(''), players, solo }).map(lineUp => lineUp.join(''))

  test('are every choice of bots that fills a table', () => {
    expect(of('abc', 2)).toEqual(['ab', 'ac', 'bc'])
    expect(of('abcd', 3)).toEqual(['abc', 'abd', 'acd', 'bcd'])
  })
  test('put one against equals where bots are too few, or one is the solo', () => {
    expect(of('ab', 4)).toEqual(['abbb', 'baaa'])
    expect(of('ab', 4, 'a')).toEqual(['abbb'])
    expect(of('abc', 2, 'b')).toEqual(['ba', 'bc'])
  })
})

describe('A deal', () => {
  test('is played once for every rotation of the seats, with the same luck', async () => {
    const plan: Tournament = { ...TOSS, players: 3, bots: ['greedy', 'random', 'greedy:generous'] }
    const [lineUp] = lineUpsOf(plan)
    for (let deal = 0; deal < 20; deal++) {
      const { matches } = await playDeal(MAIN_STREET, { ...plan, game: 'main-street' }, { lineUp: 0, deal })
      expect(matches).toHaveLength(lineUp!.length)
    }
    // Three equals: only luck and their own lots tell rotations apart, and the gift is luck's first move.
    const equals: Tournament = { ...TOSS, players: 4, bots: ['greedy', 'random'], solo: 'greedy' }
    const winners = (await dealsOf(equals, 300)).map(({ matches }) => matches.map(({ ranks }) => ranks.indexOf(1)))
    const same = winners.filter(seats => seats.every(seat => seat === seats[0])).length
    expect(same / winners.length).toBeGreaterThan(0.2) // by chance it would be about one in twenty
  })

  test('opens by lot where there is no luck, the same for every rotation, so that no two are alike', () => {
    const game = gameOf('parks-and-towers')
    expect(usualOpening(game, 2, {})).toBe(2)
    expect(usualOpening(COIN_TOSS, 2, {})).toBe(0)
    const opened = (deal: number, moves: number, bots: readonly Bot[]) =>
      game.unfold(<G extends GameTypes>(entry: Entry<G>) => {
        const log: string[] = []
        const moved = (_: unknown, move: G['Move']) => log.push(entry.game.notation.write(move))
        const minds = [mindOf(1, 0, deal), mindOf(1, 1, deal)]
        const opening = { moves, random: openingOf(1, deal) }
        playMatch(
          matchRunner(entry, 2, {}),
          { bots, minds, luck: luckOf(1, deal), opening },
          { tell: undefined, moved },
        )
        return log.slice(0, 2).join()
      })
    const [one, other] = [
      [greedyBot, randomBot],
      [randomBot, greedyBot],
    ]
    const openings = [0, 1, 2, 3].map(deal => opened(deal, 2, one!))
    expect([0, 1, 2, 3].map(deal => opened(deal, 2, other!))).toEqual(openings)
    expect(new Set(openings).size).toBe(4)
    expect(opened(0, 0, one!)).not.toBe(opened(0, 0, other!))
  })

  test('depends on the tournament and its number alone, but for its times', async () => {
    const again = async (seed: number) => (await dealsOf({ ...TOSS, seed }, 30)).map(timeless)
    expect(await again(1)).toEqual(await again(1))
    expect(await again(2)).not.toEqual(await again(1))
  })

  test('lets every seat remember what it thought in its own match, and nothing of another', async () => {
    const game = gameOf('subdivision')
    const plan: Tournament = { ...TOSS, game: game.id, bots: ['tree-search@100', 'greedy'], opening: 2 }
    const scoresBy = (newcomer: (bot: Bot) => Bot, deal: number) =>
      game.unfold(<G extends GameTypes>(entry: Entry<G>) =>
        [0, 1].map(rotation => {
          const bots = seated(plan.bots, rotation).map(name => newcomer(botNamed(name, game)))
          const minds = bots.map((_, seat) => mindOf(plan.seed, seat, 0, deal, rotation))
          const opening = { moves: plan.opening, random: openingOf(plan.seed, deal) }
          const players = { bots, minds, luck: luckOf(plan.seed, deal), opening }
          return playMatch(matchRunner(entry, 2, {}), players, { tell: undefined, moved() {} }).map(
            ({ total }) => total,
          )
        }),
      )
    const deals = [0, 1, 2]
    const dealt = await Promise.all(deals.map(deal => playDeal(game, plan, { lineUp: 0, deal })))
    const played = dealt.map(({ matches }) => matches.map(({ scores }) => scores))
    expect(played).toEqual(deals.map(deal => scoresBy(withTreeReuse, deal)))
    expect(played).not.toEqual(deals.map(deal => scoresBy(bot => bot, deal)))
  })

  test('of a line-up that does not exist is a mistake', async () => {
    await expect(playDeal(COIN_TOSS, TOSS, { lineUp: 1, deal: 0 })).rejects.toThrow('no line-up 1')
  })
})

describe('Standings', () => {
  test.each([2, 4])('find the planted share with %i players, and their intervals hold it', async players => {
    const plan: Tournament = { ...TOSS, players, solo: 'greedy' }
    const truth = shareOfGreedy(players)
    let held = 0
    for (let seed = 1; seed <= 40; seed++) {
      const { wins } = standingsOf({ ...plan, seed }, await dealsOf({ ...plan, seed }, 60)).bots[0]!
      if (wins.low <= truth && truth <= wins.high) held++
    }
    expect(held).toBeGreaterThanOrEqual(34) // 38 are expected; fewer than 34 come once in a hundred times
    const many = standingsOf(plan, await dealsOf(plan, 4000 / players)).bots[0]!
    expect(Math.abs(many.wins.share - truth)).toBeLessThan(0.03)
    expect(many.fair).toBe(1 / players)
  })

  test('count shared wins in parts, moves and times, and who ended ahead of whom', () => {
    const plan: Tournament = { ...TOSS, bots: ['a', 'b'], players: 3, solo: 'a' }
    const match = (ranks: readonly number[]) => ({
      ranks,
      scores: [0, 0, 0],
      moves: [2, 1, 1],
      milliseconds: [30, 5, 6],
    })
    const deal = { lineUp: 0, deal: 0, matches: [match([1, 1, 3]), match([1, 2, 2]), match([2, 2, 1])] }
    const { bots, duels, games } = standingsOf(plan, [deal])
    // a sits in the first seat, then in the last, then in the middle.
    expect(games).toBe(3)
    expect(bots[0]!.wins.share).toBeCloseTo((1 / 2 + 0 + 0) / 3, 12)
    expect(bots[1]!.wins.share).toBeCloseTo((1 / 2 + 1 + 1) / 6, 12)
    expect(bots[0]!.millisecondsPerMove).toBeCloseTo((30 + 6 + 5) / 4, 12)
    expect(duels[0]![1]!.share).toBeCloseTo((0.5 + 1 + 0 + 0.5 + 0.5 + 0) / 6, 12)
    expect(duels[0]![0]).toBeNull()
  })

  test('are the same in whatever order deals come in', async () => {
    const plan: Tournament = { ...TOSS, players: 3, bots: ['greedy', 'random'] }
    const deals = await dealsOf(plan, 10)
    expect(standingsOf(plan, deals.toReversed())).toEqual(standingsOf(plan, deals))
    expect(standingsOf(plan, deals).bots.map(({ skill }) => skill !== null)).toEqual([true, true])
  })
})

describe('A results file', async () => {
  const deals = await dealsOf(TOSS, 3)
  const text = headLine(TOSS, '1.0.0') + deals.map(dealLine).join('')

  test('gives back what was written, and leaves out a line that was broken off', () => {
    expect(readResults(text, TOSS, '1.0.0')).toEqual({ ok: true, deals, sound: text })
    const broken = text.slice(0, -20)
    expect(readResults(broken, TOSS, '1.0.0')).toEqual({
      ok: true,
      deals: deals.slice(0, 2),
      sound: text.slice(0, text.trimEnd().lastIndexOf('\n') + 1),
    })
  })

  test('of another tournament, of other rules or of no tournament is refused', () => {
    expect(readResults(text, { ...TOSS, seed: 2 }, '1.0.0')).toMatchObject({ ok: false })
    expect(readResults(text, TOSS, '1.0.1')).toMatchObject({ ok: false })
    expect(readResults('{}\n', TOSS, '1.0.0')).toMatchObject({ ok: false, sentence: 'The file holds something else.' })
    const [head, first, ...rest] = text.split('\n')
    for (const bad of [
      '{',
      '[]',
      first!.replace('"ranks":[', '"ranks":[9,'),
      first!.replace('"lineUp":0', '"lineUp":7'),
    ]) {
      expect(readResults([head, bad, ...rest].join('\n'), TOSS, '1.0.0')).toEqual({
        ok: false,
        sentence: 'Line 2 of the file is not a deal.',
      })
    }
  })
})

describe('A timed bot', () => {
  test('with a time thinks about as long as it was given, on the clock of its thread', async () => {
    const found = findTimedBot('flat-search@30ms', MAIN_STREET)
    if (!found.ok) throw new Error(found.sentence)
    const plan: Tournament = { ...TOSS, game: 'main-street', bots: ['flat-search@30ms', 'random'] }
    const before = threadTime()
    const { bots } = standingsOf(plan, [await playDeal(MAIN_STREET, plan, { lineUp: 0, deal: 0 })])
    const [timed] = bots
    expect(timed!.millisecondsPerMove).toBeGreaterThan(10) // forced moves take no time
    expect(timed!.millisecondsPerMove).toBeLessThan(60)
    expect(threadTime() - before).toBeGreaterThan(timed!.millisecondsPerMove)
  })

  test('that does not search cannot be given a time, nor one that does not exist', () => {
    expect(findTimedBot('greedy@30ms', MAIN_STREET)).toMatchObject({ ok: false, sentence: /does not search/ })
    expect(findTimedBot('deep-blue@30ms', MAIN_STREET)).toMatchObject({ ok: false, sentence: /deep-blue/ })
  })
})
