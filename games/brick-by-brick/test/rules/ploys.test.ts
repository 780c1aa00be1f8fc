import { describe, expect, test } from 'vitest'
import { type Given, scene } from '../builder.ts'

const ROOFED = '2.C A:2^, 5.SW A:1'

describe('Ploys', () => {
  test('B-PLY-01 one token for each action, any token for any ploy, spent for good', () => {
    const s = scene(`${ROOFED}, 2.SE B:1`, { hoist: 2, ploys: { A: 2 } })
    expect(s.kinds()).toEqual(['build', 'abandon', 'move', 'invade', 'roof'])
    s.do('roof 2.C 5.SW')
    expect([s.state.ploys[0], s.no('move +1')]).toEqual([1, 'ploy-played B-PLY-01'])
    s.do('build 2.NE', 'invade 2.SE')
    expect(s.state.ploys[0]).toBe(0)
    expect(scene('', { hoist: 2, ploys: { A: 0 } }).no('move +1')).toBe('no-ploy-left B-PLY-01')
  })
  test('B-PLY-02 before the main action, and about the hoist region even where fallback applies', () => {
    const s = scene('6.C B:1, 5.C B:1', { hoist: 5, inh: { A: 2 } })
    expect([s.working(), s.no('invade 6.C')]).toEqual([[6], 'outside-region B-PLY-08'])
    const after = scene('3.E A:1, 3.C B:1', { hoist: 4, display: 'P01' }).do('build 4.W')
    expect(after.no('move +1')).toBe('not-now B-PLY-02')
  })
  test('B-PLY-03 movement and roof transfer come on top, an invasion is the action', () => {
    expect(scene('', { hoist: 2 }).do('move +1').state.actions).toBe(2)
    expect(scene(ROOFED, { hoist: 2 }).do('roof 2.C 5.SW').state.actions).toBe(2)
    expect(scene('2.SE B:1', { hoist: 2 }).do('invade 2.SE').state.actions).toBe(1)
  })
  test('B-PLY-04 one region number up or down, round the corner too; then the main action there', () => {
    const to = (hoist: number, move: string) => scene('', { hoist }).do(move).hoist()
    expect([to(3, 'move +1'), to(3, 'move -1'), to(7, 'move +1'), to(1, 'move -1')]).toEqual([4, 2, 1, 7])
    expect(scene('', { hoist: 3 }).do('move -1').working()).toEqual([2])
    expect(
      scene('', { hoist: 4, inh: { A: 2 } })
        .do('move +1')
        .working(),
    ).toEqual([6])
  })
  test('B-PLY-05 for this action only', () => {
    const s = scene('', { hoist: 3 }).do('move +1', 'build 4.E')
    expect([s.hoist(), s.working()]).toEqual([5, [5]])
  })
  test('B-PLY-06 a roof from an own building in the hoist region to an own open one on the same land, anywhere', () => {
    const s = scene('2.C A:2^, 2.E A:1, 5.SW A:1, 5.C B:1, 1.W A:1^, 6.C B:1^', { hoist: 2, roofs: 20 })
    const no = (move: string) => s.no(move)
    expect(no('roof 5.SW 2.C')).toBe('outside-region B-PLY-06')
    expect(no('roof 2.E 5.SW')).toBe('no-roof-there B-PLY-06')
    expect(no('roof 2.SE 5.SW')).toBe('not-your-building B-PLY-06')
    expect(no('roof 2.C 2.E')).toBe('other-land B-PLY-06')
    expect(no('roof 2.C 5.C')).toBe('not-your-building B-PLY-06')
    expect(no('roof 2.C 1.W')).toBe('roofed B-PLY-06')
    expect(no('roof 2.C 1.E')).toBe('not-your-building B-PLY-06')
    s.do('roof 2.C 5.SW')
    expect([s.at('2.C'), s.at('5.SW'), s.state.roofs]).toEqual(['A:2', 'A:1^', 20])
    const any = scene('2.C A:2^, 5.C B:1', { hoist: 2, options: { roofTarget: 'any' } }).do('roof 2.C 5.C')
    expect(any.at('5.C')).toBe('B:1^')
  })
  test('B-PLY-06 a cleared bramble counts as the land it became', () => {
    expect(scene('2.C A:2^, 4.C=L A:1', { hoist: 2 }).no('roof 2.C 4.C')).toBeUndefined()
    expect(scene('2.C A:2^, 4.C=M A:1', { hoist: 2 }).no('roof 2.C 4.C')).toBe('other-land B-PLY-06')
  })
  test('B-PLY-07 the uncovered building grows and serves again, the covered one no longer', () => {
    const given: Given = { hoist: 2, display: 'P08 P05' }
    const s = scene('2.C A:2^, 2.NE A:1', given).do('roof 2.C 2.NE')
    expect([s.view().phase, s.no('build 2.NE')]).toEqual(['action', 'roofed B-BLD-04'])
    expect(s.do('build 2.C').claimable()).toEqual([5])
  })
  test('B-PLY-08 a rival’s building in the hoist region, roofed or not', () => {
    const s = scene('2.SE B:1, 2.E C:1^, 2.NE A:1, 5.SW B:1', { hoist: 2 })
    expect(s.moves().filter(text => text.startsWith('invade'))).toEqual(['invade 2.E', 'invade 2.SE'])
    expect([s.no('invade 2.NE'), s.no('invade 2.NW'), s.no('invade 5.SW')]).toEqual([
      'no-rival-there B-PLY-08',
      'no-rival-there B-PLY-08',
      'outside-region B-PLY-08',
    ])
  })
  test('B-PLY-09 the invader pays twice the building, the owner gets it', () => {
    const s = scene('2.E C:2', { hoist: 2 }).do('invade 2.E')
    expect([s.inh('A'), s.inh('C'), s.inh('B')]).toEqual([30 - 14, 30 + 14, 30])
  })
  test('B-PLY-10 floors are exchanged; the roof goes to the supply, or stays by option', () => {
    const given: Given = { hoist: 2, sup: { A: 5, B: 3 }, roofs: 20 }
    const s = scene('2.SE B:2^', given).do('invade 2.SE')
    expect([s.at('2.SE'), s.sup('A'), s.sup('B'), s.state.roofs]).toEqual(['A:2', 3, 5, 21])
    const stays = scene('2.SE B:2^', { ...given, display: 'P24', options: { invasionRoof: 'stays' } }).do('invade 2.SE')
    expect([stays.at('2.SE'), stays.state.roofs, stays.claimable()]).toEqual(['A:2^', 20, []])
  })
  test('B-PLY-11 needs as many floors, and an inhabitant must stay', () => {
    expect(scene('2.SE B:2', { hoist: 2, sup: { A: 1 } }).no('invade 2.SE')).toBe('no-floors B-PLY-11')
    expect(scene('2.SE B:2', { hoist: 2, inh: { A: 6 } }).no('invade 2.SE')).toBe('too-dear B-PLY-11')
    const zero = scene('2.SE B:2', { hoist: 2, inh: { A: 6 }, options: { minInhabitants: 0 } })
    expect(zero.no('invade 2.SE')).toBeUndefined()
  })
  test('B-PLY-12 an invasion can claim, place the final floor, and routes the hoist', () => {
    const given: Given = { hoist: 4, display: 'P01', sup: { A: 1 } }
    const s = scene('3.E A:1, 4.W B:1', given).do('invade 4.W')
    expect([s.claimable(), s.state.lastRound]).toEqual([[1], 1])
    expect(s.do('claim P01').hoist()).toBe(3)
    const without = scene('3.E A:1, 4.W B:1', { ...given, options: { invasionClaims: false } }).do('invade 4.W')
    expect([without.view().phase, without.hoist()]).toEqual(['action', 3])
  })
  test('B-PLY-13 a ploy is followed by a pass only where passing is allowed', () => {
    const s = scene('2.SE A:1', { hoist: 3 }).do('move -1')
    expect(s.no('pass')).toBe('must-act B-ACT-04')
    expect(
      scene('2.SE A:1', { hoist: 3, sup: { A: 0 } })
        .do('move -1')
        .no('pass'),
    ).toBeUndefined()
    const forced = scene('', { hoist: 3, inh: { A: 1 } }).do('move -1')
    expect([forced.heard('passed'), forced.hoist(), forced.state.actions]).toEqual([
      [{ kind: 'passed', seat: 0, forced: true }],
      2,
      1,
    ])
  })
})
