import { describe, expect, test } from 'vitest'
import { tryste } from '../../src/index.ts'
import { PICKING } from '../../src/state.ts'
import { at, landType, listed, own, quietTable, refusal, say } from '../builder.ts'

describe('Realtor', () => {
  test('T-REA-01 prices by land, zoned or not', () => {
    const state = quietTable(2)
    const prices = ['d:0,-2', 'd:-2,0', 'd:-1,-1', 'd:0,-1', 'd:0,0', 'd:-1,0'].map(stooj => {
      const twin = tryste.copy(state)
      say(twin, '1 pick realtor')
      own(twin, 0, ...twin.fixed.board.stoojes.filter(other => other !== stooj))
      twin.owner[at(twin, stooj)] = 0
      twin.gobs[0] = 0
      say(twin, '1 pass', `2 buy ${stooj}`)
      return 600 - twin.gobs[1]!
    })
    expect(prices).toEqual([30, 20, 60, 100, 10, 150])
  })
  test('T-REA-04 with nothing payable one stooj or nothing; with nothing for sale the phase is over', () => {
    const state = quietTable(2)
    state.gobs[0] = 60
    say(state, '1 pick realtor')
    expect(listed(state)).toContain('buy d:-1,-1')
    expect(listed(state)).toContain('pass')
    expect(listed(state).some(move => move.startsWith('blyce'))).toBe(false)
    say(state, '1 buy d:-1,-1')
    expect(state.gobs[0]).toBe(0)
    const sold = quietTable(2)
    own(sold, 1, ...sold.fixed.board.stoojes)
    say(sold, '1 pick realtor')
    expect(sold.role).toBe(PICKING)
    const lenient = quietTable(2, { forcedBlyce: false })
    say(lenient, '1 pick realtor')
    expect(listed(lenient)).toContain('pass')
  })
  test('T-REA-05 T-REA-06 T-REA-07 T-REA-09 the others may buy one stooj each, anywhere; the cardholder no more', () => {
    const state = quietTable(3)
    say(state, '1 pick realtor', '1 blyce u:-2,0', '2 buy d:0,-2')
    expect(refusal(state, '2 buy u:0,-2')).toMatchObject({ code: 'not-your-turn' })
    say(state, '3 pass')
    expect(tryste.view(state, 0).stoojes.filter(({ owner }) => owner === 0)).toHaveLength(3)
    expect(tryste.view(state, 0).stoojes.find(({ id }) => id === 'd:0,-2')!.owner).toBe(1)
    expect(state.role).toBe(PICKING)
    expect(tryste.scores(state).map(({ total }) => total)).toEqual([0, 0, 0])
  })
  test('T-REA-08 desert can be bought, water cannot', () => {
    const state = quietTable(3, { board: 'oasis' })
    say(state, '1 pick realtor', '1 blyce u:0,0')
    expect(refusal(state, '2 buy u:2,0')).toMatchObject({ code: 'not-land', rule: 'T-REA-08' })
    expect(refusal(state, '2 buy u:1,0')).toBeUndefined()
  })
  test('T-REA-10 the tiers of a blyce may be of one land type', () => {
    const state = quietTable(3)
    for (const tier of state.fixed.board.tiers) landType(state, tier, 'plains')
    say(state, '1 pick realtor', '1 blyce d:0,-1')
    expect(state.gobs[0]).toBe(600 - 120)
  })
})
