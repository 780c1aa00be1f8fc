import { describe, expect, test } from 'vitest'
import { tryste } from '../../../src/index.ts'
import { finishPhase, finishYear, listed, say, tableOf, tile } from '../../builder.ts'

describe('C15 Cold Snap', () => {
  test('T-EVT-04 secret in its own phase; shown before the draw of the next, in which Concrete is worth nothing', () => {
    const state = tableOf(4)
    tile(state, 0, 'u:-1,0', 'R')
    tile(state, 0, 'u:-2,0', 'R')
    state.resources[1] = 5
    const heard = say(state, '1 pick contractor', '* draw C15')
    expect(
      heard
        .filter(({ to }) => to === 'everyone')
        .map(({ event }) => JSON.stringify(event))
        .join(),
    ).not.toContain('C15')
    expect(heard).toContainEqual({ to: 0, event: { kind: 'card', card: 'C15' } })
    expect(JSON.stringify(tryste.view(state, 1))).not.toContain('C15')
    say(state, '1 take lumber', '1 work u:-1,0 1')
    expect(listed(state)).toContain('spend concrete')
    say(state, '1 build 0')
    finishPhase(state)
    finishYear(state)
    const revealed = say(state, `${state.seat + 1} pick contractor`)
    expect(revealed).toContainEqual({ to: 'everyone', event: { kind: 'shown', seat: 0, card: 'C15', on: '' } })
    expect(tryste.turn(state).kind).toBe('luck')
    say(state, '* draw C07')
    while (state.seat !== 0 || listed(state)[0] !== 'take lumber') say(state, `${state.seat + 1} ${listed(state)[0]}`)
    say(state, '1 take lumber', '1 work u:-2,0 1')
    expect(listed(state)).not.toContain('spend concrete')
    expect(listed(state)).toContain('spend lumber')
    say(state, '1 build 0')
    finishPhase(state)
    expect(state.effects).toBe(0)
    expect([...state.usedPile.subarray(0, 2)]).toContain(14 + 15)
  })
})
