import { describe, expect, test } from 'vitest'
import { at, build, hold, listed, purse, refusal, say, tableOf } from '../../builder.ts'

describe('M09 Night Shift', () => {
  test('T-MAF-02 being watched costs two prestige at the draw', () => {
    const state = tableOf(4)
    state.prestige[0] = 5
    say(state, '1 pick mafia', '* draw M09')
    expect(state.prestige[0]).toBe(3)
    expect(state.cardCost[0]).toBe(2)
  })
  test('T-EVT-06 on the own Contractor turn: two levels at half price, no tokens, and the work is still to come', () => {
    const state = tableOf(4)
    build(state, 0, 'u:-1,0', 'I', 1)
    build(state, 0, 'u:-2,0', 'R', 1)
    hold(state, 0, 'M09')
    expect(refusal(state, '1 play M09 u:-1,0 2')).toMatchObject({ code: 'wrong-moment' })
    say(state, '1 pick contractor', '* draw C15', '1 take glass', '1 play M09 u:-1,0 2')
    expect(listed(state)).toEqual(['spend glass', 'build 0'])
    say(state, '1 build 0')
    expect(purse(state, 0)).toMatchObject({ gobs: 600 - 240, tokens: 3 })
    expect(state.level[at(state, 'u:-1,0')]).toBe(3)
    expect(listed(state).some(move => move.startsWith('work u:-2,0'))).toBe(true)
    expect(refusal(state, '1 work u:-1,0 4')).toMatchObject({ code: 'worked-on' })
  })
  test('T-EVT-14 no construct, no way to play it; an unpayable one is no target', () => {
    const state = tableOf(4)
    hold(state, 0, 'M09')
    build(state, 1, 'u:-2,0', 'R', 1)
    say(state, '1 pick contractor', '* draw C15', '1 take glass')
    expect(listed(state).filter(move => move.startsWith('play'))).toEqual([])
    build(state, 0, 'u:-1,0', 'I', 3)
    state.gobs[0] = 205
    expect(refusal(state, '1 play M09 u:-1,0 1')).toMatchObject({ code: 'no-such-target' })
    state.gobs[0] = 210
    expect(refusal(state, '1 play M09 u:-1,0 1')).toBeUndefined()
  })
})
