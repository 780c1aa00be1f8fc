import { describe, expect, test } from 'vitest'
import { inhabitantPoints } from '../../src/scoring.ts'
import { type Name, scene } from '../builder.ts'

const P = (...numbers: number[]) => numbers

describe('Situations, worked out by hand', () => {
  test('B-REG-02 a self-routing space', () => {
    const s = scene('', { hoist: 2 }).do('build 2.NE')
    expect([s.inh('A'), s.hoist()]).toEqual([26, 2])
  })
  test('B-REG-03 the second action starts where the first one led', () => {
    const s = scene('', { hoist: 5 }).do('build 5.SW')
    expect([s.hoist(), s.working()]).toEqual([6, [6]])
    expect(s.builds().every(space => space.startsWith('6.'))).toBe(true)
  })
  test('B-FBK-01 region 5 is too dear, so the work is done in region 6', () => {
    const s = scene('', { hoist: 5, inh: { A: 2 } })
    expect([s.working(), s.builds()]).toEqual([[6], ['6.NE']])
    s.do('build 6.NE')
    expect([s.inh('A'), s.hoist()]).toEqual([1, 2])
  })
  test('B-FBK-01 fallback wraps from 7 to 1', () => {
    const s = scene('', { hoist: 7, inh: { A: 2 } })
    expect([s.working(), s.builds()]).toEqual([[2], ['2.SE']])
    expect(s.do('build 2.SE').hoist()).toBe(7)
  })
  test('B-FBK-06 without any main action the player passes, and the hoist stays', () => {
    const withPloys = scene('', { hoist: 5, inh: { A: 1 } })
    expect(withPloys.mains()).toEqual(['pass'])
    const without = scene('', { hoist: 5, played: 'ACD', inh: { B: 1 }, ploys: { B: 0 } })
    without.do('build 5.SW', 'build 6.NE')
    const pass = { kind: 'passed', seat: 1, forced: true }
    expect(without.heard('passed')).toEqual([pass, pass, pass]) // two actions as the last, one as the first of the next round
    expect([without.hoist(), without.view().phase, without.seat()]).toEqual([2, 'next', 'B'])
  })
  test('B-FBK-03 strict fallback abandons, lenient may look further', () => {
    const strict = scene('5.C A:1', { hoist: 5, inh: { A: 2 } })
    expect(strict.mains()).toEqual(['abandon 5.C'])
    strict.do('abandon 5.C')
    expect([strict.inh('A'), strict.hoist()]).toEqual([10, 4])
    const lenient = scene('5.C A:1', { hoist: 5, inh: { A: 2 }, options: { fallback: 'lenient' } })
    expect(lenient.mains().toSorted()).toEqual(['abandon 5.C', 'build 6.NE'])
  })
  const firstClaim = () =>
    scene('3.E A:1', { hoist: 4, display: 'P01', deck: 'P19', inh: { A: 20 } }).do(
      'build 4.W',
      'claim P01',
      'reveal P19',
    )
  test('B-PRJ-13 the card revealed by the first claim may be claimed by the second action', () => {
    const s = firstClaim()
    expect([s.inh('A'), s.points('A'), s.at('4.W'), s.at('3.E'), s.hoist()]).toEqual([17, 3, 'A:1^', 'A:1', 3])
    s.do('build 3.NE L', 'claim P19')
    expect([s.inh('A'), s.points('A'), s.at('3.NE'), s.hoist()]).toEqual([12, 6, 'A:1^', 2])
  })
  test('B-PRJ-10 a roofed partner serves no later project', () => {
    const s = scene('4.W A:1^, 3.E A:1', { hoist: 3, display: 'P10', inh: { A: 20 } }).do('build 3.E')
    expect([s.inh('A'), s.claimable()]).toEqual([16, []])
  })
  test('B-PRJ-11 an open partner does', () => {
    const s = scene('4.W A:1^, 3.E A:1', { hoist: 3, display: 'P02' }).do('build 3.C')
    expect(s.claimable()).toEqual(P(2))
    expect(s.do('claim P02').at('3.C')).toBe('A:1^')
  })
  test('B-PRJ-06 of two fulfilled projects one may be claimed', () => {
    const s = scene('3.E A:1', { hoist: 4, display: 'P01 P10' }).do('build 4.W')
    expect(s.moves()).toEqual(['claim P01', 'claim P10', 'decline'])
    s.do('claim P01', 'build 3.E')
    expect([s.claimable(), s.view().display]).toEqual([[], [null, 10, null, null]])
  })
  test('B-PRJ-07 what was declined can be claimed with another floor', () => {
    const s = scene('3.E A:1, 4.W A:1', { hoist: 4, display: 'P01 P10' }).do('build 4.W')
    expect(s.moves()).toEqual(['claim P01', 'claim P10', 'decline'])
  })
  test('B-PRJ-04 an objective that was true before is claimable unless it must be new', () => {
    const given = { hoist: 1, display: 'P04 P30', inh: { A: 20 } }
    const s = scene('1.C A:3', given).do('build 1.C')
    expect([s.inh('A'), s.claimable()]).toEqual([13, P(4, 30)])
    expect(
      scene('1.C A:3', { ...given, options: { claimRule: 'newlyTrue' } })
        .do('build 1.C')
        .claimable(),
    ).toEqual(P(30))
  })
  test('B-PRJ-03 a line over a border, five floors together', () => {
    const drawing = '1.SE A:2, 4.NW A:1, 4.C=R A:1'
    const s = scene(drawing, { hoist: 4, display: 'P13' }).do('build 4.NW')
    expect([s.inh('A'), s.claimable()]).toEqual([24, P(13)])
    const before = scene('1.SE A:2, 4.NW A:1', { hoist: 4, display: 'P13' }).do('build 4.C R')
    expect(before.claimable()).toEqual([])
  })
  test('B-PRJ-03 a landmark is taller than every other building', () => {
    expect(scene('2.C A:2, 6.C B:3^', { hoist: 2, display: 'P26' }).do('build 2.C').claimable()).toEqual([])
    expect(scene('2.C A:3, 6.C B:3^', { hoist: 2, display: 'P26' }).do('build 2.C').claimable()).toEqual(P(26))
  })
  const beforeInvasion = { hoist: 2, inh: { A: 10, B: 5 }, sup: { A: 5, B: 5 }, roofs: 20, display: 'P24' }
  test('B-PLY-12 an invaded building loses its roof and may be claimed with', () => {
    const s = scene('2.SE B:2^, 5.NW C:1', beforeInvasion).do('invade 2.SE')
    expect([s.inh('A'), s.inh('B'), s.sup('A'), s.sup('B'), s.state.roofs]).toEqual([4, 11, 3, 7, 21])
    expect([s.at('2.SE'), s.claimable()]).toEqual(['A:2', P(24)])
    expect(s.do('decline').hoist()).toBe(7)
  })
  test('B-PLY-11 an invasion needs inhabitants, floors, a token, the hoist and a rival', () => {
    const invade = (drawing: string, more: object) => scene(drawing, { ...beforeInvasion, ...more }).no('invade 2.SE')
    expect(invade('2.SE B:2^', { inh: { A: 6 } })).toBe('too-dear B-PLY-11')
    expect(invade('2.SE B:2^', { sup: { A: 1 } })).toBe('no-floors B-PLY-11')
    expect(invade('2.SE B:2^', { ploys: { A: 0 } })).toBe('no-ploy-left B-PLY-01')
    expect(invade('2.SE B:2^', { hoist: 5 })).toBe('outside-region B-PLY-08')
    expect(invade('2.SE A:2^', {})).toBe('no-rival-there B-PLY-08')
    expect(invade('2.SE B:2^', { inh: { A: 7 } })).toBeUndefined()
  })
  test('B-PLY-12 an invasion can place the final floor', () => {
    const s = scene('2.SE B:2^', { ...beforeInvasion, sup: { A: 2 } }).do('invade 2.SE')
    expect([s.sup('A'), s.state.lastRound]).toEqual([0, 1])
  })
  test('B-END-02 an invasion that gives floors back does not stop the end', () => {
    const s = scene('3.C A:2', { hoist: 4, played: 'ADC', sup: { A: 1 } }).do('build 4.W', 'pass')
    expect([s.seat(), s.state.lastRound, s.sup('A')]).toEqual(['B', 1, 0])
    s.do('invade 3.C', 'build 4.E')
    expect([s.sup('A'), s.over()]).toEqual([2, true])
  })
  test('B-PLY-04 fallback starts where Strategic Movement led', () => {
    const s = scene('5.C A:1, 4.E B:1, 4.W B:1, 4.SW B:1', { hoist: 3, inh: { A: 4 } }).do('move +1')
    expect([s.hoist(), s.working()]).toEqual([4, [5]])
  })
  test('B-PLY-01 one ploy for each action', () => {
    const s = scene('4.W B:1', { hoist: 3 }).do('move +1')
    expect(s.no('invade 4.W')).toBe('ploy-played B-PLY-01')
    expect(s.do('build 4.SW').no('move +1')).toBeUndefined()
  })
  test('B-PLY-07 an uncovered building grows and is claimed with at once', () => {
    const s = scene('2.C A:2^, 5.SW A:1', { hoist: 2, display: 'P05', inh: { A: 20 } }).do('roof 2.C 5.SW', 'build 2.C')
    expect([s.inh('A'), s.claimable()]).toEqual([14, P(5)])
    s.do('claim P05')
    expect([s.at('2.C'), s.at('5.SW'), s.hoist()]).toEqual(['A:3^', 'A:1^', 4])
  })
  test('B-PLY-06 the roof must come from the hoist region', () => {
    expect(scene('2.C A:2^, 5.SW A:1', { hoist: 5 }).no('roof 2.C 5.SW')).toBe('outside-region B-PLY-06')
  })
  test('B-ABN-03 a roofed building is abandoned with its roof', () => {
    const s = scene('4.E A:3^', { hoist: 4, inh: { A: 5 } })
    s.state.points[0] = 6
    const [roofs, floors] = [s.state.roofs, s.sup('A')]
    s.do('abandon 4.E')
    expect([s.inh('A'), s.state.roofs - roofs, s.sup('A') - floors, s.points('A'), s.hoist()]).toEqual([17, 1, 3, 6, 5])
  })
  test('B-NEW-06 a cleared bramble keeps its land and its cost', () => {
    const s = scene('', { hoist: 4, inh: { A: 20 } }).do('build 4.C R')
    expect(s.inh('A')).toBe(15)
    s.do('abandon 4.C')
    expect([s.inh('A'), s.view().landTokens.R]).toEqual([25, 2])
    s.do('next 2')
    expect(s.moves().filter(text => text.startsWith('build 4.C'))).toEqual(['build 4.C'])
    expect(s.do('build 4.C').inh('B')).toBe(25)
    expect([s.view().landTokens.R, s.view().spaces[21]!.land]).toEqual([2, 'R'])
  })
  test('B-NEW-02 three brambles of a land are all there can be', () => {
    const s = scene('1.SW=R, 2.W=R, 3.NE=R', { hoist: 4 })
    expect(s.moves().filter(text => text.startsWith('build 4.C'))).toEqual(['build 4.C M', 'build 4.C L'])
    expect(s.no('build 4.C R')).toBe('land-gone B-NEW-02')
  })
  test('B-CTL-03 three tied players get 1 each, an empty region pays nobody', () => {
    const s = scene('6.C A:1, 6.NE A:1^, 6.E B:2, 6.SE C:2', { hoist: 4, seat: 'D', actions: 1, played: 'ABCD' }).do(
      'build 4.W',
    )
    expect(['A', 'B', 'C'].map(name => s.inh(name as Name))).toEqual([31, 31, 31])
    expect(s.heard('control').map(event => event.kind === 'control' && event.region)).toEqual([4, 6])
  })
  test('B-SCO-03 inhabitants are counted after the last control', () => {
    const s = scene('5.C A:1', { hoist: 4, seat: 'D', actions: 1, played: 'ABCD', sup: { D: 1 }, inh: { A: 19 } }).do(
      'build 4.W',
    )
    expect([s.over(), s.inh('A'), s.scores()[0]!.lines.inhabitants]).toEqual([true, 21, 1])
  })
  test('B-RND-05 two players take four turns, 1 2 2 2, and B begins the next round', () => {
    const s = scene('', { players: 2, actions: 1 })
    s.do('build 4.W', 'build 3.C', 'build 4.E', 'build 5.C', 'build 4.SW', 'build 6.C', 'build 4.NE')
    const turns = s.heard('turn').map(event => event.kind === 'turn' && [event.seat, event.actions])
    expect(turns).toEqual([
      [1, 2],
      [0, 2],
      [1, 2],
      [1, 1],
    ])
  })
  test('B-RND-04 the last of three comes automatically, then begins the next round', () => {
    const s = scene('', { players: 3, actions: 1 }).do('build 4.W', 'next 3', 'build 3.C', 'build 4.E')
    expect(s.seat()).toBe('B')
    s.do('build 5.C', 'build 4.SW')
    const turns = s.heard('turn').map(event => event.kind === 'turn' && [event.seat, event.actions])
    expect(turns).toEqual([
      [2, 2],
      [1, 2],
      [1, 1],
    ])
  })
  test('B-ACT-04 without floors one abandons or passes', () => {
    const s = scene('3.C A:2', { hoist: 4, sup: { A: 1 }, ploys: { A: 0 } }).do('build 4.W')
    expect(s.moves()).toEqual(['abandon 3.C', 'pass'])
    expect(s.do('pass').hoist()).toBe(3)
  })
  test('B-ACT-06 the opening action has 63 moves and no ploy', () => {
    const s = scene('', { actions: 1 })
    expect([s.moves().length, s.builds().length, s.kinds()]).toEqual([63, 49, ['build']])
    expect(s.no('move +1')).toBe('no-hoist-yet B-ACT-06')
  })
  test('B-PRJ-14 an empty deck leaves a place empty', () => {
    const s = scene('3.E A:1', { hoist: 4, display: 'P01 P04 P05 P06' }).do('build 4.W', 'claim P01')
    expect(s.view().display).toEqual([null, 4, 5, 6])
    expect(s.view().phase).toBe('action')
  })
  test('B-PRJ-15 without a roof nothing is claimed', () => {
    expect(scene('3.E A:1', { hoist: 4, display: 'P01', roofs: 0 }).do('build 4.W').view().phase).toBe('action')
  })
  test('B-ABN-02 the sixth floor, and all six abandoned', () => {
    const s = scene('4.E A:5', { hoist: 4, inh: { A: 25 } }).do('build 4.E')
    expect(s.inh('A')).toBe(19)
    expect(
      scene('4.E A:6', { hoist: 4, inh: { A: 19 } })
        .do('abandon 4.E')
        .inh('A'),
    ).toBe(19 + 42)
  })
  test('B-PRJ-03 a stair of 3, 2 and 1, unless a step is roofed', () => {
    const s = scene('7.C A:3, 7.NW A:2', { hoist: 4, display: 'P23' }).do('build 4.SE')
    expect([s.inh('A'), s.claimable()]).toEqual([26, P(23)])
    expect(s.do('claim P23').at('4.SE')).toBe('A:1^')
    expect(scene('7.C A:3, 7.NW A:2^', { hoist: 4, display: 'P23' }).do('build 4.SE').claimable()).toEqual([])
  })
  test('B-PRJ-03 only lower rivals are overlooked', () => {
    const around = '5.W B:1, 5.NE C:2'
    const given = { hoist: 5, display: 'P24 P25' }
    expect(scene(`5.C A:1, ${around}`, given).do('build 5.C').claimable()).toEqual(P(24))
    expect(scene(`5.C A:2, ${around}`, given).do('build 5.C').claimable()).toEqual(P(24, 25))
  })
  test('B-PRJ-03 six regions, all open', () => {
    const circuit = (three: string) =>
      scene(`1.C A:1, 2.C A:1, 3.W ${three}, 4.E A:1, 5.SW A:1`, { hoist: 6, display: 'P31' })
        .do('build 6.NE')
        .claimable()
    expect([circuit('A:1'), circuit('A:1^')]).toEqual([P(31), []])
  })
  test('B-PRJ-03 three lands side by side, and five floors of them', () => {
    const given = { hoist: 2, display: 'P21 P22' }
    expect(scene('2.C A:1, 2.SE A:1', given).do('build 2.E').claimable()).toEqual(P(21))
    expect(scene('2.C A:1, 2.SE A:3', given).do('build 2.E').claimable()).toEqual(P(21, 22))
  })
  test('B-PRJ-03 an arc is no line', () => {
    const s = scene('6.W A:1, 6.SE A:1', { hoist: 6, display: 'P12 P14' }).do('build 6.SW')
    expect(s.claimable()).toEqual(P(14))
  })
  test('B-SCO-01 keys: sole and tied control', () => {
    const s = scene('1.C A:1, 2.C A:1, 2.E B:1, 4.E B:1', { hoist: 4, missions: { A: 'S07', B: 'S07' } })
    expect(
      s
        .scores()
        .slice(0, 2)
        .map(each => each.lines.missions),
    ).toEqual([7, 7])
  })
  test('B-SCO-02 links count roofed ends, groups do not', () => {
    const drawing = '7.W A:2, 6.E A:1, 6.NE A:1, 4.SW A:1^'
    const worth = (mission: string) =>
      scene(drawing, { hoist: 4, missions: { A: mission } }).scores()[0]!.lines.missions
    expect([worth('S22'), worth('S18')]).toEqual([6, 5])
  })
  test('B-SCO-03 points for inhabitants', () => {
    expect([2, 3, 14, 15, 24, 45, 59, 60].map(inhabitantPoints)).toEqual([-15, -10, -1, 0, 1, 6, 7, 8])
  })
  test('B-SCO-05 ties: projects, then inhabitants, then shared', () => {
    const s = scene('', { hoist: 4, players: 2, missions: { A: '', B: '' }, inh: { A: 20, B: 23 } })
    for (const seat of [0, 1]) {
      s.state.points[seat] = 39
      s.state.claims[seat] = 4
    }
    expect([s.scores().map(each => each.total), s.ranks()]).toEqual([
      [40, 40],
      [2, 1],
    ])
    s.state.purse[0] = 23
    expect(s.ranks()).toEqual([1, 1])
  })
})
