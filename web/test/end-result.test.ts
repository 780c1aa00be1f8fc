import { type Score, type Seat, score } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import type { LocalSitter, Sight } from '../src/match/client.ts'
import { nextMatch } from '../src/match/next-match.ts'
import {
  headlineOf,
  inPlaces,
  largestDifferences,
  scaleOf,
  sourcesOf,
  spokenTo,
  whyEnded,
} from '../src/table/end/result.ts'

const PERSON: LocalSitter = { kind: 'person' }
const BOT: LocalSitter = { kind: 'bot', bot: 'level-2' }
const list = (names: readonly string[]) => names.join(' and ')

function sight(over: {
  viewer?: Sight['viewer']
  sitters?: readonly LocalSitter[]
  online?: boolean
  ended?: Sight['ended']
}) {
  const sitters = over.sitters ?? [PERSON, BOT, BOT]
  return {
    setup: {
      ...{ game: 'urbapolis', players: 3, options: {}, names: ['Ann', 'Ben', 'Cleo'], sitters },
      ...(over.online && { marks: [null, null, null] }),
    },
    viewer: over.viewer ?? (0 as Seat),
    ...(over.ended && { ended: over.ended }),
  }
}
const totals = (...all: readonly number[]): Score[] => all.map(total => score({ all: total }))
const said = (of: ReturnType<typeof sight>, ranks: readonly number[], scores: readonly (Score | null)[]) =>
  headlineOf(of, ranks, scores, list)

describe('the headline', () => {
  test('tells the one person here by how much they won, or lost to the winner', () => {
    expect(said(sight({}), [1, 3, 2], totals(70, 49, 61))).toEqual({ word: 'end.you-won-by', facts: { points: 9 } })
    expect(said(sight({}), [3, 2, 1], totals(49, 50, 61))).toEqual({ word: 'end.you-lost-by', facts: { points: 12 } })
  })
  test('names the winner where several people sit here, and to the audience', () => {
    const won = { word: 'end.won-by', facts: { name: 'Ben', points: 3 } }
    expect(said(sight({ sitters: [PERSON, PERSON, BOT] }), [2, 1, 3], totals(7, 10, 5))).toEqual(won)
    expect(said(sight({ viewer: 'audience', online: true }), [2, 1, 3], totals(7, 10, 5))).toEqual(won)
  })
  test('speaks to each of several people who sit at devices of their own', () => {
    const online = sight({ viewer: 1, online: true, sitters: [PERSON, PERSON, PERSON] })
    expect(said(online, [2, 1, 3], totals(7, 10, 5))).toEqual({ word: 'end.you-won-by', facts: { points: 3 } })
  })
  test('names those who share a win', () => {
    const equal = totals(9, 9, 5)
    expect(said(sight({}), [1, 1, 3], equal)).toEqual({ word: 'end.you-share', facts: { names: 'Ben' } })
    const lost = { word: 'end.you-lost-shared', facts: { names: 'Ann and Ben' } }
    expect(said(sight({ viewer: 2 }), [1, 1, 3], equal)).toEqual(lost)
    const told = { word: 'end.share', facts: { names: 'Ann and Ben' } }
    expect(said(sight({ viewer: 'audience' }), [1, 1, 3], equal)).toEqual(told)
  })
  test('names no points where they did not decide it, or are not known', () => {
    const late = sight({ online: true, ended: { why: 'time', lost: ['Ben'] } })
    expect(said(late, [1, 3, 2], totals(7, 10, 5)).word).toBe('end.you-won')
    expect(said(sight({}), [2, 1, 3], totals(9, 9, 5)).word).toBe('end.you-lost') // by a tie-break
    expect(said(sight({}), [1, 2, 3], [score({ all: 9 }), null, score({ all: 5 })]).word).toBe('end.you-won')
  })
  test('counts halves', () => {
    expect(said(sight({}), [1, 2, 3], totals(7.3, 7.1, 0)).facts).toEqual({ points: 0.2 })
  })
})

describe('why it ended', () => {
  const why = (of: ReturnType<typeof sight>, scores: readonly Score[]) => whyEnded(of, [1, 2, 3], scores, list)
  test('is points, a tie-break that is named, or that nothing breaks the tie', () => {
    expect(why(sight({}), totals(9, 8, 7)).word).toBe('end.why-points')
    const tied = [score({ all: 9 }, [4, 6]), score({ all: 9 }, [4, 2]), score({ all: 1 }, [0, 0])]
    expect(why(sight({}), tied)).toEqual({ word: 'end.why-tie', facts: { at: 1, more: 6, less: 2 } })
    expect(why(sight({}), totals(9, 9, 7)).word).toBe('end.why-equal')
  })
  test('is who ran out of time, left or stayed away', () => {
    for (const reason of ['time', 'left', 'claimed'] as const) {
      const other = sight({ online: true, ended: { why: reason, lost: ['Ben'] } })
      expect(why(other, totals(1, 2, 3))).toEqual({ word: `end.why-${reason}`, facts: { names: 'Ben' } })
      const mine = sight({ online: true, ended: { why: reason, lost: ['Ann'] } })
      expect(why(mine, totals(1, 2, 3)).word).toBe(`end.why-${reason}-you`)
    }
  })
})

test('places go from the first to the last, equals by seat', () => {
  expect(inPlaces([3, 1, 3, 2])).toEqual([1, 3, 0, 2])
})

test('nobody is spoken to where several people share a device', () => {
  expect(spokenTo(sight({}))).toBe(0)
  expect(spokenTo(sight({ sitters: [PERSON, PERSON, BOT] }))).toBeNull()
  expect(spokenTo(sight({ viewer: 'audience' }))).toBeNull()
})

const SCORES = [
  score({ housing: 0, shops: 9, money: 2, tokens: 0, crowding: -30 }),
  score({ housing: 28, shops: 2, money: 2, tokens: 0, crowding: 0 }),
  score({ housing: 25, shops: 12, money: 2, tokens: 0, crowding: 0 }),
]

describe('points by source', () => {
  test('leave out what nobody has anything from, and share one scale', () => {
    const rows = sourcesOf(SCORES)
    expect(rows.map(({ line }) => line)).toEqual(['housing', 'shops', 'money', 'crowding'])
    expect(rows[0]?.points).toEqual([0, 28, 25])
    expect(scaleOf(rows)).toBe(30)
  })
  test('of a seat that is not known stay unknown', () => {
    expect(sourcesOf([score({ shops: 4 }), null])[0]?.points).toEqual([4, null])
  })
})

describe('the largest differences', () => {
  test('are at most three, the largest first, between the winner and who is spoken to', () => {
    const told = largestDifferences(sight({}), [3, 2, 1], SCORES)
    expect(told).toEqual([
      { line: 'crowding', ahead: 2, behind: 0, more: 0, less: -30, points: 30 },
      { line: 'housing', ahead: 2, behind: 0, more: 25, less: 0, points: 25 },
      { line: 'shops', ahead: 2, behind: 0, more: 12, less: 9, points: 3 },
    ])
  })
  test('are to the best of the others for the winner, and for those who look on', () => {
    for (const viewer of [2 as Seat, 'audience' as const]) {
      const told = largestDifferences(sight({ viewer }), [3, 2, 1], SCORES)
      expect(told).toEqual([
        { line: 'shops', ahead: 2, behind: 1, more: 12, less: 2, points: 10 },
        { line: 'housing', ahead: 1, behind: 2, more: 28, less: 25, points: 3 },
      ])
    }
  })
})

describe('the next match', () => {
  const { setup } = sight({
    sitters: [PERSON, { kind: 'bot', bot: 'level-2:builder' }, { kind: 'bot', bot: 'newcomer' }],
  })
  test('is one level up after a win and one down after a loss, for the strongest of the bots', () => {
    expect(nextMatch(setup, [1, 2, 3])).toEqual({
      ...{ step: 'harder', level: 'level-3' },
      setup: { ...setup, sitters: [PERSON, { kind: 'bot', bot: 'level-3:builder' }, { kind: 'bot', bot: 'newcomer' }] },
    })
    expect(nextMatch(setup, [2, 1, 3])).toMatchObject({ step: 'easier', level: 'level-1' })
  })
  test('is not proposed after a draw, at either end, or among people', () => {
    expect(nextMatch(setup, [1, 1, 3])).toBeUndefined()
    const master = { ...setup, sitters: [PERSON, { kind: 'bot', bot: 'master' } as const] }
    expect(nextMatch(master, [1, 2])).toBeUndefined()
    expect(nextMatch({ ...setup, sitters: [PERSON, PERSON, BOT] }, [1, 2, 3])).toBeUndefined()
  })
})
