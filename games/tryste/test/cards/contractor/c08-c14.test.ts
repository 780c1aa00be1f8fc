import { describe, expect, test } from 'vitest'
import { tryste } from '../../../src/index.ts'
import { at, build, finishPhase, hold, listed, own, purse, refusal, say, tableOf, tile } from '../../builder.ts'
import { changes, draw, endYear, gobs, levels, plays, protect, toWork, used } from '../deal.ts'

const price = (state: Parameters<typeof say>[0], line: string): number[] =>
  say(state, line).flatMap(({ event }) => (event.kind === 'work' ? [event.owed] : []))

describe('C08 Prefab Kit', () => {
  test('T-EVT-06 the first level of a new construct costs nothing; what is above it is halved as usual', () => {
    for (const [prestige, owed] of [
      [50, 70],
      [51, 35],
    ] as const) {
      const state = tableOf(4)
      tile(state, 0, 'u:0,-1', 'R')
      hold(state, 0, 'C08')
      toWork(state)
      state.prestige[0] = prestige
      say(state, '1 play C08')
      expect(price(state, '1 work u:0,-1 2')).toEqual([owed])
      say(state, '1 build 0')
      expect(state.prestige[0]).toBe(prestige + 1 + 2)
    }
  })
  test('T-GEN-06 with no gobs at all the first level can be built, and no second', () => {
    const state = tableOf(4)
    tile(state, 0, 'u:0,-1', 'I')
    hold(state, 0, 'C08')
    toWork(state)
    state.gobs[0] = 0
    expect(refusal(state, '1 work u:0,-1 1')).toMatchObject({ code: 'not-enough-gobs' })
    say(state, '1 play C08')
    expect(listed(state)).toEqual(['work u:0,-1 1', 'done'])
  })
  test('it waits for a new construct, and a second kit for the first; at the end of the turn it is gone', () => {
    const state = tableOf(4)
    build(state, 0, 'u:0,-1', 'R', 1)
    tile(state, 1, 'u:0,-2', 'R')
    state.prestige[0] = 80
    hold(state, 0, 'C08', 'C08')
    toWork(state)
    say(state, '1 play C08')
    expect(refusal(state, '1 play C08')).toMatchObject({ code: 'no-such-target', rule: 'T-EVT-14' })
    expect(price(state, '1 work u:0,-1 2')).toEqual([70])
    say(state, '1 build 0')
    expect(price(state, '1 work u:0,-2 1')).toEqual([0])
    say(state, '1 build 0', '1 play C08', '1 done')
    expect(state.armed).toBe(0)
  })
})

describe('C09 Permit Renewal', () => {
  test('everybody pays $5 for each own improvement, $60 at most', () => {
    const state = tableOf(4)
    build(state, 0, 'u:0,-1', 'R', 2)
    for (const stooj of ['u:0,-2', 'u:1,-2', 'd:0,-2']) build(state, 1, stooj, 'R', 4)
    draw(state, 'C09')
    expect(gobs(state)).toEqual([585, 540, 600, 600])
  })
  test('T-EVT-12 at most what one has; twelve improvements cost exactly the most', () => {
    const state = tableOf(4)
    for (const stooj of ['u:0,-2', 'u:1,-2', 'd:0,-2']) build(state, 1, stooj, 'R', 3)
    build(state, 2, 'u:-2,0', 'R', 4)
    state.gobs[2] = 20
    draw(state, 'C09')
    expect(gobs(state)).toEqual([600, 540, 0, 600])
  })
})

describe('C10 Site Fence', () => {
  test('T-EVT-07 nobody else builds on the tile any more, its owner does', () => {
    const state = tableOf(4)
    tile(state, 0, 'u:0,-1', 'R')
    tile(state, 0, 'u:0,-2', 'R')
    state.prestige[1] = 30
    hold(state, 0, 'C10')
    const heard = say(state, '1 play C10 u:0,-1')
    expect(heard).toContainEqual({ to: 'everyone', event: { kind: 'marked', stooj: 'u:0,-1', as: 'fenced' } })
    toWork(state)
    expect(listed(state)).toContain('work u:0,-1 1')
    say(state, '1 done')
    expect(listed(state)).toContain('work u:0,-2 1')
    expect(refusal(state, '2 work u:0,-1 1')).toMatchObject({ code: 'fenced', rule: 'T-CON-15' })
  })
  test('T-EVT-14 only an own tile that is bare and not yet fenced', () => {
    const state = tableOf(4)
    build(state, 0, 'u:0,-1', 'R', 1)
    tile(state, 1, 'u:0,-2', 'R')
    own(state, 0, 'u:1,-2')
    hold(state, 0, 'C10')
    expect(plays(state, 'C10')).toEqual([])
    tile(state, 0, 'u:-2,0', 'R')
    expect(plays(state, 'C10')).toEqual(['play C10 u:-2,0'])
    state.fenced[at(state, 'u:-2,0') >> 5]! |= 1 << (at(state, 'u:-2,0') & 31)
    expect(refusal(state, '1 play C10 u:-2,0')).toMatchObject({ code: 'no-such-target', rule: 'T-EVT-14' })
  })
})

describe('C11 Change Order', () => {
  test('T-EVT-11 pay $60, or lose an improvement on the lowest construct', () => {
    const state = tableOf(4)
    build(state, 0, 'u:0,-1', 'R', 3)
    build(state, 0, 'u:0,-2', 'R', 2)
    build(state, 0, 'u:1,-2', 'R', 2)
    draw(state, 'C11')
    expect(listed(state)).toEqual(['choose u:0,-2', 'choose u:1,-2', 'choose pay'])
    expect(refusal(state, '1 choose u:0,-1')).toMatchObject({ code: 'no-such-target' })
    expect(refusal(state, '1 choose prestige')).toMatchObject({ code: 'no-such-target' })
    say(state, '1 choose u:1,-2')
    expect(levels(state, 'u:0,-1', 'u:0,-2', 'u:1,-2')).toEqual([3, 2, 1])
    expect(state.gobs[0]).toBe(600)
  })
  test('paying leaves everything standing', () => {
    const state = tableOf(4)
    build(state, 0, 'u:0,-1', 'R', 1)
    state.gobs[0] = 60
    draw(state, 'C11')
    expect(changes(say(state, '1 choose pay'))).toContain('1 -60 gobs C11')
    expect(levels(state, 'u:0,-1')).toEqual([1])
  })
  test('with $55 a level is lost; with no construct either, the $55', () => {
    const state = tableOf(4)
    build(state, 0, 'u:0,-1', 'R', 2)
    state.gobs[0] = 55
    draw(state, 'C11')
    expect(levels(state, 'u:0,-1')).toEqual([1])
    const poor = tableOf(4)
    poor.gobs[0] = 55
    draw(poor, 'C11')
    expect(poor.gobs[0]).toBe(0)
  })
  test('T-EVT-14 a protected construct cannot be given up, and without $60 nothing happens to its owner', () => {
    const state = tableOf(4)
    build(state, 0, 'u:0,-1', 'R', 2)
    protect(state, 'u:0,-1')
    state.gobs[0] = 55
    draw(state, 'C11')
    expect([levels(state, 'u:0,-1'), state.gobs[0]]).toEqual([[2], 55])
    const rich = tableOf(4)
    build(rich, 0, 'u:0,-1', 'R', 2)
    protect(rich, 'u:0,-1')
    draw(rich, 'C11')
    expect([levels(rich, 'u:0,-1'), rich.gobs[0]]).toEqual([[2], 540])
  })
})

describe('C12 Spare Pallet', () => {
  test('two tiles of different kinds', () => {
    const state = tableOf(4)
    draw(state, 'C12')
    say(state, '1 choose commercial')
    expect(listed(state)).toEqual(['choose residential', 'choose industrial'])
    expect(refusal(state, '1 choose commercial')).toMatchObject({ code: 'no-such-target', rule: 'T-EVT-03' })
    say(state, '1 choose industrial')
    expect(purse(state, 0).tiles).toEqual([0, 1, 1])
    expect(used(state, 0)).toEqual(['C12'])
  })
  test('two, whichever comes first', () => {
    const state = tableOf(4)
    draw(state, 'C12')
    say(state, '1 choose residential', '1 choose commercial')
    expect(purse(state, 0).tiles).toEqual([1, 1, 0])
    expect(listed(state)).toContain('take lumber')
  })
})

describe('C13 Punch List', () => {
  test('T-EVT-06 exactly one level at its price, one token at most, besides the work of the turn', () => {
    const state = tableOf(4)
    build(state, 0, 'u:0,-1', 'R', 1)
    build(state, 0, 'u:0,-2', 'R', 1)
    hold(state, 0, 'C13')
    state.prestige[0] = 60
    toWork(state)
    say(state, '1 work u:0,-2 2', '1 build 0')
    expect(plays(state, 'C13')).toEqual(['play C13 u:0,-1'])
    say(state, '1 play C13 u:0,-1')
    expect(listed(state)).toEqual(['spend lumber', 'build 0', 'build 1'])
    say(state, '1 build 1')
    expect(purse(state, 0)).toMatchObject({ gobs: 600 - 70 - 70, tokens: 2 })
    expect(levels(state, 'u:0,-1')).toEqual([2])
  })
  test('what the card has raised is not worked on again in that turn', () => {
    const state = tableOf(4)
    build(state, 0, 'u:0,-1', 'R', 1)
    hold(state, 0, 'C13')
    toWork(state)
    say(state, '1 play C13 u:0,-1', '1 build 0')
    expect(refusal(state, '1 work u:0,-1 3')).toMatchObject({ code: 'worked-on' })
  })
  test('T-EVT-14 no bare tile, no full-grown or foreign construct, none that cannot be paid', () => {
    const state = tableOf(4)
    tile(state, 0, 'u:0,-1', 'R')
    build(state, 0, 'u:0,-2', 'R', 4)
    build(state, 1, 'u:1,-2', 'R', 1)
    build(state, 0, 'u:-2,0', 'C', 1)
    hold(state, 0, 'C13')
    toWork(state)
    state.gobs[0] = 85
    expect(plays(state, 'C13')).toEqual([])
    state.gobs[0] = 90 // and a Lumber takes $30 off the $120
    expect(plays(state, 'C13')).toEqual(['play C13 u:-2,0'])
    expect(refusal(state, '1 play C13 u:0,-1')).toMatchObject({ code: 'no-such-target', rule: 'T-EVT-14' })
  })
})

describe('C14 Crane on Retainer', () => {
  test('T-EVT-07 once a year $40 off a work, after halving; the card lies face up and stays', () => {
    const state = tableOf(4)
    tile(state, 0, 'u:0,-1', 'R')
    hold(state, 0, 'C14')
    toWork(state)
    state.prestige[0] = 51
    say(state, '1 play C14')
    expect(tryste.view(state, 2).purses[0]!.faceUp).toEqual(['C14'])
    expect(price(state, '1 work u:0,-1 2')).toEqual([10])
    say(state, '1 build 0')
    expect(refusal(state, '1 play C14')).toMatchObject({ code: 'already-used' })
    finishPhase(state)
    endYear(state)
    state.leader = 0
    state.seat = 0
    toWork(state)
    expect(plays(state, 'C14')).toEqual(['play C14'])
  })
  test('never below nothing, and one work only', () => {
    const state = tableOf(4)
    tile(state, 0, 'u:0,-1', 'R')
    tile(state, 0, 'u:0,-2', 'R')
    state.prestige[0] = 76
    hold(state, 0, 'C14')
    toWork(state)
    say(state, '1 play C14')
    expect(price(state, '1 work u:0,-1 1')).toEqual([0])
    say(state, '1 build 0')
    expect(price(state, '1 work u:0,-2 1')).toEqual([15])
  })
  test('T-EVT-07 not outside a Contractor turn', () => {
    const state = tableOf(4)
    hold(state, 0, 'C14')
    expect(refusal(state, '1 play C14')).toMatchObject({ code: 'wrong-moment', rule: 'T-EVT-07' })
  })
})
