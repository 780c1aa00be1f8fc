import { describe, expect, test } from 'vitest'
import { tryste } from '../../../src/index.ts'
import {
  at,
  build,
  construct,
  hold,
  listed,
  own,
  purse,
  refusal,
  say,
  special,
  tableOf,
  tile,
  variance,
} from '../../builder.ts'
import { changes, draw, endYear, gobs, levels, plays, prestige, protect, toDevelop, used } from '../deal.ts'

describe("M01 The Don's Green Tower", () => {
  test('T-EVT-04 shown when a Contractor phase starts: who has four resources loses all, who has three keeps them', () => {
    const state = tableOf(4)
    state.resources.set([1, 1, 1, 0, 0, 3, 0, 1])
    hold(state, 0, 'M01')
    expect(JSON.stringify(tryste.view(state, 1))).not.toContain('M01')
    const heard = say(state, '1 pick contractor')
    expect(heard).toContainEqual({ to: 'everyone', event: { kind: 'shown', seat: 0, card: 'M01', on: '' } })
    expect(changes(heard)).toEqual(['2 -3 concrete M01', '2 -1 steel M01'])
    expect([purse(state, 0).resources, purse(state, 1).resources]).toEqual([
      [1, 1, 1, 0],
      [0, 0, 0, 0],
    ])
    expect(used(state, 0)).toEqual(['M01'])
  })
  test('not in a phase of another role', () => {
    const state = tableOf(4)
    state.resources.set([4])
    hold(state, 1, 'M01')
    say(state, '1 pick developer')
    expect(purse(state, 0).resources).toEqual([4, 0, 0, 0])
    expect(tryste.view(state, 1).purses[1]!.hand).toEqual(['M01'])
  })
})

describe('M02 The Envelope', () => {
  test('T-MAF-02 two points of prestige at the draw, then $150', () => {
    const state = tableOf(4)
    state.prestige[0] = 5
    expect(changes(draw(state, 'M02'))).toEqual(['1 -2 prestige mafia', '1 +150 gobs M02'])
    expect(purse(state, 0)).toMatchObject({ prestige: 3, gobs: 750 })
  })
  test('T-GEN-07 a single point is all that is lost, and in the Junior game there is none', () => {
    const state = tableOf(4)
    draw(state, 'M02')
    expect(purse(state, 0)).toMatchObject({ prestige: 0, gobs: 750 })
    const junior = tableOf(4, { mode: 'junior' })
    draw(junior, 'M02')
    expect(purse(junior, 0)).toMatchObject({ prestige: 0, gobs: 750 })
    expect(junior.cardCost[0]).toBe(0)
  })
})

describe('M03 Quarry in the Family', () => {
  test('T-MAF-02 two points of prestige at the draw, and the card is kept', () => {
    const state = tableOf(4)
    state.prestige[0] = 5
    draw(state, 'M03')
    expect(state.prestige[0]).toBe(3)
    expect(tryste.view(state, 0).purses[0]!.hand).toEqual(['M03'])
  })
  test('T-EVT-06 a mine for nothing; virgin land and the count of mines as usual; the mine of the turn is still to come', () => {
    const state = tableOf(4)
    own(state, 0, 'u:-1,1', 'd:-1,0')
    state.prestige[0] = 5
    state.mines[0] = 1
    hold(state, 0, 'M03')
    toDevelop(state)
    say(state, '1 play M03 steel-mill u:-1,1')
    expect(purse(state, 0)).toMatchObject({ gobs: 600, prestige: 3, resources: [0, 0, 0, 2] })
    expect([state.stock[6], state.mines[0], state.rights[2]]).toEqual([0, 2, 1])
    expect(listed(state)).toContain('mine lumber-yard d:-1,0')
  })
  test('on brownfield without the fee, with its point', () => {
    const state = tableOf(4)
    own(state, 0, 'u:-2,0')
    variance(state, 'u:-2,0', 'I')
    hold(state, 0, 'M03')
    toDevelop(state)
    say(state, '1 play M03 glass-plant u:-2,0')
    expect(purse(state, 0)).toMatchObject({ gobs: 600, prestige: 2 })
  })
  test('T-EVT-14 only mines in stock, on desert only glass, on no other zone', () => {
    const state = tableOf(4)
    own(state, 0, 'u:0,0', 'u:-1,0')
    variance(state, 'u:0,0', 'I')
    hold(state, 0, 'M03')
    toDevelop(state)
    expect(plays(state, 'M03')).toEqual(['play M03 glass-plant u:0,0'])
    state.stock[5] = 0
    expect(plays(state, 'M03')).toEqual([])
    expect(refusal(state, '1 play M03 glass-plant u:0,0')).toMatchObject({ code: 'no-such-target', rule: 'T-EVT-14' })
  })
})

describe('M04 Insurance Fire', () => {
  test("T-EVT-11 one of the others' constructs loses an improvement, for three points of prestige", () => {
    const state = tableOf(4)
    state.prestige[0] = 5
    build(state, 0, 'u:-2,0', 'R', 2)
    build(state, 1, 'u:0,-2', 'R', 2)
    build(state, 2, 'u:1,-2', 'R', 1, 3)
    draw(state, 'M04')
    expect(listed(state)).toEqual(['choose u:0,-2', 'choose u:1,-2'])
    expect(refusal(state, '1 choose u:-2,0')).toMatchObject({ code: 'no-such-target', rule: 'T-EVT-03' })
    say(state, '1 choose u:1,-2')
    expect(levels(state, 'u:-2,0', 'u:0,-2', 'u:1,-2')).toEqual([2, 2, 0])
    expect(state.affixed[at(state, 'u:1,-2')]).toBe(0)
    expect(state.prestige[0]).toBe(2)
  })
  test('a construct of somebody else on own land can burn, an own one on foreign land cannot', () => {
    const state = tableOf(4)
    tile(state, 0, 'u:0,-2', 'R')
    construct(state, 1, 'u:0,-2', 2)
    tile(state, 1, 'u:1,-2', 'R')
    construct(state, 0, 'u:1,-2', 2)
    draw(state, 'M04')
    expect(levels(state, 'u:0,-2', 'u:1,-2')).toEqual([1, 2])
    endYear(state)
    state.leader = 1
    state.seat = 1
    draw(state, 'M04')
    expect(levels(state, 'u:0,-2', 'u:1,-2')).toEqual([1, 1])
  })
  test('T-EVT-14 nothing to burn but what is protected: only the prestige is lost', () => {
    const state = tableOf(4)
    state.prestige[0] = 5
    build(state, 1, 'u:0,-2', 'R', 2)
    protect(state, 'u:0,-2')
    draw(state, 'M04')
    expect(levels(state, 'u:0,-2')).toEqual([2])
    expect(prestige(state)).toEqual([2, 1, 1, 1])
    expect(used(state, 0)).toEqual(['M04'])
  })
})

describe('M05 Wrong Address', () => {
  test('T-EVT-11 the own construct that would earn most loses an improvement', () => {
    const state = tableOf(4)
    build(state, 0, 'u:0,-2', 'R', 3)
    build(state, 0, 'u:1,-2', 'C', 2, 1)
    build(state, 1, 'u:-2,0', 'I', 4)
    draw(state, 'M05')
    expect(levels(state, 'u:0,-2', 'u:1,-2', 'u:-2,0')).toEqual([3, 1, 4])
  })
  test('of equals the resolver chooses; a protected one is passed over, and alone it saves its owner', () => {
    const state = tableOf(4)
    build(state, 0, 'u:0,-1', 'R', 4)
    build(state, 0, 'u:0,-2', 'R', 3)
    build(state, 0, 'u:1,-2', 'C', 2)
    protect(state, 'u:0,-1')
    draw(state, 'M05')
    expect(listed(state)).toEqual(['choose u:0,-2', 'choose u:1,-2'])
    say(state, '1 choose u:0,-2')
    expect(levels(state, 'u:0,-1', 'u:0,-2', 'u:1,-2')).toEqual([4, 2, 2])
    const safe = tableOf(4)
    build(safe, 0, 'u:0,-1', 'R', 4)
    protect(safe, 'u:0,-1')
    draw(safe, 'M05')
    expect([levels(safe, 'u:0,-1'), safe.gobs[0]]).toEqual([[4], 600])
  })
  test('T-EVT-12 without constructs $60, or what there is', () => {
    const state = tableOf(4)
    tile(state, 0, 'u:0,-2', 'R')
    draw(state, 'M05')
    expect(gobs(state)).toEqual([540, 600, 600, 600])
    const poor = tableOf(4)
    poor.gobs[0] = 25
    draw(poor, 'M05')
    expect(poor.gobs[0]).toBe(0)
  })
})

describe('M06 The Favour', () => {
  test('one of three, whichever can be done in full', () => {
    const state = tableOf(4)
    own(state, 0, 'u:0,-2')
    tile(state, 0, 'u:1,-2', 'R')
    state.prestige[0] = 6
    state.gobs[0] = 100
    draw(state, 'M06')
    expect(listed(state)).toEqual(['choose u:0,-2', 'choose pay', 'choose prestige'])
    expect(refusal(state, '1 choose u:1,-2')).toMatchObject({ code: 'no-such-target', rule: 'T-EVT-03' })
    say(state, '1 choose prestige')
    expect(purse(state, 0)).toMatchObject({ prestige: 0, gobs: 100 })
    expect(state.cardCost[0]).toBe(6)
  })
  test('land goes to the left neighbour, round the table', () => {
    const state = tableOf(4)
    state.leader = 3
    state.seat = 3
    own(state, 3, 'u:0,-2', 'u:1,-2')
    state.gobs[3] = 95
    draw(state, 'M06')
    expect(listed(state)).toEqual(['choose u:0,-2', 'choose u:1,-2'])
    say(state, '4 choose u:1,-2')
    expect([state.owner[at(state, 'u:1,-2')], state.owner[at(state, 'u:0,-2')]]).toEqual([1, 4])
    expect(state.gobs[3]).toBe(95)
  })
  test('a player who can do only one of them does it', () => {
    const state = tableOf(4)
    const heard = draw(state, 'M06')
    expect(heard).toContainEqual({ to: 'everyone', event: { kind: 'chose', seat: 0, card: 'M06', on: 'pay' } })
    expect(state.gobs[0]).toBe(500)
  })
  test('T-EVT-14 with none of them possible, all one’s gobs', () => {
    const state = tableOf(4)
    special(state, 0, 'u:-2,0', 'scape')
    state.gobs[0] = 60
    state.prestige[0] = 3
    draw(state, 'M06')
    expect(purse(state, 0)).toMatchObject({ gobs: 0, prestige: 3 })
  })
})
