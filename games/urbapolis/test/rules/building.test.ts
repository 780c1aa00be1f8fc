import { describe, expect, test } from 'vitest'
import { urbapolis } from '../../src/index.ts'
import {
  after,
  coins,
  handOf,
  legal,
  level,
  no,
  owner,
  purse,
  refusedBy,
  scene,
  seen,
  settle,
  toMove,
  total,
} from '../builder.ts'

const STREET = 'BANK H01/2 H08/2\nS01/1 /1 I02/2\n. . .'
const shopBuilt = (hands: Record<number, string> = {}) => {
  const state = scene(STREET, { hands: { ...hands, 1: `S06 ${hands[1] ?? ''}` }, workers: { 1: 4 }, coins: { 1: 11 } })
  after(state, '1 build S06 b2')
  return state
}

describe('B. Taking a private tile', () => {
  test('U-TIL-01 U-TIL-03 one worker takes one tile, and the gap stays', () => {
    const state = scene('BANK . .\n. . .\n. . .', { market: 'H01 H02 S01 S02 I01 C01' })
    after(state, '1 take S01')
    expect(handOf(state, 1)).toEqual(['S01'])
    expect(purse(state, 1)).toEqual([4, 15])
    expect(seen(state).market).toEqual(['H01', 'H02', 'S02', 'I01', 'C01'])
  })

  test('U-TIL-02 an obsolete tile brings its coin', () => {
    const state = scene('BANK . .\n. . .\n. . .', { market: 'H01', obsolete: 'S01' })
    after(state, '1 take S01')
    expect(purse(state, 1)).toEqual([4, 16])
    expect(seen(state).obsolete).toEqual([])
    expect(no(state, '2 take S01')).toEqual(refusedBy('U-TIL-01', 'not-in-market'))
  })

  test('U-TIL-04 hands have no limit and are open to all, unless the table plays with closed hands', () => {
    const many = { hands: { 1: 'H01 H02 H03 H04 H05 H06 H07 S01 S02 E01' } }
    const hand = (options: object) => seen(scene('BANK . .\n. . .\n. . .', { ...many, ...options })).seats[0]!.hand
    expect(hand({})).toEqual({ kind: 'open', tiles: many.hands[1].split(' ') })
    expect(hand({ options: { handInfo: 'closed' } })).toEqual({ kind: 'closed', privates: 9, publics: 1 })
  })

  test('U-TIL-04 a tile is taken in front of everybody, also where hands are closed: it is memory and no secret', () => {
    const market = 'H01 H02 S01 S02 I01 C01'
    const state = scene('BANK . .\n. . .\n. . .', { market, options: { handInfo: 'closed' } })
    const told: unknown[] = []
    urbapolis.play(state, 0, urbapolis.notation.read('take S01')!, (to, event) => told.push([to, event]))
    expect(told).toContainEqual(['everyone', expect.objectContaining({ kind: 'took', seat: 0, tile: 'S01' })])
    expect(seen(state).seats[0]!.hand).toEqual({ kind: 'closed', privates: 1, publics: 0 })
  })
})

describe('C. Building', () => {
  test('U-BLD-01 U-BLD-02 a private tile goes on an own plot and is paid in workers and coins', () => {
    const state = shopBuilt()
    expect(purse(state, 1)).toEqual([2, 6])
    expect(owner(state, 'b2')).toBe(1)
    expect(handOf(state, 1)).toEqual([])
  })

  test('U-BLD-01 not on a free plot, a rival’s, an outskirt, a built one, nor without the tile', () => {
    const state = scene('BANK /2 #\n/1 . .\n. . .', { hands: { 1: 'H01' } })
    expect(no(state, '1 build H01 b2')).toEqual(refusedBy('U-BLD-01', 'not-your-plot'))
    expect(no(state, '1 build H01 b1')).toEqual(refusedBy('U-BLD-01', 'not-your-plot'))
    expect(no(state, '1 build H01 c1')).toEqual(refusedBy('U-GEO-02', 'not-a-plot'))
    expect(no(state, '1 build H02 a2')).toEqual(refusedBy('U-BLD-01', 'not-in-hand'))
    expect(no(state, '1 build BANK a2')).toEqual(refusedBy('U-BLD-01', 'not-in-hand'))
  })

  test('U-GEO-05 U-GEO-09 a plot holds one building', () => {
    const state = scene('BANK S01/1 .\n. . .\n. . .', { hands: { 1: 'H01 E01' } })
    expect(no(state, '1 build H01 b1')).toEqual(refusedBy('U-GEO-05', 'plot-built'))
    expect(no(state, '1 build E01 a1')).toEqual(refusedBy('U-GEO-05', 'plot-built'))
  })

  test('U-BLD-06 U-LVL-01 U-LVL-03 the start level counts the icons of all neighbours, whoever owns them', () => {
    expect(level(shopBuilt(), 'b2')).toBe(3)
  })

  test('U-BLD-07 U-FAM-05 U-LVL-05 the icons of the new tile change its neighbours at once', () => {
    const before = scene(STREET)
    const plots = ['b1', 'c1', 'a2', 'c2']
    expect(plots.map(plot => total(before, plot))).toEqual([2, 1, 2, -2])
    const state = shopBuilt()
    expect(plots.map(plot => total(state, plot))).toEqual([4, 3, 1, -3])
    expect(level(state, 'c2')).toBe(0)
  })

  test('U-BLD-03 U-BLD-04 a public tile goes on any free plot or an own one', () => {
    const drawing = 'BANK /2 /1 .\n. . . .\n. . . .'
    const state = scene(drawing, { players: 3, order: [3, 1, 2], hands: { 1: 'E01' } })
    after(state, '3 bid a2 1')
    const sites = ['c1', 'd1', 'b2', 'c2', 'd2', 'a3', 'b3', 'c3', 'd3']
    expect(legal(state, 'build E01').sort()).toEqual(sites.map(plot => `build E01 ${plot}`).sort())
    expect(no(state, '1 build E01 b1')).toEqual(refusedBy('U-BLD-04', 'not-your-plot'))
    expect(no(state, '1 build E01 a2')).toEqual(refusedBy('U-AUC-16', 'plot-not-free'))
  })

  test('U-BLD-04 with the option, a free plot needs a neighbour; an own one does not', () => {
    const props = { options: { publicPlots: 'adjacentFree' as const }, hands: { 1: 'E01' } }
    const state = scene('BANK . . .\n. . . .\n. . . /1', props)
    expect(legal(state, 'build E01')).toEqual(['build E01 d3', 'build E01 b1', 'build E01 a2', 'build E01 b2'])
    expect(no(state, '1 build E01 c3')).toEqual(refusedBy('U-BLD-04', 'no-neighbour'))
  })

  test('U-BLD-05 U-BLD-12 a public tile costs a worker and its coins, and belongs to its builder', () => {
    const state = scene('BANK . .\n. . .\n. . .', { hands: { 1: 'L07' } })
    after(state, '1 build L07 c3')
    expect(purse(state, 1)).toEqual([4, 9])
    expect(owner(state, 'c3')).toBe(1)
  })

  test('U-BLD-08 public buildings have no level', () => {
    const state = scene('BANK . .\n. . .\n. . .', { hands: { 1: 'E01' } })
    after(state, '1 build E01 b2')
    expect(seen(state).plots.filter(({ building }) => building !== null)).toMatchObject([
      { building: 'BANK', total: null },
      { building: 'E01', total: null },
    ])
  })

  test('U-BLD-09 U-UPK-02 staff follows the level and joins at upkeep only', () => {
    const drawing = 'EMPL TEMP .\n. I04/1 .\n. . /2'
    const state = scene(drawing, { hands: { 2: 'H01' }, market: 'S01' })
    expect([total(state, 'b2'), state.staff[0]]).toEqual([2, 2])
    after(state, '1 take S01', '2 build H01 c3')
    expect([total(state, 'b2'), state.staff[0]]).toEqual([1, 1])
    after(state, '1 pass')
    expect(state.free[0]).toBe(4)
    after(state, '2 pass')
    expect([state.team[0], state.free[0]]).toEqual([6, 6])
  })

  test('U-BLD-10 U-BLD-11 pay, place, levels, and then the effect', () => {
    const state = scene('BANK S01/1 .\n. . .\n. . .', { hands: { 1: 'E11' } })
    const events = after(state, '1 build E11 b2')
    expect(events.map(({ kind }) => kind)).toEqual(['built'])
    expect([purse(state, 1), total(state, 'b1'), seen(state).phase]).toEqual([[4, 12], 2, 'street'])
    expect(toMove(state)).toBe(1)
    after(state, '1 street b1-b2')
    expect([total(state, 'b1'), toMove(state)]).toEqual([3, 2])
  })
})

describe('F. Upgrading', () => {
  test('U-UPG-03 U-UPG-04 U-UPG-05 the difference is paid, the level stays, the neighbours change', () => {
    const state = shopBuilt({ 2: 'H11' })
    state.boosts[1] = 1 // b1
    state.total[1]! += 1
    after(state, '2 upgrade H11 b1')
    expect(purse(state, 2)).toEqual([3, 7])
    expect(total(state, 'b1')).toBe(5)
    expect(['c1', 'a2', 'b2', 'c2'].map(plot => total(state, plot))).toEqual([3, 1, 3, -4])
  })

  test('U-UPG-01 U-UPG-03 same family, higher rank, exactly the difference', () => {
    const state = scene('BANK S04/1 .\n. . .\n. . .', {
      hands: { 1: 'S06 H06' },
      workers: { 1: 1 },
      coins: { 1: 2 },
    })
    expect(legal(state, 'upgrade')).toEqual(['upgrade S06 b1'])
    expect(no(state, '1 upgrade H06 b1')).toEqual(refusedBy('U-UPG-01', 'wrong-family'))
    after(state, '1 upgrade S06 b1')
    expect(purse(state, 1)).toEqual([0, 0])
  })

  test('U-UPG-01 not a rival’s building, not to a lower rank', () => {
    const state = scene('BANK S06/1 S01/2\n. . .\n. . .', { hands: { 1: 'S02 S07 S10' } })
    expect(no(state, '1 upgrade S10 c1')).toEqual(refusedBy('U-UPG-01', 'not-your-building'))
    expect(no(state, '1 upgrade S07 b1')).toEqual(refusedBy('U-UPG-01', 'rank-not-higher'))
    expect(no(state, '1 upgrade S02 a1')).toEqual(refusedBy('U-UPG-01', 'no-private-building'))
    expect(no(state, '1 upgrade S12 b1')).toEqual(refusedBy('U-UPG-01', 'not-in-hand'))
  })

  test('U-UPG-02 rank 1 may become rank 3 at once', () => {
    const state = scene('BANK H04/1 .\n. . .\n. . .', { hands: { 1: 'H12' } })
    after(state, '1 upgrade H12 b1')
    expect(purse(state, 1)).toEqual([3, 10])
  })

  test('U-UPG-03 a cheaper tile costs nothing in that coin', () => {
    const state = scene('BANK H08/1 .\n. . .\n. . .', { hands: { 1: 'H12' }, coins: { 1: 2 } })
    after(state, '1 upgrade H12 b1')
    expect(purse(state, 1)).toEqual([4, 0])
  })

  test('U-UPG-06 the old tile leaves the game, the new track counts at once', () => {
    const state = scene('BANK I01/1 .\n. . .\n. . .', { hands: { 1: 'I09' }, newTiles: 4 })
    expect(state.staff[0]).toBe(1)
    after(state, '1 upgrade I09 b1')
    expect(handOf(state, 1)).toEqual([])
    expect(seen(state).seats[0]!.lines.industry).toBe(2)
    after(state, '2 pass', '1 pass')
    settle(state)
    expect([...seen(state).market, ...seen(state).obsolete]).not.toContain('I01')
  })

  test('U-UPG-07 an upgrade ends nothing and starts no effect', () => {
    const state = scene('BANK H01/1\nHOSP HALL', { hands: { 1: 'H06' } })
    after(state, '1 upgrade H06 b1')
    expect([seen(state).ending, toMove(state)]).toEqual([false, 2])
    expect(coins(state, 1)).toBe(13)
  })
})
