import { describe, expect, test } from 'vitest'
import { tryste } from '../../src/index.ts'
import { finishPhase, leaderIs, listed, own, quietTable, refusal, say, zone } from '../builder.ts'

describe('the year', () => {
  test('T-YR-01 T-YR-02 T-YR-09 from the leader clockwise, one role each, then the year ends and roles return', () => {
    const state = quietTable(3)
    leaderIs(state, 1)
    say(
      state,
      '2 pick mafia',
      '2 done',
      '3 pick venture-capitalist',
      '3 pass',
      '1 pick architect',
      '1 done',
      '2 done',
      '3 done',
    )
    expect(state.year).toBe(2)
    expect(listed(state)).toHaveLength(8)
  })
  test('T-YR-03 each role once a year, and picking is compulsory', () => {
    const state = quietTable(3)
    say(state, '1 pick mafia', '1 done')
    expect(refusal(state, '2 pick mafia')).toMatchObject({ code: 'role-taken', rule: 'T-YR-03' })
    expect(refusal(state, '2 pass')).toMatchObject({ code: 'not-now' })
    expect(listed(state).filter(move => !move.startsWith('pick'))).toEqual([])
  })
  test('T-YR-04 the player who picks a role takes the gobs on it', () => {
    const state = quietTable(4)
    state.roleGobs[5] = 20
    say(state, '1 pick mafia')
    expect([state.gobs[0], state.roleGobs[5]]).toEqual([620, 0])
  })
  test('T-YR-05 T-YR-06 a phase is played out before the next pick: the cardholder first, then clockwise', () => {
    const state = quietTable(3)
    leaderIs(state, 2)
    say(state, '3 pick realtor', '3 blyce u:-2,0', '1 pass', '2 buy d:0,0')
    expect(tryste.view(state, 0)).toMatchObject({ step: 'pick', awaited: [0] })
  })
  test('T-YR-07 Mafia and Venture Capitalist are for their holders alone', () => {
    const state = quietTable(3)
    say(state, '1 pick mafia', '1 done')
    expect(state.seat).toBe(1)
    say(state, '2 pick venture-capitalist', '2 pass')
    expect(tryste.view(state, 0)).toMatchObject({ step: 'pick', awaited: [2] })
  })
  test('T-YR-08 others may decline; tiles and tokens come anyway', () => {
    const state = quietTable(4)
    say(state, '1 pick architect')
    finishPhase(state)
    expect([...state.tokens.subarray(0, 4)]).toEqual([6, 4, 4, 4])
    own(state, 2, 'u:-2,0')
    zone(state, 'U:-1,0', 'R')
    say(state, '2 pick developer', '2 tile residential', '2 tile residential', '2 done')
    expect(refusal(state, '3 done')).toMatchObject({ code: 'not-now' })
    say(state, '3 tile residential', '3 done')
    expect(state.tiles[6]).toBe(1)
  })
})
