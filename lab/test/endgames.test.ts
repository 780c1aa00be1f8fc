import { greedyBot } from '@masterplan/bots'
import { MAIN_STREET } from '@masterplan/bots/testing'
import { CATALOG } from '@masterplan/catalog'
import type { Bot } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { type Endgame, endgame } from '../src/index.ts'

const game = CATALOG.find(({ id }) => id === 'subdivision')!
const NUMBERS = Array.from({ length: 12 }, (_, number) => number)

/** Plays what looks worst. */
const fool: Bot = {
  name: 'fool',
  choose: ({ game: rules, insight }, seat, view, random) => {
    const world = rules.imagine(view, random)
    const worst = rules.moves(world, seat).map(move => {
      const next = rules.copy(world)
      rules.play(next, seat, move)
      return { move, standing: insight.evaluate(next, seat) }
    })
    return worst.sort((one, other) => one.standing - other.standing)[0]!.move
  },
}

describe('An endgame', () => {
  const of = (bot: Bot): Endgame[] => NUMBERS.map(number => endgame(game, bot, { options: {}, seed: 1, number })!)

  test('is the same for the same number, no matter who plays it, and its log can be replayed', () => {
    const [one, other] = [of(greedyBot), of(fool)]
    for (const [at, { worth, left, log }] of one.entries()) {
      expect(other[at]).toMatchObject({ worth, left })
      expect(other[at]!.log.slice(0, -1)).toEqual(log.slice(0, -1))
      const opened = game.open(2, {})
      if (!opened.ok) throw new Error(opened.problem)
      for (const line of log) expect(opened.match.append(line)).toMatchObject({ ok: true })
    }
  })

  test('cannot get better by a move, and gets worse by the moves of a fool', () => {
    const order = ['lost', 'drawn', 'won']
    const drops = of(fool).map(({ worth, kept }) => order.indexOf(worth) - order.indexOf(kept))
    expect(Math.min(...drops)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...drops)).toBeGreaterThan(0)
  })

  test('is not to be had where luck falls', () => {
    expect(endgame(MAIN_STREET, greedyBot, { options: {}, seed: 1, number: 0 })).toBeUndefined()
  })
})
