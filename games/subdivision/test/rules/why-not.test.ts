import { refused, type Seat } from '@masterplan/kernel'
import { CELLS, cellName, near } from '@masterplan/kernel/square'
import { describe, expect, test } from 'vitest'
import { LINES, type Pips, subdivision } from '../../src/index.ts'
import { drawn, game, line, NORTH } from '../builder.ts'

const RED: Seat = 0
const onBoard = Array.from({ length: CELLS }, (_, cell) => cell).filter(cell => (cell & 7) < 6 && cell >> 3 < 6)
const names = onBoard.map(cellName)
const answerTo = (state: ReturnType<typeof drawn>, pips: Pips, name: string) =>
  subdivision.refuse(state, RED, { kind: 'place', pips, cell: onBoard[names.indexOf(name)]! })

describe('Why not', () => {
  test('S-3.2 the refusal names the own high rise that is near, wherever it stands', () => {
    const parks = ['a1', 'c1', 'e1', 'a6', 'c6', 'f6']
    for (const at of onBoard.filter(cell => !parks.includes(cellName(cell)))) {
      const far = onBoard.find(cell => !parks.includes(cellName(cell)) && !within(2, cell, at))!
      const state = drawn(`R3${cellName(at)} R3${cellName(far)}`, parks.join())
      for (const cell of near(at, 6, 6).filter(cell => !parks.includes(cellName(cell)))) {
        const facts = { cell: cellName(cell), pips: 3, other: cellName(at) }
        expect(answerTo(state, 3, cellName(cell))).toEqual(refused('high-rise-too-near', 'S-3.2', facts))
      }
    }
  })
  test('S-3.2 a home beside it, or a high rise of somebody else, is not the one that is named', () => {
    const other = (pyramids: string, cell: string) => answerTo(drawn(pyramids, NORTH), 3, cell)?.facts.other
    expect(other('R2a1 B3c1 R3c2', 'b1')).toBe('c2')
    expect(other('R2a3 B3c3 R3c5', 'b4')).toBe('c5')
    expect(other('R2a5 B3a3 R3c4', 'b4')).toBe('c4')
  })
})

const within = (steps: number, one: number, other: number): boolean =>
  Math.abs((one & 7) - (other & 7)) <= steps && Math.abs((one >> 3) - (other >> 3)) <= steps

describe('Private parks', () => {
  test.each([
    ['c1', 'd1'],
    ['c3', 'c4'],
    ['c4', 'c5'],
    ['c5', 'd4'],
    ['c4', 'd5'],
    ['b5', 'c5'],
    ['c5', 'c6'],
  ])(
    'S-7.4 %s and %s are near each other, wherever on the board: strictly nobody’s, else one group’s',
    (one, other) => {
      const alone = ['a1', 'f1', 'a6', 'f6', 'a3', 'f3', 'f5']
        .filter((name, at, all) =>
          [one, other, ...all.slice(0, at)].every(each => !within(1, cellOf(name), cellOf(each))),
        )
        .slice(0, 4)
      const parks = [one, other, ...alone]
      const red = names.filter(name => !parks.includes(name)).map(name => `R2${name}`)
      const found = (privateParks: 'strict' | 'ignoreParks') =>
        line(drawn(red.join(' '), parks.join(), { privateParks, privateParkPoints: 1 }), 'privateParks')[0]
      expect([found('ignoreParks'), found('strict')]).toEqual([6, 4])
    },
  )
})
const cellOf = (name: string): number => onBoard[names.indexOf(name)]!

test('S-1.2 custom parks are as many as the set that is played has, on its board', () => {
  const opens = (set: 'full' | 'threehouse', parkCells: string) => game.open(2, { set, parks: 'custom', parkCells }).ok
  const seven = 'b1,c1,d1,c3,b5,c5,d5'
  expect([opens('threehouse', seven), opens('full', seven)]).toEqual([true, false])
  expect([opens('threehouse', NORTH), opens('full', NORTH)]).toEqual([false, true])
})

test('the lines of a score are those that are announced', () => {
  for (const { lines } of subdivision.scores(drawn('', NORTH))) expect(Object.keys(lines)).toEqual([...LINES])
})
