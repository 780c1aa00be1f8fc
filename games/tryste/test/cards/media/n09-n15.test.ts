import { describe, expect, test } from 'vitest'
import { tryste } from '../../../src/index.ts'
import { influence } from '../../../src/purse.ts'
import { finishYear, hold, listed, purse, refusal, say, special, tableOf } from '../../builder.ts'
import { changes, draw, gobs, plays, prestige, used } from '../deal.ts'

describe('N09 Sponsored Segment', () => {
  test('T-EVT-06 one more in the multiplier of the own purchase, for the holder of the role and for others', () => {
    const state = tableOf(4)
    state.prestige.fill(30)
    hold(state, 0, 'N09')
    hold(state, 1, 'N09')
    state.deck.fill(0)
    say(state, '1 pick media', '1 play N09', '1 hype 9', '2 play N09', '2 hype 10', '3 hype 10')
    expect([...state.hype.subarray(0, 3)]).toEqual([36, 40, 30])
    expect([...state.hypeTimes.subarray(0, 3)]).toEqual([4, 4, 3])
  })
  test('T-MED-01 five is the most', () => {
    const state = tableOf(4)
    state.prestige[0] = 30
    hold(state, 0, 'N09', 'N09')
    state.deck.fill(0)
    say(state, '1 pick media', '1 play N09')
    expect(refusal(state, '1 play N09')).toMatchObject({ code: 'no-such-target', rule: 'T-EVT-14' })
    say(state, '1 hype 19', '2 pass')
    expect([state.hype[0], state.hypeTimes[0]]).toEqual([95, 5])
    const most = tableOf(4)
    most.prestige[0] = 30
    hold(most, 0, 'N09')
    most.deck.fill(0)
    say(most, '1 pick media', '1 play N09', '1 hype 20')
    expect(most.hypeTimes[0]).toBe(5)
  })
  test('T-EVT-14 not in a year of rest', () => {
    const state = tableOf(4)
    state.restUntil[0] = state.year
    hold(state, 0, 'N09')
    state.deck.fill(0)
    say(state, '1 pick media')
    expect(plays(state, 'N09')).toEqual([])
    expect(refusal(state, '1 play N09')).toMatchObject({ code: 'no-such-target', rule: 'T-EVT-14' })
  })
})

describe('N10 Ribbon-Cutting Gala', () => {
  test('up to six points of prestige for $10 each', () => {
    const state = tableOf(4)
    draw(state, 'N10')
    expect(listed(state)).toEqual([0, 1, 2, 3, 4, 5, 6].map(count => `choose ${count}`))
    expect(refusal(state, '1 choose 7')).toMatchObject({ code: 'no-such-target', rule: 'T-EVT-03' })
    expect(changes(say(state, '1 choose 6'))).toEqual(['1 -60 gobs N10', '1 +6 prestige N10'])
  })
  test('T-GEN-06 as far as the gobs go; without $10 nobody is asked', () => {
    const state = tableOf(4)
    state.gobs[0] = 20
    draw(state, 'N10')
    expect(listed(state)).toEqual(['choose 0', 'choose 1', 'choose 2'])
    say(state, '1 choose 0')
    expect(purse(state, 0)).toMatchObject({ gobs: 20, prestige: 1 })
    const poor = tableOf(4)
    poor.gobs[0] = 5
    draw(poor, 'N10')
    expect(listed(poor)).toContain('pass')
    expect(poor.gobs[0]).toBe(5)
  })
})

describe('N11 Exposé', () => {
  test('T-EVT-04 shown when a Media phase starts: a point for each own mine, four at most', () => {
    const state = tableOf(4)
    state.prestige.fill(9)
    for (const stooj of ['u:-1,1', 'd:-1,0', 'd:-2,1', 'd:-1,1']) special(state, 1, stooj, 'lumber-yard')
    special(state, 1, 'u:0,-2', 'concrete-facility')
    special(state, 2, 'u:1,-2', 'glass-plant')
    special(state, 2, 'u:-2,0', 'scape')
    hold(state, 0, 'N11')
    const heard = say(state, '1 pick media')
    expect(heard).toContainEqual({ to: 'everyone', event: { kind: 'shown', seat: 0, card: 'N11', on: '' } })
    expect(prestige(state)).toEqual([9, 5, 8, 9])
    expect([...state.cardCost.subarray(0, 3)]).toEqual([0, 4, 1])
  })
  test('T-EVT-14 nobody has a mine: nothing, and the card is used up', () => {
    const state = tableOf(4)
    hold(state, 1, 'N11')
    expect(changes(say(state, '1 pick media'))).toEqual([])
    expect(used(state, 1)).toEqual(['N11'])
  })
})

describe('N12 Green Ribbon List', () => {
  test('a point for each own Scape, four at most', () => {
    const state = tableOf(4)
    for (const stooj of ['d:-2,0', 'u:-1,0', 'u:-2,0', 'u:-2,1', 'u:0,-1']) special(state, 1, stooj, 'scape')
    special(state, 2, 'u:0,-2', 'scape')
    special(state, 2, 'u:1,-2', 'lair')
    draw(state, 'N12')
    expect(prestige(state)).toEqual([1, 5, 2, 1])
  })
  test('T-EVT-14 no Scapes, no points', () => {
    const state = tableOf(4)
    expect(changes(draw(state, 'N12'))).toEqual([])
    expect(used(state, 0)).toEqual(['N12'])
  })
})

describe('N13 Name in Lights', () => {
  test('T-EVT-07 once it lies face up, every own vote weighs five more, which is no Influence', () => {
    const state = tableOf(4)
    hold(state, 0, 'N13')
    say(state, '1 play N13')
    expect(tryste.view(state, 2).purses[0]).toMatchObject({ faceUp: ['N13'], influence: 1 })
    expect(influence(state, 0)).toBe(1)
    expect(refusal(state, '1 play N13')).toMatchObject({ code: 'already-used', rule: 'T-EVT-07' })
    say(state, '1 pick zoning-board', '1 zone U:0,-1')
    expect(say(state, '1 vote commercial')).toContainEqual({
      to: 'everyone',
      event: { kind: 'voted', seat: 0, zone: 'commercial', weight: 6 },
    })
    finishYear(state)
    expect(state.permanent[0]).toBe(4)
    expect(plays(state, 'N13')).toEqual([])
  })
  test('T-EVT-08 in the hand it is secret and does nothing', () => {
    const state = tableOf(4)
    hold(state, 0, 'N13')
    expect(JSON.stringify(tryste.view(state, 1))).not.toContain('N13')
    say(state, '1 pick zoning-board', '1 zone U:0,-1')
    expect(say(state, '1 vote commercial')).toContainEqual({
      to: 'everyone',
      event: { kind: 'voted', seat: 0, zone: 'commercial', weight: 1 },
    })
  })
})

describe('N14 Hostile Interview', () => {
  test("T-EVT-06 at the own vote: another's vote weighs half, rounded down, cast or not", () => {
    const state = tableOf(4)
    state.prestige.set([9, 7, 5, 4])
    hold(state, 1, 'N14', 'N14')
    say(state, '1 pick zoning-board', '1 zone U:0,-1', '1 vote residential', '2 play N14 1', '2 play N14 3')
    say(state, '2 vote commercial', '3 vote residential')
    const heard = say(state, '4 vote industrial')
    expect(heard).toContainEqual({
      to: 'everyone',
      event: { kind: 'zoned', tier: 'U:0,-1', zone: 'commercial', votes: [4 + 2, 7, 4] },
    })
  })
  test('T-EVT-14 not oneself, not the same twice, nobody who is not there', () => {
    const state = tableOf(4)
    hold(state, 0, 'N14', 'N14')
    expect(refusal(state, '1 play N14 2')).toMatchObject({ code: 'wrong-moment' })
    say(state, '1 pick zoning-board', '1 zone U:0,-1', '1 play N14 2')
    expect(plays(state, 'N14')).toEqual(['play N14 3', 'play N14 4'])
    for (const seat of [1, 2, 5]) {
      expect(refusal(state, `1 play N14 ${seat}`)).toMatchObject({ code: 'no-such-target', rule: 'T-EVT-14' })
    }
  })
  test('the next phase knows nothing of it', () => {
    const state = tableOf(4)
    hold(state, 0, 'N14')
    say(state, '1 pick zoning-board', '1 zone U:0,-1', '1 play N14 2')
    finishYear(state)
    say(state, `${state.seat + 1} pick zoning-board`)
    say(state, `${state.seat + 1} ${listed(state)[0]}`)
    expect(state.halvedVotes).toBe(0)
  })
})

describe('N15 Fame Tax', () => {
  test('T-GEN-09 $5 for each point of Influence above 50, $100 at most', () => {
    const state = tableOf(4)
    state.prestige.set([50, 51, 70, 80])
    state.hype.set([0, 2, 0, 10])
    draw(state, 'N15')
    expect(gobs(state)).toEqual([600, 585, 500, 500])
  })
  test('T-EVT-12 at most what one has', () => {
    const state = tableOf(4)
    state.prestige[1] = 60
    state.gobs[1] = 30
    draw(state, 'N15')
    expect(gobs(state)).toEqual([600, 0, 600, 600])
  })
})
