import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { after, movesOf } from './builder.ts'

/** Random games that a program in C++ played and scored: `2 full: 2d3 2b2 … = 15 18`. */
const GAMES = readFileSync(new URL('cpp-games.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map(row => /^(\d) (full|threehouse): (.*) = ([-\d ]+)$/.exec(row)!)
  .map(([, players, set, moves, totals]) => ({
    players: Number(players),
    set: set as 'full' | 'threehouse',
    moves: moves!,
    totals: totals!.split(' ').map(Number),
  }))

describe('games of a program in C++', () => {
  test('there are ten of each set-up', () => expect(GAMES).toHaveLength(60))
  test.each(GAMES)('$players players, $set: $moves', ({ players, set, moves, totals }) => {
    const match = after(moves, { set }, players)
    expect([match.turn().kind, movesOf(match)]).toEqual(['over', []])
    expect(match.scores().map(each => each.total)).toEqual(totals)
  })
})
