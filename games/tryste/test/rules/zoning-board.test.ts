import { describe, expect, test } from 'vitest'
import { tryste } from '../../src/index.ts'
import { listed, own, quietTable, refusal, say, tile, variance, zone } from '../builder.ts'
import { afterTheVote, prestige, zoneOf } from '../situations.ts'

describe('Zoning Board', () => {
  test('T-ZON-01 unzoned land can be bought, but not developed', () => {
    const state = quietTable(3)
    own(state, 0, 'u:0,-1')
    say(state, '1 pick developer', '1 tile residential', '1 tile commercial')
    expect(refusal(state, '1 place u:0,-1')).toMatchObject({ code: 'not-zoned-for-it', rule: 'T-ZON-01' })
  })
  test('T-ZON-02 T-ZON-09 the cardholder names an unzoned land tier, desert too, never water, never one twice', () => {
    const state = quietTable(4, { board: 'one-and-all' })
    say(state, '1 pick zoning-board')
    expect(listed(state)).toEqual(['zone D:-1,0', 'zone U:0,0', 'zone D:0,-1', 'zone D:-1,-1'])
    expect(refusal(state, '1 zone U:0,-1')).toMatchObject({ code: 'not-land', rule: 'T-ZON-02' })
    expect(refusal(state, '1 zone D:-2,0')).toMatchObject({ code: 'tier-already-zoned', rule: 'T-ZON-09' })
    expect(refusal(state, '1 zone D:9,9')).toMatchObject({ code: 'no-such-tier' })
    expect(refusal(state, '1 pass')).toMatchObject({ code: 'not-now' })
  })
  test('T-ZON-03 T-ZON-04 T-ZON-05 T-ZON-06 everybody votes with all their Influence, for nothing; the largest total is applied', () => {
    const state = quietTable(3)
    prestige(state, 5, 3, 9)
    state.hype[1] = 4
    say(state, '1 pick zoning-board', '1 zone U:0,-1', '1 vote residential', '2 vote commercial')
    expect(tryste.view(state, 0).ballot).toMatchObject({ totals: { residential: 5, commercial: 7, industrial: 0 } })
    expect(listed(state)).toEqual(['vote residential', 'vote commercial', 'vote industrial'])
    const heard = say(state, '3 vote industrial')
    expect(heard).toContainEqual({
      to: 'everyone',
      event: { kind: 'zoned', tier: 'U:0,-1', zone: 'industrial', votes: [5, 7, 9] },
    })
    expect([...state.prestige.subarray(0, 3)]).toEqual([5, 3, 9])
    expect(zoneOf(state, 'u:0,-1')).toBe('I')
  })
  test('T-ZON-07 of what is tied the cardholder chooses, also when all have nothing', () => {
    const state = quietTable(3)
    prestige(state, 5, 3, 2)
    say(state, '1 pick zoning-board', '1 zone U:0,-1', '1 vote residential', '2 vote commercial', '3 vote commercial')
    expect(listed(state)).toEqual(['tie residential', 'tie commercial'])
    expect(refusal(state, '1 tie industrial')).toMatchObject({ code: 'not-tied', rule: 'T-ZON-07' })
    say(state, '1 tie commercial')
    expect(zoneOf(state, 'd:0,-2')).toBe('C')
    const poor = quietTable(3)
    prestige(poor, 0, 0, 0)
    say(poor, '1 pick zoning-board', '1 zone U:0,-1', '1 vote residential', '2 vote residential', '3 vote residential')
    expect(listed(poor)).toEqual(['tie residential', 'tie commercial', 'tie industrial'])
  })
  test('T-ZON-08 T-ZON-12 a variance stays when its tier is zoned, until another replaces it', () => {
    const state = quietTable(3)
    variance(state, 'u:0,-1', 'I')
    say(state, '1 pick zoning-board', '1 zone U:0,-1', '1 vote residential', '2 vote residential', '3 vote residential')
    expect(['u:0,-1', 'd:0,-2', 'u:0,-2', 'u:1,-2'].map(stooj => zoneOf(state, stooj)).join('')).toBe('IRRR')
    say(state, '1 variance u:0,-1 commercial', '1 open 1', '2 pass', '3 pass')
    expect(zoneOf(state, 'u:0,-1')).toBe('C')
  })
  test('T-ZON-10 after the vote: undeveloped land, another zone, at least one prestige; with nothing to zone at once', () => {
    const state = afterTheVote(3, 0, 0, 0)
    tile(state, 1, 'u:0,-2', 'R')
    own(state, 2, 'u:1,-2')
    expect(refusal(state, '1 variance u:0,-2 industrial')).toMatchObject({
      code: 'already-developed',
      rule: 'T-ZON-10',
    })
    expect(refusal(state, '1 variance u:1,-2 residential')).toMatchObject({ code: 'zone-unchanged', rule: 'T-ZON-10' })
    expect(refusal(state, '1 variance u:9,9 residential')).toMatchObject({ code: 'no-such-stooj' })
    expect(listed(state)).toContain('variance u:1,-2 industrial') // somebody else's
    expect(listed(state)).toContain('variance d:0,0 residential') // an unzoned desert
    say(state, '1 variance u:1,-2 industrial')
    expect(listed(state)).toEqual(['open 1', 'open 2', 'open 3'])
    expect(refusal(state, '1 open 0')).toMatchObject({ code: 'no-such-amount' })
    expect(refusal(state, '1 open 4')).toMatchObject({ code: 'not-enough-prestige' })
    const full = quietTable(3)
    for (const tier of ['U:0,0', 'U:0,-1', 'D:-1,-1']) zone(full, tier, 'R')
    say(full, '1 pick zoning-board')
    expect(listed(full)[0]).toBe('pass')
    full.prestige[0] = 0
    expect(listed(full)).toEqual(['pass'])
    expect(refusal(full, '1 variance u:0,-1 commercial')).toMatchObject({ code: 'not-enough-prestige' })
  })
})
