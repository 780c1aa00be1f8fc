import { describe, expect, test } from 'vitest'
import { type Event, subdivision } from '../src/index.ts'
import { start } from '../src/setup.ts'
import { seatOf } from '../src/state.ts'
import { cell, enter, NORTH, open, USUAL } from './builder.ts'
import { readGolden } from './golden.ts'

const parks = { parks: 'custom', parkCells: NORTH } as const

/** What everybody hears of the last of these moves. */
function heard(moves: string, options: Parameters<typeof open>[1] = parks): Event[] {
  const said = enter(open(2, options), moves)
  if (!said?.ok) throw new Error(`${moves}: ${said?.refused.code}`)
  for (const { to } of said.heard) expect(to).toBe('everyone')
  return said.heard.map(each => each.event as Event)
}

describe('what is told', () => {
  test('a lone pyramid begins a group, another extends it, a third joins two', () => {
    expect(heard('2a1')).toEqual([
      { kind: 'placed', seat: 0, pips: 2, cell: cell('a1'), joined: 0, groups: 1, crowded: [] },
    ])
    expect(heard('2a1 2f5 2a2')).toMatchObject([{ joined: 1, groups: 1 }])
    expect(heard('2a1 2f5 2a3 2f4 2a2')).toMatchObject([{ joined: 2, groups: 1 }])
    expect(heard('2a1 2f5 2c1')).toMatchObject([{ joined: 0, groups: 2 }])
  })
  test('the first manufactured home near a high rise does no harm, the second is told with what is left', () => {
    expect(heard('3c2 1b1')).toMatchObject([{ crowded: [] }])
    const crowded = [{ cell: cell('c2'), owner: 0, homes: 2, worth: 2 }]
    expect(heard('3c2 1b1 2f5 1b2')).toMatchObject([{ seat: 1, crowded }])
  })
  test('a high rise that is worth nothing cannot be crowded further', () => {
    expect(heard('3c2 1b1 2f5 1b2 2e5 1b3 2d5 1c1')).toMatchObject([{ crowded: [{ homes: 4, worth: 0 }] }])
    expect(heard('3c2 1b1 2f5 1b2 2e5 1b3 2d5 1c1 2c5 1c3')).toMatchObject([{ crowded: [] }])
  })
  test('a high rise placed among manufactured homes tells its own loss', () => {
    const moves = '3c2 1b1 2f5 1b2 2f4 3a2'
    expect(heard(moves)).toMatchObject([{ pips: 3, crowded: [{ cell: cell('a2'), owner: 1, homes: 2, worth: 2 }] }])
  })
  test('parks, passes and the end are told', () => {
    const placed = { kind: 'park-placed', by: 0, cell: cell('b2'), toCome: 5 }
    expect(heard('pb2', { parks: 'placement' })).toEqual([placed])
    const { moves } = readGolden().find(each => each.name === 'G2')!
    expect(heard(moves.slice(0, 27).join(' '), {})).toEqual([{ kind: 'passed', seat: 0 }])
    expect(heard(moves.join(' '), {}).at(-1)).toEqual({ kind: 'over', totals: [11, 16], winners: [1] })
  })
  test('telling changes nothing: the same moves give the same state, heard or not', () => {
    const { players, moves } = readGolden().find(each => each.name === 'G7')!
    const [loud, quiet] = [
      start(players, { ...USUAL, set: 'threehouse' }),
      start(players, { ...USUAL, set: 'threehouse' }),
    ]
    for (const text of moves) {
      const move = subdivision.notation.read(text)!
      subdivision.play(loud, seatOf(loud), move, () => {})
      subdivision.play(quiet, seatOf(quiet), move)
      expect(loud.memory).toEqual(quiet.memory)
    }
  })
})
