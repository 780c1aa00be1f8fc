import { describe, expect, test } from 'vitest'
import { tryste } from '../../src/index.ts'
import { PICKING } from '../../src/state.ts'
import { listed, purse, refusal, say } from '../builder.ts'
import { afterTheVote, afterTheVoteBy, zoneOf } from '../situations.ts'

describe('Auctions', () => {
  test('T-ZON-11 T-BID-01 T-BID-02 T-BID-03 T-BID-06 Jim wins his variance with 25 against 20', () => {
    const state = afterTheVote(25, 10, 10, 1)
    say(state, '1 variance d:0,-2 industrial', '1 open 3', '2 bid against 10')
    expect(tryste.view(state, 3).auction).toMatchObject({ by: 0, zone: 'industrial', totals: { for: 3, against: 10 } })
    say(state, '3 bid against 10', '4 pass', '1 bid for 22')
    expect([...state.totals]).toEqual([25, 20])
    expect(refusal(state, '2 bid for 1')).toMatchObject({ code: 'other-side', rule: 'T-BID-01' })
    expect(refusal(state, '2 bid against 1')).toMatchObject({ code: 'not-enough-prestige', rule: 'T-BID-03' })
    expect(refusal(state, '2 bid against 0')).toMatchObject({ code: 'no-such-amount', rule: 'T-BID-03' })
    say(state, '2 pass', '3 pass', '4 pass')
    expect(zoneOf(state, 'd:0,-2')).toBe('I')
    expect([...state.prestige.subarray(0, 4)]).toEqual([0, 10, 10, 1])
  })
  test('T-ZON-13 T-BID-04 when everybody passes after 20, there is no variance and the blockers pay', () => {
    const state = afterTheVote(25, 10, 10, 1)
    say(state, '1 variance d:0,-2 industrial', '1 open 3', '2 bid against 10', '3 bid against 10', '4 pass', '1 pass')
    expect(state.seat).toBe(1) // passing is not final: the last to add is the third seat
    say(state, '2 pass')
    expect(zoneOf(state, 'd:0,-2')).toBe('R')
    expect([...state.prestige.subarray(0, 4)]).toEqual([25, 0, 0, 1])
    expect(state.role).toBe(PICKING)
  })
  test('T-BID-03 T-BID-04 adding to the side that is ahead, or too little, is allowed; a pass may be followed by a bid', () => {
    const state = afterTheVote(9, 9, 9, 9)
    say(
      state,
      '1 variance d:0,-2 industrial',
      '1 open 5',
      '2 pass',
      '3 bid against 1',
      '4 bid for 2',
      '1 pass',
      '2 bid against 9',
    )
    expect([...state.totals]).toEqual([7, 10])
    expect(state.seat).toBe(2)
  })
  test('T-BID-05 FOR wins when equal', () => {
    const state = afterTheVote(8, 8, 1, 1)
    say(state, '1 variance d:0,-2 industrial', '1 open 8', '2 bid against 8', '3 pass', '4 pass', '1 pass')
    expect(zoneOf(state, 'd:0,-2')).toBe('I')
    expect([...state.prestige.subarray(0, 2)]).toEqual([0, 8])
  })
  test('T-ZON-10 naming a variance and opening it are one act: the point that opens cannot be given away in between', () => {
    const state = afterTheVote(2, 3, 0, 0)
    say(state, '1 variance d:0,0 commercial')
    expect(refusal(state, '1 offer 2 2-prestige for nothing')).toMatchObject({ code: 'not-yours', rule: 'T-ZON-10' })
    expect(refusal(state, '1 offer 2 3-prestige for nothing')).toMatchObject({ code: 'not-yours', rule: 'T-TRD-03' })
    say(state, '1 offer 2 1-prestige for nothing')
    expect(refusal(state, '2 counter nothing for 2-prestige')).toMatchObject({ code: 'they-lack', rule: 'T-ZON-10' })
    say(state, '2 accept')
    expect(listed(state)).toEqual(['open 1'])
    say(state, '1 offer 2 nothing for 4-prestige', '2 accept')
    expect(listed(state)).toEqual(['open 1', 'open 2', 'open 3', 'open 4', 'open 5'])
  })
  test('T-ZON-10 by the rules 1.0.0 it could, and then nobody could go on', () => {
    const state = afterTheVoteBy('1.0.0', [1, 0, 0, 0])
    say(state, '1 variance d:0,0 commercial', '1 offer 2 1-prestige for nothing', '2 accept')
    expect([tryste.turn(state), listed(state)]).toEqual([{ kind: 'decide', seats: [0] }, []])
  })
  test('T-BID-07 Hype cannot be bid', () => {
    const state = afterTheVote(2, 1, 1, 1)
    state.hype[1] = 80
    say(state, '1 variance d:0,-2 industrial', '1 open 2')
    expect(listed(state).filter(move => move.startsWith('bid'))).toEqual(['bid for 1', 'bid against 1'])
  })
  test('T-BID-08 T-TRD-03 a bidder may buy prestige first; what is committed is not for sale', () => {
    const state = afterTheVote(5, 3, 4, 1)
    say(state, '1 variance d:0,-2 industrial', '1 open 5')
    expect(refusal(state, '2 offer 1 50-gobs for 2-prestige')).toMatchObject({ code: 'they-lack', rule: 'T-TRD-03' })
    say(state, '2 offer 3 60-gobs for 4-prestige', '3 accept')
    expect([purse(state, 1), purse(state, 2)]).toMatchObject([
      { gobs: 540, prestige: 7 },
      { gobs: 660, prestige: 0 },
    ])
    say(state, '2 bid against 7', '3 pass', '4 pass', '1 pass')
    expect(zoneOf(state, 'd:0,-2')).toBe('R')
  })
})
