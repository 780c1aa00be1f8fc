import { describe, expect, test } from 'vitest'
import { MOST_COUNTERS, MOST_OFFERS } from '../../src/data/numbers.ts'
import { tryste } from '../../src/index.ts'
import {
  at,
  build,
  hold,
  listed,
  own,
  purse,
  quietTable,
  refusal,
  say,
  special,
  tableOf,
  toYearEnd,
} from '../builder.ts'

describe('trading', () => {
  test('T-TRD-01 the player who has the decision may trade with anybody, and nobody else may', () => {
    const state = quietTable(3)
    expect(refusal(state, '2 offer 3 5-gobs for nothing')).toMatchObject({ code: 'not-your-turn' })
    expect(refusal(state, '1 offer 1 5-gobs for nothing')).toMatchObject({ code: 'no-such-seat', rule: 'T-TRD-01' })
    expect(refusal(state, '1 offer 4 5-gobs for nothing')).toMatchObject({ code: 'no-such-seat' })
    say(state, '1 offer 3 5-gobs for nothing', '3 accept')
    expect(tryste.turn(state)).toEqual({ kind: 'decide', seats: [0] })
    say(state, '1 pick mafia', '1 offer 2 nothing for 10-gobs', '2 reject', '1 done')
    expect([state.gobs[0], state.gobs[1], state.gobs[2]]).toEqual([595, 600, 605])
  })
  test('T-TRD-02 gobs, prestige, Hype, tokens, resources, tiles, cards, stoojes and constructs change hands at once', () => {
    const state = quietTable(3)
    state.prestige.set([9, 4])
    state.hype[0] = 5
    state.hypeYear[0] = 1
    state.resources.set([0, 3, 0, 1])
    own(state, 1, 'd:0,-2')
    build(state, 1, 'u:-1,0', 'R', 2, 1)
    state.deck[35] = 1
    hold(state, 0, 'M09')
    say(
      state,
      '1 offer 2 50-gobs 2-prestige 3-hype 1-tokens 2-concrete 1-steel 1-commercial-tile M09 for 4-prestige d:0,-2 u:-1,0 +u:-1,0',
    )
    expect(tryste.view(state, 2).offer).toMatchObject({ from: 0, to: 1, cards: ['mafia'], give: { gobs: 50 } })
    say(state, '2 accept')
    expect(purse(state, 0)).toMatchObject({
      gobs: 550,
      prestige: 11,
      hype: 2,
      tokens: 2,
      resources: [0, 1, 0, 0],
      tiles: [1, 0, 1],
    })
    expect(purse(state, 1)).toMatchObject({
      gobs: 650,
      prestige: 2,
      hype: 3,
      tokens: 4,
      resources: [0, 2, 0, 1],
      tiles: [1, 2, 1],
    })
    const view = tryste.view(state, 1)
    expect(view.purses[1]!.hand).toEqual(['M09'])
    expect(view.stoojes.find(({ id }) => id === 'u:-1,0')).toMatchObject({
      owner: 0,
      tile: true,
      construct: { owner: 0, level: 2, tokens: 1 },
    })
    expect(view.stoojes.find(({ id }) => id === 'd:0,-2')!.owner).toBe(0)
  })
  test('T-TRD-02 what somebody lacks cannot be traded; with the option prestige never', () => {
    const state = quietTable(3)
    for (const [goods, code] of [
      ['605-gobs', 'not-yours'],
      ['2-prestige', 'not-yours'],
      ['1-hype', 'not-yours'],
      ['4-tokens', 'not-yours'],
      ['1-glass', 'not-yours'],
      ['2-residential-tile', 'not-yours'],
      ['u:0,0', 'not-yours'],
      ['+u:0,0', 'not-yours'],
      ['u:9,9', 'no-such-stooj'],
      ['M09', 'not-in-hand'],
    ] as const) {
      expect(refusal(state, `1 offer 2 ${goods} for nothing`), goods).toMatchObject({ code })
    }
    expect(refusal(state, '1 offer 2 nothing for 605-gobs')).toMatchObject({ code: 'they-lack' })
    expect(refusal(state, '1 offer 2 nothing for mafia-card')).toMatchObject({ code: 'they-lack' })
    expect(refusal(quietTable(3, { tradePP: false }), '1 offer 2 1-prestige for nothing')).toMatchObject({
      code: 'not-tradable',
      rule: 'T-TRD-02',
    })
  })
  test('T-TRD-03 roles, leadership, rights and used cards have no name to trade them by', () => {
    for (const what of ['realtor', 'leader', '1-rights', 'lair'])
      expect(tryste.notation.read(`offer 2 ${what} for nothing`)).toBeUndefined()
  })
  test('T-TRD-04 T-GEN-05 both agree, gifts are allowed, gobs come in fives, and nothing for nothing is no trade', () => {
    const state = quietTable(3)
    expect(refusal(state, '1 offer 2 7-gobs for nothing')).toMatchObject({ code: 'no-such-amount', rule: 'T-GEN-05' })
    expect(refusal(state, '1 offer 2 nothing for nothing')).toMatchObject({ code: 'nothing-offered', rule: 'T-TRD-04' })
    say(state, '1 offer 2 100-gobs for 1-tokens', '2 reject')
    expect(purse(state, 0)).toMatchObject({ gobs: 600, tokens: 3 })
    say(state, '1 offer 2 100-gobs for nothing', '2 accept')
    expect([state.gobs[0], state.gobs[1]]).toEqual([500, 700])
  })
  test('T-TRD-04 an offer may be countered, and withdrawn while it waits', () => {
    const state = quietTable(3)
    say(state, '1 offer 2 100-gobs for 1-tokens')
    expect(tryste.turn(state)).toEqual({ kind: 'decide', seats: [0, 1] })
    expect(listed(state, 0)).toEqual(['stand', 'withdraw'])
    expect(listed(state, 1)).toEqual(['accept', 'reject'])
    expect(refusal(state, '1 accept')).toMatchObject({ code: 'not-now' })
    say(state, '1 stand')
    expect(tryste.turn(state)).toEqual({ kind: 'decide', seats: [1] })
    say(state, '2 counter 1-tokens for 150-gobs', '1 accept')
    expect([purse(state, 0), purse(state, 1)]).toMatchObject([
      { gobs: 450, tokens: 4 },
      { gobs: 750, tokens: 2 },
    ])
    say(state, '1 offer 2 100-gobs for 1-tokens', '1 withdraw')
    expect(tryste.turn(state)).toEqual({ kind: 'decide', seats: [0] })
    expect(tryste.view(state, 0).offer).toBeNull()
  })
  test('T-TRD-01 four offers at one decision, and three counters to one offer', () => {
    const state = quietTable(3)
    for (let offer = 0; offer < MOST_OFFERS; offer++) say(state, '1 offer 2 5-gobs for 1-tokens', '2 reject')
    expect(refusal(state, '1 offer 2 5-gobs for 1-tokens')).toMatchObject({ code: 'too-many-offers' })
    say(state, '1 pick mafia')
    expect(refusal(state, '1 offer 2 5-gobs for 1-tokens')).toBeUndefined()
    say(state, '1 offer 2 5-gobs for 1-tokens')
    for (let time = 0; time < MOST_COUNTERS; time++)
      say(state, `${(time % 2) + 1 === 1 ? 2 : 1} counter 5-gobs for 5-gobs`)
    expect(refusal(state, '1 counter 5-gobs for nothing')).toMatchObject({ code: 'too-many-offers' })
  })
  test('T-TRD-05 a stooj goes with its tile or special; its construct only if it is named', () => {
    const state = quietTable(3)
    build(state, 0, 'u:-1,0', 'R', 3)
    special(state, 0, 'u:-2,0', 'scape')
    say(state, '1 offer 2 u:-1,0 u:-2,0 for nothing', '2 accept')
    expect([state.owner[at(state, 'u:-1,0')], state.builder[at(state, 'u:-1,0')]]).toEqual([2, 1])
    expect(tryste.scores(state).map(({ total }) => total)).toEqual([3, 2, 0])
    say(state, '1 offer 3 +u:-1,0 for nothing', '3 accept')
    expect(tryste.scores(state).map(({ total }) => total)).toEqual([0, 2, 3])
    own(state, 0, 'd:0,-2')
    expect(refusal(state, '1 offer 2 d:0,-2 d:0,-2 for nothing')).toMatchObject({ code: 'not-tradable' })
  })
  test('T-TRD-07 T-EVT-02 before the draw nobody is asked anything', () => {
    const state = quietTable(3)
    state.deck[28] = 1
    say(state, '1 pick contractor')
    expect(tryste.turn(state).kind).toBe('luck')
    expect(refusal(state, '1 offer 2 5-gobs for nothing')).toMatchObject({ code: 'not-your-turn' })
  })
  test('T-TRD-08 no trade at the year-end', () => {
    const state = quietTable(3, { board: 'clearing' })
    build(state, 0, 'd:0,-1', 'C', 2)
    special(state, 0, 'u:1,-1', 'lair')
    toYearEnd(state)
    expect(listed(state)).toContain('rob 2')
    expect(refusal(state, '1 offer 2 5-gobs for nothing')).toMatchObject({ code: 'not-now', rule: 'T-TRD-08' })
  })
  test('T-TRD-08 nor when an owner of a Construction Company says what it leaves out', () => {
    const state = quietTable(3, { board: 'clearing' })
    special(state, 0, 'u:1,-1', 'construction-company')
    toYearEnd(state)
    expect(listed(state)).toContain('leave glass')
    expect(refusal(state, '1 offer 2 5-gobs for nothing')).toMatchObject({ code: 'not-now', rule: 'T-TRD-08' })
  })
  test('T-TRD-01 no trade while a card asks something', () => {
    const state = tableOf(3)
    say(state, '1 pick media', '* draw N10')
    expect(listed(state)).toContain('choose 1')
    expect(refusal(state, '1 offer 2 5-gobs for nothing')).toMatchObject({ code: 'not-now', rule: 'T-TRD-01' })
  })
  test('T-TRD-09 what is above 99 is lost, also for the giver', () => {
    const state = quietTable(3)
    state.prestige.set([20, 95])
    state.hype.set([30, 90])
    state.hypeYear.set([1, 1])
    say(state, '1 offer 2 10-prestige 20-hype for nothing', '2 accept')
    expect([state.prestige[0], state.prestige[1], state.hype[0], state.hype[1]]).toEqual([10, 99, 10, 99])
  })
  test('T-TRD-11 T-EVT-05 a card changes hands face down; only a player who was shown it knows it', () => {
    const state = quietTable(4)
    state.deck[35] = 1
    hold(state, 0, 'M09')
    const shown = say(state, '1 show M09 3')
    expect(shown).toEqual([{ to: 2, event: { kind: 'showed', seat: 0, card: 'M09' } }])
    expect(tryste.view(state, 2).known).toEqual([{ seat: 0, card: 'M09' }])
    expect(tryste.view(state, 0).knownOfMine).toEqual([{ seat: 2, card: 'M09' }])
    expect(JSON.stringify(tryste.view(state, 1))).not.toContain('M09')
    expect(refusal(state, '1 show M09 3')).toMatchObject({ code: 'knows-already', rule: 'T-EVT-05' })
    expect(refusal(state, '1 show M09 1')).toMatchObject({ code: 'no-such-seat' })
    expect(refusal(state, '1 show C15 2')).toMatchObject({ code: 'not-in-hand' })
    const heard = say(state, '1 offer 2 M09 for 20-gobs', '2 accept')
    expect(heard.filter(({ event }) => JSON.stringify(event).includes('M09'))).toEqual([
      { to: 1, event: { kind: 'card', card: 'M09' } },
    ])
    expect(tryste.view(state, 2).known).toEqual([])
    expect(tryste.view(state, 0).known).toEqual([{ seat: 1, card: 'M09' }])
  })
  test('T-TRD-11 a wanted card is named by its deck, and its holder chooses which', () => {
    const state = quietTable(3)
    for (const kind of [14 + 14, 35]) state.deck[kind] = 1
    hold(state, 1, 'C15', 'M09')
    say(state, '1 offer 2 30-gobs for contractor-card')
    expect(listed(state, 1)).toEqual(['accept C15', 'reject'])
    expect(refusal(state, '2 accept')).toMatchObject({ code: 'not-in-hand' })
    say(state, '2 accept C15')
    expect(tryste.view(state, 0).purses[0]!.hand).toEqual(['C15'])
    expect(state.hushSeat[0]).toBe(0)
  })
})
