import { describe, expect, test } from 'vitest'
import { incomeOf } from '../../../src/chapters/income.ts'
import { at, build, finishYear, listed, say, tableOf } from '../../builder.ts'

describe('A03 Leaky Roof Season', () => {
  test('T-EVT-03 T-EVT-11 constructs without a token in the named tier earn nothing at the coming year-end, and the next year again', () => {
    const state = tableOf(4)
    build(state, 0, 'u:-1,0', 'R', 4)
    build(state, 0, 'u:-2,0', 'R', 4, 1)
    say(state, '1 pick architect', '* draw A03')
    expect(listed(state)).toEqual(['choose U:-1,0'])
    say(state, '1 choose U:-1,0')
    expect(incomeOf(state, at(state, 'u:-1,0'))).toBe(0)
    expect(incomeOf(state, at(state, 'u:-2,0'))).toBe(75)
    finishYear(state)
    expect(incomeOf(state, at(state, 'u:-1,0'))).toBe(50)
  })
  test('T-EVT-14 without any construct nothing happens and the card is used up', () => {
    const state = tableOf(4)
    say(state, '1 pick architect', '* draw A03')
    expect(state.effects).toBe(0)
    expect(state.usedPile[0]).toBe(3)
  })
  test('T-EVT-08 it lies face up until it ends, then it is used', () => {
    const state = tableOf(4)
    build(state, 1, 'u:-1,0', 'R', 1)
    say(state, '1 pick architect', '* draw A03', '1 choose U:-1,0')
    expect(state.usedPile[0]).toBe(0)
    finishYear(state)
    expect(state.usedPile[0]).toBe(3)
    expect(state.leaky[0]).toBe(0)
  })
})
