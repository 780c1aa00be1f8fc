import { describe, expect, test } from 'vitest'
import { brickByBrick } from '../../src/index.ts'
import { scene } from '../builder.ts'

const P = (...numbers: number[]) => numbers
const REGIONS = [1, 2, 3, 4, 5, 6, 7]

describe('Examples of the rules', () => {
  test('B-BLD-02 the third floor on land of 3 costs 5', () => {
    const s = scene('4.W A:2', { hoist: 4, inh: { A: 20 } }).do('build 4.W')
    expect([s.inh('A'), s.at('4.W'), s.hoist()]).toEqual([15, 'A:3', 3])
  })
  test('B-NEW-01 an empty patch costs its number', () => {
    const s = scene('', { hoist: 1, inh: { A: 10 }, sup: { A: 14 } }).do('build 1.NE')
    expect([s.inh('A'), s.sup('A'), s.at('1.NE'), s.hoist()]).toEqual([8, 13, 'A:1', 2])
  })
  test('B-NEW-02 a bramble costs 5 and a land token; later floors 6 and 7', () => {
    const s = scene('', { hoist: 4, inh: { A: 20 }, ploys: { A: 0 } }).do('build 4.C L')
    expect([s.inh('A'), s.view().landTokens, s.hoist()]).toEqual([15, { M: 3, L: 2, R: 3 }, 4])
    s.do('build 4.C')
    expect(s.inh('A')).toBe(9)
    const again = scene('4.C=L A:2', { hoist: 4, inh: { A: 20 } }).do('build 4.C')
    expect(again.inh('A')).toBe(13)
  })
  test.each(REGIONS)('B-REG-01 the top right space of region %i leads to the top right region', region => {
    const space = `${region}.NE`
    const build = region === 3 ? `build ${space} M` : `build ${space}`
    expect(scene('', { hoist: region }).do(build).hoist()).toBe(2)
  })
  test('B-RND-03 exactly those who have had no turn are offered', () => {
    const s = scene('', { hoist: 4, seat: 'B', played: 'AB' }).do('build 4.E', 'build 5.W')
    expect(s.moves()).toEqual(['next 3', 'next 4'])
  })
  test('B-RND-02 the first of a round has one action, each other two', () => {
    const s = scene('', { actions: 1 }).do('build 4.W', 'next 2', 'build 3.C', 'build 4.E', 'next 3')
    s.do('build 5.C', 'build 4.SW', 'build 6.C', 'build 4.NE')
    const turns = s.heard('turn').map(event => event.kind === 'turn' && `${event.seat}${event.actions}`)
    expect(turns).toEqual(['12', '22', '32', '31'])
  })
  test('B-ABN-02 abandoning pays twice what all floors cost', () => {
    const s = scene('6.SW A:3', { hoist: 6, inh: { A: 4 }, sup: { A: 2 } }).do('abandon 6.SW')
    expect([s.inh('A'), s.sup('A'), s.at('6.SW'), s.hoist()]).toEqual([28, 5, '-', 6])
  })
  test('B-ABN-01 there is no move that takes a part of a building', () => {
    const s = scene('6.SW A:3', { hoist: 6, inh: { A: 4 }, sup: { A: 2 } })
    expect(brickByBrick.notation.read('abandon 6.SW 1')).toBeUndefined()
    expect(s.moves().filter(text => text.startsWith('abandon'))).toEqual(['abandon 6.SW'])
    expect(s.do('abandon 6.SW').at('6.SW')).toBe('-')
  })
  test('B-PRJ-05 a fourth floor still serves "at least three"', () => {
    expect(scene('1.C A:3', { hoist: 1, display: 'P04' }).do('build 1.C').claimable()).toEqual(P(4))
  })
  test('B-PRJ-03 a floor elsewhere does not', () => {
    expect(scene('1.C A:3', { hoist: 1, display: 'P04' }).do('build 1.NE').claimable()).toEqual([])
  })
  test('B-PRJ-08 the anchor is roofed, its partner is not; four projects lie open again', () => {
    const s = scene('3.E A:1', { hoist: 4, display: 'P01 P04 P05 P06', deck: 'P19' })
    s.do('build 4.W', 'claim P01', 'reveal P19')
    expect([s.at('4.W'), s.at('3.E'), s.points('A')]).toEqual(['A:1^', 'A:1', 3])
    expect(s.view().table[0]!.projects).toEqual([1])
    expect(s.view().display).toEqual([19, 4, 5, 6])
  })
  test('B-PLY-04 Strategic Movement goes from 7 to 1 and from 1 to 7', () => {
    expect(scene('', { hoist: 7 }).do('move +1').hoist()).toBe(1)
    expect(scene('', { hoist: 1 }).do('move -1').hoist()).toBe(7)
  })
  test('B-PLY-06 a roof goes to own open buildings on the same land only', () => {
    const s = scene('2.C A:2^, 5.SW A:1, 5.C B:1, 3.C A:1', { hoist: 2 })
    expect(s.moves().filter(text => text.startsWith('roof'))).toEqual(['roof 2.C 5.SW'])
  })
  test('B-PLY-09 an invasion costs twice the building, which its owner gets', () => {
    const s = scene('2.SE B:2', { hoist: 2, inh: { A: 10, B: 5 } }).do('invade 2.SE')
    expect([s.inh('A'), s.inh('B'), s.at('2.SE'), s.hoist()]).toEqual([4, 11, 'A:2', 7])
  })
  test('B-CTL-02 B-CTL-03 most floors pay 2, a tie pays 1 each', () => {
    const s = scene('5.C A:3, 5.NE B:2, 6.C A:2, 6.E B:2', {
      hoist: 4,
      seat: 'D',
      actions: 1,
      played: 'ABCD',
      sup: { D: 5 },
    })
    s.do('build 4.W')
    expect([s.inh('A'), s.inh('B'), s.inh('D')]).toEqual([33, 31, 30 - 3 + 2])
  })
  test('B-RND-06 who played last begins the next round with one action', () => {
    const s = scene('', { hoist: 4, seat: 'B', actions: 1 }).do('build 4.W', 'next 4', 'build 3.C', 'build 4.E')
    s.do('next 1', 'build 5.C', 'build 4.SW', 'build 6.C', 'build 4.NE')
    expect([s.seat(), s.state.actions, s.state.round]).toEqual(['C', 1, 2])
  })
  test('B-END-02 floors that come back do not stop the end', () => {
    const s = scene('3.C A:2', { hoist: 4, played: 'ABCD', sup: { A: 1 } }).do('build 4.W')
    expect([s.sup('A'), s.state.lastRound]).toEqual([0, 1])
    s.do('abandon 3.C')
    expect([s.sup('A'), s.over()]).toEqual([2, true])
  })
  test('B-SCO-04 the highest total wins', () => {
    const s = scene('', { hoist: 4, missions: { A: '', B: '', C: '', D: '' } })
    for (const [seat, points] of [38, 41, 12, 40].entries()) s.state.points[seat] = points - 3
    expect(s.scores().map(each => each.total)).toEqual([38, 41, 12, 40])
    expect(s.ranks()).toEqual([3, 1, 4, 2])
  })
})
