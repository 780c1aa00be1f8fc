import { describe, expect, test } from 'vitest'
import { THROW } from '../../src/data/steps.ts'
import { tryste } from '../../src/index.ts'
import { refusal, say, tableOf } from '../builder.ts'

const SHOWN = { R: 'residential', C: 'commercial', I: 'industrial' } as const
/** Both throw: "1R 2C". */
const meet = (state: ReturnType<typeof tableOf>, text: string) =>
  say(state, ...text.split(' ').map(each => `${each[0]} throw ${SHOWN[each[1] as 'R']}`))
const contest = (players: number, order: string) => {
  const state = tableOf(players, { firstLeader: 'rescomind' })
  say(state, ...[...order].map(seat => `* order ${seat}`))
  return state
}
const pairing = (state: ReturnType<typeof tableOf>) =>
  tryste
    .view(state, 0)
    .contest.map(({ seat }) => seat + 1)
    .join('')
const livesOf = (state: ReturnType<typeof tableOf>) =>
  tryste
    .view(state, 0)
    .contest.map(({ lives }) => lives)
    .join('')

describe('ResComInd', () => {
  test('T-RCI-01 T-RCI-08 it finds the first leader; or a draw does', () => {
    const state = contest(2, '21')
    meet(state, '1R 2C')
    expect(tryste.view(state, 0)).toMatchObject({ leader: 0, step: 'pick', year: 1 })
    const drawn = tryste.start(4, { ...state.fixed.options, firstLeader: 'random' })
    expect(tryste.draws(drawn).map(({ weight }) => weight)).toEqual([1, 1, 1, 1])
    say(drawn, '* leader 3')
    expect(drawn.leader).toBe(2)
  })
  test('T-RCI-02 both throw in secret, in any order, and see it when both have', () => {
    const state = contest(2, '12')
    expect(tryste.turn(state)).toEqual({ kind: 'decide', seats: [0, 1] })
    meet(state, '2C')
    expect(tryste.view(state, 0).throws).toEqual([{ seat: 1, zone: null }])
    expect(tryste.view(state, 1).throws).toEqual([{ seat: 1, zone: 'commercial' }])
    expect(tryste.turn(state)).toEqual({ kind: 'decide', seats: [0] })
    expect(refusal(state, '2 throw residential')).toMatchObject({ code: 'not-your-turn' })
    const heard = meet(state, '1I')
    expect(heard).toContainEqual({
      to: 'everyone',
      event: { kind: 'throws', seats: [0, 1], zones: ['industrial', 'commercial'], loser: 0 },
    })
  })
  test('T-RCI-03 R beats C, C beats I, I beats R; equals are played again', () => {
    for (const [throws, winner] of [
      ['1R 2C', 0],
      ['1C 2I', 0],
      ['1I 2R', 0],
      ['1C 2R', 1],
      ['1I 2C', 1],
      ['1R 2I', 1],
    ] as const) {
      const state = contest(2, '12')
      meet(state, '1R 2R')
      expect(state.step).toBe(THROW)
      meet(state, throws)
      expect(state.leader, throws).toBe(winner)
    }
  })
  test('T-RCI-04 luck puts the seats in order, each as likely', () => {
    const state = tableOf(3, { firstLeader: 'rescomind' })
    expect(tryste.draws(state)).toHaveLength(3)
    say(state, '* order 2')
    expect(tryste.draws(state).map(({ item, weight }) => [tryste.notation.write(item), weight])).toEqual([
      ['order 1', 1],
      ['order 3', 1],
    ])
    expect(refusal(state, '* order 2')).toMatchObject({ code: 'not-drawn' })
  })
  test('T-RCI-05 one life each with an even number, two with an odd', () => {
    expect(livesOf(contest(3, '123'))).toBe('222')
    expect(livesOf(contest(4, '1234'))).toBe('1111')
  })
  test('T-RCI-06 who sat out comes first, then the survivors in order', () => {
    const state = contest(3, '123')
    meet(state, '1R 2C')
    expect(pairing(state)).toBe('312')
    meet(state, '3C 1R')
    expect(pairing(state)).toBe('231')
    meet(state, '2R 3C')
    expect(pairing(state)).toBe('12')
    expect(livesOf(state)).toBe('21')
    meet(state, '1C 2R')
    expect([pairing(state), livesOf(state)]).toEqual(['12', '11'])
    meet(state, '1C 2R')
    expect(state.leader).toBe(1)
  })
  test('T-RCI-06 with four, two matches make a round', () => {
    const state = contest(4, '3142')
    meet(state, '3R 1C')
    expect(tryste.turn(state)).toEqual({ kind: 'decide', seats: [1, 3] })
    meet(state, '4C 2R')
    expect(pairing(state)).toBe('32')
  })
  test('T-RCI-07 six become three, who start again with two lives', () => {
    const state = contest(6, '123456')
    meet(state, '1R 2C 3R 4C 5R 6C')
    expect([pairing(state), livesOf(state)]).toEqual(['135', '222'])
  })
})
