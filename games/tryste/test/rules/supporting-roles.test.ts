import { describe, expect, test } from 'vitest'
import { tryste } from '../../src/index.ts'
import { quietTable, refusal, say } from '../builder.ts'

describe('Architect, Media, Venture Capitalist', () => {
  test('T-ARC-01 T-ARC-02 three tokens for the cardholder, one for everybody else', () => {
    const state = quietTable(3)
    say(state, '1 pick architect', '1 done', '2 done', '3 done')
    expect([...state.tokens.subarray(0, 3)]).toEqual([6, 4, 4])
  })
  test('T-MED-01 T-MED-02 T-MED-07 prestige becomes Hype, in bands, one more for the cardholder', () => {
    const bought = (holder: boolean, spent: number) => {
      const state = quietTable(2)
      state.prestige.set([40, 40])
      say(state, '1 pick media', ...(holder ? [] : ['1 pass']), `${holder ? 1 : 2} hype ${spent}`)
      return [state.prestige[holder ? 0 : 1], state.hype[holder ? 0 : 1]]
    }
    expect([bought(false, 21), bought(false, 9), bought(false, 10)]).toEqual([
      [19, 84],
      [31, 18],
      [30, 30],
    ])
    expect([bought(true, 1), bought(true, 19), bought(true, 20)]).toEqual([
      [39, 3],
      [21, 76],
      [20, 99],
    ])
    const state = quietTable(2)
    state.prestige[0] = 30
    say(state, '1 pick media')
    expect(refusal(state, '1 hype 25')).toMatchObject({ code: 'no-such-amount', rule: 'T-MED-02' })
    expect(refusal(state, '1 hype 0')).toMatchObject({ code: 'no-such-amount' })
    state.prestige[0] = 5
    expect(refusal(state, '1 hype 6')).toMatchObject({ code: 'not-enough-prestige', rule: 'T-MED-02' })
    say(state, '1 hype 5')
    expect(refusal(state, '1 hype 1')).toMatchObject({ code: 'not-your-turn' })
  })
  test('T-GEN-08 T-GEN-09 Hype ends at 99, and Influence is prestige and Hype', () => {
    const state = quietTable(2)
    state.prestige[0] = 24
    state.hype[0] = 50
    say(state, '1 pick media', '1 hype 20')
    expect([state.hype[0], tryste.view(state, 0).purses[0]!.influence]).toEqual([99, 103])
  })
  test('T-VC-01 prestige for $20 each, once', () => {
    const state = quietTable(2)
    state.prestige[0] = 7
    say(state, '1 pick venture-capitalist')
    expect(refusal(state, '1 sell 8')).toMatchObject({ code: 'not-enough-prestige', rule: 'T-VC-01' })
    say(state, '1 sell 5')
    expect([state.prestige[0], state.gobs[0], state.seat]).toEqual([2, 700, 1])
  })
})
