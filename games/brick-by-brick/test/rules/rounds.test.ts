import { describe, expect, test } from 'vitest'
import { type Given, scene } from '../builder.ts'

const turns = (s: ReturnType<typeof scene>) =>
  s.heard('turn').map(event => event.kind === 'turn' && `${'ABCDE'[event.seat]}${event.actions}`)
/** Takes whatever action comes first until the round is over; names the seats in `order` when asked. */
function playRound(s: ReturnType<typeof scene>, order: string) {
  const round = s.state.round
  while (s.state.round === round && !s.over()) {
    const next = [...order].map(name => `next ${'ABCDE'.indexOf(name) + 1}`).find(text => s.moves().includes(text))
    s.do(next ?? s.moves()[0]!)
  }
  return s
}
const LAST: Given = { hoist: 4, seat: 'D', actions: 1, played: 'ABCD' }

describe('Rounds and turns', () => {
  test('B-RND-01 everybody has exactly one turn in a round of three or more', () => {
    for (const players of [3, 4, 5]) {
      const s = playRound(scene('', { players, actions: 1 }), 'EDCB')
      const seats = ['A', ...turns(s).map(each => String(each)[0])].slice(0, players)
      expect(seats.toSorted().join('')).toBe('ABCDE'.slice(0, players))
    }
  })
  test('B-RND-02 one action first, two later', () => {
    const s = playRound(scene('', { players: 5, actions: 1 }), 'CEBD')
    expect(turns(s)).toEqual(['C2', 'E2', 'B2', 'D2', 'D1'])
  })
  test('B-RND-03 the active player names somebody who has had no turn', () => {
    const s = scene('', { hoist: 4, seat: 'C', actions: 1, played: 'CA' }).do('build 4.W')
    expect(s.moves()).toEqual(['next 2', 'next 4'])
    expect([s.no('next 1'), s.no('next 3'), s.no('next 5')]).toEqual([
      'had-a-turn B-RND-03',
      'had-a-turn B-RND-03',
      'no-such-thing B-SET-01',
    ])
    expect([s.facts('next 1'), s.facts('next 3'), s.facts('next 5')]).toEqual([{ seat: 0 }, { seat: 2 }, { number: 5 }])
    expect(s.do('next 4').seat()).toBe('D')
  })
  test('B-RND-04 the last one left comes unasked; after that the round ends', () => {
    const s = scene('', { hoist: 4, seat: 'C', actions: 1, played: 'CAB' }).do('build 4.W')
    expect([s.seat(), s.state.round]).toEqual(['D', 1])
    expect(s.do('build 3.C', 'build 4.E').state.round).toBe(2)
  })
  test('B-RND-05 two players alternate, four turns or two', () => {
    expect(turns(playRound(scene('', { players: 2, actions: 1 }), ''))).toEqual(['B2', 'A2', 'B2', 'B1'])
    const short = playRound(scene('', { players: 2, actions: 1, options: { twoPlayerLaps: 1 } }), '')
    expect(turns(short)).toEqual(['B2', 'B1'])
  })
  test('B-RND-06 who played last begins the next round', () => {
    const s = scene('', { hoist: 4, seat: 'B', actions: 1, played: 'ABCD' }).do('build 4.W')
    expect(turns(s)).toEqual(['B1'])
  })
  test('B-RND-07 the last turn and the first one are two turns: 2 actions, the round ends, 1 action', () => {
    const s = scene('', { hoist: 4, seat: 'B', actions: 2, played: 'ABCD' }).do('build 4.W', 'build 3.C')
    expect(s.told.filter(event => event.kind === 'round-over' || event.kind === 'turn').map(each => each.kind)).toEqual(
      ['round-over', 'turn'],
    )
    expect([s.seat(), s.state.actions]).toEqual(['B', 1])
    expect(s.do('build 4.E').seat()).toBe('B')
    expect(s.view().phase).toBe('next')
  })
})

describe('Control', () => {
  test('B-CTL-01 all floors count, roofed or not; roofs do not', () => {
    const s = scene('5.C A:1, 5.SW A:2^, 5.NE B:2^, 6.C A:2^, 6.E B:3', LAST).do('build 4.W')
    expect([s.inh('A'), s.inh('B')]).toEqual([32, 32])
  })
  test('B-CTL-02 a sole leader gets 2 in each region', () => {
    const s = scene('5.C A:1, 6.C A:1, 7.C A:1', LAST).do('build 4.W')
    expect([s.inh('A'), s.inh('D')]).toEqual([36, 29])
  })
  test('B-CTL-03 tied leaders get 1 each; three get nothing if only two may share', () => {
    const tie = '5.C A:2, 5.SW B:2, 6.C A:1, 6.E B:1, 6.SE C:1'
    const all = scene(tie, LAST).do('build 4.W')
    expect([all.inh('A'), all.inh('B'), all.inh('C')]).toEqual([32, 32, 31])
    const two = scene(tie, { ...LAST, options: { controlTie: 'twoOnly' } }).do('build 4.W')
    expect([two.inh('A'), two.inh('B'), two.inh('C')]).toEqual([31, 31, 30])
  })
  test('B-CTL-04 a region without floors pays nothing', () => {
    const s = scene('', LAST).do('build 4.W')
    expect([s.inh('A'), s.inh('B'), s.inh('C')]).toEqual([30, 30, 30])
    expect(s.heard('control')).toHaveLength(1)
  })
  test('B-CTL-05 the last round pays too', () => {
    const s = scene('5.C A:1', { ...LAST, sup: { D: 1 } }).do('build 4.W')
    expect([s.over(), s.inh('A'), s.inh('D')]).toEqual([true, 32, 29])
  })
})

describe('The end', () => {
  test('B-END-01 a placed floor that empties the supply brings the last round', () => {
    const last = scene('', { hoist: 4, sup: { A: 1 } }).do('build 4.W')
    expect([last.state.lastRound, last.heard('last-round')]).toEqual([1, [{ kind: 'last-round', seat: 0 }]])
    expect(scene('', { hoist: 4, sup: { A: 2 } }).do('build 4.W').state.lastRound).toBe(0)
  })
  test('B-END-02 floors that come back change nothing', () => {
    const s = scene('3.C A:4', { hoist: 4, played: 'ABCD', sup: { A: 1 } }).do('build 4.W', 'abandon 3.C')
    expect([s.sup('A'), s.over()]).toEqual([4, true])
  })
  test('B-END-03 the round is played out, then there is no other', () => {
    const s = scene('', { hoist: 4, actions: 2, played: 'AD', sup: { A: 1 } }).do('build 4.W')
    expect([s.view().phase, s.state.actions]).toEqual(['action', 1])
    s.do('pass', 'next 2', 'build 3.C', 'build 4.E')
    expect([s.seat(), s.over()]).toEqual(['C', false])
    s.do('build 5.C', 'build 4.SW')
    expect([s.over(), s.heard('missions-shown').length]).toEqual([true, 1])
  })
  test('B-END-04 after the last round allowed the game ends anyway', () => {
    const given: Given = { hoist: 4, seat: 'D', actions: 1, played: 'ABCD' }
    expect(
      scene('', { ...given, options: { roundCap: 1 } })
        .do('build 4.W')
        .over(),
    ).toBe(true)
    expect(
      scene('', { ...given, options: { roundCap: 2 } })
        .do('build 4.W')
        .over(),
    ).toBe(false)
    const thirtieth = scene('', given)
    thirtieth.state.round = 30
    expect(thirtieth.do('build 4.W').over()).toBe(true)
  })
})
