import { describe, expect, test } from 'vitest'
import { tryste } from '../../../src/index.ts'
import { finishYear, hold, listed, refusal, say, tableOf } from '../../builder.ts'

describe('A09 House Style', () => {
  test('T-EVT-07 once a year, on any own decision, it brings a token and stays', () => {
    const state = tableOf(4)
    hold(state, 0, 'A09')
    say(state, '1 play A09')
    expect(state.tokens[0]).toBe(4)
    expect(tryste.view(state, 2).purses[0]).toMatchObject({ faceUp: ['A09'], cards: { architect: 0 } })
    expect(refusal(state, '1 play A09')).toMatchObject({ code: 'already-used' })
    finishYear(state)
    const before = state.tokens[0]!
    say(state, '1 play A09')
    expect(state.tokens[0]).toBe(before + 1)
  })
  test('T-EVT-08 until it is used nobody else sees it, and nobody else can play it', () => {
    const state = tableOf(4)
    hold(state, 1, 'A09')
    expect(listed(state)).not.toContain('play A09')
    expect(refusal(state, '1 play A09')).toMatchObject({ code: 'not-in-hand' })
    expect(JSON.stringify(tryste.view(state, 0))).not.toContain('A09')
    expect(tryste.view(state, 1).purses[1]!.hand).toEqual(['A09'])
  })
})
