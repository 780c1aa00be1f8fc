import { describe, expect, test } from 'vitest'
import { zoneAt } from '../src/estate.ts'
import { type State, tryste } from '../src/index.ts'
import { lotsToDevelop } from '../src/year-end/year-end.ts'
import {
  at,
  dullMove,
  finishPhase,
  finishYear,
  landType,
  listed,
  own,
  purse,
  quietTable,
  refusal,
  say,
  special,
  tile,
  variance,
  zone,
} from './table.ts'

/** Seat 1 holds the Developer and has drawn two tiles of these kinds. */
function developing(state: State, ...kinds: ('R' | 'C' | 'I')[]): State {
  const [first, second] = kinds.length === 2 ? kinds : (['R', 'R'] as const)
  const name = { R: 'residential', C: 'commercial', I: 'industrial' } as const
  say(state, '1 pick developer', `1 tile ${name[first!]}`, `1 tile ${name[second!]}`)
  return state
}
const R = ['u:-1,0', 'u:-2,0', 'u:-2,1', 'd:-2,0'] // the brownfield tier of Six Lands
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
  test('T-GEN-04 T-GEN-02 a tile develops its stooj and is one improvement (S-27)', () => {
    const state = plains(developing(quietTable(4), 'I', 'I'), 'I')
    const lots = lotsToDevelop(state)
    say(state, '1 place d:0,-2')
    expect(lotsToDevelop(state)).toBe(lots - 1)
    expect(tryste.scores(state)[0]).toMatchObject({ total: 1, lines: { tiles: 1 } })
  })
  test('T-DEV-07 T-DEV-30 Sally draws two, places both and builds a free Scape, in any order (S-31)', () => {
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
  test('T-GEN-14 what the stock lacks cannot be built; what is destroyed returns (X-42)', () => {
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
    own(state, 0, ...R)
    variance(state, 'u:-2,0', 'C')
    state.rights[2] = 1
    say(state, '1 scape u:-1,0')
    expect(state.gobs[0]).toBe(600)
    say(state, '1 hut lair u:-2,0')
    expect(state.gobs[0]).toBe(540)
    const fee = developing(quietTable(4, { brownfieldFeeScape: true }))
    own(fee, 0, ...R)
    say(fee, '1 scape u:-1,0')
    expect(fee.gobs[0]).toBe(540)
    const mine = developing(quietTable(4), 'I', 'I')
    own(mine, 0, ...R)
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
  test('T-DEV-13 T-DEV-17 T-DEV-16 four brownfields give a Firm, eight both, unless somebody else has four (S-20)', () => {
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
  test('T-DEV-14 a new construct in each zone gives a Company, two in each before anybody else both (X-28)', () => {
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

describe('virgin land and brownfield', () => {
  test('T-DEV-20 T-DEV-21 T-DEV-22 T-GEN-07 first a gift and a loss, then only losses, for Scapes neither (X-11)', () => {
    const state = developing(quietTable(4))
    zone(state, 'D:-1,-1', 'R')
    own(state, 0, 'u:-1,-1', 'd:-1,-1', 'd:-1,-2')
    say(state, '1 place u:-1,-1')
    expect(purse(state, 0)).toMatchObject({ prestige: 0, resources: [2, 0, 0, 0] })
    state.prestige[0] = 5
    say(state, '1 place d:-1,-1')
    expect(purse(state, 0)).toMatchObject({ prestige: 3, resources: [2, 0, 0, 0] })
    say(state, '1 scape d:-1,-2')
    expect(state.prestige[0]).toBe(3)
  })
  test('T-DEV-20 coast gives Concrete, mountain Steel; a Scape or hut as the first thing counts as well (X-34)', () => {
    for (const [tier, stooj, resources] of [
      ['D:0,-1', 'd:0,-1', [0, 2, 0, 0]],
      ['D:-1,0', 'd:-1,0', [0, 0, 0, 2]],
    ] as const) {
      const state = developing(quietTable(4))
      zone(state, tier, 'R')
      own(state, 0, stooj)
      state.prestige[0] = 3
      say(state, `1 scape ${stooj}`)
      expect(purse(state, 0)).toMatchObject({ prestige: 1, resources })
    }
    const hut = developing(quietTable(4))
    own(hut, 0, 'd:-1,-1')
    variance(hut, 'd:-1,-1', 'C')
    hut.rights[2] = 1
    hut.prestige[0] = 6
    say(hut, '1 hut lair d:-1,-1')
    expect(purse(hut, 0)).toMatchObject({ prestige: 4, resources: [2, 0, 0, 0] })
  })
  test('T-DEV-21 Jim builds a Steel Mill on a mountain that is no longer virgin (S-32)', () => {
    const state = quietTable(4)
    tile(state, 3, 'd:-2,1', 'I')
    own(state, 1, 'd:-1,0', 'd:0,-2')
    variance(state, 'd:0,-2', 'I')
    state.gobs[1] = 200
    state.prestige[1] = 5
    say(state, '1 pick developer', '1 tile residential', '1 tile residential', '1 done')
    say(state, '2 tile industrial', '2 place d:0,-2', '2 mine steel-mill d:-1,0')
    expect(purse(state, 1)).toMatchObject({ gobs: 0, prestige: 3, resources: [0, 0, 0, 0] })
  })
  test('T-DEV-23 every improvement on brownfield gives a point of prestige to whoever makes it', () => {
    const state = developing(quietTable(4))
    own(state, 0, ...R)
    say(state, '1 place u:-1,0', '1 scape u:-2,0')
    expect([state.prestige[0], state.brownfields[0]]).toEqual([3, 2])
  })
  test('T-DEV-21 with the option, a new construct on once virgin land is fined as well (R-27)', () => {
    const state = quietTable(4, { virginPenaltyConstructs: true })
    tile(state, 0, 'd:-1,0', 'I')
    state.prestige[0] = 9
    say(state, '1 pick contractor', '1 take steel', '1 work d:-1,0 1', '1 build 0')
    expect(state.prestige[0]).toBe(9 - 2 + 2)
  })
})

describe('terraforming', () => {
  const proposing = (points: readonly number[] = [1, 1, 1, 1]) => {
    const state = developing(quietTable(4))
    own(state, 0, 'u:0,0')
    state.prestige.set(points)
    return state
  }
  test('T-DEV-24 own land in a desert, $80 in hand; with the option land is not needed', () => {
    const state = proposing()
    expect(refusal(state, '1 terraform U:0,-1')).toMatchObject({ code: 'not-desert' })
    expect(refusal(state, '1 terraform U:9,9')).toMatchObject({ code: 'no-such-tier' })
    state.gobs[0] = 75
    expect(refusal(state, '1 terraform U:0,0')).toMatchObject({ code: 'not-enough-gobs', rule: 'T-DEV-24' })
    const stranger = developing(quietTable(4))
    expect(refusal(stranger, '1 terraform U:0,0')).toMatchObject({ code: 'no-land-there', rule: 'T-DEV-24' })
    expect(refusal(developing(quietTable(4, { terraformNeedsLand: false })), '1 terraform U:0,0')).toBeUndefined()
  })
  test('T-DEV-25 T-DEV-26 silence is consent: $80, no prestige, and luck says what it becomes', () => {
    const state = proposing()
    say(state, '1 terraform U:0,0', '2 pass', '3 pass', '4 pass')
    expect(tryste.draws(state).map(({ item, weight }) => `${tryste.notation.write(item)} ${weight}`)).toEqual([
      'land plains 3',
      'land forest 1',
      'land coast 1',
      'land mountain 1',
    ]) // six tiles
    say(state, '* land forest')
    expect([state.gobs[0], state.prestige[0]]).toEqual([520, 1])
    expect(tryste.view(state, 0).tiers.find(({ id }) => id === 'U:0,0')).toMatchObject({ type: 'forest', virgin: true })
    expect(listed(state)).toContain('done')
  })
  test('T-DEV-26 blocked: no gobs are paid, the blockers lose theirs, and there is no second try (S-24)', () => {
    const state = proposing([1, 4, 3, 0])
    say(state, '1 terraform U:0,0', '2 bid against 4', '3 bid against 3', '4 pass', '1 pass', '2 pass')
    expect(state.tierType[1]).toBe(4)
    expect([state.gobs[0], ...state.prestige.subarray(0, 3)]).toEqual([600, 1, 0, 0])
    expect(refusal(state, '1 terraform U:0,0')).toMatchObject({ code: 'already-tried', rule: 'T-DEV-26' })
    own(state, 1, 'u:1,0')
    say(state, '1 done', '2 tile residential')
    expect(listed(state)).toContain('terraform U:0,0')
  })
  test('T-DEV-25 a tie is for the proposer (X-40)', () => {
    const state = proposing([5, 5, 0, 0])
    say(
      state,
      '1 terraform U:0,0',
      '2 bid against 5',
      '3 pass',
      '4 pass',
      '1 bid for 5',
      '2 pass',
      '3 pass',
      '4 pass',
      '* land plains',
    )
    expect([state.gobs[0], state.prestige[0], state.prestige[1], state.tierType[1]]).toEqual([520, 0, 5, 0])
  })
  test('T-DEV-27 T-DEV-28 only the type changes: a Glass Plant stays, yields one, and the tier is not virgin (X-26)', () => {
    const state = proposing()
    special(state, 0, 'd:0,0', 'glass-plant')
    own(state, 1, 'u:1,0')
    variance(state, 'u:1,0', 'R')
    say(state, '1 terraform U:0,0', '2 pass', '3 pass', '4 pass', '* land mountain', '1 done')
    expect(purse(state, 0).resources).toEqual([0, 0, 0, 0])
    state.prestige[1] = 5
    say(state, '2 tile residential', '2 place u:1,0')
    expect(purse(state, 1)).toMatchObject({ prestige: 3, resources: [0, 0, 0, 0] })
    expect([zoneAt(state, at(state, 'd:0,0')), state.owner[at(state, 'd:0,0')]]).toEqual([3, 1])
    finishPhase(state)
    const before = state.prestige[0]!
    finishYear(state)
    expect(purse(state, 0).resources).toEqual([0, 0, 1, 0])
    expect(state.prestige[0]).toBe(before)
  })
  test('T-DEV-29 it is no improvement, and the tier must now be developed (S-18)', () => {
    const state = quietTable(2, { board: 'quicksand' })
    expect(lotsToDevelop(state)).toBe(8)
    landType(state, 'U:0,0', 'plains')
    expect(lotsToDevelop(state)).toBe(12)
    landType(state, 'U:0,-1', 'coast')
    expect(lotsToDevelop(state)).toBe(16)
    const done = proposing()
    say(done, '1 terraform U:0,0', '2 pass', '3 pass', '4 pass', '* land plains')
    expect(tryste.scores(done)[0]!.total).toBe(0)
    dullMove(done)
    expect(done.seat).toBe(1)
  })
})
