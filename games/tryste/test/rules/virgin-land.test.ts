import { describe, expect, test } from 'vitest'
import { lotsToDevelop } from '../../src/chapters/end.ts'
import { tryste } from '../../src/index.ts'
import { zoneAt } from '../../src/land/estate.ts'
import {
  at,
  BROWNFIELD,
  developing,
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
} from '../builder.ts'

describe('virgin land and brownfield', () => {
  test('T-DEV-20 T-DEV-21 T-DEV-22 T-GEN-07 first a gift and a loss, then only losses, for Scapes neither', () => {
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
  test('T-DEV-20 coast gives Concrete, mountain Steel; a Scape or hut as the first thing counts as well', () => {
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
  test('T-DEV-21 Jim builds a Steel Mill on a mountain that is no longer virgin', () => {
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
  test('T-DEV-23 every improvement on brownfield gives a point of prestige to the player who makes it', () => {
    const state = developing(quietTable(4))
    own(state, 0, ...BROWNFIELD)
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
  const proposing = (points: readonly number[] = [1, 1, 1, 1], rules?: string) => {
    const state = developing(quietTable(4, {}, rules))
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
  test('T-DEV-26 blocked: no gobs are paid, the blockers lose theirs, and there is no second try', () => {
    const state = proposing([1, 4, 3, 0])
    say(state, '1 terraform U:0,0', '2 bid against 4', '3 bid against 3', '4 pass', '1 pass', '2 pass')
    expect(state.tierType[1]).toBe(4)
    expect([state.gobs[0], ...state.prestige.subarray(0, 3)]).toEqual([600, 1, 0, 0])
    expect(refusal(state, '1 terraform U:0,0')).toMatchObject({ code: 'already-tried', rule: 'T-DEV-26' })
    own(state, 1, 'u:1,0')
    say(state, '1 done', '2 tile residential')
    expect(listed(state)).toContain('terraform U:0,0')
  })
  test('T-DEV-24 T-GEN-06 the $80 cannot be given away while the others bid', () => {
    const state = proposing([5, 5, 0, 0])
    state.gobs[0] = 100
    say(state, '1 terraform U:0,0', '2 bid against 5', '3 pass', '4 pass')
    expect(refusal(state, '1 offer 3 25-gobs for nothing')).toMatchObject({ code: 'not-yours' })
    expect(refusal(state, '1 offer 3 20-gobs for nothing')).toBeUndefined()
    say(state, '1 offer 3 20-gobs for nothing')
    expect(refusal(state, '3 counter nothing for 25-gobs')).toMatchObject({ code: 'they-lack' })
    expect(refusal(state, '3 counter nothing for 20-gobs')).toBeUndefined()
    expect(refusal(state, '3 counter 100-gobs for nothing')).toBeUndefined() // the others’ gobs are their own
  })
  test('T-DEV-25 a tie is for the proposer', () => {
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
  test('T-BID-01 who starts a terraforming is for it, and cannot bid against it', () => {
    const state = proposing([5, 5, 0, 0])
    say(state, '1 terraform U:0,0')
    expect(tryste.view(state, 0).auction?.bids).toEqual([])
    say(state, '2 bid for 1', '3 pass', '4 pass')
    expect(refusal(state, '1 bid against 1')).toMatchObject({ code: 'other-side', rule: 'T-BID-01' })
    expect(listed(state)).toEqual(['bid for 1', 'bid for 2', 'bid for 3', 'bid for 4', 'bid for 5', 'pass'])
    const before = proposing([5, 5, 0, 0], '1.0.0')
    say(before, '1 terraform U:0,0', '2 bid for 1', '3 pass', '4 pass')
    expect(refusal(before, '1 bid against 1')).toBeUndefined()
  })
  test('T-DEV-27 T-DEV-28 only the type changes: a Glass Plant stays, yields one, and the tier is not virgin', () => {
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
  test('T-DEV-29 it is no improvement, and the tier must now be developed', () => {
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
