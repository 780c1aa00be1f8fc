import { describe, expect, test } from 'vitest'
import { after, drawn, line, totals } from '../builder.ts'
import { finished, golden } from '../golden.ts'

describe('Variants', () => {
  const yes = { privateParks: 'ignoreParks' } as const
  const bonus = (pyramids: string, parks: string, privateParks: 'off' | 'ignoreParks' | 'strict' = 'ignoreParks') =>
    line(drawn(pyramids, parks, { privateParks }), 'privateParks')
  const RING = 'R3b2 R2b3 R3b4 R2c2 R2c4 R3d2 R2d3'

  test('S-7.1 seats place the parks in turn before seat 1 places the first pyramid', () => {
    const match = after('pa1 pa2', { parks: 'placement' })
    expect(match.turn()).toEqual({ kind: 'decide', seats: [0] })
    expect(match.movesFor(0)).toHaveLength(34)
    for (const [move, rule] of [
      ['2b2', 'S-7.1'],
      ['-', 'S-7.1'],
      ['pa1', 'S-1.3'],
      ['pg1', 'S-1.1'],
    ] as const) {
      expect(match.judge(0, move)?.rule).toBe(rule)
    }
    const later = after('pa1 pa2 pa3 pb1 pb2 pb3', { parks: 'placement' })
    expect(later.turn()).toEqual({ kind: 'decide', seats: [0] })
    expect(later.movesFor(0)).toHaveLength(60)
  })
  test('S-7.1 when the parks do not go round evenly, earlier seats place one more', () => {
    const seats = (players: number, set: 'full' | 'threehouse', moves: string) =>
      after(moves, { parks: 'placement', set }, players)
        .log.map(each => each[0])
        .join('')
    expect(seats(3, 'full', 'pa1 pa2 pa3 pa4 2c3')).toBe('12311')
    expect(seats(2, 'threehouse', 'pa1 pa2 pa3 pa4 pb1 pb2 pb3 2c3')).toBe('12121211')
  })
  test('S-7.2 a group around a park scores three more, at corner, edge and inside', () => {
    expect(totals(drawn('R2a2 R2b2 R2b1', '', yes))[0]).toBe(8)
    expect(totals(drawn('R2a1 R2a2 R2b2 R2c2 R2c1', 'b1,f1,d4,a6,d6,f6', yes))[0]).toBe(12)
    for (const privateParks of ['ignoreParks', 'strict'] as const) {
      expect(totals(drawn(`${RING} R3d4`, 'c3,a1,f1,a6,e6,f6', { privateParks }))[0]).toBe(22)
    }
    expect(bonus('R2a2 R2b2 R2b1', '', 'off')).toEqual([0, 0])
    expect(totals(drawn('R2a2 R2b2 R2b1', '', { ...yes, privateParkPoints: 5 }))[0]).toBe(10)
  })
  test('S-7.2 a park walled in by parks alone belongs to nobody', () => {
    expect(bonus('R2c1 R2c2 R2a3 R2b3 R2c3', 'a1,a2,b1,b2,e6,f6')).toEqual([9, 0]) // a2, b1 and b2, not a1
  })
  test('S-7.3 each park is judged alone; a foreign pyramid or a gap beside it spoils it', () => {
    expect(totals(drawn('R2a2 B2b2 R2b1', '', yes))[0]).toBe(2)
    expect(totals(drawn('R2a2 R2b1', '', yes))[0]).toBe(2)
    expect(totals(drawn('R2a2 R2b2 R2b1 R3a5 R2b5 R1b6', '', yes))[0]).toBe(16)
  })
  test('S-7.3 the ring must be one and the same group', () => {
    const two = 'R2b2 R2c2 R2d2 R2b4 R2c4 R1d4'
    const parks = 'b3,c3,d3,f1,a6,f6'
    expect(totals(drawn(two, parks, yes))[0]).toBe(9)
    expect(totals(drawn(`${two} R1a2 R1a3 R1a4`, parks, yes))[0]).toBe(19)
  })
  test('S-7.4 strictly, a park near another park is nobody’s', () => {
    expect(totals(drawn(RING, '', yes))[0]).toBe(19)
    expect(totals(drawn(RING, '', { privateParks: 'strict' }))[0]).toBe(16)
    expect(bonus('R2a2 R2b2 R2b1', '', 'strict')).toEqual([3, 0])
  })
  test('S-7.4 without parks neither variant does anything', () => {
    const { moves, totals: expected } = golden('G8')
    for (const privateParks of ['ignoreParks', 'strict'] as const) {
      const scores = after(moves.join(' '), { set: 'threehouse', privateParks }, 4).scores()
      expect(scores.map(each => each.total)).toEqual(expected)
    }
  })
  test('S-7.2 a whole game with private parks, and the same without', () => {
    expect(
      finished('G14')
        .scores()
        .map(each => each.lines.privateParks),
    ).toEqual([9, 3])
    expect(
      after(golden('G14').moves.join(' '))
        .scores()
        .map(each => each.total),
    ).toEqual([26, 18])
  })
})
