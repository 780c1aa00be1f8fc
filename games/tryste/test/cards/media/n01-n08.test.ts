import { describe, expect, test } from 'vitest'
import { tryste } from '../../../src/index.ts'
import { build, finishPhase, hold, listed, refusal, say, tableOf } from '../../builder.ts'
import { changes, draw, endYear, plays, prestige, used } from '../deal.ts'

describe('N01 Good Side, Front Page', () => {
  test('four points of prestige', () => {
    const state = tableOf(4)
    expect(changes(draw(state, 'N01'))).toEqual(['1 +4 prestige N01'])
    expect(used(state, 0)).toEqual(['N01'])
  })
  test('T-GEN-07 never more than 99', () => {
    const state = tableOf(4)
    state.prestige[0] = 97
    expect(changes(draw(state, 'N01'))).toEqual(['1 +2 prestige N01'])
  })
})

describe('N02 Caught Mid-Sneeze', () => {
  test('three points of prestige are lost', () => {
    const state = tableOf(4)
    state.prestige[0] = 5
    expect(changes(draw(state, 'N02'))).toEqual(['1 -3 prestige N02'])
    expect(state.cardCost[0]).toBe(3)
  })
  test('T-GEN-07 or as many as there are', () => {
    const state = tableOf(4)
    state.prestige[0] = 2
    draw(state, 'N02')
    expect([state.prestige[0], state.cardCost[0]]).toEqual([0, 2])
  })
})

describe('N03 Tall Poppies', () => {
  test('T-GEN-09 the highest Influence, Hype included, loses five points of prestige', () => {
    const state = tableOf(4)
    state.prestige.set([10, 8, 9, 1])
    state.hype.set([0, 5, 0, 0])
    draw(state, 'N03')
    expect(prestige(state)).toEqual([10, 3, 9, 1])
    expect(state.hype[1]).toBe(5)
  })
  test('equals all lose, and if everybody is equal everybody does', () => {
    const state = tableOf(4)
    state.prestige.set([10, 8, 10, 1])
    draw(state, 'N03')
    expect(prestige(state)).toEqual([5, 8, 5, 1])
    const even = tableOf(4)
    draw(even, 'N03')
    expect(prestige(even)).toEqual([0, 0, 0, 0])
  })
})

describe('N04 Underdog Feature', () => {
  test('T-GEN-09 the lowest Influence, Hype included, gains four points of prestige', () => {
    const state = tableOf(4)
    state.prestige.set([3, 2, 9, 4])
    state.hype.set([0, 5, 0, 0])
    draw(state, 'N04')
    expect(prestige(state)).toEqual([7, 2, 9, 4])
  })
  test.each([0, 1, 2, 3])('whichever seat has it: seat %i', lowest => {
    const state = tableOf(4)
    state.prestige.fill(9)
    state.prestige[lowest] = 2
    draw(state, 'N04')
    expect(prestige(state)).toEqual([0, 1, 2, 3].map(seat => (seat === lowest ? 6 : 9)))
  })
  test('equals all gain, and if everybody is equal everybody does', () => {
    const state = tableOf(4)
    state.prestige.set([3, 2, 2, 4])
    draw(state, 'N04')
    expect(prestige(state)).toEqual([3, 6, 6, 4])
    const even = tableOf(4)
    draw(even, 'N04')
    expect(prestige(even)).toEqual([5, 5, 5, 5])
  })
})

describe('N05 Groundbreaking Goes Viral', () => {
  test('T-MED-08 fifteen points of Hype whose clock starts now, without a multiplier, even in a year of rest', () => {
    const state = tableOf(4)
    state.restUntil[0] = state.year
    draw(state, 'N05')
    expect([state.hype[0], state.hypeYear[0], state.hypeTimes[0]]).toEqual([15, 1, 0])
    expect(refusal(state, '1 hype 1')).toMatchObject({ code: 'resting' })
    endYear(state)
    expect([state.hype[0], state.hypeYear[0]]).toEqual([15, 2])
  })
  test('T-GEN-08 Hype of the second year takes it along, and there is never more than 99', () => {
    const state = tableOf(4)
    state.hype[0] = 90
    state.hypeYear[0] = 2
    draw(state, 'N05')
    expect([state.hype[0], state.hypeYear[0]]).toEqual([99, 2])
  })
})

describe('N06 Retraction', () => {
  test('T-EVT-07 on any own decision, what the last costly card took comes back', () => {
    const state = tableOf(4)
    state.prestige[0] = 9
    hold(state, 0, 'N06')
    draw(state, 'N02')
    expect(changes(say(state, '1 play N06'))).toEqual(['1 +3 prestige N06'])
    expect([state.prestige[0], state.cardCost[0]]).toEqual([9, 0])
    expect(used(state, 0)).toEqual(['N02', 'N06'])
  })
  test('only what the last one took, a watched card too', () => {
    const state = tableOf(4)
    state.prestige.fill(20)
    state.hype[1] = 10
    hold(state, 1, 'N06')
    draw(state, 'N03')
    expect(prestige(state)).toEqual([20, 15, 20, 20])
    finishPhase(state)
    draw(state, 'M13')
    say(state, '2 play N06')
    expect(prestige(state)).toEqual([20, 15, 20, 20])
  })
  test('T-EVT-14 nothing to take back: not if nothing was lost, not from last year', () => {
    const state = tableOf(4)
    hold(state, 0, 'N06')
    expect(plays(state, 'N06')).toEqual([])
    expect(refusal(state, '1 play N06')).toMatchObject({ code: 'no-such-target', rule: 'T-EVT-14' })
    draw(state, 'N02')
    expect(plays(state, 'N06')).toEqual(['play N06'])
    endYear(state)
    state.leader = 0
    state.seat = 0
    expect(plays(state, 'N06')).toEqual([])
  })
  test('T-MAF-02 a contact that cost nothing, for want of prestige, is not the last costly card', () => {
    const state = tableOf(4)
    hold(state, 0, 'N06')
    state.cardCost[0] = 4
    state.prestige[0] = 0
    draw(state, 'M02')
    expect(changes(say(state, '1 play N06'))).toEqual(['1 +4 prestige N06'])
  })
  test('six points at most, whatever a card took', () => {
    const state = tableOf(4)
    hold(state, 0, 'N06')
    state.cardCost[0] = 9
    expect(changes(say(state, '1 play N06'))).toEqual(['1 +6 prestige N06'])
  })
})

describe('N07 Straw Poll', () => {
  test('T-EVT-03 public at once; in the next Zoning vote Hype counts nothing, and in the one after it does', () => {
    const state = tableOf(4)
    state.hype.fill(20)
    draw(state, 'N07')
    expect(tryste.view(state, 'audience').lying).toEqual([{ card: 'N07', seat: 0, tier: null }])
    finishPhase(state)
    say(state, '2 pick zoning-board', '2 zone U:0,-1')
    expect(say(state, '2 vote industrial')).toContainEqual({
      to: 'everyone',
      event: { kind: 'voted', seat: 1, zone: 'industrial', weight: state.prestige[1]! },
    })
    say(state, '3 vote industrial', '4 vote industrial', '1 vote industrial')
    expect(state.effects).toBe(0)
    expect(used(state, 0)).toEqual(['N07'])
  })
  test('it waits beyond the year-end if there is no vote', () => {
    const state = tableOf(4)
    draw(state, 'N07')
    endYear(state)
    expect(tryste.view(state, 'audience').lying).toHaveLength(1)
  })
})

describe('N08 Embargoed Story', () => {
  test('T-EVT-04 shown when the Zoning Board meets: above 50 Influence ten points of Hype, or three of prestige', () => {
    const state = tableOf(4)
    state.prestige.set([41, 42, 51, 40])
    state.hype.set([10, 9, 0, 10])
    hold(state, 3, 'N08')
    build(state, 0, 'u:0,-2', 'R', 1)
    expect(JSON.stringify(tryste.view(state, 0))).not.toContain('N08')
    const heard = say(state, '1 pick zoning-board')
    expect(heard).toContainEqual({ to: 'everyone', event: { kind: 'shown', seat: 3, card: 'N08', on: '' } })
    expect(prestige(state)).toEqual([41, 39, 48, 40])
    expect([...state.hype.subarray(0, 4)]).toEqual([0, 9, 0, 10])
    expect(listed(state)).toContain('zone U:0,-1')
  })
  test('T-EVT-14 nobody above 50: nothing, and the card is used up', () => {
    const state = tableOf(4)
    state.prestige.fill(50)
    hold(state, 3, 'N08')
    expect(changes(say(state, '1 pick zoning-board'))).toEqual([])
    expect(used(state, 3)).toEqual(['N08'])
  })
})
