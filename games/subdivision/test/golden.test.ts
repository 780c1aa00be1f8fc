import { readFileSync } from 'node:fs'
import { ranks, readRecord, type Score, verify } from '@masterplan/kernel'
import { cellName } from '@masterplan/kernel/square'
import { describe, expect, test } from 'vitest'
import { COLOURS, type View } from '../src/index.ts'
import { game, open } from './builder.ts'
import { readGolden } from './golden.ts'

const GAMES = readGolden()

/** Plays a game to its end. Every move must be let through, by the seat whose turn it is. */
function played({ players, options, moves }: (typeof GAMES)[number]) {
  const match = open(players, options)
  for (const move of moves) {
    const turn = match.turn()
    if (turn.kind !== 'decide') throw new Error(`Nobody may enter ${move}.`)
    expect(match.append(`${turn.seats[0]! + 1} ${move}`), move).toMatchObject({ ok: true })
  }
  return match
}

/** A breakdown such as "R 17 = 30 - 5 groups - 8 (d2:4 …) + 3", read as the lines of a score. */
function breakdown(remark: string) {
  const [, colour, total, pips, groups, crowding = '0', bonus = '0'] =
    /^([RBGY]) (-?\d+) = (\d+) - (\d+) groups(?: - (\d+) \([^)]*\))?(?: \+ (\d+))?$/.exec(remark) ?? []
  if (colour === undefined) return undefined
  return { colour, total: Number(total), lines: [pips, groups, crowding, bonus].map(Number) }
}

describe('golden games', () => {
  test('there are fourteen', () => expect(GAMES.map(each => each.name)).toHaveLength(14))

  for (const golden of GAMES) {
    test(`game ${golden.name} is played to its end with the scores it states`, () => {
      const match = played(golden)
      expect(match.turn()).toEqual({ kind: 'over' })
      expect(match.scores().map(score => score.total)).toEqual(golden.totals)
      const stated = golden.remarks.map(breakdown).filter(each => each !== undefined)
      expect(stated).toHaveLength(golden.players)
      for (const { colour, total, lines } of stated) {
        const score = match.scores()[COLOURS.indexOf(colour)] as Score
        const { pips, groups, crowding, privateParks } = score.lines
        expect([score.total, pips, 0 - groups!, 0 - crowding!, privateParks]).toEqual([total, ...lines])
      }
    })
    test(`game ${golden.name} is kept as a record, with the same moves and result`, () => {
      const file = new URL(`matches/${golden.name.toLowerCase()}.match.json`, import.meta.url)
      const read = readRecord(readFileSync(file, 'utf8'))
      if (!read.ok) throw new Error(read.problem)
      expect(read.record.log.map(each => each.slice(2))).toEqual(golden.moves)
      expect(read.record.options).toEqual(golden.options)
      expect(read.record.result).toEqual({ scores: golden.totals, ranks: ranks(played(golden).scores()) })
      expect(verify(read.record, () => game)).toMatchObject({ ok: true })
    })
  }

  test.each([
    [
      'G2',
      'd5 e6',
      [
        [0, 0, 2],
        [0, 0, 0],
      ],
    ],
    [
      'G3',
      'd3',
      [
        [0, 0, 0],
        [0, 0, 1],
      ],
    ],
    [
      'G5',
      'd7',
      [
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 1],
      ],
    ],
  ])('game %s ends with %s free, and pyramids that fit nowhere', (name, free, stashes) => {
    const view = played(GAMES.find(each => each.name === name)!).viewFor('audience') as View
    const left = view.plots.filter(each => each.plot === 'free').map(each => cellName(each.cell))
    expect(left.join(' ')).toBe(free)
    expect(view.stashes).toEqual(stashes)
  })
})
