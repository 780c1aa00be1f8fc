import { describe, expect, test } from 'vitest'
import { tryste } from '../../../src/index.ts'
import {
  at,
  build,
  finishPhase,
  hold,
  listed,
  own,
  purse,
  refusal,
  say,
  special,
  tableOf,
  tile,
} from '../../builder.ts'
import { changes, draw, endYear, gobs, plays, toDevelop, toWork, used } from '../deal.ts'

const works = (state: Parameters<typeof listed>[0]): string[] => listed(state).filter(move => move.startsWith('work'))

describe('C01 Rush Job', () => {
  test('T-EVT-06 one more stooj to work on, in this phase and for this player', () => {
    const state = tableOf(4)
    tile(state, 0, 'u:0,-1', 'R')
    tile(state, 0, 'u:0,-2', 'R')
    hold(state, 0, 'C01')
    expect(refusal(state, '1 play C01')).toMatchObject({ code: 'wrong-moment' })
    toWork(state)
    say(state, '1 work u:0,-1 1', '1 build 0')
    expect(works(state)).toEqual([])
    say(state, '1 play C01', '1 work u:0,-2 1', '1 build 0')
    expect(works(state)).toEqual([])
    expect(used(state, 0)).toEqual([])
    say(state, '1 done')
    expect(used(state, 0)).toEqual(['C01'])
    expect(state.extraWorks).toBe(0)
  })
  test('T-CON-03 two copies and more than 75 Influence make four works', () => {
    const state = tableOf(4)
    for (const stooj of ['u:0,-1', 'u:0,-2', 'u:1,-2', 'd:0,-2', 'u:-2,0']) tile(state, 0, stooj, 'R')
    hold(state, 0, 'C01', 'C01')
    state.prestige[0] = 76
    toWork(state)
    say(state, '1 play C01', '1 play C01')
    for (const stooj of ['u:0,-1', 'u:0,-2', 'u:1,-2', 'd:0,-2']) say(state, `1 work ${stooj} 1`, '1 build 0')
    expect(refusal(state, '1 work u:-2,0 1')).toMatchObject({ code: 'no-more-works' })
  })
})

describe('C02 Bulk Order', () => {
  test('two resources of one kind, of the four', () => {
    const state = tableOf(4)
    draw(state, 'C02')
    expect(listed(state)).toEqual(['choose lumber', 'choose concrete', 'choose glass', 'choose steel'])
    expect(changes(say(state, '1 choose glass'))).toContain('1 +2 glass C02')
    expect(purse(state, 0).resources).toEqual([0, 0, 2, 0])
    expect(listed(state)).toContain('take lumber')
  })
  test('T-EVT-03 it must be chosen at once', () => {
    const state = tableOf(4)
    draw(state, 'C02')
    expect(refusal(state, '1 take steel')).toMatchObject({ code: 'not-now' })
    expect(refusal(state, '1 choose gold')).toMatchObject({ code: 'no-such-target', rule: 'T-EVT-03' })
  })
})

describe('C03 Crew Shortage', () => {
  test('T-EVT-04 secret, then no stooj rises by more than two levels, to the end of that phase', () => {
    const state = tableOf(4)
    tile(state, 0, 'u:0,-1', 'R')
    build(state, 0, 'u:0,-2', 'R', 1)
    state.gobs[0] = 5000
    hold(state, 1, 'C03')
    expect(JSON.stringify(tryste.view(state, 0))).not.toContain('C03')
    toWork(state)
    expect(works(state)).toEqual(['work u:0,-2 2', 'work u:0,-2 3', 'work u:0,-1 1', 'work u:0,-1 2'])
    expect(refusal(state, '1 work u:0,-1 3')).toMatchObject({ code: 'too-many-levels' })
    expect(tryste.view(state, 0).lying).toEqual([{ card: 'C03', seat: 1, tier: null }])
    finishPhase(state)
    expect(state.effects).toBe(0)
    expect(used(state, 1)).toEqual(['C03'])
  })
  test('two levels at night, not a third by day', () => {
    const state = tableOf(4)
    build(state, 0, 'u:0,-1', 'R', 1)
    state.gobs[0] = 5000
    hold(state, 1, 'C03')
    hold(state, 0, 'M09')
    toWork(state)
    say(state, '1 play M09 u:0,-1 2', '1 build 0')
    expect(works(state)).toEqual([])
  })
})

describe('C04 Overtime Rules', () => {
  const price = (state: Parameters<typeof say>[0], line: string) =>
    say(state, line).flatMap(({ event }) => (event.kind === 'work' ? [event.owed] : []))

  test('T-EVT-03 every paid step costs $20 more, added after halving', () => {
    for (const [prestige, owed] of [
      [50, 100 + 40],
      [51, 50 + 40],
    ] as const) {
      const state = tableOf(4)
      tile(state, 0, 'u:0,-1', 'R')
      state.prestige[0] = prestige
      draw(state, 'C04')
      say(state, '1 take lumber')
      expect(price(state, '1 work u:0,-1 2')).toEqual([owed])
    }
  })
  test('T-CON-07 resources may cover it', () => {
    const state = tableOf(4)
    tile(state, 0, 'u:0,-1', 'R')
    draw(state, 'C04')
    say(state, '1 take lumber', '1 work u:0,-1 1', '1 spend lumber', '1 build 0')
    expect(state.gobs[0]).toBe(600)
  })
  test('a step that a card makes free stays free', () => {
    const state = tableOf(4)
    tile(state, 0, 'u:0,-1', 'R')
    hold(state, 0, 'C08')
    draw(state, 'C04')
    say(state, '1 take lumber', '1 play C08')
    expect(price(state, '1 work u:0,-1 2')).toEqual([70 + 20])
  })
  test('it ends with the year', () => {
    const state = tableOf(4)
    draw(state, 'C04')
    finishPhase(state)
    expect(state.effects).not.toBe(0)
    endYear(state)
    expect(state.effects).toBe(0)
    expect(used(state, 0)).toContain('C04')
  })
})

describe('C05 Pocket Park', () => {
  test('T-EVT-06 a free Scape on the own Developer turn, cardholder or not', () => {
    const state = tableOf(4)
    own(state, 1, 'u:-1,0', 'u:-2,0')
    hold(state, 1, 'C05')
    toDevelop(state)
    say(state, '1 done')
    expect(refusal(state, '2 play C05 u:-1,0')).toMatchObject({ code: 'wrong-moment' })
    say(state, '2 tile industrial')
    expect(refusal(state, '2 scape u:-1,0')).toMatchObject({ code: 'no-right' })
    expect(plays(state, 'C05').toSorted()).toEqual(['play C05 u:-1,0', 'play C05 u:-2,0'])
    const heard = say(state, '2 play C05 u:-1,0')
    expect(heard).toContainEqual({
      to: 'everyone',
      event: { kind: 'special', seat: 1, stooj: 'u:-1,0', special: 'scape' },
    })
    expect(purse(state, 1)).toMatchObject({ gobs: 600, prestige: 2 })
  })
  test('T-DEV-07 the cardholder may build the Scape of the role as well', () => {
    const state = tableOf(4)
    own(state, 0, 'u:-1,0', 'u:-2,0')
    hold(state, 0, 'C05')
    toDevelop(state)
    say(state, '1 play C05 u:-1,0', '1 scape u:-2,0')
    expect([state.special[at(state, 'u:-1,0')], state.special[at(state, 'u:-2,0')]]).toEqual([1, 1])
  })
  test('T-EVT-14 not on developed land, other zones, other people’s land or none of one’s own', () => {
    const state = tableOf(4)
    tile(state, 0, 'u:-1,0', 'R')
    own(state, 0, 'u:-1,1')
    own(state, 1, 'u:-2,0')
    hold(state, 0, 'C05')
    toDevelop(state)
    expect(plays(state, 'C05')).toEqual([])
    expect(refusal(state, '1 play C05 u:-1,1')).toMatchObject({ code: 'no-such-target', rule: 'T-EVT-14' })
  })
})

describe('C06 Most Cranes', () => {
  test('$60 for the most improvements, tiles and levels and special developments', () => {
    const state = tableOf(4)
    build(state, 1, 'u:0,-1', 'R', 2)
    tile(state, 2, 'u:0,-2', 'R')
    special(state, 2, 'u:-2,0', 'scape')
    draw(state, 'C06')
    expect(gobs(state)).toEqual([600, 660, 600, 600])
  })
  test('equals get it all, even when nobody has built anything', () => {
    const state = tableOf(4)
    draw(state, 'C06')
    expect(gobs(state)).toEqual([660, 660, 660, 660])
    const tied = tableOf(4)
    tile(tied, 1, 'u:0,-1', 'R')
    tile(tied, 3, 'u:0,-2', 'R')
    draw(tied, 'C06')
    expect(gobs(tied)).toEqual([600, 660, 600, 660])
  })
})
