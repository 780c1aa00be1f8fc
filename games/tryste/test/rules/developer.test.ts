import { describe, expect, test } from 'vitest'
import { lotsToDevelop } from '../../src/chapters/end.ts'
import { type State, tryste } from '../../src/index.ts'
import { MINES } from '../../src/nouns.ts'
import {
  at,
  BROWNFIELD,
  developing,
  finishPhase,
  finishYear,
  listed,
  own,
  purse,
  quietTable,
  refusal,
  say,
  tile,
  variance,
  zone,
} from '../builder.ts'

const plains = (state: State, letter: 'R' | 'C' | 'I') => {
  zone(state, 'U:0,-1', letter)
  own(state, 0, 'd:0,-2', 'u:0,-1', 'u:0,-2', 'u:1,-2')
  return state
}

describe('tiles', () => {
  test('T-DEV-01 T-DEV-02 the cardholder draws two tiles of chosen kinds, the others one; they may be kept', () => {
    const state = developing(quietTable(3), 'R', 'I')
    expect(purse(state, 0).tiles).toEqual([2, 1, 2])
    say(state, '1 done', '2 tile commercial', '2 done')
    expect(purse(state, 1).tiles).toEqual([1, 2, 1])
    finishPhase(state)
    finishYear(state)
    expect(purse(state, 0).tiles).toEqual([2, 1, 2])
  })
  test('T-DEV-03 T-GEN-03 T-GEN-10 on own, undeveloped, zoned land that is no desert, in a zone of the tile', () => {
    const state = developing(quietTable(4), 'R', 'R')
    own(state, 0, 'u:-1,0', 'd:0,0', 'd:0,-1')
    own(state, 1, 'u:-2,0')
    zone(state, 'U:0,0', 'R')
    tile(state, 0, 'u:-2,1', 'R')
    expect(listed(state).filter(move => move.startsWith('place'))).toEqual(['place u:-1,0'])
    expect(refusal(state, '1 place u:-2,0')).toMatchObject({ code: 'not-yours', rule: 'T-GEN-03' })
    expect(refusal(state, '1 place u:-2,1')).toMatchObject({ code: 'already-developed' })
    expect(refusal(state, '1 place d:0,0')).toMatchObject({ code: 'desert', rule: 'T-DEV-11' })
    expect(refusal(state, '1 place d:0,-1')).toMatchObject({ code: 'no-tile', rule: 'T-DEV-03' })
    expect(refusal(state, '1 place u:9,9')).toMatchObject({ code: 'no-such-stooj' })
    expect(refusal(state, '1 scape d:0,-1')).toMatchObject({ code: 'not-zoned-for-it', rule: 'T-GEN-10' })
  })
  test('T-DEV-04 T-DEV-05 any number of tiles, free but for $60 on brownfield', () => {
    const state = plains(developing(quietTable(4), 'R', 'R'), 'R')
    own(state, 0, 'u:-1,0')
    state.tiles[0] = 3
    state.gobs[0] = 100
    say(state, '1 place d:0,-2', '1 place u:0,-1')
    expect(state.gobs[0]).toBe(100)
    say(state, '1 place u:-1,0')
    expect(state.gobs[0]).toBe(40)
    own(state, 0, 'u:-2,0')
    state.tiles[0] = 1
    expect(refusal(state, '1 place u:-2,0')).toMatchObject({ code: 'not-enough-gobs', rule: 'T-GEN-06' })
  })
  test('T-GEN-04 T-GEN-02 a tile develops its stooj and is one improvement', () => {
    const state = plains(developing(quietTable(4), 'I', 'I'), 'I')
    const lots = lotsToDevelop(state)
    say(state, '1 place d:0,-2')
    expect(lotsToDevelop(state)).toBe(lots - 1)
    expect(tryste.scores(state)[0]).toMatchObject({ total: 1, lines: { tiles: 1 } })
  })
  test('T-DEV-07 T-DEV-30 Sally draws two, places both and builds a free Scape, in any order', () => {
    const state = plains(developing(quietTable(4), 'R', 'R'), 'R')
    say(state, '1 scape d:0,-2', '1 place u:0,-1', '1 place u:0,-2')
    expect(tryste.scores(state)[0]!.total).toBe(3)
    expect(state.gobs[0]).toBe(600)
    expect(refusal(state, '1 scape u:1,-2')).toMatchObject({ code: 'one-a-turn', rule: 'T-DEV-07' })
    say(state, '1 done', '2 tile residential')
    own(state, 1, 'u:-1,0')
    expect(refusal(state, '2 scape u:-1,0')).toMatchObject({ code: 'no-right', rule: 'T-DEV-07' })
  })
})

describe('special developments', () => {
  test('T-DEV-06 T-DEV-10 one mine or hut a turn; mines cost 100 or 200 and stand anywhere but in the desert', () => {
    const state = plains(developing(quietTable(4)), 'I')
    own(state, 0, 'd:0,0')
    zone(state, 'U:0,0', 'I')
    expect(refusal(state, '1 mine steel-mill d:0,0')).toMatchObject({ code: 'desert', rule: 'T-DEV-11' })
    say(state, '1 mine lumber-yard u:0,-1')
    expect(state.gobs[0]).toBe(500)
    expect(refusal(state, '1 mine glass-plant d:0,0')).toMatchObject({ code: 'one-a-turn', rule: 'T-DEV-06' })
    expect(listed(state).some(move => move.startsWith('mine'))).toBe(false)
  })
  test('T-DEV-11 a Glass Plant is all that the desert takes, on industrial ground', () => {
    const state = developing(quietTable(4), 'I', 'I')
    own(state, 0, 'd:0,0', 'u:0,0')
    expect(refusal(state, '1 mine glass-plant d:0,0')).toMatchObject({ code: 'not-zoned-for-it', rule: 'T-ZON-01' })
    variance(state, 'd:0,0', 'I')
    expect(listed(state)).toEqual(['mine glass-plant d:0,0', 'terraform U:0,0', 'done'])
    say(state, '1 mine glass-plant d:0,0')
    expect([state.gobs[0], tryste.scores(state)[0]!.total]).toEqual([400, 1])
  })
  test('T-DEV-08 T-DEV-09 undeveloped ground of the right zone, no tile under it, no construct on it', () => {
    const state = plains(developing(quietTable(4), 'I', 'I'), 'I')
    tile(state, 0, 'u:0,-1', 'I')
    expect(refusal(state, '1 mine steel-mill u:0,-1')).toMatchObject({ code: 'already-developed', rule: 'T-DEV-08' })
    say(state, '1 mine steel-mill d:0,-2')
    expect(refusal(state, '1 place d:0,-2')).toMatchObject({ code: 'already-developed' })
    finishPhase(state)
    state.seat = 0
    state.leader = 0
    state.picks = 0
    say(state, '1 pick contractor', '1 take steel')
    expect(refusal(state, '1 work d:0,-2 1')).toMatchObject({ code: 'no-bare-tile' })
  })
  test.each(MINES.map((mine, at) => [mine, at] as const))(
    'T-GEN-14 the last %s is built, and there is no other',
    (mine, at) => {
      const state = plains(developing(quietTable(4)), 'I')
      state.stock[3 + at] = 1
      const others = MINES.filter(other => other !== mine)
      expect(refusal(state, `1 mine ${mine} d:0,-2`)).toBeUndefined()
      state.stock[3 + at] = 0
      expect(refusal(state, `1 mine ${mine} d:0,-2`)).toMatchObject({ code: 'out-of-stock', rule: 'T-GEN-14' })
      for (const other of others) expect(refusal(state, `1 mine ${other} d:0,-2`)?.code).not.toBe('out-of-stock')
    },
  )
  test('T-GEN-14 what the stock lacks cannot be built; what is destroyed returns', () => {
    const state = plains(developing(quietTable(4)), 'C')
    state.rights[1] = 1
    state.stock[1] = 0
    expect(refusal(state, '1 hut construction-company d:0,-2')).toMatchObject({
      code: 'out-of-stock',
      rule: 'T-GEN-14',
    })
    state.stock[1] = 1
    say(state, '1 hut construction-company d:0,-2')
    expect(state.stock[1]).toBe(0)
  })
  test('T-DEV-12 T-DEV-19 mines and huts on brownfield cost $60 more, a Scape nothing, a hut itself nothing', () => {
    const state = developing(quietTable(4))
    own(state, 0, ...BROWNFIELD)
    variance(state, 'u:-2,0', 'C')
    state.rights[2] = 1
    say(state, '1 scape u:-1,0')
    expect(state.gobs[0]).toBe(600)
    say(state, '1 hut lair u:-2,0')
    expect(state.gobs[0]).toBe(540)
    const fee = developing(quietTable(4, { brownfieldFeeScape: true }))
    own(fee, 0, ...BROWNFIELD)
    say(fee, '1 scape u:-1,0')
    expect(fee.gobs[0]).toBe(540)
    const mine = developing(quietTable(4), 'I', 'I')
    own(mine, 0, ...BROWNFIELD)
    variance(mine, 'u:-2,0', 'I')
    say(mine, '1 mine concrete-facility u:-2,0')
    expect(mine.gobs[0]).toBe(440)
  })
  test('R-25 with the option, resources pay for mines at industrial rates', () => {
    const state = plains(developing(quietTable(4, { resourcesOnMines: true })), 'I')
    state.resources[3] = 1
    state.gobs[0] = 100
    say(state, '1 mine steel-mill d:0,-2', '1 spend steel', '1 build 0')
    expect([state.gobs[0], state.special[at(state, 'd:0,-2')], listed(state).includes('done')]).toEqual([0, 8, true])
  })
  test('R-69 with the option, nobody builds mines', () => {
    const state = plains(developing(quietTable(4, { hideMines: true }), 'I', 'I'), 'I')
    expect(refusal(state, '1 mine steel-mill d:0,-2')).toMatchObject({ code: 'not-in-this-game' })
  })
})

describe('hut rights', () => {
  test('T-DEV-13 T-DEV-17 T-DEV-16 four brownfields give a Firm, eight both, unless somebody else has four', () => {
    const eight = (others: number) => {
      const state = developing(quietTable(4, { board: 'clearing' }), 'R', 'R')
      state.brownfields[1] = others
      state.brownfields[0] = 2
      zone(state, 'U:0,0', 'R')
      own(state, 0, 'd:0,0', 'u:0,0', 'u:1,0', 'u:0,1')
      state.tiles[0] = 9
      state.gobs[0] = 5000
      say(state, '1 place d:0,0')
      expect(state.rights[0]).toBe(0)
      say(state, '1 place u:0,0')
      expect(state.rights[0]).toBe(1)
      state.brownfields[0] = 7
      say(state, '1 place u:1,0')
      return state.rights[0]
    }
    expect([eight(3), eight(4)]).toEqual([2, 1])
  })
  test('T-DEV-16 one hut of a kind for one right', () => {
    const state = plains(developing(quietTable(4), 'C', 'C'), 'C')
    state.rights[2] = 1
    say(state, '1 hut lair d:0,-2')
    state.acts = 0
    expect(refusal(state, '1 hut lair u:0,-1')).toMatchObject({ code: 'no-right', rule: 'T-DEV-16' })
    expect(refusal(state, '1 hut architecture-firm u:0,-1')).toMatchObject({ code: 'no-right' })
  })
  test('T-DEV-14 a new construct in each zone gives a Company, two in each before anybody else both', () => {
    const state = quietTable(4)
    for (const [stooj, letter] of [
      ['u:-1,0', 'R'],
      ['d:0,-1', 'C'],
      ['d:-1,0', 'I'],
    ] as const)
      tile(state, 0, stooj, letter)
    state.built.set([1, 1, 0])
    state.built.set([1, 1, 0], 9)
    say(state, '1 pick contractor', '1 take steel', '1 work d:-1,0 1', '1 build 0')
    expect([...state.rights.subarray(0, 3)]).toEqual([0, 1, 0])
    state.built.set([2, 2, 1])
    state.prestige[0] = 80
    tile(state, 0, 'd:-2,1', 'I')
    say(state, '1 work d:-2,1 1', '1 build 0')
    expect(state.rights[1]).toBe(2)
  })
  test('T-DEV-15 T-DEV-18 two mines of any kind give a Lair, whatever becomes of them', () => {
    const state = plains(developing(quietTable(4)), 'I')
    state.mines[0] = 1
    say(state, '1 mine steel-mill d:0,-2')
    expect(state.rights[2]).toBe(1)
    say(state, '1 offer 2 d:0,-2 for nothing', '2 accept')
    expect([state.rights[2], state.rights[5], state.owner[at(state, 'd:0,-2')]]).toEqual([1, 0, 2])
  })
})
