import { describe, expect, test } from 'vitest'
import { at, build, construct, hold, listed, purse, refusal, say, tableOf, tile } from '../../builder.ts'
import { changes, draw, levels, plays, prestige, protect, toWork, used } from '../deal.ts'

describe('A01 Honourable Mention', () => {
  test('a point of prestige for each own construct with a token, however many tokens it has', () => {
    const state = tableOf(4)
    build(state, 0, 'u:0,-1', 'R', 1, 1)
    build(state, 0, 'u:0,-2', 'C', 2, 4)
    build(state, 0, 'u:1,-2', 'I', 3)
    expect(changes(draw(state, 'A01'))).toContain('1 +2 prestige A01')
    expect(prestige(state)).toEqual([3, 1, 1, 1])
  })
  test('T-EVT-14 only what others own has tokens: nothing happens and the card is used up', () => {
    const state = tableOf(4)
    build(state, 1, 'u:0,-1', 'R', 1, 1)
    draw(state, 'A01')
    expect(prestige(state)).toEqual([1, 1, 1, 1])
    expect(used(state, 0)).toEqual(['A01'])
  })
  test('six such constructs bring five', () => {
    const state = tableOf(4)
    for (const stooj of ['u:0,-1', 'u:0,-2', 'u:1,-2', 'u:-1,0', 'u:-2,0', 'u:-2,1']) build(state, 0, stooj, 'R', 1, 1)
    draw(state, 'A01')
    expect(state.prestige[0]).toBe(6)
  })
})

describe('A02 Tremor', () => {
  test('T-EVT-11 everybody loses an improvement on their highest construct without a token', () => {
    const state = tableOf(4)
    build(state, 0, 'u:0,-1', 'R', 4, 1)
    build(state, 0, 'u:0,-2', 'R', 3)
    build(state, 0, 'u:1,-2', 'R', 2)
    build(state, 2, 'u:-2,0', 'C', 1)
    const heard = draw(state, 'A02')
    expect(levels(state, 'u:0,-1', 'u:0,-2', 'u:1,-2', 'u:-2,0')).toEqual([4, 2, 2, 0])
    expect(heard).toContainEqual({ to: 'everyone', event: { kind: 'lost', stooj: 'u:-2,0', what: 'construct' } })
    expect(used(state, 0)).toEqual(['A02'])
  })
  test('of equals the owner says which, clockwise from the resolver', () => {
    const state = tableOf(4)
    build(state, 1, 'u:0,-1', 'R', 2)
    build(state, 1, 'u:0,-2', 'R', 2)
    build(state, 1, 'u:1,-2', 'R', 1)
    build(state, 3, 'u:-2,0', 'R', 1)
    build(state, 3, 'u:-2,1', 'R', 1)
    draw(state, 'A02')
    expect(state.seat).toBe(1)
    expect(listed(state)).toEqual(['choose u:0,-2', 'choose u:0,-1'])
    expect(refusal(state, '2 choose u:1,-2')).toMatchObject({ code: 'no-such-target', rule: 'T-EVT-03' })
    say(state, '2 choose u:0,-2')
    expect(state.seat).toBe(3)
    say(state, '4 choose u:-2,1')
    expect(levels(state, 'u:0,-1', 'u:0,-2', 'u:1,-2', 'u:-2,0', 'u:-2,1')).toEqual([2, 1, 1, 1, 0])
  })
  test('T-EVT-14 a protected construct is passed over, and if it is the only one nothing is lost', () => {
    const state = tableOf(4)
    build(state, 1, 'u:0,-1', 'R', 2)
    build(state, 2, 'u:0,-2', 'R', 4)
    build(state, 2, 'u:1,-2', 'R', 1)
    protect(state, 'u:0,-1', 'u:0,-2')
    draw(state, 'A02')
    expect(levels(state, 'u:0,-1', 'u:0,-2', 'u:1,-2')).toEqual([2, 4, 0])
  })
  test("on another's land it hits the construct's owner", () => {
    const state = tableOf(4)
    tile(state, 1, 'u:0,-1', 'R')
    construct(state, 2, 'u:0,-1', 2)
    build(state, 1, 'u:0,-2', 'R', 1)
    draw(state, 'A02')
    expect(levels(state, 'u:0,-1', 'u:0,-2')).toEqual([1, 0])
  })
})

describe('A04 Retrofit Grant', () => {
  test('T-EVT-06 a token of the bank and its prestige, without any work', () => {
    const state = tableOf(4)
    build(state, 0, 'u:0,-1', 'R', 1, 5)
    hold(state, 0, 'A04')
    expect(refusal(state, '1 play A04 u:0,-1')).toMatchObject({ code: 'wrong-moment' })
    toWork(state)
    expect(changes(say(state, '1 play A04 u:0,-1'))).toEqual(['1 +1 prestige quality'])
    expect(state.affixed[at(state, 'u:0,-1')]).toBe(6)
    expect(purse(state, 0)).toMatchObject({ prestige: 2, tokens: 3 })
    expect(listed(state)).toContain('work u:0,-1 2')
    expect(used(state, 0)).toEqual(['A04'])
  })
  test('T-EVT-14 not on a construct with six tokens, nor on somebody else’s', () => {
    const state = tableOf(4)
    build(state, 0, 'u:0,-1', 'R', 1, 6)
    build(state, 1, 'u:0,-2', 'R', 1)
    hold(state, 0, 'A04')
    toWork(state)
    expect(plays(state, 'A04')).toEqual([])
    expect(refusal(state, '1 play A04 u:0,-1')).toMatchObject({ code: 'no-such-target', rule: 'T-EVT-14' })
    expect(refusal(state, '1 play A04 u:0,-2')).toMatchObject({ code: 'no-such-target', rule: 'T-EVT-14' })
  })
})

describe('A05 Golden Trowel', () => {
  test('four points for the most tokens on constructs in all', () => {
    const state = tableOf(4)
    build(state, 1, 'u:0,-1', 'R', 1, 2)
    build(state, 1, 'u:0,-2', 'R', 1, 2)
    build(state, 2, 'u:1,-2', 'R', 1, 3)
    draw(state, 'A05')
    expect(prestige(state)).toEqual([1, 5, 1, 1])
  })
  test('two for each of those who have as many', () => {
    const state = tableOf(4)
    build(state, 1, 'u:0,-1', 'R', 1, 2)
    build(state, 2, 'u:0,-2', 'R', 1, 1)
    build(state, 2, 'u:1,-2', 'R', 1, 1)
    build(state, 3, 'u:-2,0', 'R', 1, 1)
    draw(state, 'A05')
    expect(prestige(state)).toEqual([1, 3, 3, 1])
  })
  test('T-EVT-14 nothing when no construct has a token', () => {
    const state = tableOf(4)
    build(state, 1, 'u:0,-1', 'R', 1)
    draw(state, 'A05')
    expect(prestige(state)).toEqual([1, 1, 1, 1])
  })
})

describe('A06 Design Review', () => {
  test('everybody loses a point for each construct without a token, three at most', () => {
    const state = tableOf(4)
    state.prestige.fill(9)
    for (const stooj of ['u:0,-1', 'u:0,-2', 'u:1,-2', 'u:-1,0']) build(state, 0, stooj, 'R', 1)
    build(state, 1, 'u:-2,0', 'R', 1)
    build(state, 1, 'u:-2,1', 'R', 1, 1)
    draw(state, 'A06')
    expect(prestige(state)).toEqual([6, 8, 9, 9])
  })
  test('T-GEN-07 the loss stops at nothing, and what was really lost is remembered', () => {
    const state = tableOf(4)
    for (const stooj of ['u:0,-1', 'u:0,-2', 'u:1,-2']) build(state, 0, stooj, 'R', 1)
    draw(state, 'A06')
    expect(prestige(state)).toEqual([0, 1, 1, 1])
    expect([...state.cardCost.subarray(0, 2)]).toEqual([1, 0])
  })
})

describe('A07 One More Storey', () => {
  test('T-EVT-13 a level for nothing with its prestige, one own token, and the work is still to come', () => {
    const state = tableOf(4)
    build(state, 0, 'u:0,-1', 'C', 1)
    build(state, 0, 'u:0,-2', 'R', 1)
    hold(state, 0, 'A07')
    toWork(state)
    const heard = say(state, '1 play A07 u:0,-1 1')
    expect(heard).toContainEqual({
      to: 'everyone',
      event: { kind: 'built', seat: 0, stooj: 'u:0,-1', level: 2, tokens: 1 },
    })
    expect(purse(state, 0)).toMatchObject({ gobs: 600, prestige: 1 + 3 + 1, tokens: 2 })
    expect(state.affixed[at(state, 'u:0,-1')]).toBe(1)
    expect(listed(state)).toContain('work u:0,-2 2')
    expect(refusal(state, '1 work u:0,-1 3')).toMatchObject({ code: 'worked-on' })
  })
  test('T-DEV-23 on brownfield the free level brings its point too', () => {
    const state = tableOf(4)
    build(state, 0, 'u:-1,0', 'R', 3)
    hold(state, 0, 'A07')
    toWork(state)
    say(state, '1 play A07 u:-1,0 0')
    expect(state.prestige[0]).toBe(1 + 5 + 1)
  })
  test('T-EVT-14 neither a full-grown construct, nor one already worked on, nor somebody else’s', () => {
    const state = tableOf(4)
    build(state, 0, 'u:0,-1', 'R', 4)
    build(state, 0, 'u:0,-2', 'R', 1)
    build(state, 1, 'u:1,-2', 'R', 1)
    hold(state, 0, 'A07')
    toWork(state)
    say(state, '1 work u:0,-2 2', '1 build 0')
    expect(plays(state, 'A07')).toEqual([])
    expect(refusal(state, '1 play A07 u:0,-2 0')).toMatchObject({ code: 'no-such-target', rule: 'T-EVT-14' })
  })
  test('T-CON-12 no token beyond six, none that one does not hold', () => {
    const state = tableOf(4)
    build(state, 0, 'u:0,-1', 'R', 3, 6)
    build(state, 0, 'u:0,-2', 'R', 3, 5)
    hold(state, 0, 'A07')
    toWork(state)
    expect(plays(state, 'A07')).toEqual(['play A07 u:0,-2 0', 'play A07 u:0,-2 1', 'play A07 u:0,-1 0'])
    state.tokens[0] = 1
    expect(plays(state, 'A07')).toHaveLength(3)
    state.tokens[0] = 0
    expect(plays(state, 'A07')).toEqual(['play A07 u:0,-2 0', 'play A07 u:0,-1 0'])
  })
})
