import { describe, expect, test } from 'vitest'
import {
  after,
  coins,
  free,
  handOf,
  isOver,
  legal,
  no,
  purse,
  refusedBy,
  scene,
  seen,
  settle,
  toMove,
} from '../builder.ts'

const EMPTY = 'BANK . .\n. . .\n. . .'

describe('Action phase', () => {
  test('U-ACT-01 U-GEN-02 turns go round in order, one action each', () => {
    const state = scene(EMPTY, { players: 3, order: [2, 3, 1], market: 'H01 H02 H03 H04' })
    const seats: number[] = []
    for (const tile of ['H01', 'H02', 'H03', 'H04']) {
      seats.push(toMove(state))
      after(state, `${toMove(state)} take ${tile}`)
    }
    expect(seats).toEqual([2, 3, 1, 2])
  })

  test('U-ACT-03 U-PAS-01 U-PAS-02 U-UPK-08 the order of passing is the next order', () => {
    const state = scene(EMPTY, { players: 4, order: [3, 1, 4, 2], market: 'H01 H02' })
    after(state, '3 pass', '1 take H01', '4 pass', '2 pass')
    expect([toMove(state), seen(state).future]).toEqual([1, [2, 3, 1]])
    after(state, '1 pass')
    expect([seen(state).round, seen(state).order, toMove(state)]).toEqual([2, [2, 3, 1, 0], 3])
  })

  test('U-ACT-04 U-ACT-05 passing is always legal, and the phase ends when all have', () => {
    const state = scene(EMPTY, { workers: { 1: 0, 2: 0 } })
    expect(legal(state, '')).toEqual(['pass'])
    after(state, '1 pass')
    expect(seen(state).round).toBe(1)
    after(state, '2 pass')
    expect(seen(state).round).toBe(2)
  })

  test('U-GEN-08 placed workers stay until upkeep', () => {
    const state = scene(EMPTY, { market: 'H01 H02' })
    after(state, '1 take H01', '2 pass', '1 take H02')
    expect([free(state, 1), state.placed[0]]).toEqual([3, 2])
    after(state, '1 pass')
    expect([free(state, 1), state.placed[0]]).toEqual([5, 0])
  })

  test('U-ACT-02 an effect that is going on comes before anything else', () => {
    const state = scene(EMPTY, { hands: { 1: 'E11' } })
    expect(no(state, '1 done')).toEqual(refusedBy('U-FX-06', 'not-now'))
    after(state, '1 build E11 b2')
    expect(no(state, '1 pass')).toEqual(refusedBy('U-PAS-01', 'not-now'))
    expect(no(state, '1 bank 1')).toEqual(refusedBy('U-ACT-02', 'not-now'))
  })
})

describe('Upkeep', () => {
  test('U-UPK-01 workers come home, temps leave, actions are open again', () => {
    const state = scene('BANK TEMP .\n. . .\n. . .', { market: 'H01' })
    after(state, '1 temps 4', '2 bank 3', '1 take H01', '2 pass', '1 pass')
    expect([free(state, 1), state.temps[0], free(state, 2)]).toEqual([5, 0, 5])
    expect(seen(state).actions.every(({ usedBy }) => usedBy === null)).toBe(true)
  })

  test('U-UPK-02 U-LIM-03 the team is five, the hired and the staff, never more than twelve', () => {
    const state = scene('I01/1 I10/1 I11/1\nI12/1 . .\n. . .')
    state.hired[0] = 4
    expect(state.staff[0]).toBeGreaterThan(3)
    after(state, '1 pass', '2 pass')
    expect([state.team[0], free(state, 1), state.team[1]]).toEqual([12, 12, 5])
  })

  test('U-UPK-03 U-FAM-03 buildings pay what their level shows, public ones their income', () => {
    const state = scene('BANK . .\n. S01/1 .\n. . E04/1')
    expect(state.total[9]).toBe(2)
    after(state, '1 pass', '2 pass')
    expect([coins(state, 1), coins(state, 2)]).toEqual([15 + 3 + 4, 15])
  })

  test('U-UPK-04 U-UPK-05 unsold tiles get a coin, and go after one more round', () => {
    const state = scene(EMPTY, { market: 'H01 H02 H03 H04', newTiles: 4 })
    after(state, '1 take H01', '2 pass', '1 pass')
    settle(state)
    expect(seen(state).obsolete).toEqual(['H02', 'H03', 'H04'])
    const fresh = seen(state).market
    expect(fresh).toHaveLength(4)
    const first = toMove(state)
    after(state, `${first} take H02`)
    expect(purse(state, first)).toEqual([4, 16])
    for (let seat = 0; seat < 2; seat++) after(state, `${toMove(state)} pass`)
    settle(state)
    expect(seen(state).obsolete).toEqual(fresh)
    const held = [1, 2].flatMap(seat => handOf(state, seat))
    expect([...seen(state).market, ...held]).not.toContain('H03')
  })

  test('U-UPK-06 the pile gives what it has left', () => {
    const state = scene(EMPTY, { newTiles: 4 })
    state.drawn = 46
    state.classLeft.fill(0)
    state.classLeft[11] = 2
    after(state, '1 pass', '2 pass')
    expect(seen(state).drawing).toBe(2)
    settle(state)
    expect(seen(state).market).toHaveLength(2)
    for (let seat = 0; seat < 2; seat++) after(state, `${toMove(state)} pass`)
    expect([seen(state).round, seen(state).market]).toEqual([3, []])
  })

  test('U-UPK-07 U-TND-08 public buildings come with their round and stay until they are won', () => {
    const state = scene(EMPTY)
    state.slots[0] = 0b11
    state.slots[1] = 0b100
    expect(seen(state).publics).toEqual([])
    after(state, '1 pass', '2 pass')
    expect(seen(state).publics).toEqual(['E01', 'E02'])
    after(state, '1 pass', '2 pass')
    expect(seen(state).publics).toEqual(['E01', 'E02', 'E03'])
  })
})

describe('The end', () => {
  test('U-END-05 U-GEN-02 U-GEN-03 round 5 is the last, and has no upkeep', () => {
    const state = scene('BANK . .\n. S01/1 .\n. . .', { round: 5 })
    after(state, '1 pass', '2 pass')
    expect([isOver(state), coins(state, 1)]).toEqual([true, 15])
  })

  test('U-END-01 U-END-02 U-END-03 the last plot: one more turn for those behind who have not passed', () => {
    const state = scene('BANK HOSP HALL\nEMPL TEMP /1', {
      players: 4,
      order: [3, 1, 4, 2],
      turn: 1,
      passed: [4],
      hands: { 1: 'H01' },
    })
    after(state, '1 build H01 c2')
    expect([toMove(state), seen(state).ending]).toEqual([2, true])
    after(state, '2 bank 1')
    expect([isOver(state), seen(state).round]).toEqual([true, 1])
  })

  test('U-END-03 with the option those who have passed get their last turn as well', () => {
    const state = scene('BANK HOSP HALL\nEMPL TEMP /1', {
      players: 4,
      order: [3, 1, 4, 2],
      turn: 1,
      passed: [4],
      hands: { 1: 'H01' },
      options: { lastTurns: 'all' },
    })
    after(state, '1 build H01 c2')
    expect(toMove(state)).toBe(4)
    after(state, '4 pass')
    expect(toMove(state)).toBe(2)
    after(state, '2 pass')
    expect(isOver(state)).toBe(true)
  })

  test('U-END-06 U-END-02 open tenders are cancelled, and nobody gets the tile', () => {
    const state = scene('BANK HOSP\nHALL /2', { hands: { 2: 'H01' }, publics: 'L07' })
    after(state, '1 tender L07 2')
    expect(free(state, 1)).toBe(3)
    after(state, '2 build H01 b2')
    expect([isOver(state), free(state, 1), handOf(state, 1)]).toEqual([true, 5, []])
  })

  test('U-END-04 once triggered the end stays, even if a plot is emptied again', () => {
    const state = scene('BANK H01/2\nS01/1 .', { hands: { 1: 'E10' }, coins: { 1: 20 } })
    after(state, '1 build E10 b2', '1 demolish b1')
    expect([coins(state, 1), coins(state, 2), state.empty]).toEqual([13, 20, 1])
    expect([toMove(state), seen(state).ending]).toEqual([2, true])
    after(state, '2 pass')
    expect(isOver(state)).toBe(true)
  })
})
